import type { Page } from '@playwright/test'
import { call } from './manifestWalk.ts'
import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'
import { readCode } from './readCode.ts'

const OWN_NUMBER = '+44 7400 123456'
const NO_PREVIEW =
  "To run a preview, ensure you've entered a valid phone number in international format in the Contact Information tab under My Account"
const wrong = (code: string): string =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).first().click()
}

test('creates a service, shows its message, and previews it to the end', async ({ page, complaints }) => {
  await signIn(page, 'owner', '/2fa')
  await expect(page).toHaveURL(/\/2fa\/services$/)
  await page.getByRole('link', { name: 'New 2FA service' }).click()
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(page.getByText('Enter a service name').last()).toBeVisible()
  await expect(page.getByText('Choose a Sender ID').last()).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Service name' })
  await name.fill('Door-code')
  await page.getByRole('switch', { name: 'SMS', exact: true }).uncheck()
  await next.click()
  await expect(page.getByText('Use letters, digits and spaces only').last()).toBeVisible()
  await expect(page.getByText('Turn on SMS, Voice or both').last()).toBeVisible()
  await name.fill('Door code')
  await page.getByRole('switch', { name: 'SMS', exact: true }).check()
  await choose(page, 'Sender ID', 'HarbourPine')
  await page.getByRole('textbox', { name: 'Code length' }).fill('8')
  await next.click()

  await expect(page.getByText('48291750 is your verification code.')).toBeVisible()
  await expect(page).toHaveURL(/\/2fa\/create\/summary$/)
  const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')
  await expect(steps).toHaveText([/Service details$/, /Summary$/, /Preview$/])
  await expect(steps.last().getByRole('button')).toHaveAccessibleDescription('Save first')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save and preview' }).click()
  await expect(page).toHaveURL(/\/2fa\/preview\/[-0-9a-f]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Door code' })).toBeVisible()
  await expect(page.getByText(`We’ll send a code to ${OWN_NUMBER}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('The code was successfully sent.')).toBeVisible()
  await expect(page.getByText(/^Resend in \d+ seconds$/)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeFocused()
  const code = await readCode(page, OWN_NUMBER)
  expect(code).toHaveLength(8)
  await field.fill(`${wrong(code)}12`)
  await expect(field).toHaveValue(wrong(code))
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/^Code is invalid\. Resend in \d+ seconds$/)
  await expectAccessible(page)
  await field.fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Code is valid')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/2fa\/services$/)

  await page.getByRole('link', { name: 'Door code' }).click()
  await expect(page.getByRole('row', { name: /\+44 7400 123456 Verified SMS/ })).toBeVisible()
  await page.getByRole('link', { name: 'All sessions' }).click()
  const filters = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(filters).toHaveText('2FA service: Door code')
  await page.goBack()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Preview' }).click()
  await expect(page).toHaveURL(/\/2fa\/preview\/[-0-9a-f]{36}$/)
  const close = page.getByRole('button', { name: 'Close' })
  await close.click()
  await expect(page).toHaveURL(/\/2fa\/services$/)
  dropFailedCalls(complaints)
})

test('turns failover off with what it needs, and clears what belongs to a channel', async ({ page }) => {
  await signIn(page, 'owner', '/2fa/create')
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
  const failover = toggle('Failover')
  const turnAllOn = async (): Promise<void> => {
    for (const name of ['SMS', 'Voice', 'Number validation']) await toggle(name).check()
    if ((await page.getByRole('combobox', { name: 'Sender ID' }).inputValue()) === '')
      await choose(page, 'Sender ID', 'HarbourPine')
    if ((await page.getByRole('combobox', { name: 'Caller ID' }).inputValue()) === '')
      await choose(page, 'Caller ID', '+44 117 946 0123')
    await failover.check()
  }
  await expect(failover).toBeDisabled()
  for (const name of ['SMS', 'Voice', 'Number validation']) {
    await turnAllOn()
    await toggle(name).uncheck()
    await expect(failover).not.toBeChecked()
    await expect(failover).toBeDisabled()
  }
  await toggle('SMS').uncheck()
  await toggle('SMS').check()
  await expect(page.getByRole('combobox', { name: 'Sender ID' })).toHaveValue('')
  await toggle('Voice').uncheck()
  await toggle('Voice').check()
  await expect(page.getByRole('combobox', { name: 'Caller ID' })).toHaveValue('')
})

test('shows beside the form how the message reads with an app hash, and how long it is', async ({ page }) => {
  await signIn(page, 'owner', '/2fa/create')
  await page.getByRole('textbox', { name: 'Service name' }).fill('Android app')
  await choose(page, 'Sender ID', 'HarbourPine')
  await page.getByRole('button', { name: 'Message and code' }).click()
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await message.fill('Harbour Pine: {code}')
  const preview = page.getByRole('region', { name: 'Message', exact: true })
  await expect(preview).toHaveText('Harbour Pine: 482917')
  await expect(page.getByText('1 seg · 20 units · GSM-7')).toBeVisible()
  const hash = page.getByRole('textbox', { name: 'Android app hash' })
  await hash.fill('FA-9qCX9VSu')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Enter the 11 characters of the app hash').last()).toBeVisible()
  await hash.fill('FA+9qCX9VSu')
  await expect(preview).toHaveText('<#> Harbour Pine: 482917 FA+9qCX9VSu')
  await expect(page.getByText('1 seg · 36 units · GSM-7')).toBeVisible()
  await message.fill(`{code} ${'x'.repeat(130)}`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Too long for Android').last()).toBeVisible()
  await message.fill('Harbour Pine: {code}')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/2fa\/create\/summary$/)
  await expect(preview).toHaveText('<#> Harbour Pine: 482917 FA+9qCX9VSu')
})

test('stops after too many attempts', async ({ page, complaints }) => {
  await signIn(page, 'owner', '/2fa/services')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Test' }).click()
  const send = page.getByRole('button', { name: 'Send code' })
  await send.click()
  await expect(page.getByText('Enter a phone number')).toBeVisible()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+4741999107')
  await page.getByRole('radio', { name: 'Voice' }).check()
  await send.click()
  await expect(page.getByText('The code was successfully sent.')).toBeVisible()
  const code = await readCode(page, '+47 41 99 91 07')
  expect(code).toHaveLength(6)
  const verify = page.getByRole('button', { name: 'Verify' })
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await expect(verify).toBeEnabled()
    await page.getByRole('textbox', { name: 'Code' }).fill(wrong(code))
    await verify.click()
    await expect(page.getByRole('alert')).toContainText(
      attempt < 5 ? 'Code is invalid.' : 'Too many attempts',
    )
  }
  await expect(page.getByText('Too many attempts to verify the phone number. Try again later.')).toBeVisible()
  await expect(verify).toBeDisabled()
  await expectAccessible(page)
  dropFailedCalls(complaints)
})

test('leads back from the preview when the account has no valid number, and says why', async ({ page }) => {
  await signIn(page, 'owner', '/2fa/services')
  const link = page.getByRole('link', { name: 'Order pickup' })
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  const setPhone = (phone: string): Promise<unknown> => call(page, 'PUT', '/profile', { account: { phone } })
  await setPhone('07400123456')
  try {
    await page.goto(`/2fa/preview/${id}`)
    await expect(page).toHaveURL(/\/2fa\/services$/)
    await expect(page.getByText(NO_PREVIEW)).toBeVisible()
    await page.goto('/2fa/create')
    await page.getByRole('textbox', { name: 'Service name' }).fill('No preview')
    await choose(page, 'Sender ID', 'HarbourPine')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(NO_PREVIEW)).toBeVisible()
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(/\/2fa\/services$/)
    await expect(page.getByRole('link', { name: 'No preview' })).toBeVisible()
  } finally {
    await setPhone('+447400123456')
  }
})
