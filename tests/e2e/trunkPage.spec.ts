import { expect, expectAccessible, signIn, test } from './portal.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'owner', '/trunks')
})

test('tells what a number becomes as it is typed, and why a call is refused', async ({ page }) => {
  await page.getByRole('link', { name: 'Reseller gateway' }).click()
  const number = page.getByLabel('Number as your PBX dials it')
  await number.fill('0047 48 01 23 45')
  const tester = page.locator('.page-widget', { has: number })
  await expect(tester).toContainText('Sent as +4748012345')
  await expect(tester).toContainText('Let through at $0.016 a minute')
  await number.fill('00882 342 1234')
  await expect(tester).toContainText('Sent as +8823421234')
  await expect(tester).toContainText('Refused with 403. The number starts with a blocked prefix.')
  await expectAccessible(page)
})

test('makes a test call by keyboard, and lists it with its result in plain words', async ({ page }) => {
  await page.getByRole('link', { name: 'Workshop' }).click()
  const number = page.getByLabel('Number as your PBX dials it')
  await number.fill('+447400123486')
  await number.press('Enter')
  const result = page.getByRole('region', { name: 'Result of the test' })
  await expect(result).toContainText('Not answered: Busy (486).')
  await expect(result.getByRole('list', { name: 'SIP messages' }).getByRole('listitem').last()).toContainText(
    'Your PBX → ACK',
  )
  const calls = page.getByRole('table', { name: 'Last calls' })
  await expect(calls.getByRole('row').nth(1)).toContainText('Busy (486)')
  await expect(page.getByRole('table', { name: 'Failed attempts of the last 30 days' })).toContainText(
    'Wrong user name or password (401)',
  )
  await number.fill('+447400123456')
  await page.getByRole('button', { name: 'Make a test call' }).click()
  await expect(result).toContainText('Answered, and ended after 10 seconds')
  await expectAccessible(page)
})

test('copies settings for the chosen PBX with the trunk’s own host and user name', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('link', { name: 'Head office' }).click()
  const settings = page.getByRole('figure', { name: 'Settings for your PBX' })
  await settings.getByRole('combobox').selectOption('FreeSWITCH')
  await expect(settings).toContainText('<gateway name="patchbay">')
  await settings.getByRole('button', { name: /Copy/ }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/name="username" value="t[0-9a-f]{11}"/)
  expect(copied).toContain('value="sip.patchbay.example"')
  expect(copied).not.toContain('{')
  await page.goBack()
  await page.getByRole('link', { name: 'Call center' }).click()
  await expect(settings).toContainText('type=identify')
  await expect(settings).not.toContainText('password')
})

test('tells who is registered, checks whether a PBX can, and tries the echo', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Registration' }).selectOption('Registered')
  await expect(page.getByRole('link', { name: 'Head office' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call center' })).toBeHidden()
  await page.getByRole('link', { name: 'Head office' }).click()
  const table = page.getByRole('table', { name: 'Registrations' })
  await expect(table.getByRole('row').nth(1)).toContainText('Answers')
  const result = page.getByRole('region', { name: 'Result of the test' })
  await page.getByRole('button', { name: 'Check registration' }).click()
  await expect(result).toContainText('We accept this trunk’s registrations.')
  await expect(result.getByRole('listitem')).toHaveText([
    /REGISTER$/,
    /401 Unauthorized$/,
    /REGISTER$/,
    /200 OK$/,
  ])
  await page.getByLabel('Number as your PBX dials it').fill('*43')
  await expect(result).toBeHidden()
  await expect(page.getByText('An echo test: you hear yourself. Free, for up to 2 minutes.')).toBeVisible()
  await expectAccessible(page)
})

test('pages through the rows of a short table, and says how many there are', async ({ page }) => {
  await page.route('**/v1/sip_failures?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const [current, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page'))]
    const failures = Array.from({ length: 12 }, (_, index) => ({
      id: `failure-${index}`,
      trunk_id: query.get('trunk_id'),
      code: 403,
      method: 'INVITE',
      source: `198.51.100.${index}`,
      user_agent: 'Asterisk',
      attempts: 1,
      updated_at: '2026-11-01T10:00:00Z',
    })).slice((current - 1) * size, current * size)
    const pagination = { current_page: current, per_page: size, total_pages: 3, total: 12 }
    return route.fulfill({ json: { failures, pagination, is_empty: false } })
  })
  await page.getByRole('link', { name: 'Call center' }).click()
  const failures = page.getByRole('region', { name: 'Failed attempts of the last 30 days' })
  await expect(failures.getByText('1–5 of 12')).toBeVisible()
  await expect(failures.getByRole('button', { name: 'Previous rows' })).toBeDisabled()
  await failures.getByRole('button', { name: 'Next rows' }).click()
  await expect(failures.getByText('6–10 of 12')).toBeVisible()
  await expect(failures.getByRole('cell', { name: '198.51.100.5' })).toBeVisible()
  await failures.getByRole('button', { name: 'Next rows' }).click()
  await expect(failures.getByText('11–12 of 12')).toBeVisible()
  await expect(failures.getByRole('row')).toHaveCount(3)
  await expect(failures.getByRole('button', { name: 'Next rows' })).toBeDisabled()
  await expectAccessible(page, { within: '.page-rows' })
})
