import { expect, expectAccessible, signIn, test } from './portal.ts'

const people = Array.from({ length: 9 }, (_, at) => `+4474800000${10 + at}`)

test('a campaign is made, tried on one’s own phone, started, and leads to its calls', async ({ page }) => {
  await signIn(page, 'owner', '/calling/campaigns')
  await page.getByRole('link', { name: 'New voice campaign' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Reminders for Friday')
  await page.getByRole('combobox', { name: 'Call flow' }).click()
  await page.getByRole('option', { name: 'Customer survey' }).click()
  await page.getByRole('option', { name: /Head office/ }).click()
  await page
    .getByRole('textbox', { name: 'Numbers' })
    .fill(`Phone,First name\n${people.map((each) => `${each},Ada`).join('\n')}\nnobody,Ben`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('switch', { name: 'Call only at certain hours' }).uncheck()
  await page
    .getByRole('spinbutton', { name: 'Further attempts' })
    .or(page.getByRole('textbox', { name: 'Further attempts' }))
    .fill('0')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save as draft' }).click()

  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reminders for Friday')
  await expect(main.getByText('9 numbers will be called')).toBeVisible()
  await main.getByRole('button', { name: 'Test call to me' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test call to me' }).click()
  await expect(page.getByText('Test call made').first()).toBeVisible()
  await main.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await expect(main.getByText('Finished').first()).toBeVisible({ timeout: 90_000 })
  await expect(main.getByRole('heading', { name: 'By outcome' })).toBeVisible()
  await expectAccessible(page)

  const called = page.getByRole('table', { name: 'People' })
  await expect(called.getByRole('row')).toHaveCount(10)
  await main.getByRole('link', { name: 'View calls' }).click()
  await expect(page).toHaveURL(/\/logs\?type=placed&campaign=/)
  // Nine people and the test call.
  await expect(page.getByText('10 rows match')).toBeVisible()
  await page.getByRole('row').getByRole('link').first().click()
  const details = page.getByRole('dialog', { name: 'Details' })
  await expect(details.getByText('Customer survey')).toBeVisible()
  await details.getByRole('link', { name: 'Open page' }).click()
  await page
    .getByRole('table', { name: 'Voice campaign' })
    .getByRole('link', { name: 'Reminders for Friday' })
    .click()
  await expect(page).toHaveURL(/\/calling\/campaigns\/view\//)
})

test('a campaign is duplicated with its people', async ({ page }) => {
  await signIn(page, 'owner', '/calling/campaigns')
  await page.getByRole('link', { name: 'Sofa recall' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('12 numbers will be called')).toBeVisible()
  await main
    .getByRole('button', { name: 'More' })
    .or(main.getByRole('button', { name: /actions/i }))
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Sofa recall copy')
  await expect(page.getByRole('textbox', { name: 'Numbers' })).toHaveValue(/^phone,first_name\n\+44/)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sofa recall copy')
})

test('who may only look sees results and starts nothing', async ({ page }) => {
  await signIn(page, 'billing', '/calling/campaigns')
  await expect(page.getByRole('main')).toContainText(/permission|See voice campaigns/i)
})
