import { Secret, TOTP } from 'otpauth'
import type { APIRequestContext, Page } from '@playwright/test'
import { demoPassword, expect, expectAccessible, test } from './portal.ts'
import { portOf } from './portOf.ts'
import { startOwnServer, type OwnServer } from './startOwnServer.ts'

/** Passwords and second steps are changed here, so the world is one of its own. */
let server: OwnServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startOwnServer(portOf(1))
})
test.afterAll(() => server.remove())
test.use({ baseURL: `http://localhost:${portOf(1)}` })

async function openAs(page: Page, user: string, password = demoPassword, path = '/profile/two-fa') {
  await page.goto(`${server.url}/auth/sign?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('E-mail').fill(`${user}@demo.example`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A sign-in of a program, as a second session. */
async function signInElsewhere(request: APIRequestContext, user: string): Promise<() => Promise<number>> {
  const answer = await request.post(`${server.url}/api/site/auth`, {
    data: { email: `${user}@demo.example`, password: demoPassword },
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    },
  })
  const { token } = (await answer.json()) as { token: string }
  return async () => {
    const read = await request.get(`${server.url}/api/site/config`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return read.status()
  }
}

const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
/** A code made at the end of its 30 seconds would be too old when it arrives. */
const insideStep = (): Promise<void> =>
  expect.poll(() => Date.now() % 30_000, { intervals: [100], timeout: 10_000 }).toBeLessThan(26_000)

test('two-factor sign-in is set up, used, renewed and switched off', async ({
  page,
  context,
  complaints,
}) => {
  // It signs in twice and waits for a fresh code.
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, 'comms')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Copy/ }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  await expect(page.getByText('Copied')).toBeHidden({ timeout: 3000 })
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)

  // A reload keeps what was begun, and until it is finished or cancelled there is nothing else.
  await page.reload()
  await expect(page.getByText(secret.slice(0, 4))).toBeVisible()
  await page.goto(`${server.url}/sms/senders`)
  await expect(page).toHaveURL(/\/profile\/two-fa$/)

  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Verify and switch on' }).click()
  await expect(page.getByText('This code is not right, or was used already.')).toBeVisible()
  await insideStep()
  const code = codeOf(secret)
  await page.getByRole('textbox', { name: 'Code' }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Verify and switch on' }).click()
  await expect(page.getByText('Two-factor sign-in is on.')).toBeVisible()
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('patchbay-recovery-codes.txt')
  // Now there is more than this page: the product's name moves to the navigation.
  await expect(page.getByRole('navigation').first()).toBeVisible()
  // Leaving by mistake would lose them.
  await page.getByRole('link', { name: 'Patchbay' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(codes[0] ?? '')).toBeVisible()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await expectAccessible(page)

  // Signing in asks for it, and a recovery code will do.
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(/\/auth\/sign$/)
  await openAs(page, 'comms')
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await expect(page.getByText('The password is not right.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  const renewed = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents()
  expect(renewed.filter((each) => codes.includes(each))).toEqual([])
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await page.getByRole('button', { name: 'Switch off' }).click()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  complaints.length = 0
})

test('setting two-factor sign-in up can be cancelled without a password', async ({ page }) => {
  await openAs(page, 'engineer')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByText('Finish setting up two-factor sign-in')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  await page.goto(`${server.url}/sms/senders`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sender IDs')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('link', { name: 'Security' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
})

test('an account that demands two-factor sign-in opens nothing else before', async ({ page, complaints }) => {
  await openAs(page, 'twofa', demoPassword, '/sms/senders')
  await expect(page).toHaveURL(/\/profile\/two-fa$/)
  await expect(page.getByText('Your account asks everybody for two-factor sign-in.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
  await insideStep()
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.goto(`${server.url}/sms/senders`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sender IDs')
  complaints.length = 0
})

test('the password is changed by its rules, and others are signed out', async ({
  page,
  request,
  complaints,
}) => {
  const elsewhere = await signInElsewhere(request, 'dids')
  await openAs(page, 'dids')
  const phone = page.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })
  await expect(phone).toBeVisible()
  const change = page.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(page.getByText('Enter your present password.')).toBeVisible()
  await page.getByRole('textbox', { name: 'New password' }).fill('dids@demo.example')
  await expect(page.getByText('At least 10 characters; a few words in a row are good(kept)')).toBeVisible()
  await expect(page.getByText('Not your e-mail address', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'New password' }).fill('quiet harbour pine')
  await page.getByRole('textbox', { name: 'Present password' }).fill('wrong')
  await change.click()
  await expect(page.getByText('The password is not right.')).toBeVisible()
  expect(await elsewhere()).toBe(200)
  await page.getByRole('textbox', { name: 'Present password' }).fill(demoPassword)
  await change.click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(phone).toBeHidden()
  expect(await elsewhere()).toBe(401)
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue('')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(/\/auth\/sign$/)
  await openAs(page, 'dids', 'quiet harbour pine')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
  complaints.length = 0
})

test('sessions are ended one by one and all together', async ({ page, request }) => {
  const [first, second, third] = [
    await signInElsewhere(request, 'billing'),
    await signInElsewhere(request, 'billing'),
    await signInElsewhere(request, 'billing'),
  ]
  await openAs(page, 'billing')
  const rows = page.getByRole('listitem').filter({ hasText: 'Last used' })
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText('This session')
  await expect(rows.first().getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await rows.nth(1).getByRole('button', { name: 'End Safari on iPhone' }).click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You are signed out in 2 other places.')
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await page.getByRole('button', { name: 'End them' }).click()
  await expect(rows).toHaveCount(1)
  expect([await first(), await second(), await third()]).toEqual([401, 401, 401])
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('each part of the page says when it cannot be read, and tries again', async ({ page, complaints }) => {
  await openAs(page, 'owner')
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  let broken = true
  const answer = { status: 500, json: { error: 'internal server error', code: 'internal' } }
  for (const path of ['**/api/site/v1/profile/two_fa', '**/api/site/auth/sessions'])
    await page.route(path, (route) => (broken ? route.fulfill(answer) : route.fallback()))
  await page.reload()
  await expect(page.getByText('Two-factor sign-in could not be read.')).toBeVisible()
  await expect(page.getByText('Your sessions could not be read.')).toBeVisible()
  await expectAccessible(page)
  broken = false
  const offers = page.getByRole('button', { name: 'Try again' })
  await offers.first().click()
  await expect(offers).toHaveCount(1)
  await offers.click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  await expect(page.getByText('This session')).toBeVisible()
  complaints.length = 0
})
