import { expect, signIn, test } from './portal.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('sorts, filters and runs actions on cards', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/campaigns')
  const cards = page.getByRole('list', { name: 'SMS broadcast' }).getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Broadcast name' })
  await expect(page).toHaveURL(/sort=-name/)
  await page.getByRole('button', { name: 'Sort ascending' }).click()
  await expect(page).toHaveURL(/sort=name/)
  await page.getByRole('searchbox').or(page.getByPlaceholder('Search by name')).first().fill('trail')
  await expect(cards.first()).toContainText(/trail/i)
  await cards
    .first()
    .getByRole('button', { name: /^Actions:/ })
    .click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
})
