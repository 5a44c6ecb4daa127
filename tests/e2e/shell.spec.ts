import { devices } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './portal.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const banners = (page: Page) => page.locator('.portal-banner')

test.describe('what the whole portal has to say', () => {
  test('a suspended account is told what it owes', async ({ page }) => {
    await signIn(page, 'suspended')
    await expect(page.getByRole('alert')).toHaveText(
      'Your account is suspended. You have an outstanding payment of $125.40. Top up your balance to reactivate your account.',
    )
    await expectAccessible(page)
  })

  test('a payment that is being processed is told of', async ({ page }) => {
    await signIn(page, 'flex')
    await expect(banners(page)).toContainText('Your payment is being processed')
  })

  test('a sandbox account waits for verification and is invited to explore', async ({ page }) => {
    await signIn(page, 'sandbox', '/sms/senders')
    await expect(page.getByText('Sandbox', { exact: true })).toBeVisible()
    await expect(page.getByText('Your account is being verified')).toBeVisible()
    await expect(page.getByText(/up to 2 business days/)).toBeVisible()
    const explore = banners(page).filter({ hasText: 'You are in the sandbox' })
    await expect(explore.getByText('Coming soon', { exact: true })).toBeVisible()
    await expect(explore.getByRole('link', { name: 'SMS' })).toBeHidden()
    await expectAccessible(page)
    await explore.getByRole('link', { name: 'SIP trunk' }).click()
    await expect(page).toHaveURL(/\/sandbox\/sip-trunk/)
    await explore.getByRole('button', { name: 'Close this notice' }).click()
    await page.reload()
    await expect(page.getByText('Your account is being verified')).toBeVisible()
    await expect(explore).toBeHidden()
  })

  test('the SMS guide is offered where it is open', async ({ page }) => {
    await signIn(page, 'sandbox-sms', '/sms/senders')
    await page.getByRole('link', { name: 'SMS', exact: true }).and(page.locator('.portal-banner a')).click()
    await expect(page).toHaveURL(/\/sandbox\/sms/)
    await expect(page.getByText('Coming soon')).toBeHidden()
  })
})

test.describe('the navigation', () => {
  const sectionTitles = async (page: Page) => {
    await expect(navigation(page).getByRole('link').nth(1)).toBeVisible()
    return navigation(page).locator('.navigation-section > button > span').allTextContents()
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

  test('calls the last section Billing in a sub-account, and the account its settings', async ({ page }) => {
    await signIn(page, 'sub', '/profile/account')
    expect((await sectionTitles(page)).at(-1)).toBe('Billing')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await expect(page.getByRole('link', { name: 'Sub-account settings' })).toBeVisible()
  })
})

test('amounts of messages are shown to who may see prices, and to nobody else', async ({ page }) => {
  await signIn(page, 'billing', '/logs?type=outboundSms')
  await expect(page.getByRole('columnheader', { name: 'Charge' })).toBeVisible()
  // The open page would go on asking.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(page, 'support', '/logs?type=outboundSms')
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Charge' })).toBeHidden()
})

test('a flag that does not load falls back to its picture, then to a globe', async ({ page, complaints }) => {
  await page.route('**/flags/*.svg', (route) => route.abort())
  await page.route('**/flags/GB.png', (route) => route.abort())
  await signIn(page, 'owner', '/sms/senders')
  await expect(page.locator('img.pb-flag[src="/flags/US.png"]').first()).toBeVisible()
  await expect(page.locator('.pb-flag-globe svg').first()).toBeVisible()
  complaints.length = 0
})

test.describe('on a phone', () => {
  const { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7']
  test.use({ viewport, userAgent, isMobile, hasTouch, deviceScaleFactor, screen: viewport })

  test('the page is as wide as the specification says', async ({ page }) => {
    await page.goto('/auth/sign')
    await expect(page.getByLabel('E-mail')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(834)
  })
})
