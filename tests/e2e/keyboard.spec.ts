import type { FileChooser, Page } from '@playwright/test'
import { contactFile, expect, mappingSelects, signIn, test } from './portal.ts'

test('a broadcast can be created with the keyboard alone', async ({ page }) => {
  await signIn(page, 'owner')
  // From here on, because the browser takes a moment until it hands over what it is asked to open.
  let chooser: FileChooser | undefined
  page.once('filechooser', (opened) => (chooser = opened))
  await expect(page.getByRole('grid')).toBeVisible()
  await tabTo(page, 'New broadcast')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/create/)
  await tabTo(page, 'Broadcast name')
  await page.keyboard.type('Keyboard only')
  await tabTo(page, /Choose a CSV file/)
  // A busy browser without a window forgets to hand over the first now and then; the button is where it was.
  await expect(async () => {
    await expect(page.getByRole('button', { name: /Choose a CSV file/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => chooser !== undefined, { timeout: 3000 }).toBe(true)
  }).toPass({ timeout: 15_000 })
  await chooser?.setFiles(contactFile(10))
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible({ timeout: 20_000 })
  for (const field of ['Template', 'Sender ID']) {
    await tabTo(page, field)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: field })).not.toHaveValue('')
  }
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/variables$/)
  for (const select of await mappingSelects(page)) {
    await tabTo(page, (await select.getAttribute('aria-label')) ?? /Column for/)
    const index = (await page.getByRole('combobox', { name: /^Column for/ }).all()).length
    for (let step = 0; step <= index; step++) {
      if (
        (await page
          .getByRole('alert')
          .filter({ hasText: /already|same column/i })
          .count()) === 0 &&
        (await select.inputValue()) !== ''
      )
        break
      await page.keyboard.press('ArrowDown')
    }
  }
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/schedule$/)
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/summary$/)
  await tabTo(page, 'Send broadcast')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sms-broadcast\/campaigns$/)
  await expect(page.getByRole('row').filter({ hasText: 'Keyboard only' }).first()).toBeVisible()
})

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return ''
      const labels =
        'labels' in element
          ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent)
          : []
      const byId = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
      return [element.getAttribute('aria-label'), ...labels, ...byId, element.textContent]
        .filter(Boolean)
        .join(' ')
    })
    if (typeof name === 'string' ? focused.includes(name) : name.test(focused)) return
  }
  throw new Error(`Tab never reached ${String(name)}`)
}
