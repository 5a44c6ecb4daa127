import { expect, expectAccessible, signIn, test } from './portal.ts'

test('emails the view of a list regularly: from its menu to the report, its runs and a pause', async ({
  page,
}) => {
  await signIn(page, 'owner', '/logs?type=placed')
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Views' })
  await panel.getByLabel('View name').fill('All outcomes')
  await panel.getByRole('button', { name: 'Save as new view' }).click()
  await expect(page.getByRole('button', { name: 'View: All outcomes' })).toBeVisible()

  await page.getByRole('button', { name: 'More for this list' }).click()
  const entry = page.getByRole('menuitem', { name: 'Email this regularly' })
  await expectAccessible(page, { within: '.menu' })
  await entry.click()
  await expect(page.getByRole('heading', { name: 'New report' })).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Calls placed – All outcomes')
  await expect(page.getByRole('main').getByText('Olivia Hart').first()).toBeVisible()
  await expectAccessible(page)
  await name.fill('Calls of the day')
  await page.getByText('Every day').click()
  await expect(page.getByText('Monday')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create report' }).click()

  await expect(page).toHaveURL(/\/reports\/view\//)
  await expect(page.getByRole('heading', { name: 'Calls of the day' })).toBeVisible()
  await expect(page.getByText('Not sent yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Report is being sent')).toBeVisible()
  const run = page.getByRole('table', { name: 'Last runs' }).getByRole('row', { name: /Olivia Hart/ })
  await expect(async () => {
    await page.reload()
    await expect(run).toContainText('Sent', { timeout: 2000 })
  }).toPass()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Nothing is sent until you resume it.')).toBeVisible()

  // The file waits where the mail leads.
  await page.goto('/background-work')
  await expect(page.getByText('Call history').first()).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: /Download/ })
      .or(page.getByRole('button', { name: /Download/ }))
      .first(),
  ).toBeVisible()
})

test('lets others read a report but not change it, and offers the lists that they may read', async ({
  page,
}) => {
  await signIn(page, 'support', '/reports')
  await expect(page.getByRole('link', { name: 'Calls of the week' })).toBeVisible()
  await page.getByRole('link', { name: 'Calls of the week' }).click()
  await expect(page.getByRole('table', { name: 'Last runs' })).toContainText('Bruno Silva')
  // Only its maker, admins and the owner change it.
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
  await page.goto('/reports/create')
  await page.getByRole('combobox', { name: 'List' }).click()
  await expect(page.getByRole('option', { name: 'Calls placed' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Transactions' })).toHaveCount(0)
})

test('emails a list below a parent regularly: the numbers for sale in a city', async ({ page }) => {
  await signIn(page, 'owner', '/buy')
  await page
    .getByRole('row', { name: /Canada/ })
    .getByRole('link', { name: '13' })
    .click()
  await page.getByRole('link', { name: 'Alberta' }).click()
  await page.getByRole('link', { name: 'Calgary' }).click()
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Email this regularly' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Choose numbers – Calgary')
  await page.getByRole('button', { name: 'Create report' }).click()
  await expect(page).toHaveURL(/\/reports\/view\//)
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
  const run = page.getByRole('table', { name: 'Last runs' }).getByRole('row', { name: /Olivia Hart/ })
  await expect(async () => {
    await page.reload()
    await expect(run).toContainText('Sent', { timeout: 2000 })
  }).toPass()
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await expect(page.getByRole('combobox', { name: 'List' })).toHaveValue('Choose numbers – Calgary')
})
