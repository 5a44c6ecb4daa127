import type { Page } from '@playwright/test'
import { askAll, dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

const general =
  'Sorry, there was an error processing your request. Our support team has already been notified. Please try again.'
const notices = (page: Page) => page.locator('.notice')
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

/** A user with notifications, where each read request fails differently. */
async function enter(page: Page, refusals: string[]): Promise<void> {
  const notifications = refusals.map((_, index) => ({
    uuid: `00000000-0000-8000-8000-00000000000${index}`,
    title: `Number ${index}`,
    description: '',
    style: 'none',
    status: 'new',
    is_closable: false,
    button_title: null,
    button_url: null,
    created_at: new Date(0).toISOString(),
  }))
  await askAll(page)
  await page.route('**/api/site/notifications', (route) =>
    route.fulfill({ json: { notifications, unread: notifications.length } }),
  )
  await page.route('**/api/site/notifications/read/*', (route) =>
    route.fulfill({ status: 500, body: refusals[Number(route.request().url().at(-1))] ?? '' }),
  )
  await signIn(page, 'empty')
  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${refusals.length} unread`)
}

async function fail(page: Page, index: number): Promise<void> {
  await page.getByRole('button', { name: `Mark as read: Number ${index}` }).press('Enter')
}

// The refusals that are asked for.
test.afterEach(({ complaints }) => {
  dropFailedCalls(complaints)
})

test('shows the general notice with a support link for ten seconds for an error without a message', async ({
  page,
}) => {
  await page.clock.install()
  await enter(page, ['', JSON.stringify({ error: 'internal server error' })])
  await bell(page).click()
  await fail(page, 0)
  await expect(notices(page)).toHaveCount(1)
  await expect(notices(page)).toContainText(general)
  await expect(notices(page).getByRole('link', { name: 'Support' })).toHaveAttribute('href', /^(mailto:|\/)/)
  // Another call that fails at the same moment adds no notice.
  await fail(page, 1)
  await page.keyboard.press('Escape')
  // Its time begins when it is left.
  await notices(page).hover()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(8000)
  await expect(notices(page)).toHaveCount(1)
  await page.clock.fastForward(2500)
  await expect(notices(page)).toHaveCount(0)
})

test('keeps server messages for four seconds or their reading time, and while hovered or focused', async ({
  page,
}) => {
  await page.clock.install()
  const long = Array.from({ length: 20 }, () => 'word').join(' ')
  await enter(page, [JSON.stringify({ error: 'Too short' }), JSON.stringify({ message: long })])
  await bell(page).click()
  await fail(page, 0)
  await fail(page, 1)
  await page.keyboard.press('Escape')
  await expect(notices(page)).toHaveText(['Too short', long])
  await page.clock.fastForward(5000)
  await expect(notices(page)).toHaveText([long])
  await notices(page).hover()
  await page.clock.fastForward(60_000)
  await expect(notices(page)).toHaveCount(1)
  await page.mouse.move(0, 0)
  // Read with the keyboard: it waits as well, and gives the focus to the screen when it is closed.
  await notices(page).getByRole('button').focus()
  await page.clock.fastForward(60_000)
  await expect(notices(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(notices(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
})

test('shows a notice without layout shift', async ({ page }) => {
  await enter(page, [JSON.stringify({ error: 'Too short' })])
  const room = () => page.locator('#main').boundingBox()
  const before = await room()
  await bell(page).click()
  await fail(page, 0)
  await expect(notices(page)).toHaveCount(1)
  expect(await room()).toEqual(before)
})

test('keeps the balance visible next to any bell count', async ({ page }) => {
  await askAll(page)
  await page.route('**/api/site/notifications', (route) =>
    route.fulfill({ json: { notifications: [], unread: 120 } }),
  )
  await signIn(page, 'owner')
  const badge = await bell(page).locator('.count-badge').filter({ hasText: '99+' }).boundingBox()
  const balance = await page.locator('.balance').boundingBox()
  expect((badge?.x ?? 0) + (badge?.width ?? Infinity)).toBeLessThan(balance?.x ?? 0)
})

test('queues a fifth notice until one of the first four closes', async ({ page }) => {
  const words = ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => `${word} ${'and more '.repeat(20)}`)
  await enter(
    page,
    words.map((error) => JSON.stringify({ error })),
  )
  await bell(page).click()
  for (const index of words.keys()) await fail(page, index)
  await page.keyboard.press('Escape')
  await expect(notices(page)).toHaveCount(4)
  await expect(notices(page).first()).toContainText('One')
  await expect(page.getByText('1 more message')).toBeVisible()
  await notices(page).first().getByRole('button').press('Enter')
  await expect(notices(page).last()).toContainText('Five')
  await expect(notices(page).first().getByRole('button')).toBeFocused()
  await expectAccessible(page)
})

test('closes a tooltip 300 ms after leaving it, and opens it by keyboard', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'owner', '/sms-broadcast/campaigns')
  const refresh = page.getByRole('button', { name: 'Refresh', exact: true })
  const tooltip = page.locator('[role=tooltip]')
  // They are loaded when the browser has time.
  await expect(async () => {
    await page.mouse.move(5, 5)
    await refresh.hover()
    await page.clock.runFor(400)
    await expect(tooltip).toHaveText('Refresh', { timeout: 1000 })
  }).toPass()
  // The browser's own tooltip does not cover it.
  await expect(refresh).toHaveAttribute('title', '')
  const box = await tooltip.boundingBox()
  await page.mouse.move(box!.x + 5, box!.y + 5)
  await page.clock.runFor(1000)
  await expect(tooltip).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.mouse.move(5, 5)
  await page.clock.runFor(299)
  await expect(tooltip).toBeVisible()
  await page.clock.runFor(1)
  await expect(tooltip).toHaveCount(0)
  await expect(refresh).toHaveAttribute('title', 'Refresh')

  await page.getByRole('button', { name: 'Columns', exact: true }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(400)
  await expect(tooltip).toHaveText('Refresh')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})

test('shows cut words in full, and no tooltip for words that have room', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 })
  await signIn(page, 'owner', '/sms-broadcast/templates')
  const tooltip = page.locator('[role=tooltip]')
  const cut = page
    .getByRole('row')
    .getByText(/^Harbour & Pine: Early access/)
    .first()
  const words = await cut.innerText()
  // They are loaded when the browser has time.
  await expect(async () => {
    await page.mouse.move(5, 5)
    await cut.hover()
    await expect(tooltip).toHaveText(words, { timeout: 1000 })
  }).toPass()
  await page.getByRole('row').getByText('Approved').first().hover()
  await expect(tooltip).toHaveCount(0)
})
