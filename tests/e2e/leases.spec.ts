import { dropFailedCalls, expect, expectAccessible, showGrid, signIn, test } from './portal.ts'
import { readCode } from './readCode.ts'

const contract = {
  name: 'contract.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'),
}

test("the guide's leases have a contract, a code, and devices that are returned together", async ({
  page,
  complaints,
}) => {
  // A form in three steps, three records below it, work on all of them and an action with a form.
  test.slow()
  await signIn(page, 'owner', '/leases/create')
  await page.getByLabel('Name').fill('Front desk')
  // In international form, and no number of its country: no code could reach it.
  await page.getByLabel('Contact').fill('+15555550142')
  await page.getByLabel('Starts on').fill('12/24/2031')
  await page.getByLabel('Months').fill('12')
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/v1/files') && response.ok()),
    page.locator('input[type=file]').setInputFiles(contract),
  ])
  await expect(page.getByText('contract.pdf').first()).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Not a valid number of its country').first()).toBeVisible()
  await page.getByLabel('Contact').fill('+447400123987')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Send code by SMS' }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill(await readCode(page, '+44 7400 123987'))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('is verified.')).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.locator('dl').first()).toContainText('12/24/2031')
  await expect(page.locator('dl').filter({ hasText: 'Setup of an equipment lease' })).toContainText('$5.00')
  await page.getByRole('button', { name: 'Create equipment lease' }).click()
  await expect(page).toHaveURL(/\/leases$/)

  await page.getByRole('link', { name: 'Front desk' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front desk')
  await expect(page.getByText('Setup of an equipment lease')).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /contract\.pdf/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('contract.pdf')

  await page.getByRole('link', { name: 'All devices' }).click()
  for (const serial of ['SN-1', 'SN-2', 'SN-3']) {
    await page.getByRole('link', { name: 'New device' }).first().click()
    await page.getByLabel('Serial').fill(serial)
    await page.getByRole('radio', { name: 'Headset' }).check()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'Create device' }).click()
    await expect(page).toHaveURL(/\/devices$/)
    await expect(page.getByRole('link', { name: serial })).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Front desk')

  await showGrid(page)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: 'Return', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('3 rows will be changed.')
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect(dialog).toContainText('Done')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('gridcell', { name: 'Returned' })).toHaveCount(3)

  await page.goto('/leases')
  await page.getByRole('button', { name: 'Actions: Front desk' }).first().click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByLabel('Months')).toHaveValue('12')
  await expect(page.getByText('Verification')).toHaveCount(0)

  await page.goto('/leases')
  await page.getByRole('button', { name: 'Actions: Front desk' }).first().click()
  await page.getByRole('menuitem', { name: 'End lease' }).click()
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Too expensive' }).click()
  await dialog.getByLabel('Note').fill('We bought our own')
  await dialog.getByRole('button', { name: 'End lease' }).click()
  await expect(page.getByText('The lease was ended')).toBeVisible()
  await page.getByRole('link', { name: 'Front desk' }).click()
  await expect(page.getByText('We bought our own')).toBeVisible()
  dropFailedCalls(complaints)
})
