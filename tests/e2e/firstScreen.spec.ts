import type { Page, Response } from '@playwright/test'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { demoPassword, dropFailedCalls, expect, postCredentials, signIn, test } from './portal.ts'

const list = '/sms-broadcast/campaigns'

/** Opens the list until its first row has a text: a busy server leaves what it reads too slowly to the browser. */
async function opened(page: Page, text: string): Promise<Response | null> {
  let answer: Response | null = null
  await expect(async () => {
    answer = await page.goto(list)
    await expect(page.getByRole('row').nth(1)).toContainText(text, { timeout: 1000 })
  }).toPass()
  return answer
}

test('draws rows, navigation and header into the page itself', async ({ page, browser }) => {
  await signIn(page, 'owner', list)
  // A server that has just started may be too slow to draw the first page.
  await expect(page.locator('html')).toHaveAttribute('data-definitions')
  await page.waitForLoadState('networkidle')
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('%')
  const name = await first.getByRole('link').first().innerText()
  const box = await first.boundingBox()
  const storageState = await page.context().storageState()
  // Leaving the page notes how much room its rows have.
  await page.goto('/terms')
  storageState.cookies = (await page.context().storageState()).cookies
  const dead = await browser.newContext({
    storageState,
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    baseURL: new URL(page.url()).origin,
  })
  const drawn = await dead.newPage()
  const answer = await opened(drawn, name)
  await expect(drawn.getByRole('row').nth(1)).toContainText(name)
  await expect(drawn.getByRole('link', { name: 'Sender IDs' })).toBeVisible()
  await expect(drawn.getByText(/^Balance/)).toBeVisible()
  // Nothing moves when the page comes alive.
  expect(await drawn.getByRole('row').nth(1).boundingBox()).toEqual(box)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  // The content policy would refuse them.
  expect(await answer?.text()).not.toContain(' style="')
  await dead.close()
})

test('asks the API for nothing that came with the page', async ({ page }) => {
  await signIn(page, 'owner', '/terms')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|definitions|flags)\//.test(pathname)) asked.push(pathname)
  })
  await page.goto(list)
  await expect(page.locator('html')).toHaveAttribute('data-definitions')
  await expect(page.getByRole('row').nth(1)).toContainText('%')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(asked.filter((path) => path.startsWith('/definitions/')).length).toBeLessThanOrEqual(2)
})

test('draws nothing of an account for strangers, other people and ended sessions', async ({
  page,
  playwright,
  baseURL,
  complaints,
}) => {
  await signIn(page, 'owner', list)
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('%')
  const name = await first.getByRole('link').first().innerText()
  const headers = { accept: 'text/html' }
  const stranger = await playwright.request.newContext({ baseURL: baseURL! })
  expect(await (await stranger.get(list, { headers })).text()).not.toContain(name)
  await postCredentials(stranger, 'sandbox')
  expect(await (await stranger.get(list, { headers })).text()).not.toContain(name)
  await stranger.dispose()
  expect(await (await page.request.get(list, { headers })).text()).toContain(name)
  const { cookies } = await page.context().storageState()
  await page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    await fetch('/api/site/auth', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  })
  const former = await playwright.request.newContext({
    baseURL: baseURL!,
    storageState: { cookies, origins: [] },
  })
  expect(await (await former.get(list, { headers })).text()).not.toContain(name)
  await former.dispose()
  dropFailedCalls(complaints)
})

/** Holds back the scripts that bring a page alive, until the result is called. */
async function holdScripts(page: Page, stage: 'portal' | 'public'): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(new RegExp(`/assets/${stage}-.*\\.js$`), async (route) => {
    await held
    await route.fallback()
  })
  return release
}

test('keeps what is typed and pressed before the page is alive', async ({ page }) => {
  await signIn(page, 'owner', '/terms')
  const release = await holdScripts(page, 'portal')
  await page.goto(list, { waitUntil: 'commit' })
  const search = page.getByPlaceholder('Search by name')
  await search.fill('Pedido')
  await page.getByRole('button', { name: 'Hide navigation' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-definitions')
  await search.focus()
  release()
  await expect(page.getByRole('button', { name: 'Show navigation' })).toBeVisible()
  await expect(search).toHaveValue('Pedido')
  await expect(page).toHaveURL(/name=Pedido/)
})

test('opens the palette by its keys before the page is alive', async ({ page }) => {
  await signIn(page, 'owner', '/terms')
  const release = await holdScripts(page, 'portal')
  await page.goto(list, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.locator('html')).not.toHaveAttribute('data-definitions')
  release()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
})

test('lets people sign in before the sign-in page is alive', async ({ page }) => {
  const release = await holdScripts(page, 'public')
  await page.goto('/auth/sign?redirect=%2Flogs', { waitUntil: 'commit' })
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('owner@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  // Nothing of it in an address, and no other page.
  await expect(page).toHaveURL('/auth/sign?redirect=%2Flogs')
  release()
  await page.waitForURL((url) => url.pathname === '/logs')
})

test('has the chosen theme and all styles before any script runs', async ({ browser, baseURL, page }) => {
  await signIn(page, 'owner', list)
  const storageState = await page.context().storageState()
  const url = new URL(baseURL!)
  storageState.cookies.push({
    ...storageState.cookies[0]!,
    name: 'appearance',
    value: 'dark.compact',
    httpOnly: false,
    domain: url.hostname,
  })
  const dead = await browser.newContext({ storageState, javaScriptEnabled: false, baseURL: url.origin })
  const drawn = await dead.newPage()
  const asked: string[] = []
  drawn.on('request', (request) => asked.push(request.resourceType()))
  await drawn.goto(list)
  await expect(drawn.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(drawn.locator('html')).toHaveAttribute('data-density', 'compact')
  await expect(drawn.locator('body')).toHaveCSS('color-scheme', 'dark')
  // Beside the list, not above it.
  expect((await drawn.getByRole('navigation').first().boundingBox())?.width).toBeLessThan(400)
  expect(asked).not.toContain('stylesheet')
  await dead.close()
})

test('asks for no style sheet again that came with the page', async ({ page }) => {
  await signIn(page, 'owner', '/terms')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname)
  })
  await page.goto(list)
  await expect(page.locator('html')).toHaveAttribute('data-definitions')
  // Has the grid loaded.
  await page.mouse.move(400, 400)
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\/(start|portal)-/.test(path))).toEqual([])
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden()
})

test('stays within its budget of files and bytes per stage', () => {
  const stages = JSON.parse(readFileSync('dist/stages.json', 'utf8')) as Record<
    string,
    { scripts: string[]; styles: string[] }
  >
  const weigh = (stage: string) => {
    const files = [...stages[stage]!.scripts, ...stages[stage]!.styles]
    const bytes = files.map(
      (file) => statSync(existsSync(`dist/${file}.br`) ? `dist/${file}.br` : `dist/${file}`).size,
    )
    return { files: files.length, bytes: bytes.reduce((sum, one) => sum + one, 0) }
  }
  for (const [stage, files, bytes] of [
    ['public', 6, 81_000],
    ['list', 7, 163_400],
    ['page', 8, 158_700],
    ['wizard', 8, 348_300],
  ] as const) {
    const weight = weigh(stage)
    expect(weight.files, `files of the stage ${stage}`).toBeLessThanOrEqual(files)
    expect(weight.bytes, `bytes of the stage ${stage}`).toBeLessThanOrEqual(bytes)
  }
})
