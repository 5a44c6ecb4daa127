import { expect, expectAccessible, signIn, test } from './portal.ts'

const rows = Array.from({ length: 9000 }, (_, index) => `Person ${index};+44740${1_000_000 + index}`)

test('checks a file for a price that is said before, and downloads the results', async ({ page }) => {
  await signIn(page, 'owner', '/validator/numbers')
  await page.getByRole('link', { name: 'Check numbers' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Members')
  await page.getByRole('radio', { name: 'Analysis' }).check()
  await page.getByRole('radio', { name: 'File' }).check()
  await page.locator('input[type=file]').setInputFiles({
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name;Phone\n${rows.join('\n')}\n`),
  })
  await expect(page.getByText('members.csv uploaded')).toBeAttached()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Phone', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check 9,000 numbers for $27.00' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Members')
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First results' })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download results' }).click()
  expect((await download).suggestedFilename()).toBe('results.csv')
})

test('says what is wrong with typed numbers', async ({ page }) => {
  await signIn(page, 'owner', '/validator/request/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Typed')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Enter at least one number').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Numbers' }).fill('+447400123456, 07400 123456')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: /^Check 2 numbers/ }).click()
  const results = page.getByRole('table', { name: 'First results' })
  await expect(results.getByRole('row').filter({ hasText: 'Missing +' })).toHaveCount(1)
  await expect(results.getByText('United Kingdom')).toBeVisible()
})
