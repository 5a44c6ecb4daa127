import { call } from './manifestWalk.ts'
import { contactFile, dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

interface Sent {
  messages: { id: string; body: string; clicks: number }[]
}

interface Clicked {
  campaigns: { id: string; clicked: number }[]
}

test('counts a click on a short link in its broadcast and its message, live', async ({ page }) => {
  await signIn(page, 'owner')
  const { campaigns } = await call<Clicked>(page, 'GET', '/v1/sms/campaigns?name=order+shipped&per_page=100')
  const campaign = campaigns.find(({ clicked }) => clicked > 0)?.id ?? ''
  const { messages } = await call<Sent>(
    page,
    'GET',
    `/v1/sms/messages?type=outboundSms&sms_campaign_id=${campaign}&per_page=100`,
  )
  const sent = messages.find(({ body, clicks }) => body.includes('/l/') && clicks === 0)
  const path = /\/l\/\w{10}/.exec(sent?.body ?? '')?.[0] ?? ''
  await page.goto(`/sms-broadcast/campaigns/view/${campaign}`)
  await expect(page.getByText('Recipients who clicked')).toBeVisible()
  await expectAccessible(page)
  const clickedNow = async (): Promise<number> => {
    const now = await call<{ campaign: { clicked: number } }>(page, 'GET', `/v1/sms/campaigns/${campaign}`)
    return now.campaign.clicked
  }
  const before = await clickedNow()
  const answer = await page.request.get(path, {
    maxRedirects: 0,
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 16)' },
  })
  expect(answer.status()).toBe(302)
  expect(answer.headers()['location']).toMatch(/^https:\/\/harbourpine\.example\//)
  await expect.poll(clickedNow).toBe(before + 1)
  await expect(page.getByText('Clicks by hour')).toBeVisible()
  await page.goto(`/logs/messages/${sent?.id}?type=outboundSms`)
  await expect(page.getByText('First click')).toBeVisible()
})

test('says that a link does not work, to strangers too', async ({ page, complaints }) => {
  const answer = await page.goto('/l/AbC12dEfGh')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
  await expectAccessible(page)
  dropFailedCalls(complaints)
})

test('imports opt-outs from a file and says which lines were refused', async ({ page }) => {
  await signIn(page, 'owner', '/opt-outs/imports')
  await expect(page.getByRole('link', { name: 'old-system-opt-outs.csv' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Import numbers' }).click()
  await page.getByRole('button', { name: 'Import numbers' }).click()
  await expect(page.getByText('Choose a CSV file').last()).toBeVisible()
  await expectAccessible(page)
  const uploaded = page.waitForResponse((response) => response.url().includes('/v1/files') && response.ok())
  await page.locator('input[type=file]').setInputFiles({
    name: 'shop.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('phone,why\n+447400200871,moved\n07700 900872\n+447400200871\n'),
  })
  await uploaded
  await expect(page.getByText('shop.csv').first()).toBeVisible()
  await page.getByRole('button', { name: 'Import numbers' }).click()
  await expect(page).toHaveURL(/imports\/view\//)
  await expect(page.getByText('Imported').first()).toBeVisible()
  await expect(page.getByText('07700 900872').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/opt-outs?number=447400200871')
  await page.getByRole('link', { name: '+44 7400 200871' }).click()
  await expect(page.getByText('moved', { exact: true })).toBeVisible()
})

test('uses a contact list beside an upload, and keeps contacts as one', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/lists')
  await expect(page.getByRole('link', { name: 'Newsletter UK' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/sms-broadcast/campaigns/create')
  await page.getByLabel('Broadcast name').fill('From a list')
  const saved = page.getByRole('combobox', { name: 'Or use a contact list' })
  await saved.fill('no such list')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await saved.fill('letter uk')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option', { name: /^Newsletter UK/ }).click()
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible()
  await expect(page.getByText('weekend-sale-reminder.csv')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove file' }).click()
  await page.locator('input[type=file]').setInputFiles(contactFile(3))
  await page.getByLabel('Save as contact list').fill('Kept by name')
  await expect(page.getByRole('combobox', { name: 'Template' })).toBeEnabled({ timeout: 60_000 })
})
