import type { Page } from '@playwright/test'
import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

/** The code of the newest message to a number, as the simulator's page shows it. */
async function readCode(page: Page, number: string): Promise<string> {
  const simulator = await page.context().newPage()
  await simulator.goto('/simulator')
  const message = simulator.getByRole('article').filter({ hasText: number }).first()
  const text = (await message.textContent()) ?? ''
  await simulator.close()
  const code = /(\d{6}) is your|code is: ([\d, ]+)\./.exec(text)
  return (code?.[1] ?? code?.[2] ?? '').replaceAll(/\D/g, '')
}

test('verifies a number, keeps its place over a reload, and saves it', async ({ page, complaints }) => {
  // It goes through each way to fail, with a reload.
  test.slow()
  await signIn(page, 'owner')
  await page.goto('/caller-ids')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verified Caller IDs')
  await page.getByRole('link', { name: 'Verify a number' }).click()
  const number = page.getByRole('textbox', { name: 'Phone number' })
  await page.getByRole('combobox', { name: 'Country' }).fill('Norway')
  await page.getByRole('option', { name: 'Norway' }).click()
  await number.fill('+44 7700')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Enter the number with + and the country code').last()).toBeVisible()
  await number.fill('+447400123456')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('This number isn’t in the selected country').last()).toBeVisible()
  await number.fill('+4741999100')
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible()
  await expectAccessible(page)
  const save = page.getByRole('button', { name: 'Save caller ID' })
  await save.click()
  await expect(page.getByText('Verify the number first').last()).toBeVisible()
  await page.getByRole('button', { name: 'Send code by SMS' }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await expect(page.getByRole('button', { name: /^Resend in \d+ seconds$/ })).toBeDisabled()
  await expectAccessible(page)

  await page.reload()
  await expect(code).toBeVisible()
  await code.fill('000000')
  await code.press('Enter')
  await expect(page.getByText('Code is invalid.')).toBeVisible()
  await code.fill(await readCode(page, '+47 41 99 91 00'))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('is verified.')).toBeVisible()
  await expectAccessible(page)
  await save.click()
  await expect(page).toHaveURL(/\/caller-ids$/)
  await expect(page.getByRole('link', { name: '+47 41 99 91 00' })).toBeVisible()
  dropFailedCalls(complaints)
})

test('asks for a new proof once the number changes', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/caller-ids/create')
  await page.getByRole('radio', { name: 'Landline' }).check()
  await page.getByRole('combobox', { name: 'Country' }).fill('Norway')
  await page.getByRole('option', { name: 'Norway' }).click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+4722334455')
  await page.getByRole('textbox', { name: 'Extension' }).fill(',,12')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('button', { name: 'Send code by SMS' })).toBeHidden()
  await page.getByRole('button', { name: 'Call with code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await readCode(page, '+4722334455'))
  await page.getByRole('textbox', { name: 'Code' }).press('Enter')
  await expect(page.getByText('is verified.')).toBeVisible()
  await page.goBack()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+4722334466')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('We’ll send a 6-digit code to +47 22 33 44 66.')).toBeVisible()
})

test('is hidden from sandbox accounts', async ({ page }) => {
  await signIn(page, 'sandbox', '/caller-ids')
  await expect(page).not.toHaveURL(/caller-ids/)
  await expect(page.getByRole('link', { name: 'Verified Caller IDs' })).toBeHidden()
})

test('needs the Trunks permission', async ({ page }) => {
  await signIn(page, 'billing', '/caller-ids')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You don’t have access to Verified Caller IDs',
  )
  await expect(page.getByRole('link', { name: 'Verified Caller IDs' })).toBeHidden()
})
