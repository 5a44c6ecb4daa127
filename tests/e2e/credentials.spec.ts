import { Secret, TOTP } from 'otpauth'
import type { APIRequestContext } from '@playwright/test'
import { demoPassword, expect, expectAccessible, test } from './portal.ts'

/** Calls the API as a program does, without a browser's cookies. */
async function callAs(request: APIRequestContext, email: string, password = demoPassword) {
  const signedIn = await request.post('/api/site/auth', { data: { email, password } })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  return {
    get: async (path: string) => (await request.get(`/api/site${path}`, { headers })).json(),
    patch: (path: string) => request.patch(`/api/site${path}`, { headers }),
    put: (path: string, data: object) => request.put(`/api/site${path}`, { headers, data }),
  }
}

test('a forgotten password is replaced by a link from the mail', async ({ page, request, complaints }) => {
  await page.goto('/auth/sign')
  await page.getByLabel('E-mail').fill('dids@demo.example')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/auth\/recovery/)
  await expect(page.getByLabel('E-mail')).toHaveValue('dids@demo.example')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()

  await page.goto('/simulator')
  const mail = page.getByRole('article').filter({ hasText: 'To dids@demo.example' }).first()
  await expectAccessible(page)
  await mail.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page.getByText('For dids@demo.example')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alert')).toHaveText('Use at least 10 characters.')
  await expectAccessible(page)
  await page.getByLabel('New password').fill('quiet harbour pine')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('dids@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('quiet harbour pine')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/auth\//)
  // Other tests sign in as this person too.
  const again = await callAs(request, 'dids@demo.example', 'quiet harbour pine')
  const passwords = { password: 'quiet harbour pine', new_password: demoPassword }
  expect((await again.put('/v1/profile/password', passwords)).status()).toBe(200)
  complaints.length = 0
})

test('a link that does not work says so and leads to a new one', async ({ page, complaints }) => {
  for (const path of ['reset-password', 'set-password', 'confirm', 'switch-activation']) {
    await page.goto(`/auth/${path}?token=made-up`)
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Recover access' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  complaints.length = 0
})

test('two-factor sign-in asks for a code, and a recovery code will do', async ({
  page,
  request,
  complaints,
}) => {
  const email = 'engineer@demo.example'
  const before = await callAs(request, email)
  await before.patch('/v1/profile/two_fa?two_fa_enable=true')
  const { secret } = (await before.get('/v1/profile/two_fa/qr')) as { secret: string }
  await expect.poll(() => Date.now() % 30_000, { intervals: [100], timeout: 10_000 }).toBeLessThan(26_000)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const answer = await before.patch(`/v1/profile/two_fa/verify?two_fa_code=${code}`)
  const { recovery_codes: codes } = (await answer.json()) as { recovery_codes: string[] }

  await page.goto('/auth/sign?redirect=%2Flogs')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This code is not right, or was used already.')
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/logs$/)
  await before.patch(`/v1/profile/two_fa?two_fa_enable=false&password=${demoPassword}`)
  complaints.length = 0
})

test('a link with a token signs in on the page it leads to, and asks whoever is signed in', async ({
  page,
  request,
  complaints,
}) => {
  await page.goto('/logs?token=made-up')
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await expect(page).toHaveURL(/\/logs$/)
  // The server gives links to nobody by HTTP, so this one is exchanged for a sign-in with a password.
  await page.route('**/api/site/auth/link', async (route) => {
    const answer = await request.post('/api/site/auth', {
      data: { email: 'comms@demo.example', password: demoPassword },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
    await page.context().addCookies(
      cookies.map(({ value }) => {
        const [pair = ''] = value.split(';')
        const [name = '', content = ''] = pair.split('=')
        return { name, value: content, url: new URL(page.url()).origin }
      }),
    )
    await route.fulfill({ json: await answer.json() })
  })
  await page.goto('/logs?token=good')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMS history')
  await page.goto('/logs?token=another')
  await expect(page.getByRole('heading', { name: 'Sign in by link' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay as I am' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMS history')
  complaints.length = 0
})
