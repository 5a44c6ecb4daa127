import { devices } from '@playwright/test'
import type { Page } from '@playwright/test'
import { call } from './manifestWalk.ts'
import { askAll, dropFailedCalls, dropSession, expect, expectAccessible, signIn, test } from './portal.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const banners = (page: Page) => page.locator('.portal-banner')

test.describe('portal-wide banners', () => {
  test('shows a suspended account its amount due', async ({ page }) => {
    await signIn(page, 'suspended')
    const banner = page.getByRole('alert')
    await expect(banner.getByRole('paragraph')).toHaveText(
      'Your account is suspended. You have an outstanding payment of $125.40. Top up your balance to reactivate your account.',
    )
    await expect(banner.getByRole('listitem')).toHaveText(['Top up', 'Contact support'])
    await expectAccessible(page, { shell: true })
    await banner.getByRole('link', { name: 'Top up' }).click()
    await expect(page).toHaveURL(/\/pay\/online\?action=add/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('shows a payment in progress', async ({ page }) => {
    await signIn(page, 'flex')
    await expect(banners(page)).toContainText('Your payment is being processed')
  })

  test('shows a sandbox account its pending verification and an invitation to explore', async ({ page }) => {
    await signIn(page, 'sandbox', '/sms/senders')
    await expect(page.getByRole('banner').getByText('Sandbox', { exact: true })).toBeVisible()
    await expect(page.getByText('Your account is being verified')).toBeVisible()
    await expect(page.getByText(/up to 2 business days/)).toBeVisible()
    const explore = banners(page).filter({ hasText: 'You’re in the sandbox.' })
    await expect(explore.getByText('Coming soon', { exact: true })).toBeVisible()
    await expect(explore.getByRole('link', { name: 'SMS' })).toBeHidden()
    await expectAccessible(page, { shell: true })
    await explore.getByRole('link', { name: 'SIP trunk' }).click()
    await expect(page).toHaveURL(/\/sandbox\/sip-trunk/)
    await explore.getByRole('button', { name: 'Close this notice' }).click()
    await page.reload()
    await expect(page.getByText('Your account is being verified')).toBeVisible()
    await expect(explore).toBeHidden()
  })

  test('offers the SMS guide where available', async ({ page }) => {
    await signIn(page, 'sandbox-sms', '/sms/senders')
    await page.getByRole('link', { name: 'SMS', exact: true }).and(page.locator('.portal-banner a')).click()
    await expect(page).toHaveURL(/\/sandbox\/sms/)
    await expect(page.getByText('Coming soon')).toBeHidden()
  })
})

test.describe('the navigation', () => {
  const sectionTitles = async (page: Page) => {
    await expect(navigation(page).getByRole('link').nth(1)).toBeVisible()
    return navigation(page).locator('.navigation-section > button').allTextContents()
  }

  for (const user of ['owner', 'admin', 'engineer', 'comms']) {
    test(`has sections for ${user}`, async ({ page }) => {
      await signIn(page, user)
      const order = [
        'Numbers & trunks',
        'History',
        'Solutions',
        'SMS',
        'Support',
        'Administration',
        'Account & billing',
      ]
      const shown = await sectionTitles(page)
      expect(shown.length).toBeGreaterThan(2)
      expect(shown).toEqual(order.filter((title) => shown.includes(title)))
    })
  }

  for (const user of ['dids', 'billing', 'support']) {
    test(`is one flat list for ${user}`, async ({ page }) => {
      await signIn(page, user, '/profile/account')
      expect(await sectionTitles(page)).toEqual([])
      const links = navigation(page).getByRole('link')
      if (user !== 'dids') await expect(links.filter({ hasText: 'SMS history' })).toBeVisible()
      await expect(links.filter({ hasText: 'My account' })).toBeVisible()
    })
  }

  test('names the last section Billing in a sub-account, with its own account settings', async ({ page }) => {
    await signIn(page, 'sub', '/profile/account')
    expect((await sectionTitles(page)).at(-1)).toBe('Billing')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await expect(page.getByRole('link', { name: 'Sub-account settings' })).toBeVisible()
  })
})

test('shows message amounts only with permission to see prices', async ({ page }) => {
  await signIn(page, 'billing', '/logs?type=outboundSms')
  await expect(page.getByRole('columnheader', { name: 'Charge' })).toBeVisible()
  await dropSession(page)
  await signIn(page, 'support', '/logs?type=outboundSms')
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Charge' })).toBeHidden()
})

test('shows the not-found page for a missing record, with the way to its list', async ({
  page,
  complaints,
}) => {
  await askAll(page)
  const nowhere = '01900000-0000-7000-8000-000000000000'
  for (const [path, list] of [
    [`/sms-broadcast/campaigns/view/${nowhere}`, 'SMS broadcast'],
    [`/trunks/edit/${nowhere}`, 'Back'],
    [`/sms/10dlc/brands/${nowhere}/campaigns`, '10DLC brands'],
  ] as const) {
    await signIn(page, 'owner', path)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 404 Page not found')
    await expect(main.getByRole('link', { name: list })).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('link', { name: 'Return to Homepage' }).click()
    await expect(page).toHaveTitle('Patchbay – Home')
  }
  dropFailedCalls(complaints)
})

test('names the route in the title of a record with a heading of its own', async ({ page }) => {
  await signIn(page, 'owner', '/pay/payments')
  const { payments } = await call<{ payments: { id: string }[] }>(page, 'GET', '/v1/billing/payments')
  await page.goto(`/pay/payments/${payments[0]?.id}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Payment of /)
  await expect(page).toHaveTitle(`Patchbay – Payment: ${await heading.innerText()}`)
})

test('falls back from a flag that fails to load to its picture, then a globe', async ({
  page,
  complaints,
}) => {
  await askAll(page)
  await page.route('**/flags/*.svg', (route) => route.abort())
  await page.route('**/flags/GB.png', (route) => route.abort())
  await signIn(page, 'owner', '/sms/senders')
  await expect(page.locator('img.pb-flag[src="/flags/US.png"]').first()).toBeVisible()
  await expect(page.locator('.pb-flag-globe').first()).toBeVisible()
  dropFailedCalls(complaints)
})

test.describe('on a phone', () => {
  const { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7']
  test.use({ viewport, userAgent, isMobile, hasTouch, deviceScaleFactor, screen: viewport })

  test('fits the page to the screen width', async ({ page }) => {
    await page.goto('/auth/sign')
    await expect(page.locator('form')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(viewport.width)
  })
})

test.describe('on a small tablet', () => {
  const viewport = { width: 768, height: 1024 }
  test.use({ viewport, screen: viewport, isMobile: true, hasTouch: true })

  test('gives the page the specified width', async ({ page }) => {
    await page.goto('/auth/sign')
    await expect(page.locator('form')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(834)
  })
})

test('has no gallery without its environment variable', async ({ page, request, baseURL, complaints }) => {
  for (const path of ['/api/site/gallery', '/api/site/gallery/files/gallery.js', '/gallery/assets/main.js'])
    expect((await request.get(baseURL + path)).status(), path).toBe(404)
  const compile = await request.post(`${baseURL}/api/site/gallery/compile`, {
    headers: { origin: baseURL ?? '' },
    data: { sources: {} },
  })
  expect(compile.status()).toBe(404)
  // An address the portal does not know leads to its start page.
  await signIn(page, 'owner', '/gallery')
  await expect(page).not.toHaveURL(/gallery/)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.locator('[data-example]')).toHaveCount(0)
  dropFailedCalls(complaints)
})
