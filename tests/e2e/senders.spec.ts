import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

const list = '/sms/senders'

test('registers a name in a country, which is reviewed while its page is open', async ({ page }) => {
  const name = `Quay${Date.now() % 100_000}`
  await signIn(page, 'owner', `${list}/create`)
  await page.getByRole('textbox', { name: 'Sender ID' }).fill('12345')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Use at least one letter').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Sender ID' }).fill(name)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Popular countries')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('option', { name: /Canada/ })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: /Transactional/ }).check()
  await page.getByRole('combobox', { name: /volume/i }).click()
  await page.getByRole('option').first().click()
  const sample = page.getByRole('textbox', { name: 'Sample message 1' })
  await sample.fill('Too short')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('The sample must be at least 20 characters long').first()).toBeVisible()
  await sample.fill('Your parcel arrives tomorrow between nine and twelve.')
  await page.getByRole('button', { name: 'Next' }).click()
  await expectAccessible(page)

  // Without a name, the steps after it are locked again.
  const step = (named: RegExp) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: named })
  await step(/Type/).click()
  await page.getByRole('textbox', { name: 'Sender ID' }).fill('')
  await expect(step(/Summary/)).toBeDisabled()
  await page.getByRole('textbox', { name: 'Sender ID' }).fill(name)
  for (let next = 0; next < 3; next += 1) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('list', { name: 'History' }).getByText('Registered')).toBeVisible({
    timeout: 60_000,
  })
  await page.goto(`${list}?title=${name}`)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Registered')
})

test('chooses a number of one country, and sends US numbers to 10DLC', async ({ page }) => {
  await signIn(page, 'owner', `${list}/create`)
  await page.getByRole('radio', { name: /Numeric/ }).check()
  await expect(page.getByRole('textbox', { name: 'Sender ID' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('option', { name: /United States/ }).click()
  await expect(
    page.getByText('You must register a 10DLC Brand and Campaign or use toll-free numbers as Sender ID'),
  ).toBeVisible()
  await page.getByRole('radio', { name: /10DLC/ }).check()
  await expect(page.getByRole('combobox', { name: 'Sender ID' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/destination/)
  await expectAccessible(page)
})

for (const [user, links] of [
  ['owner', 1],
  ['comms', 0],
] as const)
  test(`leads to ${links} places with numbers for sale as ${user}, where the account has none`, async ({
    page,
  }) => {
    await signIn(page, user, `${list}/create`)
    await page.getByRole('radio', { name: 'Numeric', exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('option', { name: /^Finland/ }).click()
    await expect(page.getByText('No active SMS-enabled numbers').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Buy a number' })).toHaveCount(links)
  })

test('leads from a US Sender ID to its campaign instead of editing it', async ({ page }) => {
  await signIn(page, 'owner', list)
  await page.getByRole('link', { name: '14155550172' }).click()
  await expect(page.getByText('US Sender IDs', { exact: false }).first()).toBeVisible()
  await page
    .getByRole('link', { name: /campaign|10DLC/i })
    .last()
    .click()
  await expect(page).toHaveURL(/\/sms\/10dlc\/brands/)
})

test('shows why a country declined, also one that is not popular, and resubmits it alone', async ({
  page,
}) => {
  await signIn(page, 'owner', list)
  await page.getByRole('link', { name: 'HPDelivery' }).click()
  const saudi = page.getByRole('table', { name: 'Destinations' }).getByRole('row', { name: /Saudi Arabia/ })
  await expect(saudi).toContainText('Declined')
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('button', { name: /Show all/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Saudi Arabia.*Declined: The country/ })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await saudi.getByRole('link').click()
  await page.getByRole('button', { name: 'Submit again' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit again' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history.getByText('Registered')).toBeVisible()
  await expectAccessible(page)
})

test('leaves the list empty when it fails, and keeps what was read before with a warning', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'owner', list)
  const row = page.getByRole('row').filter({ hasText: 'HarbourPine' })
  await expect(row).toBeVisible()
  await page.route('**/v1/sms/senders?**', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal server error', code: 'internal' } }),
  )
  await page.getByPlaceholder('Search by Sender ID').fill('Harbour')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByPlaceholder('Search by Sender ID').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/These rows may be out of date/)).toBeVisible()
  await expect(row).toBeVisible()
  dropFailedCalls(complaints)
})
