import { expect, expectAccessible, signIn, test } from './portal.ts'

const list = '/webhooks'

test('creates a webhook, shows its secret once, and logs a test event with request and response', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'owner', `${list}/create`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Warehouse')
  const address = page.getByRole('textbox', { name: 'URL' })
  await address.fill('https://10.0.0.7/hooks')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('This is a private address').first()).toBeVisible()
  await address.fill('https://stock.warehouse.example/hooks')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Create webhook' }).click()
  await expect(page.getByText('Choose at least one event').first()).toBeVisible()
  const brands = page.getByRole('group', { name: 'Brand' })
  await expect(brands.getByRole('option', { name: 'Edited' })).toBeVisible()
  await page.getByRole('searchbox', { name: /Events/ }).fill('api key')
  await page.getByRole('option', { name: 'API key: Created' }).click()
  await page.getByRole('option', { name: 'API key: Deleted' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save it now' })
  const secret = await dialog.getByRole('textbox', { name: 'Signing secret' }).inputValue()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await page.getByRole('button', { name: 'Download' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Warehouse', exact: true }).click()
  await page.getByRole('button', { name: 'Send test event' }).click()
  await expect(page.getByText('Test event sent')).toBeVisible()
  const delivery = page.getByRole('link', { name: 'Webhook: Test event' })
  await expect(delivery).toBeVisible()
  await delivery.click()
  await expect(page.getByText('Delivered').first()).toBeVisible()
  await expect(page.getByText('"type": "webhook.test"')).toBeVisible()
  await expect(page.getByText('{"received":true}').first()).toBeVisible()
  await expectAccessible(page)
  expect(await page.content()).not.toContain(secret)
  // The private address.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
})

test('pauses, resumes and rotates, and says what that means', async ({ page }) => {
  await signIn(page, 'owner', list)
  await expect(page.getByRole('row', { name: /CRM/ }).locator('[data-tone=danger]')).toHaveText('Failing')
  await page.getByRole('link', { name: 'Staging' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await expect(page.getByText('Events are kept for 30 days and sent when you resume.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send test event' })).toHaveCount(0)
  await expectAccessible(page)
})

test('leads from the account settings to their webhooks and back, and changes those there alone', async ({
  page,
}) => {
  await signIn(page, 'owner', '/profile/account/settings')
  await expect(page.getByLabel('Incoming SMS URL')).toHaveValue('https://harbour-pine.example/hooks/sms')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Webhooks/ })
    .click()
  const row = page.getByRole('row', { name: /Incoming SMS/ })
  await expect(row.locator('[data-tone=success]').last()).toHaveText('Healthy')
  await row.getByRole('link', { name: 'Incoming SMS' }).click()
  await expect(page.getByText('This webhook comes from your account settings.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Message: Received' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send test event' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Account settings' }).click()
  await expect(page.getByLabel('Incoming SMS URL')).toBeVisible()
  await expectAccessible(page)
})

test('filters the delivery log, opens an entry beside it and sends it again', async ({ page }) => {
  await signIn(page, 'owner', `${list}/deliveries?status=failed`)
  const grid = page.getByRole('grid').or(page.getByRole('table')).first()
  await expect(grid.getByText('Failed').first()).toBeVisible()
  await expect(grid.getByText('Delivered')).toHaveCount(0)
  await page.getByRole('row').getByRole('link').first().click()
  const drawer = page.getByRole('dialog', { name: 'Details' })
  await expect(drawer.getByText('Error status').first()).toBeVisible()
  const attempts = drawer.getByRole('region', { name: 'Attempts' }).getByRole('row')
  const before = await attempts.count()
  await drawer.getByRole('button', { name: 'Resend' }).click()
  // Sooner than the record is read again by itself.
  await expect.poll(() => attempts.count(), { timeout: 6000 }).toBeGreaterThan(before)
  await expectAccessible(page)
})

test('fits a phone, and shows the log as cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn(page, 'owner', `${list}/deliveries`)
  // Events that can be chosen are called so too.
  await expect(page.locator('[data-tone=info]', { hasText: 'Waiting' }).first()).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('is there for those with the permission', async ({ page }) => {
  await signIn(page, 'billing', list)
  await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveCount(0)
})
