import { expect, expectAccessible, signIn, test } from './portal.ts'

test('changes numbers by a file, and says which lines were refused', async ({ page }) => {
  await signIn(page, 'owner', '/numbers')
  await page.getByRole('link', { name: 'Imports' }).click()
  await page.getByRole('link', { name: 'Import changes' }).click()
  await expectAccessible(page)
  const file = 'Number,Label,Tags\n+15035550107,Night line,"night, team"\n+15005550006,Theirs,\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'labels.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByText('labels.csv uploaded')).toBeAttached()
  await page.getByRole('button', { name: 'Import changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('labels.csv')
  await expect(page.getByText('You have no such number')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/numbers?label=Night')
  await expect(page.getByRole('link', { name: '+1 503 555 0107' })).toBeVisible()
  await page.getByRole('button', { name: 'Details: +1 503 555 0107' }).click()
  await expect(page.getByText('night, team').first()).toBeVisible()
})
