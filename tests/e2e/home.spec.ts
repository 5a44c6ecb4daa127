import type { Page } from '@playwright/test'
import { askAll, expect, expectAccessible, signIn, test } from './portal.ts'

/** The position of each part of the page, rounded. */
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

test('shows an owner figures and items needing attention, with links', async ({ page }) => {
  await askAll(page)
  await page.goto('/auth/sign')
  const answers = page.waitForResponse((response) => response.url().endsWith('/v1/overview/messages'))
  await page.getByLabel('Email').fill('owner@demo.example')
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
  await expect(attention.getByText('all caught up')).toBeHidden()
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('region', { name: 'Messages, last 14 days' }).getByRole('row')).toHaveCount(15)
  const recent = page.getByRole('table', { name: 'Recent broadcasts' })
  await expect(recent.getByRole('row')).toHaveCount(6)
  await expectAccessible(page)

  const paused = attention.getByRole('link', { name: /paused$/ })
  const count = Number(/^\d+/.exec((await paused.textContent()) ?? '')?.[0] ?? 1)
  await paused.click()
  await expect(page).toHaveURL(/campaigns\?status=paused/)
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(count + 1)
  await expect(rows.filter({ hasText: 'Paused' })).toHaveCount(count)
  await page.getByRole('link', { name: 'Patchbay' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
})

test('an unknown address leads home and says so; /404 shows the not-found page', async ({ page }) => {
  await signIn(page, 'owner', '/no/such/place')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  await expect(page.getByText('There’s no page at /no/such/place. You’re back at the start.')).toBeVisible()
  await page.goto('/no/such/list?type=placed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  await expect(page.getByText('There’s no page at /no/such/list.')).toBeVisible()
  await page.goto('/404')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 404 Page not found')
  await page.getByRole('main').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
})

for (const user of ['engineer', 'billing', 'support', 'sub']) {
  test(`shows ${user} no homepage`, async ({ page }) => {
    await signIn(page, user, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0)
  })
}

test("shows an account admin the owner's homepage", async ({ page }) => {
  await signIn(page, 'admin', '/')
  await expect(figure(page, 'Spend this month')).toContainText(/\$\d/)
})

test('shows an empty account its first steps', async ({ page }) => {
  await signIn(page, 'empty', '/')
  const steps = page.getByRole('region', { name: 'Getting started' })
  await expect(steps.getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText('all caught up')).toHaveCount(0)
  await expect(page.locator('.page-stats')).toHaveCount(0)
  await expectAccessible(page)
  await steps.getByRole('link', { name: 'Write a template' }).click()
  await expect(page).toHaveURL(/templates\/create/)
})

test('neither shows nor requests messages without permission', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) asked.push(new URL(request.url()).pathname)
  })
  await signIn(page, 'sandbox', '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'SIP trunk guide' })).not.toHaveCount(0)
  expect(asked.filter((path) => /overview\/(messages|broadcasts)|campaigns/.test(path))).toEqual([])
})

test('isolates failures to one part, which recovers automatically', async ({ page, complaints }) => {
  const broken = new Set(['messages', 'broadcasts'])
  await askAll(page)
  await page.route('**/v1/overview/*', (route) =>
    broken.has(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
      ? route.fulfill({ status: 500, json: { error: 'internal server error', code: 'internal' } })
      : route.continue(),
  )
  await signIn(page, 'owner', '/')
  await expect(figure(page, 'Messages today').getByRole('alert')).toBeVisible()
  await expect(figure(page, 'Spend this month')).toContainText(/\$\d/)
  const chart = page.getByRole('region', { name: 'Messages, last 14 days' })
  await expect(chart.getByRole('alert')).toBeVisible()
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention.getByRole('alert').first()).toBeVisible()
  await expect(attention.getByText('all caught up')).toBeHidden()
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

test('has no layout shift when data loads', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await askAll(page)
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

test('fits a narrow window, also in dark mode', async ({ page }) => {
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

test('cuts a bar that would flatten the others, and shows its number', async ({ page }) => {
  const days = [120, 90, 150, 60, 4321].map((sent, index) => ({
    day: `2026-03-0${index + 1}`,
    sent,
    failed: 2,
    delivered: 50,
  }))
  await askAll(page)
  await page.route('**/v1/overview/messages', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), days } })
  })
  await signIn(page, 'owner', '/')
  const chart = page.getByRole('region', { name: 'Messages, last 14 days' })
  await expect(chart.getByText('4,321', { exact: true })).toBeVisible()
  await expect(chart.getByText('Bars with a number go off the scale')).toBeVisible()
  const bars = await chart.locator('rect[data-series="0"]').all()
  const heights = await Promise.all(bars.map(async (bar) => Number(await bar.getAttribute('height'))))
  expect(heights[2]).toBeGreaterThan(100)
  expect(heights[4]).toBeGreaterThan(heights[2] ?? 0)
})

for (const width of [1440, 1024]) {
  test(`fills the cards of the home page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1400 })
    await signIn(page, 'owner', '/')
    for (const name of ['Needs attention', 'Messages, last 14 days', 'Recent broadcasts']) {
      const card = page.getByRole('region', { name })
      await expect(card.locator('[aria-busy], .page-skeleton')).toHaveCount(0)
      await expect(card.locator('li:visible, tr:visible').first()).toBeVisible()
      const share = await card.evaluate((box) => {
        const inner = [...box.querySelectorAll('li, svg, tr')].map(
          (each) => each.getBoundingClientRect().bottom,
        )
        const { top, bottom } = box.getBoundingClientRect()
        return (Math.max(...inner) - top) / (bottom - top)
      })
      expect([name, share > 0.66]).toEqual([name, true])
    }
  })
}
