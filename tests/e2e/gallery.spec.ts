import type { Page, Locator } from '@playwright/test'
import { deal, sample } from '../support/sampling.ts'
import { expect, expectAccessible, test } from './portal.ts'
import { portOf } from './portOf.ts'
import { startOwnServer, type OwnServer } from './startOwnServer.ts'

// A trace keeps the whole page, which is large here, at every step.
test.use({ trace: 'off' })

/** A server of its own, since the other one has no gallery. */
let server: OwnServer
let gallery: string
test.beforeAll(async () => {
  test.setTimeout(900_000)
  server = await startOwnServer(portOf(1), { env: { PATCHBAY_GALLERY: '1' } })
  gallery = `${server.url}/gallery`
})
test.afterAll(() => server.remove())
test.use({ baseURL: `http://localhost:${portOf(1)}` })

const sections = [
  'widgets',
  'panels',
  'cells',
  'filters',
  'row-actions',
  'blocks',
  'banner-tones',
  'status-tones',
  'messages',
  'icons',
]
/** Judged in dark in each of their states. */
const drawnInStates = ['widgets']
/** The same screen appears on the page several times under one name. */
const repeated = ['landmark-unique']
const wizards = ['create', 'refused', 'edit', 'aside', 'summary', 'view', 'loading', 'failed', 'forbidden']

