import { Secret, TOTP } from 'otpauth'
import type { APIRequestContext, Page } from '@playwright/test'
import { askAll, demoPassword, dropFailedCalls, expect, expectAccessible, test } from './portal.ts'
import { portOf } from './portOf.ts'
import { startOwnServer, type OwnServer } from './startOwnServer.ts'

/** Changes passwords and second factors, so it needs its own demo data. */
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer(portOf(1))
})
test.afterAll(() => server.remove())
test.use({ baseURL: `http://localhost:${portOf(1)}` })

async function openAs(page: Page, user: string, password = demoPassword, path = '/profile/two-fa') {
  await page.goto(`${server.url}/auth/sign?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(`${user}@demo.example`)
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
/** A code generated at the end of its 30 seconds could expire before it arrives. */
const insideStep = (): Promise<void> =>
  expect.poll(() => Date.now() % 30_000, { intervals: [100], timeout: 10_000 }).toBeLessThan(26_000)

test('sets up, uses, renews and turns off two-factor sign-in', async ({ page, context, complaints }) => {
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

  // A reload keeps what was begun, and nothing is locked before a code was verified.
  await page.reload()
  await expect(page.getByText(secret.slice(0, 4))).toBeVisible()
  await page.goto(`${server.url}/sms/senders`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sender IDs')
  await page.goto(`${server.url}/profile/two-fa`)

  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Verify and turn on' }).click()
  await expect(page.getByText('This code is incorrect or was already used.')).toBeVisible()
  await insideStep()
  const code = codeOf(secret)
  await page.getByRole('textbox', { name: 'Code' }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Verify and turn on' }).click()
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
  // Leaving accidentally would lose them.
  await page.getByRole('link', { name: 'Patchbay' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(codes[0] ?? '')).toBeVisible()
  await page.getByRole('button', { name: 'I’ve saved these codes' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  await expectAccessible(page)

  // Signing in asks for it, and a recovery code will do.
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(/\/auth\/sign$/)
  await openAs(page, 'comms')
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()

  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('000000')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await expect(page.getByText('Incorrect password.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await expect(page.getByText('This code is incorrect or was already used.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const renewed = await shown.allTextContents()
  expect(renewed.filter((each) => codes.includes(each))).toEqual([])
  await page.getByRole('button', { name: 'I’ve saved these codes' }).click()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  // The sign-in took a code moments ago. Later, one is asked for.
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeHidden()
  const answer = { error: 'validation failed', code: 'invalid', fields: { two_fa_code: 'Enter the code.' } }
  await page.route(
    '**/api/site/v1/profile/two_fa?two_fa_enable=false**',
    (route) => route.fulfill({ status: 422, json: answer }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Enter the code.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(renewed[0] ?? '')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  dropFailedCalls(complaints)
})

test('cancels two-factor setup without a password', async ({ page }) => {
  await openAs(page, 'engineer')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  await page.goto(`${server.url}/sms/senders`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sender IDs')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('link', { name: 'Security' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
})

test('blocks all other pages until required two-factor sign-in is set up', async ({ page, complaints }) => {
  await openAs(page, 'twofa', demoPassword, '/sms/senders')
  await expect(page).toHaveURL(/\/profile\/two-fa$/)
  await expect(page.getByText('Your account requires two-factor sign-in.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
  await insideStep()
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I’ve saved these codes' }).click()
  await page.goto(`${server.url}/sms/senders`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sender IDs')
  dropFailedCalls(complaints)
})

test('changes the password by its rules, and ends other sessions', async ({ page, request, complaints }) => {
  const elsewhere = await signInElsewhere(request, 'dids')
  await openAs(page, 'dids')
  const phone = page.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })
  await expect(phone).toBeVisible()
  const change = page.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(page.getByText('Enter your current password.')).toBeVisible()
  await page.getByRole('textbox', { name: 'New password' }).fill('dids@demo.example')
  await expect(page.getByText('At least 10 characters; a few words work well(met)')).toBeVisible()
  await expect(page.getByText('Not your email address', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'New password' }).fill('quiet harbour pine')
  await page.getByRole('textbox', { name: 'Current password' }).fill('wrong')
  await change.click()
  await expect(page.getByText('Incorrect password.')).toBeVisible()
  expect(await elsewhere()).toBe(200)
  await page.getByRole('textbox', { name: 'Current password' }).fill(demoPassword)
  await change.click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(phone).toBeHidden()
  expect(await elsewhere()).toBe(401)
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue('')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(/\/auth\/sign$/)
  await openAs(page, 'dids', 'quiet harbour pine')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
  dropFailedCalls(complaints)
})

test('groups sessions by device, and ends them per group or all together', async ({ page, request }) => {
  const [first, second, third] = [
    await signInElsewhere(request, 'billing'),
    await signInElsewhere(request, 'billing'),
    await signInElsewhere(request, 'billing'),
  ]
  await openAs(page, 'billing')
  const rows = page.getByRole('listitem').filter({ hasText: 'Last used' })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('This session')
  await expect(rows.first().getByRole('button')).toHaveCount(0)
  await expect(rows.last()).toContainText('Safari on iPhone')
  await expect(rows.last()).toContainText('3 sessions')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You’ll be signed out of 3 other sessions.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await rows.last().getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
  await expect(rows).toHaveCount(1)
  expect([await first(), await second(), await third()]).toEqual([401, 401, 401])

  const last = await signInElsewhere(request, 'billing')
  await page.reload()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(rows).toHaveCount(1)
  expect(await last()).toBe(401)
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('reports a failed section of the page and retries it', async ({ page, complaints }) => {
  await openAs(page, 'owner')
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  let broken = true
  const answer = { status: 500, json: { error: 'internal server error', code: 'internal' } }
  await askAll(page)
  for (const path of ['**/api/site/v1/profile/two_fa', '**/api/site/auth/sessions'])
    await page.route(path, (route) => (broken ? route.fulfill(answer) : route.fallback()))
  await page.reload()
  await expect(page.getByText('Couldn’t load your two-factor settings.')).toBeVisible()
  await expect(page.getByText('Couldn’t load your sessions.')).toBeVisible()
  await expectAccessible(page)
  broken = false
  const offers = page.getByRole('button', { name: 'Try again' })
  await offers.first().click()
  await expect(offers).toHaveCount(1)
  await offers.click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  await expect(page.getByText('This session')).toBeVisible()
  dropFailedCalls(complaints)
})
