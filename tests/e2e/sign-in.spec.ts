import { demoPassword, expect, expectAccessible, signIn, test } from './portal.ts'

test('a visitor is asked to sign in and comes back to the page asked for', async ({ page }) => {
  await page.goto('/sms-broadcast/templates?status=approved')
  await expect(page).toHaveURL(/\/auth\/sign\?redirect=/)
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill('owner@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sms-broadcast\/templates\?status=approved$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMS templates')
})

test('a wrong password is refused without saying which part was wrong, and the e-mail stays', async ({
  page,
  complaints,
}) => {
  await page.goto('/auth/sign')
  await page.getByLabel('E-mail').fill('nobody@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('e-mail or password')
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@demo.example')
  complaints.length = 0
})

test('a redirect to another site is ignored', async ({ page }) => {
  await page.goto(`/auth/sign?redirect=${encodeURIComponent('//evil.example/x')}`)
  await page.getByLabel('E-mail').fill('owner@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
  expect(new URL(page.url()).hostname).toBe('localhost')
})

test('signing out ends the session everywhere', async ({ page, complaints }) => {
  await signIn(page, 'owner')
  const token = await page.evaluate(() => document.cookie)
  expect(token).toMatch(/token=/)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('button', { name: 'Exit' }).click()
  await expect(page).toHaveURL(/\/auth\/sign/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await page.goto('/sms-broadcast/campaigns')
  await expect(page).toHaveURL(/\/auth\/sign/)
  // A poll that was under way is refused, and the browser says so.
  complaints.push(...complaints.splice(0).filter((line) => !line.includes('status of 401')))
})

test('each page that needs no session says in its title which it is', async ({ page, complaints }) => {
  for (const [path, title] of [
    ['/auth/sign', 'Sign in'],
    ['/auth/recovery', 'Recover access'],
    ['/auth/confirm', 'Confirm your e-mail address'],
    ['/terms', 'Terms of service'],
    ['/auth/unknown', 'Sign in'],
  ]) {
    await page.goto(path!)
    await expect(page).toHaveTitle(`Patchbay – ${title}`)
  }
  // The browser tells of the link that is no good.
  complaints.splice(0, Infinity, ...complaints.filter((line) => !/status of 410/.test(line)))
  const script = page.waitForRequest(/RecoveryPage-.*\.js/)
  await page.goto('/auth/sign')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await script
  await expect(page).toHaveTitle('Patchbay – Recover access')
  await page.goBack()
  await expect(page).toHaveTitle('Patchbay – Sign in')
})
