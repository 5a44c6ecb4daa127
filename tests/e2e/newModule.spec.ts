import { dropFailedCalls, expect, signIn, test } from './portal.ts'

test('creates, finds, edits, archives and deletes records with a JSON-only module', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  await signIn(page, 'comms', '/contact-lists')
  for (const [name, country] of [
    ['Alpine hotels', 'Austria'],
    ['Tromso bakeries', 'Norway'],
  ] as const) {
    await page.goto('/contact-lists/create')
    await page.getByLabel('Name').fill(name)
    await expect(page.getByRole('textbox', { name: 'Reason' })).toBeHidden()
    await page.getByLabel('Special').check()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Asked for it')
    await page.getByRole('combobox', { name: 'Country' }).fill(country)
    await page.getByRole('option', { name: country }).click()
    await page.getByLabel('Starts on').fill('12/24/2031')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.locator('dl')).toContainText('12/24/2031')
    await page.getByRole('button', { name: 'Create contact list' }).click()
    await expect(page).toHaveURL(/\/contact-lists$/)
  }
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Alpine hotels').first()).toContainText('Austria')

  await page.getByLabel('Country').selectOption('Norway')
  await expect(row('Alpine hotels')).toHaveCount(0)
  await expect(page).toHaveURL(/country=NO/)
  await page.reload()
  await expect(row('Tromso bakeries').first()).toContainText('Special')
  await expect(page.getByRole('button', { name: 'Remove filter Country: Norway' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('searchbox').or(page.getByPlaceholder('Search by name')).first().fill('alpine')
  await expect(row('Tromso bakeries')).toHaveCount(0)
  await page.goto('/contact-lists?sort=-name')
  await expect(page.getByRole('row').nth(1)).toContainText('Tromso bakeries')

  const act = async (name: string, action: string) => {
    await page
      .getByRole('button', { name: `Actions: ${name}` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Tromso bakeries', 'Archive')
  await expect(page.getByText('The contact list was archived')).toBeVisible()
  await expect(row('Tromso bakeries').first()).toContainText('Archived')

  await act('Tromso bakeries', 'Edit')
  await expect(page.getByLabel('Name')).toHaveValue('Tromso bakeries')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Name').fill('Tromso cafés')
  await other.getByRole('button', { name: 'Next', exact: true }).click()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other).toHaveURL(/\/contact-lists$/)
  await other.close()
  await page.getByLabel('Standard').check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button').last().click()
  dropFailedCalls(complaints)

  await page.goto('/contact-lists?sort=name')
  await act('Alpine hotels', 'Delete')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The contact list was deleted')).toBeVisible()
  await expect(row('Alpine hotels')).toHaveCount(0)
})

test('shows no edit controls to a user with read access', async ({ page }) => {
  await signIn(page, 'support', '/contact-lists')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact lists')
  await expect(page.getByRole('link', { name: 'New contact list' })).toHaveCount(0)
  await page.goto('/contact-lists/create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You don’t have access to New contact list',
  )
})
