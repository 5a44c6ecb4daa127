import type { Page } from '@playwright/test'
import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

const list = '/sms/10dlc/brands'

async function openCampaigns(page: Page): Promise<void> {
  await signIn(page, 'owner', list)
  await page.getByRole('link', { name: 'Harbour & Pine' }).click()
  await page.getByRole('link', { name: 'Campaigns' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
}

test('registers a brand, which is reviewed while its page is open', async ({ page }) => {
  const name = `Kitchen ${Date.now()}`
  await signIn(page, 'owner', `${list}/create`)
  await page.getByRole('textbox', { name: 'Brand name' }).fill(name)
  await page.getByRole('combobox', { name: 'Legal form' }).click()
  await page.getByRole('option', { name: 'Sole proprietor' }).click()
  await expect(page.getByRole('textbox', { name: 'Tax number (EIN)' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Quay')
  await page.getByRole('textbox', { name: 'Mobile phone' }).fill('+15035550187')
  await page.getByRole('textbox', { name: 'Website' }).fill('https://kitchen.example')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Street' }).fill('1 Main Street')
  await page.getByRole('textbox', { name: 'City' }).fill('Portland')
  await page.getByRole('combobox', { name: 'State' }).click()
  await page.getByRole('option', { name: 'Oregon' }).click()
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('97204')
  await page.getByRole('textbox', { name: 'Support email' }).fill('help@kitchen.example')
  await page.getByRole('textbox', { name: 'Support phone' }).fill('+15035550142')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('$4.00')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Register brand' }).click()
  await page.getByRole('link', { name }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history.getByText('Brand registration')).toBeVisible()
  await expect(history.getByText('Approved')).toBeVisible({ timeout: 60_000 })
  await expect(history.getByText('Review team')).toBeVisible()
})

test('locks what the use case decides, and asks for its samples and answers', async ({ page }) => {
  await openCampaigns(page)
  await page.getByRole('link', { name: 'New campaign' }).click()
  await page.getByRole('combobox', { name: 'Use case' }).click()
  await page.getByRole('option', { name: 'Two-factor authentication' }).click()
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('x'.repeat(201))
  await page.getByRole('textbox', { name: 'Description' }).fill('d'.repeat(39))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Value is too long').first()).toBeVisible()
  await expect(page.getByText('Value is too short').first()).toBeVisible()
  await expect(page.getByText('Required field').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Codes')
  const text = 'Codes that people ask for when they sign in to our shop.'
  await page.getByRole('textbox', { name: 'Description' }).fill(text)
  await page.getByRole('textbox', { name: 'How people opt in' }).fill(text)
  await page.getByRole('button', { name: 'Next' }).click()
  const links = page.getByRole('switch', { name: 'Messages contain links' })
  await expect(links).toBeDisabled()
  await expect(links).not.toBeChecked()
  await expect(page.getByText('The selected use case doesn’t allow links.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Sample 1' }).fill('Harbour & Pine: your code is [code].')
  await page.getByRole('button', { name: 'Next' }).click()
  const optin = page.getByRole('switch', { name: 'People opt in' })
  await expect(optin).toBeChecked()
  await expect(optin).toBeDisabled()
  await page.getByRole('textbox', { name: 'START keywords' }).fill('START;YES')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('START response is required for the selected Use case').first()).toBeVisible()
  await expect(
    page.getByText('START keywords must be alphanumeric comma(,) separated keywords.').first(),
  ).toBeVisible()
  await expectAccessible(page)
})

test('appeals with an explanation, showing what it costs and keeping the text when it fails', async ({
  page,
  complaints,
}) => {
  await openCampaigns(page)
  await page.getByRole('link', { name: 'Trail safety' }).click()
  await page.getByRole('button', { name: 'Appeal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appeal this decision?' })
  await expect(dialog.getByText('$10.00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Appeal' }).click()
  await expect(dialog.getByText('Required field')).toBeVisible()
  await dialog.getByRole('textbox').fill('Too short')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('What you entered will be lost.')).toBeVisible()
  const why = 'The county sponsors our announcements.'
  await dialog.getByRole('textbox').fill(why)
  await expectAccessible(page)
  await page.route('**/status', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
  await dialog.getByRole('button', { name: 'Appeal' }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue(why)
  await dialog.getByRole('button', { name: 'Appeal' }).click()
  await expect(page.getByRole('list', { name: 'History' }).getByText(why)).toBeVisible()
  dropFailedCalls(complaints)
})
