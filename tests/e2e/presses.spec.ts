import type { Locator } from '@playwright/test'
import { coverParts, repetitions } from '../support/sampling.ts'
import {
  addressOf,
  compileServed,
  partsOf,
  sessionOf,
  walkedRoutes,
  type WalkedRoute,
} from './manifestWalk.ts'
import { contactFile, dropSession, expect, signIn, test } from './portal.ts'

const portal = await compileServed()
/** Every widget; what moves in a form is the engine's. */
const forms = coverParts(
  'forms that are pressed in',
  walkedRoutes(portal).filter(({ form, mode }) => form !== undefined || mode === 'create'),
  () => '',
  partsOf,
  2,
)
const inputsOfWidget = repetitions('fields of a widget that are pressed beside', 2, 1000)

test('toggles a checkbox with the click that blurs an invalid message', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/templates/create')
  await page.getByLabel('Template name').fill('Pressed')
  await page.getByLabel('Destination country').fill('United Kingdom')
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Message text').fill('{{a}} {{a}}')
  const sender = page.getByRole('row').getByRole('checkbox').nth(1)
  await press(sender)
  await expect(page.getByText('Each variable name must be unique').first()).toBeVisible()
  await expect(sender).toBeChecked()
})

test('opens the file dialog with the click that blurs an invalid name', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/campaigns/create')
  await page.getByLabel('Broadcast name').fill('a-b')
  const chosen = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: /Choose a CSV file/ }))
  await (await chosen).setFiles(contactFile(3))
  await expect(page.locator('[data-field=name] [id$=__error]')).toBeVisible()
})

test('adds a row with the click that blurs an invalid URL', async ({ page }) => {
  await signIn(page, 'owner', '/profile/account/default-destinations')
  await page.getByRole('button', { name: 'Add destination' }).click()
  const lines = page.locator('[data-field=default_destinations] > fieldset > ol > li')
  const before = await lines.count()
  await lines.last().getByRole('textbox').first().fill('nobody at home')
  await press(page.getByRole('button', { name: 'Add destination' }))
  await expect(lines).toHaveCount(before + 1)
})

test('shows the error immediately when a key blurs an invalid field', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/campaigns/create')
  await page.getByLabel('Broadcast name').fill('a-b')
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-field=name] [id$=__error]')).toBeVisible()
})

test('moves nothing in a form while the pointer is down', async ({ page, context, browser, baseURL }) => {
  test.slow()
  // What was typed in one form is left for the next.
  page.on('dialog', (dialog) => void dialog.accept())
  let errors = 0
  const tried = new Map<string, number>()
  for (const walked of forms) {
    const session = await sessionOf(browser, walked.user, baseURL ?? '')
    await dropSession(page)
    await context.addCookies(session.cookies)
    await page.goto(await addressOf(page, portal, walked))
    const inputs = page.getByRole('main').getByRole('textbox', { disabled: false })
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    // What a page still reads would move it too.
    await page.waitForLoadState('networkidle')
    for (const input of await inputs.all()) {
      if (!(await input.isEditable())) continue
      const widget = widgetOf(walked, await fieldOf(input))
      const times = (tried.get(widget) ?? 0) + 1
      if (times > inputsOfWidget) continue
      tried.set(widget, times)
      await input.fill('')
      const under = page.getByRole('main').getByRole('button').last()
      await under.scrollIntoViewIfNeeded()
      await under.hover()
      const before = await positionOf(under)
      await page.mouse.down()
      const moved = (await positionOf(under)) - before
      // Layout may round differently by a part of a pixel; a click is lost by more.
      expect(Math.abs(moved), walked.route.path).toBeLessThan(1)
      // What was pressed is not clicked: the pointer leaves it.
      await page.mouse.move(0, 0)
      await page.mouse.up()
      // What waited for the release is shown with the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      errors += await page.locator('[data-field] [id$=__error]').count()
    }
  }
  expect(errors).toBeGreaterThan(1)
})

function fieldOf(input: Locator): Promise<string> {
  return input.evaluate((element) => element.closest('[data-field]')?.getAttribute('data-field') ?? '')
}

function widgetOf({ wizard, form }: WalkedRoute, field: string): string {
  return (wizard?.fields ?? form?.views ?? {})[field]?.widget ?? `part of ${field}`
}

/** Pixels from the top. */
async function positionOf(target: Locator): Promise<number> {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to press')
  return box.y
}

/** A real click at the element's position before the press. */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to press')
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 80 })
}
