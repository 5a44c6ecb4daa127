import type { FileChooser, Page } from '@playwright/test'
import { contactFile, expect, mappingSelects, showGrid, signIn, test } from './portal.ts'

test('creates a broadcast with the keyboard only', async ({ page }) => {
  await signIn(page, 'owner')
  // From here on, because the browser takes a moment until it hands over what it is asked to open.
  let chooser: FileChooser | undefined
  page.once('filechooser', (opened) => (chooser = opened))
  await showGrid(page)
  // Past the navigation, which grows with every module.
  await tabTo(page, 'Skip to content')
  await page.keyboard.press('Enter')
  await tabTo(page, 'New broadcast')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/create/)
  await tabTo(page, 'Broadcast name')
  await page.keyboard.type('Keyboard only')
  await expect(page.getByRole('button', { name: /Choose a CSV file/ })).toBeVisible()
  await tabTo(page, /Choose a CSV file/)
  // A busy browser without a window forgets to hand over the first now and then; the button is where it was.
  await expect(async () => {
    await expect(page.getByRole('button', { name: /Choose a CSV file/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => chooser !== undefined, { timeout: 3000 }).toBe(true)
  }).toPass()
  await chooser?.setFiles(contactFile(10))
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible()
  for (const field of ['Template', 'Sender ID']) {
    await tabTo(page, field)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: field })).not.toHaveValue('')
  }
  await goOn(page, /variables$/)
  for (const [place, select] of (await mappingSelects(page)).entries()) {
    await tabTo(page, (await select.getAttribute('aria-label')) ?? /Column for/)
    await page.keyboard.type(`Column ${'BCDEF'[place]}`)
    await expect(select).toHaveValue(String(place + 1))
  }
  await goOn(page, /schedule$/)
  await goOn(page, /summary$/)
  await expect(page.getByRole('button', { name: /^Send to / })).toBeVisible()
  await tabTo(page, /^Send to /)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Go back' })).toBeFocused()
  await tabTo(page, /^Send to /)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sms-broadcast\/campaigns$/)
  await expect(page.getByRole('row').filter({ hasText: 'Keyboard only' }).first()).toBeVisible()
})

/** Goes on to the next step of a wizard, which has the focus once it is drawn. */
async function goOn(page: Page, address: RegExp): Promise<void> {
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(page.locator('#wizard-step-title')).toBeFocused()
}

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
