import { expect, expectAccessible, signIn, test } from './portal.ts'

test('a message leads to its page with text, facts, events and broadcast', async ({ page }) => {
  await signIn(page, 'owner', '/logs?type=outboundSms')
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/logs\/messages\/[0-9a-f-]{36}\?type=outboundSms$/)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\+\d/)
  for (const fact of ['Text', 'From', 'To', 'Segments', 'Charge', 'Sent'])
    await expect(main.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible()
  const events = main.getByRole('list', { name: 'Events' }).getByRole('listitem')
  await expect(events.first()).toHaveText(/^Pending\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M$/)
  await expectAccessible(page)
  await page.getByRole('table', { name: 'Broadcast' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/sms-broadcast\/campaigns\/view\//)
})

test('a received message is headed by its sender', async ({ page }) => {
  await signIn(page, 'owner', '/logs?type=inboundSms')
  const link = page.getByRole('row').getByRole('link').first()
  const sender = (await link.innerText()).replaceAll(/\D/g, '')
  await link.click()
  await expect(page).toHaveURL(/\/logs\/messages\/[0-9a-f-]{36}\?type=inboundSms$/)
  const heading = page.getByRole('heading', { level: 1, name: /^\+\d/ })
  await expect(heading).toBeVisible()
  expect((await heading.innerText()).replaceAll(/\D/g, '')).toBe(sender)
  await expect(page.getByRole('term').filter({ hasText: /^Received$/ })).toBeVisible()
  await expectAccessible(page)
})

test('the history of one broadcast names it', async ({ page }) => {
  await signIn(page, 'owner')
  const link = page.getByRole('row').getByRole('link').first()
  const name = (await link.innerText()).trim()
  const id = /[0-9a-f-]{36}/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
  await page.goto(`/logs?type=outboundSms&sms_campaign_id=${id}`)
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(chips).toHaveText(`Broadcast: ${name}`)
  await chips.getByRole('button', { name: `Remove filter Broadcast: ${name}` }).click()
  await expect(chips).toHaveCount(0)
  await expect(page).not.toHaveURL(/sms_campaign_id/)
})

test('a broadcast whose name cannot be read is called unavailable', async ({ page, complaints }) => {
  await signIn(page, 'owner', '/logs?type=outboundSms&sms_campaign_id=5a0c3f0e-0000-4000-8000-000000000000')
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(chips).toHaveText('Broadcast: unavailable')
  // The browser logs every 404.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('the history of one sender shows which', async ({ page }) => {
  await signIn(page, 'owner', '/logs?type=outboundSms&sender=HPEvents')
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(chips).toHaveText('From: HPEvents')
})
