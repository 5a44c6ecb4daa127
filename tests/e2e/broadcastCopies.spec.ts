import {
  contactFile,
  expect,
  expectAccessible,
  fillDetails,
  mapVariables,
  next,
  signIn,
  test,
} from './portal.ts'
import { call } from './manifestWalk.ts'

test('sends a broadcast again, archives it and takes it out of the archive', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/campaigns/create')
  await fillDetails(page, 'Summer news', contactFile(3))
  await next(page)
  await mapVariables(page)
  await next(page)
  await page.getByLabel('Send now').check()
  await next(page)
  const send = page.getByRole('button', { name: 'Send to 3 · $' })
  await send.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 3 · $' }).click()
  await expect(page).toHaveURL(/\/sms-broadcast\/campaigns$/)
  const row = page.getByRole('row').filter({ hasText: 'Summer news' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(row).toContainText('Completed', { timeout: 500 })
  }).toPass()

  await row.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(/campaigns\/copy\/[^/]+\/details$/)
  await expect(page.getByLabel('Broadcast name')).toHaveValue('Summer news copy')
  await expect(page.getByText('contacts.csv').first()).toBeVisible()
  await expectAccessible(page)
  await next(page)
  await next(page)
  await expect(page).toHaveURL(/schedule$/)
  await next(page)
  await send.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 3 · $' }).click()
  await expect(page).toHaveURL(/\/sms-broadcast\/campaigns$/)
  await expect(page.getByRole('row').filter({ hasText: 'Summer news copy' })).toBeVisible()

  const former = page.getByRole('row').filter({ hasText: 'Summer news' }).filter({ hasNotText: 'copy' })
  await former.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByText('Broadcast archived')).toBeVisible()
  await expect(former).toHaveCount(0)
  await page.getByRole('link', { name: 'Archive', exact: true }).click()
  await expect(page).toHaveURL(/\/sms-broadcast\/archive$/)
  await expectAccessible(page)
  await former.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'Move out of archive' }).click()
  await expect(page.getByText('The archive is empty')).toBeVisible()
  await expectAccessible(page)
})

test('resends a broadcast to those who failed', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/campaigns?status=completed')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  for (let index = 1; index < (await rows.count()); index++) {
    await rows
      .nth(index)
      .getByRole('button', { name: /actions/i })
      .click()
    const resend = page.getByRole('menuitem', { name: 'Resend to failed' })
    if (await resend.count()) {
      await resend.click()
      break
    }
    await page.keyboard.press('Escape')
  }
  await expect(page).toHaveURL(/campaigns\/resend\/[^/]+\/details$/)
  await expect(page.getByLabel('Broadcast name')).toHaveValue(/ resent$/)
  await expectAccessible(page)
  await next(page)
  await expect(page).toHaveURL(/variables$/)
})

test('reports why messages did not arrive, and saves what became of every contact', async ({ page }) => {
  await signIn(page, 'owner', '/')
  const path = '/v1/sms/campaigns?status=completed'
  const { campaigns } = await call<{ campaigns: { id: string; failed: number }[] }>(page, 'GET', path)
  const failing = campaigns.find(({ failed }) => failed > 0)
  await page.goto(`/sms-broadcast/campaigns/view/${failing?.id}`)
  for (const name of ['By hour', 'Why messages didn’t arrive']) {
    const chart = page.getByRole('region', { name })
    await expect(chart).toBeVisible()
    await chart.getByRole('button', { name: 'Show as table' }).click()
    await expect(chart.getByRole('row').nth(1)).toContainText(/\d/)
    if (name === 'By hour') await expect(chart.getByRole('rowheader').first()).toContainText(/ \d\d:00$/)
  }
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'Download recipients' }).click()
  expect((await download).suggestedFilename()).toBe('recipients.csv')
})
