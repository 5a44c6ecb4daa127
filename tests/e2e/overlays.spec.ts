import type { Locator, Page } from '@playwright/test'
import { deal, triesAll } from '../support/sampling.ts'
import { askAll, dropFailedCalls, expect, expectAccessible, postCredentials, test } from './portal.ts'

/** What opens above a screen, and what opens it. screens.spec.ts checks the screens themselves. */
interface Overlay {
  name: string
  path: string
  open: (page: Page) => Promise<void>
  shown: (page: Page) => Locator
  /** Only where the window is as narrow as this. */
  narrow?: true
}

const campaigns = '/sms-broadcast/campaigns'
const dialog = (page: Page): Locator => page.getByRole('dialog')
const question = (page: Page): Locator => page.getByRole('alertdialog')
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Filters of the list of broadcasts may not stand in the toolbar. */
async function showFilters(page: Page): Promise<void> {
  const whole = page.getByRole('button', { name: 'Fewer filters' })
  const more = page.getByRole('button', { name: /^More filters/ })
  await expect(whole.or(more)).toBeVisible()
  if (await more.isVisible()) await more.click()
}

const pressFilter = (name: string) => async (page: Page) => {
  await showFilters(page)
  await press(name)(page)
}

const overlays: Overlay[] = [
  {
    name: 'account menu',
    path: campaigns,
    open: press(/^Account menu/),
    shown: (page) => page.getByRole('menuitem').or(page.getByRole('radio')).first(),
  },
  { name: 'notifications', path: campaigns, open: press(/^Notifications/), shown: dialog },
  {
    name: 'notifications that cannot be read',
    path: campaigns,
    async open(page) {
      await askAll(page)
      await page.route('**/api/site/notifications', (route) => route.fulfill({ status: 500, body: '{}' }))
      await page.reload()
      await press(/^Notifications/)(page)
      await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    },
    shown: dialog,
  },
  {
    name: 'palette',
    path: campaigns,
    async open(page) {
      await page.keyboard.press('Control+k')
      await dialog(page).getByRole('combobox').fill('broad')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
    shown: dialog,
  },
  {
    name: 'keyboard help',
    path: campaigns,
    open: (page) =>
      // The keys are listened to a moment after the first screen.
      expect(async () => {
        await page.keyboard.press('?')
        await expect(dialog(page)).toBeVisible({ timeout: 500 })
      }).toPass(),
    shown: dialog,
  },
  { name: 'navigation', path: campaigns, open: press('Open navigation'), shown: dialog, narrow: true },
  { name: 'columns', path: campaigns, open: press('Columns'), shown: dialog },
  { name: 'views', path: campaigns, open: press('Views'), shown: dialog },
  {
    name: 'filter by status',
    path: campaigns,
    async open(page) {
      await showFilters(page)
      await page.getByRole('combobox', { name: /Status/ }).click()
    },
    shown: (page) => page.getByRole('option').first(),
  },
  { name: 'filter by date', path: campaigns, open: pressFilter('Created: any time'), shown: dialog },
  { name: 'filter by amount', path: campaigns, open: pressFilter('Charge'), shown: dialog },
  {
    name: 'filter by a record',
    path: campaigns,
    async open(page) {
      await pressFilter('All Sender IDs')(page)
      await expect(page.getByRole('checkbox').first()).toBeVisible()
    },
    shown: dialog,
  },
  {
    name: 'actions of a row',
    path: campaigns,
    open: press(/^Actions/),
    shown: (page) => page.getByRole('menuitem').first(),
  },
  {
    name: 'question before something ends',
    path: `${campaigns}?status=paused`,
    async open(page) {
      await press(/^Actions/)(page)
      await page.getByRole('menuitem', { name: 'Cancel' }).click()
    },
    shown: question,
  },
  {
    name: 'question before leaving',
    path: '/sms-broadcast/templates/create',
    async open(page) {
      // What is the same as in the draft is no change.
      await page.getByLabel('Template name').fill(`Half a template at ${page.viewportSize()?.width}`)
      await page.getByRole('link', { name: 'Cancel' }).click()
    },
    shown: dialog,
  },
  {
    name: 'question before sessions end',
    path: '/profile/two-fa',
    async open(page) {
      await postCredentials(page.request, 'admin')
      await page.reload()
      await press('Sign out everywhere else')(page)
    },
    shown: question,
  },
]

const wide = [1440, 390]
const small = [390]
const widths = deal(
  'overlays and widths',
  overlays,
  ({ narrow }) => String(narrow),
  ({ narrow }) => (narrow ? small : wide),
)

for (const overlay of overlays) {
  const { name, path, open, shown, narrow } = overlay
  test(`${name}: is accessible in light and dark mode, and closes on Escape`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: narrow ? 390 : 1440, height: 900 })
    await postCredentials(page.request, 'admin')
    for (const width of widths.get(overlay) ?? []) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      // From here on its keys work too.
      await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
      await open(page)
      await expect(shown(page)).toBeVisible()
      const within = await markOverlay(shown(page))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page, {
          ...(colorScheme === 'dark' && { only: ['color-contrast'] }),
          // The screen behind it is judged by screens.spec.ts.
          ...(!triesAll && { within }),
        })
      }
      await expectInside(page, shown(page))
      await page.emulateMedia({ colorScheme: 'light' })
      await page.keyboard.press('Escape')
      await expect(shown(page)).toBeHidden()
    }
    dropFailedCalls(complaints)
  })
}

/** @returns the selector of the whole overlay that shows this */
function markOverlay(shown: Locator): Promise<string> {
  return shown.evaluate((element) => {
    const overlay = element.closest(
      'dialog, [popover], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], section',
    )
    if (!overlay) throw new Error('It is in no overlay')
    overlay.setAttribute('data-judged', '')
    return '[data-judged]'
  })
}

/** It fits inside the window. */
async function expectInside(page: Page, overlay: Locator): Promise<void> {
  const [box, size] = [await overlay.boundingBox(), page.viewportSize()]
  if (!box || !size) throw new Error('It is in sight')
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(size.width)
}
