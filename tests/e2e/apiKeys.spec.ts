import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './portal.ts'

const list = '/profile/api-keys'

async function createKey(page: Page, label: string): Promise<string> {
  await signIn(page, 'owner', `${list}/create`)
  await page.getByRole('textbox', { name: 'Name' }).fill(label)
  await page.getByRole('radio', { name: 'After 30 days' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByText('Choose at least one scope').first()).toBeVisible()
  await page.getByRole('option', { name: 'See broadcasts and templates' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save it now' })
  const secret = await dialog.getByRole('textbox', { name: 'API key' }).inputValue()
  expect(secret).toMatch(/^pb_[\w-]{43}$/)
  return secret
}

test('creates a key, shows it once, and the key calls the API', async ({ page, request, baseURL }) => {
  const secret = await createKey(page, 'Warehouse')
  const dialog = page.getByRole('dialog', { name: 'Save it now' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('alert')).toContainText('you won’t see it again')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Patchbay API key.txt')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(page.getByText(secret.slice(0, 7))).toBeVisible()
  expect(await page.content()).not.toContain(secret)
  const headers = { authorization: `Bearer ${secret}` }
  expect((await request.get(`${baseURL}/api/site/v1/sms/campaigns`, { headers })).status()).toBe(200)
  expect((await request.get(`${baseURL}/api/site/v1/api_keys`, { headers })).status()).toBe(403)
})

test('rotates a key in a form that keeps what was chosen when it fails, and revokes it', async ({ page }) => {
  await createKey(page, 'Rotated')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Rotated' }).click()
  await page.getByRole('button', { name: 'Rotate' }).click()
  const form = page.getByRole('dialog', { name: 'Make a new secret?' })
  await expect(form.getByRole('radio', { name: 'After 24 hours' })).toBeChecked()
  await expectAccessible(page)
  await form.getByRole('radio', { name: 'After 1 hour' }).check()
  await page.keyboard.press('Escape')
  await expect(form.getByText('What you entered will be lost.')).toBeVisible()
  await form.getByRole('button', { name: 'Make new secret' }).click()
  await expect(page.getByRole('dialog', { name: 'Save it now' })).toBeVisible()
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history.getByText('Old secret expires: After 1 hour')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('API key revoked')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rotate' })).toHaveCount(0)
})

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn(page, 'owner', list)
  await page.getByRole('link', { name: 'Trial script' }).click()
  await page.getByRole('button', { name: 'Rotate' }).click()
  const form = page.getByRole('dialog', { name: 'Make a new secret?' })
  await expect(form.getByRole('button', { name: 'Make new secret' })).toBeInViewport()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(834)
})

test('is there for the owner alone', async ({ page }) => {
  await signIn(page, 'admin', list)
  await expect(page).not.toHaveURL(new RegExp(list))
  await expect(page.getByRole('link', { name: 'API keys' })).toHaveCount(0)
})

test('rotates from the list, and shows lists and forms as calls of the API', async ({ page }) => {
  await signIn(page, 'owner', list)
  await page.getByRole('button', { name: 'Show as API call' }).click()
  const call = page.getByRole('dialog', { name: 'As an API call' })
  await expect(call).toContainText('/api/site/v1/api_keys?page=1&per_page=25&sort=-created_at')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Show as API call' })).toBeFocused()
  await page.getByRole('button', { name: 'Actions: PBX sync' }).click()
  await page.getByRole('menuitem', { name: 'Rotate' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Immediately' }).check()
  await page.getByRole('button', { name: 'Make new secret' }).click()
  await expect(page.getByRole('dialog', { name: 'Save it now' })).toBeVisible()
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'PBX sync' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('It’s the PBX')
  await page.getByRole('button', { name: 'Show as API call' }).click()
  await expect(call).toContainText('-X PUT')
  await expect(call).toContainText('"label": "It’s the PBX"')
})

test('finds a call in the reference, with its scopes, answers and a command', async ({ page }) => {
  await signIn(page, 'owner', list)
  await page.getByRole('link', { name: 'API reference' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference')
  const calls = page.locator('main details')
  await expect.poll(() => calls.count()).toBeGreaterThan(100)
  await expect(calls.filter({ hasText: '/v1/api_keys' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('post opt_outs')
  const call = calls.filter({ hasText: 'Creates' })
  await expect(call).toHaveCount(1)
  await call.locator('summary').press('Enter')
  await expect(call.getByRole('heading', { name: 'Response 201' })).toBeVisible()
  await expect(call.getByRole('row', { name: /opt_out.number required phone/ }).first()).toBeVisible()
  await expect(call.getByText('A permission is missing')).toBeVisible()
  await expect(call.locator('pre')).toContainText('-H "Authorization: Bearer $API_KEY"')
  await expect(call.locator('pre')).toContainText('"number": "+447400120000"')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('qqqq')
  await expect(page.getByText('No call matches your search.')).toBeVisible()
})
