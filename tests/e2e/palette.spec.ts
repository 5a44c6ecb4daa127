import type { Page } from '@playwright/test'
import { askAll, dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and jump' })
const options = (page: Page) => palette(page).getByRole('option')

async function open(page: Page) {
  // The listener comes with the header.
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

/** The answer of the API to the signed-in person. */
async function call(page: Page, method: string, path: string, body?: unknown) {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'token')?.value ?? ''
  const answer = await page.request.fetch(`/api/site${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { data: body }),
  })
  return answer.json()
}

test('navigates by a few letters and Enter, and goes back on Escape', async ({ page }) => {
  await signIn(page, 'owner')
  const button = page.getByRole('button', { name: 'Search or jump to…' })
  await button.click()
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await expectAccessible(page, { within: '.palette' })
  expect(await page.locator('.palette').evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(600)
  await page.keyboard.type('qqqqqq')
  await expect(palette(page).getByText('No results')).toBeVisible()
  await expectAccessible(page, { within: '.palette' })
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(button).toBeFocused()

  // A tab has another name than its screen.
  await open(page)
  await page.keyboard.type('campaigns')
  await expect(options(page).filter({ hasText: /^SMS broadcast/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await open(page)
  await page.keyboard.type('sndr id')
  await expect(options(page).first()).toContainText('Sender IDs')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sms\/senders$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // Where one was stands first, and arrows go round.
  await open(page)
  await expect(palette(page).getByText('Recent')).toBeVisible()
  await expect(options(page).first()).toHaveText('SMS broadcast')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
})

test('finds up to five records per list by name, and announces the results', async ({ page }) => {
  await signIn(page, 'owner', '/')
  await open(page)
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/v1/sms/campaigns') && url.searchParams.has('name')) asked.push(url)
  })
  await page.keyboard.type('er', { delay: 20 })
  const found = palette(page).getByRole('group', { name: 'SMS broadcast' })
  await expect(found.getByRole('option')).toHaveCount(5)
  // What is typed quickly is asked once, of each list for what it shows.
  expect(asked.map(({ searchParams }) => [searchParams.get('name'), searchParams.get('archived')])).toEqual([
    ['er', 'false'],
    ['er', 'true'],
  ])
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results$/)
  const scheduled = (await call(page, 'GET', '/v1/sms/campaigns?status=scheduled')).campaigns[0]
  await palette(page).getByRole('combobox').fill(scheduled.name)
  await palette(page).getByRole('option', { name: scheduled.name, exact: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`campaigns/view/${scheduled.id}`))
  await open(page)
  await expect(
    palette(page).getByRole('group', { name: 'Recent' }).getByRole('option').first(),
  ).not.toHaveText(scheduled.name)
  // Records of what was typed before are gone at once, so Enter opens none of them.
  await palette(page).getByRole('combobox').fill('er')
  await expect(found.getByRole('option').first()).toBeVisible()
  await palette(page).getByRole('combobox').fill('qqqq zzzz')
  await page.keyboard.press('Enter')
  await expect(palette(page).getByText('No results')).toBeVisible()
})

test('keeps listing screens when a search fails', async ({ page, complaints }) => {
  await askAll(page)
  await page.route('**/api/site/v1/sms/**', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal server error', code: 'internal' } }),
  )
  await signIn(page, 'owner', '/')
  await open(page)
  await page.keyboard.type('templates')
  await expect(palette(page).getByRole('option', { name: 'SMS templates' })).toBeVisible()
  await expect(palette(page).getByRole('status')).toHaveText(/result/)
  complaints.splice(0)
})

test('offers no actions without permission', async ({ page }) => {
  await signIn(page, 'engineer', '/sms/senders')
  await open(page)
  const offered = await options(page).allTextContents()
  expect(offered.join()).toContain('Sender IDs')
  expect(offered.join()).not.toMatch(/New SMS broadcast|SMS templates|Home/)
  await page.keyboard.type('er')
  await expect(palette(page).getByRole('group', { name: 'Sender IDs' })).toBeVisible()
  await expect(palette(page).getByRole('group', { name: 'SMS broadcast' })).toHaveCount(0)
})

test('asks before leaving unfinished work', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/campaigns/create')
  await page.getByLabel('Broadcast name').fill('Unfinished')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sender ids')
  await expect(options(page).first()).toContainText('Sender IDs')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Stay' }) })
  await expect(question).toBeVisible()
  // The palette waits for the answer.
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Broadcast name')).toHaveValue('Unfinished')
  await expect(page).toHaveURL(/create/)
})

test('handles single-key shortcuts outside text fields, and can turn them off', async ({ page }) => {
  await signIn(page, 'flex')
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(help).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAccessible(page, { within: '.shortcuts' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  const search = page.getByRole('textbox', { name: /name/i }).first()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  await page.keyboard.type('n?/gh')
  await expect(search).toHaveValue('n?/gh')
  await expect(help).toHaveCount(0)
  await search.fill('')
  // Letters of a word mean nothing else, wherever they end up.
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.type('night')
  await page.getByRole('heading', { level: 1 }).click()

  await page.keyboard.press('n')
  await expect(page).toHaveURL(/campaigns\/create/)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')

  await page.keyboard.press('?')
  const saved = page.waitForResponse((response) =>
    response.url().endsWith('/preferences/shell.shortcuts-off'),
  )
  await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
  await saved
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(help).toHaveCount(0)
  await open(page)
  await page.keyboard.type('keyboard')
  await page.keyboard.press('Enter')
  await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).check()
  await expect
    .poll(async () => (await call(page, 'GET', '/preferences')).preferences['shell.shortcuts-off'])
    .toBe('no')
  await call(page, 'PUT', '/preferences/shell.shortcuts-off', { value: null })
})

test('offers the way to Home only to those who have a homepage', async ({ page }) => {
  await signIn(page, 'engineer', '/numbers')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(help).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(help.getByText('Go to the search field')).toBeVisible()
  await expect(help.getByText('Go to Home')).toHaveCount(0)
})

test('takes a key pressed right after the help has closed', async ({ page }) => {
  await signIn(page, 'flex')
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(help).toBeVisible({ timeout: 500 })
  }).toPass()
  // Until the next frame, the focus stays inside the closed dialog.
  const isInside = await help.evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    const { activeElement } = document
    activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
    return dialog.contains(activeElement)
  })
  expect(isInside).toBe(true)
  await expect(page.getByRole('textbox', { name: 'Broadcast name' })).toBeFocused()
})

test('syncs preferences to another browser without asking for them', async ({ page, browser }) => {
  // Two people's worth of pages.
  test.slow()
  await signIn(page, 'flex')
  await open(page)
  await page.keyboard.type('dark')
  const dark = page.waitForResponse((response) => response.url().endsWith('/preferences/shell.theme'))
  await page.keyboard.press('Enter')
  await dark
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const folded = page.waitForResponse((response) =>
    response.url().endsWith('/preferences/shell.navigation-folded'),
  )
  await page.getByRole('button', { name: 'Hide navigation' }).click()
  await folded

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const asked: string[] = []
  other.on('request', (request) => {
    if (request.url().includes('/preferences')) asked.push(new URL(request.url()).pathname)
  })
  await signIn(other, 'flex')
  await shellShows(other)
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.getByRole('button', { name: 'Show navigation' })).toBeVisible()
  // They came with the page.
  expect(asked).toEqual([])
  await askAll(other)
  // And is there before anything is asked the next time.
  await other.route('**/preferences', () => undefined)
  await other.reload()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await elsewhere.close()
  await forget(page)
})

/** What was chosen elsewhere comes with the shell. */
async function shellShows(page: Page) {
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
}

async function forget(page: Page) {
  for (const name of ['theme', 'density', 'navigation-folded'])
    await call(page, 'PUT', `/preferences/shell.${name}`, { value: null })
}

async function choosePalette(page: Page, words: string) {
  await open(page)
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

test('saves offline preferences on reconnect, also after a reload', async ({ page, context, complaints }) => {
  test.slow()
  await signIn(page, 'flex')
  await forget(page)
  const preferences = async () => (await call(page, 'GET', '/preferences')).preferences
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
  await open(page)
  await page.keyboard.press('Escape')

  await context.setOffline(true)
  await choosePalette(page, 'compact')
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
  await context.setOffline(false)
  await expect.poll(async () => (await preferences())['shell.density']).toBe('compact')

  // A server that cannot save now: the choice outlives the page, and one made elsewhere meanwhile is kept beside it.
  await page.route('**/preferences/shell.theme', (route) => route.abort())
  await choosePalette(page, 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await call(page, 'PUT', '/preferences/shell.density', { value: 'comfortable' })
  await page.reload()
  await shellShows(page)
  await expect(page.locator('html')).toHaveAttribute('data-density', 'comfortable')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect((await preferences())['shell.theme'] ?? null).toBeNull()
  await page.unroute('**/preferences/shell.theme')
  await page.reload()
  await expect.poll(async () => (await preferences())['shell.theme']).toBe('dark')
  dropFailedCalls(complaints)
  await forget(page)
})

test('does not overwrite a newer preference from another device with a queued one', async ({
  page,
  complaints,
}) => {
  test.slow()
  await signIn(page, 'flex')
  await forget(page)
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
  await page.route('**/preferences/shell.theme', (route) => route.abort())
  await choosePalette(page, 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Chosen a moment later on another device.
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).some((name) => name.startsWith('preferences-waiting.'))),
    )
    .toBe(true)
  await page.waitForTimeout(1000)
  await call(page, 'PUT', '/preferences/shell.theme', { value: 'light' })
  await page.unroute('**/preferences/shell.theme')
  const answered = page.waitForResponse((response) => response.url().endsWith('/preferences/shell.theme'))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await answered
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect((await call(page, 'GET', '/preferences')).preferences['shell.theme']).toBe('light')
  dropFailedCalls(complaints)
  await forget(page)
})
