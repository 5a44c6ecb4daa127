import type { Page } from '@playwright/test'
import { askAll, demoPassword, dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

const nordics = 'Harbour and Pine Nordics'

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click()
}

async function openRowMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${name}` }).click()
}

/** The page's own session, requested like the page does. */
async function whoIs(page: Page): Promise<{ email: string | null; account: string; isSwitched: boolean }> {
  return page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const read = async (path: string) =>
      (await fetch(`/api/site${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
    const [auth, profile, config] = [await read('/auth'), await read('/profile'), await read('/config')]
    return { email: auth.email, account: profile.account.name, isSwitched: config.is_switched }
  })
}

test('searches, filters and shows the actions of each row', async ({ page }) => {
  await signIn(page, 'owner', '/sub-accounts')
  await expect(page.getByRole('heading', { level: 1, name: 'Sub-accounts' })).toBeVisible()
  await expect(page.getByRole('link', { name: nordics }).first()).toBeVisible()
  await page.getByPlaceholder('Search by name').fill('retail')
  await expect(page.getByRole('link', { name: nordics })).toHaveCount(0)
  await openRowMenu(page, 'Harbour and Pine Retail')
  await expect(page.getByRole('menuitem')).toHaveText([
    'Switch to this sub-account',
    'Edit',
    'Resend invitation',
    'Disable',
  ])
  await page.keyboard.press('Escape')
  await page.goto('/sub-accounts?status=disabled')
  await openRowMenu(page, 'Harbour and Pine Events')
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Enable'])
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

test("invites a new sub-account's owner, who sets a password and signs in", async ({
  page,
  browser,
  complaints,
}) => {
  const stamp = Date.now()
  const email = `owner-${stamp}@brand.example`
  await signIn(page, 'owner', '/sub-accounts/new')
  await expect(page.getByRole('heading', { level: 1, name: 'New sub-account' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create and invite the owner' }).click()
  await expect(page.getByText('Required field').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Brand ${stamp}`)
  await page.getByLabel('Owner’s first name').fill('Berta')
  await page.getByLabel('Owner’s last name').fill('Brand')
  await page.getByLabel('Owner’s email').fill('owner@demo.example')
  await page.getByRole('button', { name: 'Create and invite the owner' }).click()
  await expect(page.getByText('This email is already in use').first()).toBeVisible()
  await page.getByLabel('Owner’s email').fill(email)
  await page.getByRole('button', { name: 'Create and invite the owner' }).click()
  await expect(page).toHaveURL(/\/sub-accounts$/)
  await expect(page.getByText('Sub-account created.')).toBeVisible()
  await expect(page.getByText(`Brand ${stamp}`)).toBeVisible()

  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])

  const other = await browser.newContext()
  const guest = await other.newPage()
  await guest.goto('/simulator')
  await guest
    .getByRole('article')
    .filter({ hasText: `To ${email}` })
    .getByRole('link')
    .click()
  await guest.getByLabel('New password').fill('quiet harbour pine')
  await guest.getByRole('button', { name: 'Save password' }).click()
  await guest.getByRole('button', { name: 'Sign in' }).click()
  await guest.getByLabel('Password', { exact: true }).fill('quiet harbour pine')
  await guest.keyboard.press('Enter')
  await guest.waitForURL((url) => !url.pathname.startsWith('/auth/'))
  expect(await whoIs(guest)).toEqual({ email, account: `Brand ${stamp}`, isSwitched: false })
  // A sub-account has none of its own, and no way back.
  await expect(guest.getByRole('link', { name: 'Sub-accounts' })).toHaveCount(0)
  await openMenu(guest)
  await expect(
    guest.getByRole('region', { name: 'Account menu' }).getByRole('button', { name: 'Exit' }),
  ).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Return to parent' })).toHaveCount(0)
  await other.close()
})

test('links a name to the sub-account page with its details and actions', async ({ page }) => {
  await signIn(page, 'owner', '/sub-accounts')
  await page.getByRole('link', { name: 'Harbour and Pine Retail' }).click()
  await expect(page).toHaveURL(/\/sub-accounts\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour and Pine Retail' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Active', { exact: true })).toBeVisible()
  await expect(main.getByText('Invitation sent', { exact: true })).toBeVisible()
  await expect(main).toContainText(/Calls right now\s*0/)
  await expect(main).toContainText(/Concurrent calls\s*10/)
  for (const fact of ['Balance', 'Owner’s email', 'Created'])
    await expect(main.getByRole('term').filter({ hasText: fact })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Switch to this sub-account' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Resend invitation' })).toBeVisible()
  await main.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Disable'])
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

test('limits the calls that a sub-account makes at the same time', async ({ page }) => {
  await signIn(page, 'owner', '/sub-accounts')
  await page.getByRole('link', { name: nordics }).first().click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const limit = page.getByRole('textbox', { name: 'Concurrent calls' })
  await limit.fill('0')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Use 1 to 10,000').last()).toBeVisible()
  await limit.fill('25')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/sub-accounts$/)
  await page.getByRole('link', { name: nordics }).first().click()
  await expect(page.getByRole('main')).toContainText(/Concurrent calls\s*25/)
})

test('shows the specified messages after an edit', async ({ page, complaints }) => {
  await signIn(page, 'owner', '/sub-accounts')
  await page.getByRole('link', { name: 'Harbour and Pine Retail' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit sub-account' })).toBeVisible()
  await expectAccessible(page)
  const notes = page.getByLabel('Notes')
  await notes.fill('Invoice in May')
  await page.route('**/api/site/v1/sub_accounts/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByText('There was an error saving changes to your profile. Please try again.').first(),
  ).toBeVisible()
  await expect(notes).toHaveValue('Invoice in May')
  await page.unroute('**/api/site/v1/sub_accounts/*')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByText('The sub-account configuration has been successfully updated', { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/sub-accounts$/)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500')])
})

test('switches a master into a sub-account and back, with only its data, in every tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/sub-accounts')
  const second = await context.newPage()
  await second.goto('/sms/senders')
  await expect(second.getByRole('heading', { level: 1, name: 'Sender IDs' })).toBeVisible()
  await page.bringToFront()
  await openRowMenu(page, nordics)
  const restarted = second.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Switch to this sub-account' }).click()
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'master_token'))
    .toBe(true)
  await restarted
  for (const tab of [page, second]) {
    await tab.bringToFront()
    await tab.waitForURL((url) => url.pathname !== '/sub-accounts' && url.pathname !== '/sms/senders')
    await expect(tab.getByRole('link', { name: 'Sub-accounts' })).toHaveCount(0)
    expect(await whoIs(tab)).toEqual({ email: null, account: nordics, isSwitched: true })
  }
  const mark = (await context.cookies()).find(({ name }) => name === 'master_token')
  expect((mark?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(47.9 * 3_600_000)
  expect((mark?.expires ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(48 * 3_600_000)

  await page.bringToFront()
  await page.goto('/sub-accounts')
  await expect(page.getByText('You are browsing the sub-account')).toBeVisible()
  await expect(page.getByRole('main').getByText(nordics)).toHaveCount(0)
  await expect(page.locator('.portal-banner').getByRole('button', { name: 'Return to parent' })).toBeVisible()
  await openMenu(page)
  const back = page
    .getByRole('region', { name: 'Account menu' })
    .getByRole('button', { name: 'Return to parent' })
  await expect(back).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(back).toBeHidden()
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const returned = second.waitForEvent('load')
  await back.click()
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'master_token'))
    .toBe(false)
  await returned
  for (const tab of [page, second]) {
    await tab.bringToFront()
    await expect
      .poll(() => whoIs(tab).catch(() => undefined))
      .toEqual({ email: 'owner@demo.example', account: 'Harbour and Pine', isSwitched: false })
  }
  await page.bringToFront()
  await openMenu(page)
  await expect(page.getByRole('button', { name: 'Return to parent' })).toHaveCount(0)
})

test('reports a failed switch or return, changes nothing, and works afterward', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, 'owner', '/sub-accounts')
  const switchIn = async (): Promise<void> => {
    await openRowMenu(page, nordics)
    await page.getByRole('menuitem', { name: 'Switch to this sub-account' }).click()
  }
  const goBack = async (): Promise<void> => {
    await page.locator('.portal-banner').getByRole('button', { name: 'Return to parent' }).click()
  }
  const failing = [
    {
      status: 500,
      contentType: 'application/json',
      body: '{"error":"internal server error","code":"internal"}',
    },
    {
      status: 403,
      contentType: 'application/json',
      body: '{"error":"Not included in your plan","code":"plan"}',
    },
    { status: 200, contentType: 'application/json', body: '{"token": ' },
  ]
  for (const [path, act, isSwitched] of [
    ['**/api/site/v1/sub_accounts/*/switch', switchIn, false],
    ['**/api/site/auth/return', goBack, true],
  ] as const) {
    for (const answer of failing) {
      await askAll(page)
      await page.route(path, (route) => route.fulfill(answer))
      await act()
      await expect(page.locator('.notice').last()).toHaveText(/\S.{15}/)
      expect(await whoIs(page)).toMatchObject({ isSwitched })
      await page.unroute(path)
      await page.locator('.notice').last().getByRole('button').click()
    }
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => /\/(switch|return)$/.test(request.url()))
    await act()
    await failed
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline' }).first()).toBeVisible()
    await context.setOffline(false)
    expect(await whoIs(page)).toMatchObject({ isSwitched })
    await act()
    await expect.poll(() => whoIs(page).catch(() => undefined)).toMatchObject({ isSwitched: !isSwitched })
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  }
  dropFailedCalls(complaints)
})

test('removes a marker cookie without a switched session', async ({ page, context, baseURL }) => {
  await signIn(page, 'owner')
  await context.addCookies([{ name: 'master_token', value: 'left-from-yesterday', url: baseURL ?? '' }])
  await page.reload()
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'master_token'))
    .toBe(false)
})

test('asks a switched user to sign in again when the return is gone', async ({
  page,
  browser,
  complaints,
}) => {
  await signIn(page, 'admin', '/sub-accounts')
  await openRowMenu(page, nordics)
  await page.getByRole('menuitem', { name: 'Switch to this sub-account' }).click()
  await expect.poll(() => whoIs(page).catch(() => undefined)).toMatchObject({ isSwitched: true })
  const elsewhere = await browser.newContext()
  const { token } = await (
    await elsewhere.request.post('/api/site/auth', {
      data: { email: 'admin@demo.example', password: demoPassword },
    })
  ).json()
  await elsewhere.request.delete('/api/site/auth/sessions', { headers: { authorization: `Bearer ${token}` } })
  await elsewhere.close()
  const left = page.waitForURL(/\/auth\/sign/)
  // The page may be notified earlier and then leaves automatically.
  const soon = { timeout: 3000 }
  await page
    .getByRole('button', { name: /^Account menu/ })
    .click(soon)
    .then(() => page.getByRole('button', { name: 'Return to parent' }).first().click(soon))
    .catch(() => undefined)
  await left
  complaints.splice(0)
})
