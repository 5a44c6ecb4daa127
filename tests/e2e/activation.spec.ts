import type { Page } from '@playwright/test'
import { askAll, demoPassword, dropFailedCalls, expect, expectAccessible, test } from './portal.ts'
import { portOf } from './portOf.ts'
import { startOwnServer, type OwnServer } from './startOwnServer.ts'

/** Accounts leave their steps for good here, so the world is one of its own. */
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer(portOf(1))
})
test.afterAll(() => server.remove())
test.use({ baseURL: `http://localhost:${portOf(1)}` })

async function openAs(page: Page, user: string, path = '/sms/senders') {
  await page.goto(`${server.url}/auth/sign?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(`${user}@demo.example`)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
}

/** The code of the newest message to a number, as the outbox shows it. */
async function readCode(page: Page, number: string): Promise<string> {
  const simulator = await page.context().newPage()
  await simulator.goto(`${server.url}/outbox`)
  const message = simulator.getByRole('article').filter({ hasText: number }).first()
  const text = (await message.textContent()) ?? ''
  await simulator.close()
  const code = /(\d{6}) is your|code is: ([\d, ]+)\./.exec(text)
  return (code?.[1] ?? code?.[2] ?? '').replaceAll(/\D/g, '')
}

test('shows a blocked account the reason, next steps and sign-out', async ({ page }) => {
  await openAs(page, 'blocked')
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is temporarily blocked')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'support@patchbay.example' }),
  ).toHaveAttribute('href', /^mailto:support@patchbay\.example\?subject=My%20account%20Blocked%20Company/)
  await expectAccessible(page)
  await page.goto(`${server.url}/logs`)
  await expect(page).toHaveURL(`${server.url}/`)
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('verifies a phone by code after various errors', async ({ page, complaints }) => {
  // It goes through every way to fail, with reloads.
  test.slow()
  await openAs(page, 'newphone')
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your phone number')
  await expectAccessible(page)
  const number = page.getByRole('textbox', { name: 'Phone number' })
  const send = page.getByRole('button', { name: 'Send code' })
  const code = page.getByRole('textbox', { name: 'Code' })
  const verify = page.getByRole('button', { name: 'Verify', exact: true })
  await expect(send).toBeDisabled()
  await page.getByLabel('Country').selectOption('NO')
  await number.fill('41')
  await send.click()
  await expect(page.getByText('Too short')).toBeVisible()

  // What was typed survives a reload; a number with + names its own country.
  await number.fill('+44 7700 900456')
  await expect(page.getByLabel('Country')).toHaveValue('GB')
  await page.reload()
  await expect(number).toHaveValue('+447700900456')

  // The carrier of the demo takes no SMS for 900: the call is the way on.
  await number.fill('+47 412 34 900')
  await send.click()
  await expect(page.getByRole('alert')).toContainText(
    'We couldn’t send the code by SMS. Try the other method',
  )
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Call me instead' }).click()
  await expect(page.getByText('The code was successfully sent.')).toBeVisible()
  await expect(page.getByText('We’re calling +47 41 23 49 00 with your code.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend in \d+ seconds$/ })).toBeDisabled()

  await page.getByRole('button', { name: 'Change number' }).click()
  await number.fill('412 34 567')
  await page.getByLabel('Country').selectOption('NO')
  await send.click()
  await expect(page.getByText('We sent an SMS with a code to +47 41 23 45 67.')).toBeVisible()
  const right = await readCode(page, '+47 41 23 45 67')
  expect(right).toMatch(/^\d{6}$/)
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
  const [config] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/site/config')),
    (async () => {
      await code.fill(wrong)
      await verify.click()
    })(),
  ])
  expect(config.method()).toBe('GET')
  await expect(page.getByRole('alert')).toHaveText(
    /^Code is invalid\. 4 attempts left\. Resend in \d+ seconds$/,
  )
  await expectAccessible(page)

  // No answer is no judgement: the code stays, for another try. It is kept nowhere, and pasted as it is read out.
  await page.route('**/number_verification/check', (route) => route.abort())
  await code.fill(right)
  await verify.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(code).toHaveValue(right)
  await page.unroute('**/number_verification/check')
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toContain(right)
  await page.reload()
  await expect(code).toHaveValue('')
  await code.fill(`${right.slice(0, 3)}-${right.slice(3)}`)
  await verify.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Verify your phone number')
  await page.goto(`${server.url}/profile/two-fa`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
  dropFailedCalls(complaints)
})

test('shows a team member who can verify the phone number, without a form', async ({ page }) => {
  await askAll(page)
  await page.route('**/api/site/config', async (route) => {
    const response = await route.fetch()
    const config: object = await response.json()
    const subuser = { id: 'engineer', role_id: 2, role: 'Engineer', email: 'engineer@demo.example' }
    await route.fulfill({ response, json: { ...config, activation_step: 'phone_verification', subuser } })
  })
  await openAs(page, 'empty')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your phone number')
  await expect(page.getByRole('main')).toContainText(
    'The owner or an administrator of your account has to verify',
  )
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send code' })).toHaveCount(0)
  await expectAccessible(page)
})

test("shows the questionnaire once and continues to the selected service's guide", async ({ page }) => {
  await openAs(page, 'questionnaire')
  await expect(page).toHaveURL(`${server.url}/questionnaire/about-you`)
  await page.goto(`${server.url}/questionnaire/service`)
  await expect(page).toHaveURL(`${server.url}/questionnaire/about-you`)
  await expectAccessible(page)
  await expect(page.getByRole('radio')).toHaveCount(5)
  await page.getByRole('radio', { name: 'Product Owner' }).check()
  const size = page.getByRole('combobox', { name: /How large/ })
  await size.click()
  await expect(page.getByRole('option')).toHaveText([
    '1-10 employees',
    '11-50 employees',
    '51-200 employees',
    '201-500 employees',
    '501-1000 employees',
    '1001+ employees',
  ])
  await page.getByRole('option', { name: '51-200 employees' }).click()
  await page.getByRole('combobox', { name: /Which industry/ }).click()
  await expect(page.getByRole('option')).toHaveCount(13)
  await expect(page.getByRole('option').first()).toHaveText('Telecommunications')
  await expect(page.getByRole('option').last()).toHaveText('Other')
  await page.getByRole('option', { name: 'Healthcare' }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Product Owner' })).toBeChecked()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${server.url}/questionnaire/service`)
  await page.getByRole('radio', { name: 'SMS' }).check()
  await expect(page.getByText('SMS is coming soon to the sandbox.')).toBeVisible()
  await page.getByRole('radio', { name: 'SIP trunk' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/sandbox/sip-trunk`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP trunk: receive a call')
  await page.goto(`${server.url}/questionnaire`)
  await expect(page).not.toHaveURL(/questionnaire/)
  await page.goto(`${server.url}/sms/senders`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sender IDs')
})

test('navigates guide sections with snippets to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, 'sandbox-sms', '/sandbox/sip-trunk')
  await expect(page.getByRole('link', { name: 'Receive a call' })).toHaveAttribute('aria-current', 'page')
  for (const [tab, heading] of [
    ['Initiate a call', 'SIP trunk: initiate a call'],
    ['Next steps', 'SIP trunk: next steps'],
    ['Receive a call', 'SIP trunk: receive a call'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectAccessible(page)
  }
  await page.goto(`${server.url}/sandbox/sms`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMS: get a number')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: /^Copy Send a code/ }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^curl -X POST "\$PATCHBAY_API\/v1\/two_fa\/verifications" \\\n {2}-H "Authorization/,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('shows guides only in the sandbox, and the SMS guide only where available', async ({ page }) => {
  await openAs(page, 'sandbox', '/sandbox/sms/send')
  await expect(page).not.toHaveURL(/sandbox\/sms/)
  await page.goto(`${server.url}/sandbox/sip-trunk/next-steps`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP trunk: next steps')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(/\/auth\/sign$/)
  await openAs(page, 'flex', '/sandbox/sip-trunk')
  await expect(page).not.toHaveURL(/sandbox/)
})
