import { contactFile, dropFailedCalls, expect, signIn, test } from './portal.ts'

const create = '/sms-broadcast/campaigns/create'

test('retries a lost connection five times, five seconds apart', async ({ page, complaints }) => {
  await signIn(page, 'owner', create)
  await expect(page.getByLabel('Broadcast name')).toBeVisible()
  await page.clock.install()
  let attempts = 0
  await page.route('**/contacts_upload', (route) => {
    attempts += 1
    return route.abort('connectionfailed')
  })
  await page.locator('input[type=file]').setInputFiles(contactFile(3))
  await expect.poll(() => attempts).toBe(1)
  for (let retry = 1; retry <= 5; retry++) {
    await expect(page.getByRole('button', { name: 'Retry now' })).toBeVisible()
    await page.clock.runFor(4000)
    expect(attempts).toBe(retry)
    await page.clock.runFor(1500)
    await expect.poll(() => attempts).toBe(retry + 1)
  }
  await expect(page.getByText('File upload failed. Please try again.').first()).toBeVisible()
  await page.clock.runFor(20_000)
  expect(attempts).toBe(6)
  dropFailedCalls(complaints)
})

test('polls progress every two seconds and resumes after a reload', async ({ page }) => {
  const answer = {
    percentage: 40,
    valid: 4,
    invalid: 0,
    duplicated: 0,
    country: 'United Kingdom',
    country_code: 'GB',
    values: [],
    headers: [],
    filename: 'contacts.csv',
    status: 'processing',
  }
  await page.route('**/contacts_process?*', (route) => route.fulfill({ json: answer }))
  await signIn(page, 'owner', create)
  await page.locator('input[type=file]').setInputFiles(contactFile(3))
  const first = await page.waitForRequest('**/contacts_process?*')
  const second = await page.waitForRequest('**/contacts_process?*')
  const uuid = new URL(first.url()).searchParams.get('uuid')
  expect(new URL(second.url()).searchParams.get('uuid')).toBe(uuid)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const resumed = await page.waitForRequest('**/contacts_process?*')
  expect(new URL(resumed.url()).searchParams.get('uuid')).toBe(uuid)
  await page.unroute('**/contacts_process?*')
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible()
})

test('reports a server failure and lets the user choose the file again', async ({ page, complaints }) => {
  await signIn(page, 'owner', create)
  await page.route('**/contacts_upload', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal server error' } }),
  )
  await page.locator('input[type=file]').setInputFiles(contactFile(3))
  await expect(page.getByText('File upload failed. Please try again.').first()).toBeVisible()
  await page.unroute('**/contacts_upload')
  await page.locator('input[type=file]').setInputFiles(contactFile(3))
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible()
  dropFailedCalls(complaints)
})

test('downloads the invalid rows with row, value and reason', async ({ page }) => {
  await signIn(page, 'owner', create)
  await page.locator('input[type=file]').setInputFiles(contactFile(3, ['abc', '=1+1']))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the invalid contacts' }).click()
  let text = ''
  for await (const chunk of await (await download).createReadStream()) text += String(chunk)
  expect(text).toMatch(/abc/)
  expect(text).toMatch(/'=1\+1/)
  expect(text.trim().split(/\r?\n/)).toHaveLength(3)
})
