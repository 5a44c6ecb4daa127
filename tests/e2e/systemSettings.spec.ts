import type { Locator } from '@playwright/test'
import { expect, signIn, test } from './portal.ts'

/** What people set in their system, beside the color scheme, which screens.spec.ts sees to. */

async function styleOf(of: Locator, name: string, pseudo?: string): Promise<string> {
  let style = ''
  // An element that is just being replaced has none.
  await expect
    .poll(async () => {
      style = await of.evaluate(
        (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property),
        [name, pseudo] as const,
      )
      return style
    })
    .not.toBe('')
  return style
}

test.describe('with forced colors', () => {
  test.use({ forcedColors: 'active' })

  test('what is current, pressed first, chosen from or counted is told by more than a background', async ({
    page,
  }) => {
    await signIn(page, 'owner', '/sms-broadcast/campaigns')
    const link = (name: string): Locator => page.getByRole('link', { name, exact: true })
    expect(await styleOf(link('SMS broadcast'), 'outline-style')).toBe('solid')
    expect(await styleOf(link('Opt-outs'), 'outline-style')).toBe('none')
    const [canvas, current, other] = await Promise.all([
      styleOf(page.locator('html'), 'background-color'),
      styleOf(link('Broadcasts'), 'border-bottom-color'),
      styleOf(link('Templates'), 'border-bottom-color'),
    ])
    expect(other).toBe(canvas)
    expect(current).not.toBe(canvas)
    const arrow = await styleOf(page.locator('.list-select').first(), 'background-color', '::picker-icon')
    expect(arrow).not.toBe(canvas)

    await page.goto('/sms-broadcast/templates/create')
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await expect(next).toBeVisible()
    expect(await styleOf(next, 'border-top-style')).toBe('solid')
    const step = page.locator('[aria-current=step]')
    expect(await styleOf(step, 'outline-style')).toBe('solid')
    expect(await styleOf(step, 'outline-offset')).toBe('3px')

    await page.goto('/')
    const swatch = page.locator('.chart-legend li').first()
    await expect(swatch).toBeVisible()
    expect(await styleOf(swatch, 'background-color', '::before')).not.toBe(canvas)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves when a dialog opens', async ({ page }) => {
    await signIn(page, 'owner', '/sms-broadcast/campaigns')
    await page.getByRole('button', { name: 'Columns' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        .filter((ms) => ms > 1),
    )
    expect(moving).toEqual([])
  })
})
