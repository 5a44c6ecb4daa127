import { expect, expectAccessible, signIn, test } from './portal.ts'

test('releases a number with a way back', async ({ page }) => {
  await signIn(page, 'owner', '/numbers?search=14165550199')
  await page.getByRole('link', { name: '+1 416 555 0199' }).click()
  await expect(page.getByText('This number has no registered emergency address')).toBeVisible()
  await page.getByRole('button', { name: 'Release' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('You can restore the number for 7 days')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('Inactive').first()).toBeVisible()
  await expect(page.getByText('Can be restored until')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Active').first()).toBeVisible()
})

test('refuses a document over 10 MB or of another type, and reviews one that fits', async ({ page }) => {
  await signIn(page, 'owner', '/numbers?search=33939010201')
  await page.getByRole('link', { name: '+33 9 39 01 02 01' }).click()
  await page.getByRole('link', { name: 'Upload document' }).first().click()
  await page.getByRole('combobox', { name: 'Document type' }).click()
  await page.getByRole('option', { name: 'ID', exact: true }).click()
  const choose = page.locator('input[type=file]')
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  await choose.setInputFiles({
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([pdf, Buffer.alloc(11 * 2 ** 20)]),
  })
  await expect(page.getByText(/10 MB/).last()).toBeVisible()
  await expect(page.getByText('large.pdf')).toBeVisible()
  await page.reload()
  await page.getByRole('combobox', { name: 'Document type' }).click()
  await page.getByRole('option', { name: 'ID', exact: true }).click()
  let letGo = (): void => undefined
  await page.route('**/v1/files?**', async (route) => {
    await new Promise<void>((resolve) => (letGo = resolve))
    await route.continue()
  })
  await choose.setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByRole('progressbar', { name: /passport\.pdf/ })).toBeVisible()
  const send = page.getByRole('button', { name: 'Upload document' })
  await send.click()
  // It waits for the file, and is sent then without another press.
  await expect(send).toBeDisabled()
  letGo()
  await expect(page.getByText('In review').or(page.getByText('Approved')).first()).toBeVisible()
  await expectAccessible(page)
})
