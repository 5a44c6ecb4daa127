import { contactFile, expect, expectAccessible, signIn, test } from './portal.ts'

const create = '/sms-broadcast/campaigns/create'

test('a broadcast goes from a contact file to delivered messages', async ({ page }) => {
  await signIn(page, 'owner', create)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New SMS broadcast')
  await expect(page.getByText('Upload contacts to select a template')).toBeVisible()
  await expect(page.getByText('Choose a template to select a Sender ID')).toBeVisible()
  await page.getByLabel('Broadcast name').fill('Spring sale 2026')
  await page.locator('input[type=file]').setInputFiles(contactFile(20, ['+4479111', 'abc', '+447911120000']))
  await expect(page.getByText(/20.*valid/i).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/2.*invalid/i).first()).toBeVisible()
  await expect(page.getByText(/1.*duplicated/i).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Template').click()
  await page.getByRole('option').filter({ hasText: /./ }).first().click()
  await page.getByLabel('Sender ID').click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/create\/variables$/)
  await expect(page.getByText('Variables and columns must be mapped one to one').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/create\/schedule$/)
  await page.getByLabel('Send now').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/create\/summary$/)
  for (const text of ['Spring sale 2026', 'United Kingdom', 'Send now'])
    await expect(page.getByText(text).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send broadcast' }).click()
  await expect(page).toHaveURL(/\/sms-broadcast\/campaigns$/)
  const row = page.getByRole('row').filter({ hasText: 'Spring sale 2026' })
  await expect(row).toBeVisible()
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: /Refresh/ }).click()
        return row.innerText()
      },
      { timeout: 30_000, intervals: [1000] },
    )
    .toContain('Completed')
})

test('every refusal of the details step is shown at its field and nothing is lost', async ({ page }) => {
  await signIn(page, 'owner', create)
  await page.getByLabel('Broadcast name').fill('a-b')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Use letters, digits and spaces only').first()).toBeVisible()
  await expect(page).not.toHaveURL(/variables/)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('CSV files are allowed only')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'big.csv', mimeType: 'text/csv', buffer: Buffer.alloc(26 * 2 ** 20, '+') })
  await expect(page.getByText('The CSV file size must be 25MB or less')).toBeVisible()
  await expect(page.getByLabel('Broadcast name')).toHaveValue('a-b')
})

test('a half-filled wizard survives a reload and an ended session', async ({ page, context, complaints }) => {
  await signIn(page, 'owner', create)
  await page.getByLabel('Broadcast name').fill('Kept draft')
  await page.locator('input[type=file]').setInputFiles(contactFile(5))
  await expect(page.getByText(/5.*valid/i).first()).toBeVisible({ timeout: 20_000 })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Broadcast name')).toHaveValue('Kept draft')
  await expect(page.getByText(/5.*valid/i).first()).toBeVisible()
  await context.clearCookies()
  await signIn(page, 'owner', create)
  await expect(page.getByLabel('Broadcast name')).toHaveValue('Kept draft')
  complaints.length = 0
})

test('a link to a locked step opens the first open one', async ({ page }) => {
  await signIn(page, 'owner', `${create}/summary`)
  await expect(page).toHaveURL(/create(\/details)?$/)
})

test('editing opens at the schedule and saves only schedule and speed', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/campaigns?status=scheduled')
  await page.getByRole('gridcell').getByRole('link').first().click()
  await expect(page).toHaveURL(/edit\/[^/]+\/schedule$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit SMS broadcast')
  await expectAccessible(page)
})

test('an account without templates is told what it needs', async ({ page }) => {
  await signIn(page, 'empty', create)
  await expect(
    page.getByText('To send a broadcast you need at least one approved template and Sender ID.'),
  ).toBeVisible()
})
