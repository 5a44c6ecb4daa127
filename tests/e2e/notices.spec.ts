import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './portal.ts'

const general =
  'Sorry, there was an error processing your request. Our support team has already been notified. Please try again.'
const notices = (page: Page) => page.locator('.notice')
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

/** Somebody with notifications whose every reading fails with an answer of its own. */
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
  complaints.length = 0
})

test('an error without words gives the general notice with a way to support, for ten seconds', async ({
  page,
}) => {
  await page.clock.install()
  await enter(page, ['', JSON.stringify({ error: 'internal server error' })])
  await bell(page).click()
  await fail(page, 0)
  await expect(notices(page)).toHaveCount(1)
  await expect(notices(page)).toContainText(general)
  await expect(notices(page).getByRole('link', { name: 'Support' })).toHaveAttribute('href', /^(mailto:|\/)/)
  // Another call that fails in the same moment says no more.
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

test('words of the server stay four seconds or as long as they take to read, and wait for who reads them', async ({
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

test('a fifth notice waits until one of the first four has gone', async ({ page }) => {
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
  await expect(page.getByText('1 more message follows')).toBeVisible()
  await notices(page).first().getByRole('button').press('Enter')
  await expect(notices(page).last()).toContainText('Five')
  await expect(notices(page).first().getByRole('button')).toBeFocused()
  await expectAccessible(page)
})

test('a tooltip closes 300 ms after it was left, and keyboards open it too', async ({ page }) => {
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
  // The browser's own does not stand over it.
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
