import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './portal.ts'

/** Where each part of the page stands, rounded. */
function layout(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.page-stats li, .page-line > *')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [part.className, x, y, width, height]
        .map((value) => (typeof value === 'number' ? Math.round(value) : value))
        .join(' ')
    }),
  )
}

const figure = (page: Page, title: string) => page.locator('.page-stats li').filter({ hasText: title })

test('an owner lands on figures, on what needs attention, and on the way to each', async ({ page }) => {
  await page.goto('/auth/sign')
  const answers = page.waitForResponse((response) => response.url().endsWith('/v1/overview/messages'))
  await page.getByLabel('E-mail').fill('owner@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('Patchbay-demo-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page).toHaveTitle('Patchbay – Home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  await expect(
    page.getByText('Welcome back, Olivia. Harbour and Pine is on the Flex Pro plan.'),
  ).toBeVisible()
  const { messages } = await (await answers).json()
  await expect(figure(page, 'Messages today')).toContainText(
    new Intl.NumberFormat('en').format(messages.today),
  )
  await expect(figure(page, 'Delivery rate')).toContainText(`${messages.delivery_rate}%`)
  await expect(figure(page, 'Balance')).toContainText(/\$\d/)
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention.getByRole('listitem')).not.toHaveCount(0)
  await expect(attention.getByText('All is well')).toBeHidden()
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(
    page.getByRole('region', { name: 'Messages of the last 14 days' }).getByRole('row'),
  ).toHaveCount(15)
  const recent = page.getByRole('table', { name: 'Recent broadcasts' })
  await expect(recent.getByRole('row')).toHaveCount(6)
  await expectAccessible(page)

  const paused = attention.getByRole('link', { name: /paused$/ })
  const count = Number(/^\d+/.exec((await paused.textContent()) ?? '')?.[0] ?? 1)
  await paused.click()
  await expect(page).toHaveURL(/campaigns\?status=paused/)
  await expect(page.locator('.ag-center-cols-container .ag-row, .first-rows tbody tr')).toHaveCount(count)
  await page.getByRole('link', { name: 'Patchbay' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
})

test('an unknown address leads to the homepage, and the way back from 404 does too', async ({ page }) => {
  await signIn(page, 'owner', '/no/such/place')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/404')
  await page.getByRole('main').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
})

for (const user of ['engineer', 'billing', 'support', 'sub']) {
  test(`${user} has no homepage`, async ({ page }) => {
    await signIn(page, user, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0)
  })
}

test('an admin of an account has the homepage of its owner', async ({ page }) => {
  await signIn(page, 'admin', '/')
  await expect(figure(page, 'Spend this month')).toContainText(/\$\d/)
})

test('an account without anything is shown what to do first', async ({ page }) => {
  await signIn(page, 'empty', '/')
  const steps = page.getByRole('region', { name: 'Getting started' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(page.locator('.page-stats')).toHaveCount(0)
  await expectAccessible(page)
  await steps.getByRole('link', { name: 'Write a template' }).click()
  await expect(page).toHaveURL(/templates\/create/)
})

test('who may not see messages is shown none of them, nor asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) asked.push(new URL(request.url()).pathname)
  })
  await signIn(page, 'sandbox', '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible()
  expect(asked.filter((path) => /overview\/(messages|broadcasts)|campaigns/.test(path))).toEqual([])
})

test('each part fails alone and comes back by itself', async ({ page, complaints }) => {
  const broken = new Set(['messages', 'broadcasts'])
  await page.route('**/v1/overview/*', (route) =>
    broken.has(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
      ? route.fulfill({ status: 500, json: { error: 'internal server error', code: 'internal' } })
      : route.continue(),
  )
  await signIn(page, 'owner', '/')
  await expect(figure(page, 'Messages today').getByRole('alert')).toBeVisible()
  await expect(figure(page, 'Spend this month')).toContainText(/\$\d/)
  const chart = page.getByRole('region', { name: 'Messages of the last 14 days' })
  await expect(chart.getByRole('alert')).toBeVisible()
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention.getByRole('alert').first()).toBeVisible()
  await expect(attention.getByText('All is well')).toBeHidden()
  await expect(page.getByRole('table', { name: 'Recent broadcasts' })).toBeVisible()
  await expectAccessible(page)
  broken.clear()
  await chart.getByRole('button', { name: 'Try again' }).click()
  await expect(figure(page, 'Messages today')).toContainText(/\d/)
  await expect(chart.getByRole('alert')).toHaveCount(0)
  await attention.getByRole('button', { name: 'Try again' }).first().click()
  await expect(attention.getByRole('link', { name: /paused$/ })).toBeVisible()
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('500'))).toEqual([])
})

test('nothing jumps when the answers arrive', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/site/v1/**', async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, 'owner', '/')
  await expect(page.locator('.page-rows-skeleton')).toBeVisible()
  await expect(page.locator('.page-chart .page-skeleton')).toBeVisible()
  const waiting = await layout(page)
  release()
  await expect(page.getByRole('table', { name: 'Recent broadcasts' })).toBeVisible()
  await expect(page.locator('.page-skeleton')).toHaveCount(0)
  expect(await layout(page)).toEqual(waiting)
})

test('the homepage fits a narrow window, in the dark too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'owner', '/')
  await expect(page.getByRole('table', { name: 'Recent broadcasts' })).toBeVisible()
  const overflow = await page.evaluate(() => {
    const main = document.getElementById('main')
    const wide = [...document.querySelectorAll('#main *')].filter(
      (part) => part.getBoundingClientRect().right > innerWidth + 1 && !part.closest('svg'),
    )
    return {
      scrolls: (main?.scrollWidth ?? 0) > (main?.clientWidth ?? 0),
      wide: wide.map((part) => part.className),
    }
  })
  expect(overflow).toEqual({ scrolls: false, wide: [] })
  await expectAccessible(page)
})