async function open(page: Page, anchor: string): Promise<void> {
  // Another fragment alone would not load the page anew.
  await page.goto(`${gallery}?${anchor}#${anchor}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

/** Opens another part of the open page, and draws all of it. */
async function openAnchor(page: Page, anchor: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), anchor)
  await expect(page.locator(`[id="${anchor}"]`)).toBeAttached()
  await drawAll(page)
}

/** Brings every example near the window at once, and waits until all are drawn. */
async function drawAll(page: Page): Promise<void> {
  const examples = page.locator('[data-example]')
  await expect(examples).not.toHaveCount(0)
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  // The page grows as they are drawn.
  await expect(async () => {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.max(height, whole) })
    await expect(
      page.locator('[data-example]:not([data-drawn]:not(:empty), :has([data-drawn]:not(:empty)))'),
    ).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  await expect(page.locator('.gallery-waiting')).toHaveCount(0)
  await expect(page.locator('.gallery-failure')).toHaveCount(0)
  await page.setViewportSize({ width, height })
}

function example(page: Page, id: string): Locator {
  return page.locator(`[id="${id}"]`)
}

/** Opens the page where this example stands; others are drawn as they come near the window. */
async function openExample(page: Page, id: string): Promise<Locator> {
  await open(page, id)
  await example(page, id).scrollIntoViewIfNeeded()
  return example(page, id)
}

const schemes = ['light', 'dark'] as const
const variants = ['Empty', 'Long value', 'Required', 'Refused', 'Disabled', 'Read-only']
const dealt = deal(
  'states of fields and color schemes',
  schemes,
  () => '',
  () => variants,
)

/** Only colors differ between the schemes; the page is drawn once for both. */
async function expectAccessibleInBoth(page: Page, within?: string): Promise<void> {
  const part = within === undefined ? {} : { within }
  await expectAccessible(page, { except: repeated, ...part })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { only: ['color-contrast'], ...part })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** On a tablet and a phone. */
async function expectFits(page: Page, section: string): Promise<void> {
  const overflow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const width of [834, 390]) {
    await page.setViewportSize({ width, height: 1000 })
    await expect.poll(overflow, `${section} at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(before)
}

test('renders everything accessibly in light and dark, and fits a phone and a tablet', async ({ page }) => {
  test.setTimeout(900_000)
  await open(page, 'widgets')
  for (const section of sample('sections of the gallery', sections, 4)) {
    await openAnchor(page, section)
    if (drawnInStates.includes(section)) await expectAccessible(page, { except: repeated })
    else await expectAccessibleInBoth(page)
    await expectFits(page, section)
  }
  for (const state of sample('states of wizards', wizards, 2)) {
    await openAnchor(page, `wizards-${state}`)
    await expect(example(page, `wizards-${state}`).getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleInBoth(page, `[id="wizards-${state}"]`)
  }
})

for (const scheme of schemes)
  test(`renders widgets and blocks accessibly in every state in ${scheme}`, async ({ page }) => {
    test.setTimeout(900_000)
    const rules = scheme === 'light' ? { except: repeated } : { only: ['color-contrast'] }
    await page.emulateMedia({ colorScheme: scheme })
    await open(page, 'widgets')
    await openAnchor(page, 'widgets')
    for (const variant of dealt.get(scheme) ?? []) {
      await page.getByLabel('Fields are').selectOption({ label: variant })
      await drawAll(page)
      await expectAccessible(page, { ...rules, within: '[data-drawn]' })
    }
    await openAnchor(page, 'blocks')
    for (const answers of ['Loading', 'Nothing', 'Failing']) {
      await page.getByLabel('The server answers').selectOption({ label: answers })
      await expect(example(page, 'blocks-chart').locator('.page-chart')).toBeVisible()
      await expectAccessible(page, { ...rules, within: '[data-drawn]' })
    }
  })

test('shows why a field is invalid or disabled', async ({ page }) => {
  const text = await openExample(page, 'widgets-text')
  await page.getByLabel('Fields are').selectOption({ label: 'Refused' })
  await expect(text.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/this is taken/)
  await page.getByLabel('Fields are').selectOption({ label: 'Disabled' })
  await expect(text.getByRole('textbox', { name: 'Name' })).toBeDisabled()
  await expect(text.getByText('Type a name first')).toBeVisible()
})

test('shows loading, error, recovered, empty and no-permission states of figures and charts', async ({
  page,
}) => {
  const stats = await openExample(page, 'blocks-stats')
  const chart = example(page, 'blocks-chart')
  const answers = page.getByLabel('The server answers')
  await expect(stats.getByRole('listitem').filter({ hasText: 'Sent' }).first()).toContainText('48,210')
  await expect(stats.getByText('Up 12.4%')).toBeVisible()
  await expect(stats.getByRole('link', { name: 'Specimens' })).toHaveAttribute('href', '/gallery/specimens')
  await expect(chart.locator('rect.chart-mark')).toHaveCount(16)
  await chart.getByRole('button', { name: 'Show as table' }).click()
  await expect(chart.getByRole('row', { name: /Mar 6/ })).toContainText('7,240')

  await answers.selectOption({ label: 'Loading' })
  await expect(stats.getByText('Loading…').first()).toBeAttached()
  await answers.selectOption({ label: 'Failing' })
  await expect(stats.getByRole('button', { name: 'Try again Sent' })).toBeVisible()
  await expect(chart.getByRole('button', { name: 'Try again' })).toBeVisible()
  await answers.selectOption({ label: 'Nothing' })
  await expect(stats.getByText('None yet').first()).toBeVisible()
  await expect(chart.getByText('Nothing was sent yet')).toBeVisible()
  await answers.selectOption({ label: 'Forbidden' })
  await expect(stats.getByRole('listitem')).toHaveCount(0)
  await expect(chart.locator('.page-chart')).toHaveCount(0)
  await expect(example(page, 'blocks-form').getByRole('button', { name: 'Save' })).toHaveCount(0)
})

test('loads, validates and saves a form on a page', async ({ page }) => {
  const form = await openExample(page, 'blocks-form')
  const name = form.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Winter campaign')
  await name.fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAccessibleDescription(/Required field/)
  await name.fill('Summer campaign')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The specimen is saved.')).toBeVisible()
})

test('compiles JSON edits while typing, with errors in place and a live preview', async ({ page }) => {
  const filter = await openExample(page, 'filters-search')
  const search = filter.locator('.gallery-specimen').getByRole('textbox').first()
  const code = filter.getByRole('textbox', { name: /^filter in/ })
  await expect(search).toHaveAttribute('placeholder', 'Search by name')
  const text = await code.inputValue()

  await code.fill(text.replace('"@search"', '"@serch"'))
  await expect(filter.getByRole('alert')).toContainText('Did you mean “search”?')
  await expect(filter.getByRole('alert')).toContainText(/Line \d/)
  await expect(search).toHaveAttribute('placeholder', 'Search by name')

  await code.fill(text.replace('"@search"', '"@search", "title": "@new"'))
  await expect(search).toHaveAccessibleName('New specimen')
  await expect(filter.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo all edits' }).click()
  await expect(search).toHaveAccessibleName('Name')
  await expect(code).toHaveValue(text)
})

test('filters by search, and opens one example by URL', async ({ page }) => {
  await open(page, 'cells-money')
  await expect(page.locator('[aria-current=location]')).toHaveText('money')
  await page.getByRole('searchbox', { name: 'Search' }).first().fill('percent')
  await expect(page.locator('[data-example]')).toHaveCount(1)
  await expect(page.locator('[data-example]')).toContainText('percent-bar')
})

test('compiles only for same-origin pages with the variable set', async ({ request }) => {
  const compile = `${server.url}/api/site/gallery/compile`
  const foreign = await request.post(compile, {
    headers: { origin: 'https://other.example' },
    data: { sources: {} },
  })
  expect(foreign.status()).toBe(403)
  const broken = await request.post(compile, {
    headers: { origin: `${server.url}` },
    data: { sources: 3 },
  })
  expect(broken.status()).toBe(400)
})
