import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { askAll, demoPassword, dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'
import { portOf } from './portOf.ts'
import { startOwnServer, type OwnServer } from './startOwnServer.ts'

const port = portOf(1)
const home = '/sms-broadcast/campaigns'
let server: OwnServer
test.beforeAll(async () => {
  // Templates are reviewed within seconds.
  server = await startOwnServer(port, { env: { PATCHBAY_CARRIER_SPEED: '10' } })
})
test.afterAll(() => server.remove())
test.use({ baseURL: `http://localhost:${port}` })

const bellOf = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ })
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' })
const itemsOf = (page: Page): Locator => panelOf(page).getByRole('listitem')

/** The number in the bell's name. */
async function unreadOf(page: Page): Promise<number> {
  const name = (await bellOf(page).getAttribute('aria-label')) ?? ''
  return Number(/(\d+) unread/.exec(name)?.[1] ?? 0)
}

/** Opens the page with the bell filled. */
async function enter(page: Page, user: string): Promise<void> {
  const answered = page.waitForResponse(/\/api\/site\/notifications$/)
  await signIn(page, user, home)
  await answered
  await expect(bellOf(page)).toBeVisible()
}

/** Signs in from an unknown device, which notifies the user. */
async function signInElsewhere(request: APIRequestContext, user: string, program: string): Promise<string> {
  const answer = await request.post('/api/site/auth', {
    headers: { 'user-agent': program },
    data: { email: `${user}@demo.example`, password: demoPassword },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).token
}

test('shows the bell to owner and admin, and neither shows nor polls it otherwise', async ({ browser }) => {
  for (const [user, isShown] of [
    ['owner', true],
    ['admin', true],
    ['sub', true],
    ['engineer', false],
    ['sandbox', false],
  ] as const) {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await signIn(page, user, home)
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
    await expect(bellOf(page)).toHaveCount(isShown ? 1 : 0)
    const questions = (): number => asked.filter((path) => path === '/api/site/notifications').length
    if (isShown) await expect.poll(questions).toBeGreaterThan(0)
    else expect([user, questions()]).toEqual([user, 0])
    await context.close()
  }
})

test('polls every five seconds without resending unchanged data', async ({ page }) => {
  await enter(page, 'sub')
  const times: number[] = []
  const sizes: number[] = []
  for (let n = 0; n < 3; n++) {
    const request = await page.waitForEvent('requestfinished', {
      predicate: (one) => one.url().endsWith('/api/site/notifications'),
    })
    times.push(request.timing().startTime)
    expect((await request.allHeaders())['if-none-match']).toMatch(/^W\/"/)
    sizes.push((await request.sizes()).responseBodySize)
  }
  for (const [at, time] of times.entries()) {
    if (at === 0) continue
    expect(time - times[at - 1]!).toBeGreaterThan(4900)
  }
  expect(sizes).toEqual([0, 0, 0])
})

test('marks one read, marks all read and dismisses by keyboard, permanently', async ({ page, request }) => {
  await enter(page, 'admin')
  for (const program of ['Firefox/1', 'Chrome/1', 'Edg/1']) await signInElsewhere(request, 'admin', program)
  const before = await page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch('/api/site/notifications', { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { unread: number }).unread // the API's contract
  })
  expect(before).toBeGreaterThanOrEqual(5)
  await expect.poll(() => unreadOf(page)).toBe(before)
  await bellOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(itemsOf(page).first()).toBeVisible()
  // Opening reads nothing; Escape closes and gives the focus back.
  expect(await unreadOf(page)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(bellOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(panelOf(page).getByRole('button', { name: 'Mark all as read' })).toBeFocused()
  await page.keyboard.press('Tab')
  const first = itemsOf(page).first()
  await expect(first.getByRole('button', { name: /^Mark as read/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await expect.poll(() => unreadOf(page)).toBe(before - 1)
  await expect(first.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0)

  const count = await itemsOf(page).count()
  const second = itemsOf(page).nth(1)
  const text = await second.locator('.notification-text').textContent()
  await second.getByRole('button', { name: /^Close/ }).click()
  await expect(itemsOf(page)).toHaveCount(count - 1)
  await expect(itemsOf(page).nth(1)).toBeFocused()
  await page.waitForResponse(/\/api\/site\/notifications$/)
  await expect(itemsOf(page)).toHaveCount(count - 1)
  await expect(panelOf(page)).not.toContainText(text ?? '')

  // A click beside the controls of a new one reads it.
  const [unread, next] = [await unreadOf(page), itemsOf(page).nth(1)]
  // The dot's own area covers the text.
  await next.locator('.notification-text').click({ force: true })
  await expect.poll(() => unreadOf(page)).toBe(unread - 1)

  await panelOf(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await expect(panelOf(page).getByRole('heading', { name: 'Notifications' })).toBeFocused()
  await page.reload()
  await page.waitForResponse(/\/api\/site\/notifications$/)
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await bellOf(page).click()
  await expect(itemsOf(page)).toHaveCount(count - 1)
  // Undismissible notifications have no close button.
  const fixed = itemsOf(page).filter({ hasText: 'Planned maintenance' })
  await expect(fixed).toHaveCount(1)
  await expect(fixed.getByRole('button')).toHaveCount(0)
})

test('increments the counter for a reviewed template, announces it once, and links to it', async ({
  page,
  request,
}) => {
  await enter(page, 'owner')
  // A demo template is reviewed two minutes after seeding; the notification after that one is ours.
  await expect.poll(() => unreadOf(page), { timeout: 180_000 }).toBeGreaterThanOrEqual(4)
  const authorization = `Bearer ${await signInElsewhere(request, 'owner', 'Live')}`
  const headers = { authorization }
  const said = page.getByRole('status').filter({ hasText: 'New notification' })
  await expect(said).toHaveText('New notification: New device sign-in')
  const before = await unreadOf(page)
  const { sender_ids: senders } = await (
    await request.get('/api/site/v1/sms/senders?is_visible=true', { headers })
  ).json()
  const sender = senders.find(({ status }: { status: string }) => status === 'approved')
  const created = await request.post('/api/site/v1/sms/templates', {
    headers,
    data: {
      template: {
        name: 'Arrives live',
        country: {
          country_code: sender.destinations.find(({ status }: { status: string }) => status === 'approved')
            .country_code,
        },
        text: 'Hello',
        selectedSenders: [{ id: sender.id }],
      },
    },
  })
  expect(created.status()).toBe(201)
  await expect.poll(() => unreadOf(page)).toBeGreaterThan(before)
  await expect(said).toHaveText(/^New notification: Template (approved|declined)$/)
  await bellOf(page).click()
  const item = itemsOf(page).filter({ hasText: '“Arrives live”' })
  await expect(item.locator('time')).toHaveAttribute('title', /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d \(/)
  const unread = await unreadOf(page)
  await item.getByRole('link', { name: 'View template' }).click()
  await page.waitForURL(/templates\/view\//)
  await expect(panelOf(page)).toBeHidden()
  await expect.poll(() => unreadOf(page)).toBe(unread - 1)
})

test('syncs tabs, and reverts rejected changes with a message', async ({
  page,
  context,
  request,
  complaints,
}) => {
  await enter(page, 'sub')
  await signInElsewhere(request, 'sub', 'Tabs')
  await expect.poll(() => unreadOf(page)).toBeGreaterThan(0)
  const before = await unreadOf(page)
  const second = await context.newPage()
  await second.goto(home)
  await expect.poll(() => unreadOf(second)).toBe(before)

  await second.route('**/notifications/close/*', (route) => route.fulfill({ status: 500, body: '' }))
  await bellOf(second).click()
  await expect(itemsOf(second).first()).toBeVisible()
  const count = await itemsOf(second).count()
  await itemsOf(second)
    .first()
    .getByRole('button', { name: /^Close/ })
    .click()
  await expect(second.locator('.notice')).toContainText('Sorry, there was an error processing your request.')
  await expect(itemsOf(second)).toHaveCount(count)

  await panelOf(second).getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => unreadOf(second)).toBe(0)
  await page.bringToFront()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  dropFailedCalls(complaints)
})

test('handles an empty list, a count over 99, and no response', async ({ page, complaints }) => {
  await enter(page, 'empty')
  await bellOf(page).click()
  await expect(panelOf(page)).toContainText('No new notifications')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await expectAccessible(page)

  const many = Array.from({ length: 100 }, (_, index) => ({
    uuid: `00000000-0000-8000-8000-${String(index).padStart(12, '0')}`,
    title: `Number ${index}`,
    description: '',
    style: 'none',
    status: 'new',
    is_closable: true,
    button_title: 'Run',
    button_url: 'javascript:alert(1)',
    created_at: new Date(Date.now() - index * 3_600_000).toISOString(),
  }))
  let status = 200
  await askAll(page)
  await page.route('**/api/site/notifications', (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: status === 200 ? JSON.stringify({ notifications: many, unread: 120 }) : '',
    }),
  )
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 120 unread')
  await expect(bellOf(page)).toContainText('99+')
  await expect(itemsOf(page)).toHaveCount(100)
  // A button that leads to a script is not drawn.
  await expect(panelOf(page).getByText('Run')).toHaveCount(0)

  // A failing answer raises no notice and takes nothing away.
  status = 500
  await expect(panelOf(page)).toContainText('Couldn’t refresh.')
  await expect(itemsOf(page)).toHaveCount(100)
  await expect(page.locator('.notice')).toHaveCount(0)
  await page.reload()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await bellOf(page).click()
  await expect(panelOf(page).getByRole('alert')).toContainText('Couldn’t load notifications.')
  await expect(page.locator('.notice')).toHaveCount(0)
  await expectAccessible(page)
  status = 200
  await panelOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(itemsOf(page)).toHaveCount(100)
  dropFailedCalls(complaints)
})

test('has an accessible panel in light and dark mode, wide and as a sheet on a narrow screen', async ({
  page,
}) => {
  await enter(page, 'owner')
  await bellOf(page).click()
  await expect(itemsOf(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { only: ['color-contrast'] })
  await page.setViewportSize({ width: 390, height: 800 })
  const box = await panelOf(page).boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 390])
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await panelOf(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(panelOf(page)).toBeHidden()
})
