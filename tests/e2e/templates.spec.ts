import { expect, expectAccessible, signIn, test } from './portal.ts'

const create = '/sms-broadcast/templates/create'

test('writes a template, counts segments and submits it for review', async ({ page }) => {
  await signIn(page, 'owner', create)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New SMS template')
  await page.getByLabel('Template name').fill('Delivery note')
  await page.getByLabel('Destination country').click()
  await page.getByLabel('Destination country').fill('United Kingdom')
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/create\/template$/)
  const text = page.getByLabel('Message text')
  await text.fill('Hello {{name}}, your parcel {{name}} arrives today.')
  await text.blur()
  await expect(page.getByText('Each variable name must be unique').first()).toBeVisible()
  await text.fill('Hello {{name}}, your parcel arrives today.')
  await expect(page.getByText('Min. 1 seg')).toBeVisible()
  await page.getByRole('row').getByRole('checkbox').nth(1).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/create\/summary$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page).toHaveURL(/\/sms-broadcast\/templates$/)
  await expect(page.getByRole('row').filter({ hasText: 'Delivery note' })).toBeVisible()
})

test('blocks typing beyond the limit', async ({ page }) => {
  await signIn(page, 'owner', create)
  await page.getByLabel('Template name').fill('Long one')
  await page.getByLabel('Destination country').click()
  await page.getByLabel('Destination country').fill('United Kingdom')
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const text = page.getByLabel('Message text')
  await text.fill('a'.repeat(1530))
  await text.press('End')
  await text.pressSequentially('bbb')
  expect((await text.inputValue()).length).toBe(1530)
  await text.fill(`ж${'a'.repeat(669)}`)
  await text.pressSequentially('c')
  expect((await text.inputValue()).length).toBe(670)
})

test('shows why a template was declined, and groups senders by registration', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/templates?status=declined')
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page).toHaveURL(/templates\/view\/[^/]+\/summary$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMS template')
  await expect(page.getByText(/The template is declined\. .+/)).toBeVisible()
  await expect(page.getByText(/Registration (complete|declined)|Pending registration/).first()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Template/ })
    .click()
  await expect(page).toHaveURL(/\/template$/)
  await expect(page.getByLabel('Message text')).toBeDisabled()
  await expectAccessible(page)
})

test('shows the banner to an account without senders, and blocks the next step', async ({ page }) => {
  await signIn(page, 'empty', create)
  await expect(page.getByText('You don’t have any Sender IDs in your account.').first()).toBeVisible()
})

test('replaces a selected country through search', async ({ page }) => {
  await signIn(page, 'owner', create)
  const country = page.getByLabel('Destination country')
  for (const name of ['United Arab Emirates', 'Norway']) {
    await country.click()
    await country.fill(name)
    await page.getByRole('option', { name }).first().click()
    await expect(country).toHaveValue(name)
  }
})

test('keeps Enter in the open list of countries until one is marked', async ({ page }) => {
  await signIn(page, 'owner', create)
  const country = page.getByLabel('Destination country')
  await country.click()
  await page.keyboard.type('United K')
  const option = page.getByRole('option', { name: /United Kingdom/ })
  await expect(option).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(option).toBeVisible()
  await expect(page.getByText('Required field')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(option).toHaveCount(0)
  await expect(country).toHaveValue('United Kingdom')
})

test('prepares a template for a country where the registration is in progress', async ({ page }) => {
  await signIn(page, 'owner', create)
  await page.getByLabel('Template name').fill('Soon in Finland')
  await page.getByLabel('Destination country').click()
  await page.getByLabel('Destination country').fill('Finland')
  await page.getByRole('option', { name: /Finland/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/create\/template$/)
  await page.getByLabel('Message text').fill('Hei!')
  const row = page.getByRole('row').filter({ hasText: 'HarbourPine' })
  await expect(row).toContainText('In progress')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/create\/summary$/)
  await expect(page.getByText('Pending registration')).toBeVisible()
})

test('reports a country without Sender IDs', async ({ page }) => {
  await signIn(page, 'owner', create)
  await page.getByLabel('Template name').fill('Far away')
  const country = page.getByLabel('Destination country')
  await country.click()
  await country.fill('Japan')
  await page.getByRole('option', { name: 'Japan' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(
    page.getByText("You don't have any Sender ID in the destination country.").first(),
  ).toBeVisible()
  await expect(
    page.getByText('You must have at least one Sender ID registered for the destination country'),
  ).toHaveCount(0)
})

test('leads from a declined template to a copy of it that can be corrected and submitted', async ({
  page,
}) => {
  await signIn(page, 'owner', '/sms-broadcast/templates?status=declined')
  await page.getByRole('link', { name: 'Lucky wheel' }).first().click()
  await page.getByRole('link', { name: 'Correct it in a new template' }).click()
  await expect(page.getByLabel('Template name')).toHaveValue('Lucky wheel copy')
  await expect(page.getByLabel('Destination country')).toHaveValue('United Kingdom')
  await page.getByRole('button', { name: 'Next' }).click()
  const text = page.getByLabel('Message text')
  await expect(text).toHaveValue(/Spin the jackpot wheel/)
  await text.fill('Spin the wheel, {{name}}!')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page).toHaveURL(/\/sms-broadcast\/templates$/)
  await expect(page.getByRole('link', { name: 'Lucky wheel copy' })).toBeVisible()
})
