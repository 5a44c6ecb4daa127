import { Secret, TOTP } from 'otpauth'
import type { APIRequestContext } from '@playwright/test'
import { demoPassword, dropFailedCalls, expect, expectAccessible, test } from './portal.ts'

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

test('resets a forgotten password through an emailed link', async ({ page, request, complaints }) => {
  await page.goto('/auth/sign')
  await page.getByLabel('Email').fill('dids@demo.example')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/auth\/recovery/)
  await expect(page.getByLabel('Email')).toHaveValue('dids@demo.example')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

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
  await expect(page.getByRole('heading', { name: 'Your password has been saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('dids@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('quiet harbour pine')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/auth\//)
  // Other tests sign in as this person too. The page would go to sign-in: a new password ends its session.
  await page.goto('about:blank')
  const again = await callAs(request, 'dids@demo.example', 'quiet harbour pine')
  const passwords = { password: 'quiet harbour pine', new_password: demoPassword }
  expect((await again.put('/v1/profile/password', passwords)).status()).toBe(200)
  dropFailedCalls(complaints)
})

test('shows the not-found page without a session', async ({ page }) => {
  await page.goto('/404')
  await expect(page.getByRole('heading', { name: 'Error 404 Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Homepage' }).click()
  await expect(page).toHaveURL(/\/auth\/sign/)
})

test('takes the token of a sign-in link on pages of guests, too', async ({ page, complaints }) => {
  for (const path of ['/404', '/simulator', '/terms']) {
    await page.goto(`${path}?token=made-up`)
    await expect(
      page.getByRole('heading', { name: 'This link has expired or was already used' }),
    ).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  dropFailedCalls(complaints)
})

test('reports an invalid link and offers a new one', async ({ page, complaints }) => {
  for (const path of ['set-password', 'confirm', 'switch-activation', 'reset-password']) {
    await page.goto(`/auth/${path}?token=made-up`)
    await expect(
      page.getByRole('heading', { name: 'This link has expired or was already used' }),
    ).toBeVisible()
    const asks = page.getByRole('button', { name: 'Request a new link' })
    await expect(asks).toHaveCount(path === 'reset-password' ? 1 : 0)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Request a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This link has expired or was already used' })).toBeVisible()
  dropFailedCalls(complaints)
})

test('asks for a two-factor code and accepts a recovery code', async ({ page, request, complaints }) => {
  const email = 'engineer@demo.example'
  const before = await callAs(request, email)
  await before.patch('/v1/profile/two_fa?two_fa_enable=true')
  const { secret } = (await before.get('/v1/profile/two_fa/qr')) as { secret: string }
  await expect.poll(() => Date.now() % 30_000, { intervals: [100], timeout: 10_000 }).toBeLessThan(26_000)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const answer = await before.patch(`/v1/profile/two_fa/verify?two_fa_code=${code}`)
  const { recovery_codes: codes } = (await answer.json()) as { recovery_codes: string[] }

  await page.goto('/auth/sign?redirect=%2Flogs')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Code').fill('000000')
  // As on a busy machine, frames come after the next code is typed.
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame.bind(window)
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (work) => held.push(work)
    document.addEventListener('frames', () => held.forEach(draw), { once: true })
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This code is incorrect or was already used.')
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.evaluate(() => document.dispatchEvent(new Event('frames')))
  await page.screenshot()
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/logs$/)
  await before.patch(`/v1/profile/two_fa?two_fa_enable=false&password=${demoPassword}`)
  dropFailedCalls(complaints)
})

test('signs in through a token link on its target page, and asks users already signed in', async ({
  page,
  request,
  complaints,
}) => {
  await page.goto('/logs?token=made-up')
  await expect(page.getByRole('heading', { name: 'This link has expired or was already used' })).toBeVisible()
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
  // An answer that is lost costs nothing: the link is tried again.
  await page.route('**/api/site/auth/link', (route) => route.abort(), { times: 1 })
  await page.goto('/logs?token=good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMS history')
  await page.goto('/logs?token=another')
  await expect(page.getByRole('heading', { name: 'Sign in with a link' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMS history')
  dropFailedCalls(complaints)
})
