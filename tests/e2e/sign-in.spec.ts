import { demoPassword, dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

test('asks a visitor to sign in and returns to the requested page', async ({ page }) => {
  await page.goto('/sms-broadcast/templates?status=approved')
  await expect(page).toHaveURL(/\/auth\/sign\?redirect=/)
  await expectAccessible(page)
  await page.getByLabel('Email').fill('owner@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sms-broadcast\/templates\?status=approved$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMS templates')
})

test('rejects a wrong password without revealing which part is wrong, and keeps the email', async ({
  page,
  complaints,
}) => {
  await page.goto('/auth/sign')
  await page.getByLabel('Email').fill('nobody@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('email or password')
  await expect(page.getByLabel('Email')).toHaveValue('nobody@demo.example')
  dropFailedCalls(complaints)
})

test('ignores a redirect to another site', async ({ page }) => {
  await page.goto(`/auth/sign?redirect=${encodeURIComponent('//evil.example/x')}`)
  await page.getByLabel('Email').fill('owner@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
  expect(new URL(page.url()).hostname).toBe('localhost')
})

test('ends the session in every tab on sign-out', async ({ page, complaints }) => {
  await signIn(page, 'owner')
  const token = await page.evaluate(() => document.cookie)
  expect(token).toMatch(/token=/)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('region', { name: 'Account menu' }).getByRole('button', { name: 'Exit' }).click()
  await expect(page).toHaveURL(/\/auth\/sign/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await page.goto('/sms-broadcast/campaigns')
  await expect(page).toHaveURL(/\/auth\/sign/)
  // A poll that was under way is refused, and the browser says so.
  complaints.push(...complaints.splice(0).filter((line) => !line.includes('status of 401')))
})

test('gives each page without a session its own title', async ({ page, complaints }) => {
  for (const [path, title] of [
    ['/auth/sign', 'Sign in'],
    ['/auth/recovery', 'Reset your password'],
    ['/auth/confirm', 'Confirm your email address'],
    ['/terms', 'Terms of service'],
    ['/auth/unknown', 'Sign in'],
  ]) {
    await page.goto(path!)
    await expect(page).toHaveTitle(`Patchbay – ${title}`)
  }
  // The browser tells of the link that is no good.
  complaints.splice(0, Infinity, ...complaints.filter((line) => !/status of 410/.test(line)))
  await page.goto('/auth/sign')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveTitle('Patchbay – Reset your password')
  await page.goBack()
  await expect(page).toHaveTitle('Patchbay – Sign in')
})

test('a page that is used says so with its calls, which puts off the end of the session', async ({
  page,
}) => {
  await signIn(page, 'owner')
  const said = page.waitForRequest((request) => request.headers()['x-user-activity'] === '1')
  await page.getByRole('navigation').locator('a[href="/sms-broadcast/templates"]').click()
  expect((await said).url()).toContain('/api/site/v1/')
})
