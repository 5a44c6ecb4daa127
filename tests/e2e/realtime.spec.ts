import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as forward, type Server } from 'node:http'
import { join } from 'node:path'
import type { Page, WebSocket } from '@playwright/test'
import { demoPassword, dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'
import { portOf } from './portOf.ts'
import { startOwnServer, type OwnServer } from './startOwnServer.ts'

const port = portOf(1)
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer(port)
})
test.afterAll(() => server.remove())
// Accessibility checks are slow on a busy machine.
test.use({ baseURL: `http://localhost:${port}` })

const campaigns = '/sms-broadcast/campaigns'
const listFile = 'modules/sms-broadcast/sms-campaign/campaigns.list.json'

/** Resolves with the page's connection after its first message. */
async function connected(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('definitions.published'),
  })
  return socket
}

/** Changes a definition file; @returns puts it back */
function edit(file: string, from: string, to: string): () => void {
  const path = join(server.definitions, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
  return () => writeFileSync(path, text)
}

test('connects after the screen renders, with no token in a URL', async ({ page, context }) => {
  const joined = connected(page)
  await signIn(page, 'owner', campaigns)
  const socket = await joined
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
  expect(token).toMatch(/^[\w-]{22}$/)
  expect(socket.url()).toBe(`ws://localhost:${port}/api/site/realtime?EIO=4&transport=websocket`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('shows an account change by another client without waiting for a poll', async ({ page, request }) => {
  const joined = connected(page)
  await signIn(page, 'sub', campaigns)
  await joined
  const credentials = { email: 'sub@demo.example', password: demoPassword }
  const { token } = await (await request.post('/api/site/auth', { data: credentials })).json()
  const headers = { authorization: `Bearer ${token}` }
  const { sender_ids: senders } = await (
    await request.get('/api/site/v1/sms/senders?is_visible=true', { headers })
  ).json()
  const [{ id, destinations }] = senders
  const read = page.waitForResponse((response) => response.url().endsWith('/api/site/config'), {
    timeout: 10_000,
  })
  const created = await request.post('/api/site/v1/sms/templates', {
    headers,
    data: {
      template: {
        name: 'Realtime',
        country: { country_code: destinations[0].country_code },
        text: 'Hello',
        selectedSenders: [{ id }],
      },
    },
  })
  expect(created.status()).toBe(201)
  expect((await (await read).json()).account_items.has_sms_templates).toBe(true)
})

test('refreshes the unread ticket count when a manager replies', async ({ page }) => {
  let tell = (_frame: string): void => undefined
  await page.routeWebSocket(/realtime/, (socket) => {
    socket.connectToServer()
    tell = (frame) => socket.send(frame)
  })
  const joined = connected(page)
  await signIn(page, 'owner', campaigns)
  await joined
  const read = page.waitForResponse(/\/api\/site\/config$/, { timeout: 10_000 })
  const reply = { ticket_id: 't', reply_id: 'r', replied_at: new Date().toISOString(), unread_replies: 1 }
  tell(`42${JSON.stringify(['support-portal.manager.reply', reply])}`)
  await read
})

test("closes every tab's connection on sign-out", async ({ page, context }) => {
  const joined = connected(page)
  await signIn(page, 'owner', campaigns)
  await joined
  const second = await context.newPage()
  const joinedToo = connected(second)
  await second.goto(campaigns)
  const closed = (await joinedToo).waitForEvent('close')
  await page.bringToFront()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('region', { name: 'Account menu' }).getByRole('button', { name: 'Exit' }).click()
  await closed
  await Promise.all([page.waitForURL(/auth\/sign/), second.waitForURL(/auth\/sign/)])
})

test('reconnects to a restarted server', async ({ page, complaints }) => {
  const joined = connected(page)
  // Prefetched scripts are not part of this test.
  const prefetched = page.waitForResponse(/wizard-.*\.js/)
  await signIn(page, 'owner', campaigns)
  const socket = await joined
  await prefetched
  const closed = socket.waitForEvent('close')
  expect(await server.stop()).toBe(0)
  await closed
  const again = page.waitForEvent('websocket', {
    predicate: (each) => each !== socket,
    timeout: 60_000,
  })
  await server.start()
  await again
  await expect.poll(async () => page.evaluate(async () => (await fetch('/healthz')).status)).toBe(200)
  dropFailedCalls(complaints)
})

test('works behind a proxy without WebSockets with little console noise', async ({ browser }) => {
  const proxy = await startPlainProxy(portOf(2), port)
  const context = await browser.newContext({ baseURL: `http://localhost:${portOf(2)}` })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await signIn(page, 'owner', campaigns)
  await page.waitForEvent('console')
  for (const path of ['/sms-broadcast/templates', campaigns]) {
    await page.goto(path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.waitForTimeout(4000)
  }
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).toContain('WebSocket')
  await context.close()
  proxy.close()
})

test.describe('an operator', () => {
  test('sees definition errors with their location as files are saved, and their removal', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const joined = connected(page)
    await signIn(page, 'operator', campaigns)
    await joined
    const bar = page.getByRole('status').filter({ hasText: 'in the definitions' })
    await expect(bar).toHaveCount(0)

    const putBack = edit(listFile, '"field": "status"', '"field": "statsu"')
    const saved = Date.now()
    await expect(bar).toHaveText(
      '1 problem in the definitions. SMS broadcast is served from its last good version.',
    )
    test.info().annotations.push({ type: 'shown after', description: `${Date.now() - saved} ms` })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Definitions' })
    await expect(panel).toContainText(/campaigns\.list\.json:\d+:\d+/)
    await expect(panel).toContainText('Did you mean “status”?')
    await panel.getByRole('button', { name: 'Copy' }).click()
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /campaigns\.list\.json:\d+:\d+ +columns\[\d+\]\.field — .*\. Did you mean "status"\?$/,
    )
    await expectAccessible(page)

    putBack()
    await expect(panel).toContainText('No problems')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(bar).toHaveCount(0)
  })

  test('dismisses the bar until another error occurs', async ({ page }) => {
    const joined = connected(page)
    await signIn(page, 'operator', campaigns)
    await joined
    const bar = page.getByRole('status').filter({ hasText: 'in the definitions' })
    const putBack = edit(listFile, '"field": "status"', '"field": "statsu"')
    await expect(bar).toContainText('1 problem')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(bar).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
    const putBackToo = edit('portal.json', '"product"', '"prodcut"')
    await expect(bar).toContainText(/\d problems/)
    putBackToo()
    putBack()
    await expect(bar).toHaveCount(0)
  })

  test('rolls a module back from the account menu, by keyboard alone', async ({ page }) => {
    const joined = connected(page)
    await signIn(page, 'operator', campaigns)
    await joined
    const putBack = edit('modules/sms-broadcast/texts.en.json', '"SMS broadcast"', '"SMS wide"')
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/site/definitions/history?owner=sms-broadcast', {
          headers: { authorization: `Bearer ${await bearer(page)}` },
        })
        return (await answer.json()).versions.length
      })
      .toBeGreaterThan(1)
    const account = page.getByRole('button', { name: /^Account menu/ })
    await account.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Definitions' }).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Definitions' })
    await expect(panel).toContainText('No problems')
    const module = panel.locator('summary').filter({ hasText: /SMS (broadcast|wide)/ })
    await module.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toContainText('Files changed')
    await expect(panel).toContainText('SMS broadcast renamed to SMS wide')
    await expect(panel).toContainText('In texts.en.json')
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Roll back to this version' }).last().focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toContainText('again.')
    await expect(panel).toContainText('Rolled back by operator@demo.example')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(account).toBeFocused()
    await account.click()
    await expect(page.getByRole('button', { name: 'Definitions' })).toContainText('1 rolled back')
    await expectAccessible(page)
    putBack()
    await expect(page.getByRole('button', { name: 'Definitions' })).toHaveText('Definitions')
  })
})

async function diagnosticCount(): Promise<number> {
  const answer = await fetch(`${server.url}/api/site/definitions/status`, {
    headers: server.operatorHeaders(),
  })
  return ((await answer.json()) as { diagnostics: unknown[] }).diagnostics.length
}

test('loads and shows nothing of it for other users', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const joined = connected(page)
  await signIn(page, 'owner', campaigns)
  const socket = await joined
  const frames: string[] = []
  socket.on('framereceived', ({ payload }) => frames.push(String(payload)))
  const putBack = edit(listFile, '"field": "status"', '"field": "statsu"')
  await expect.poll(diagnosticCount).toBe(1)
  putBack()
  await expect.poll(diagnosticCount).toBe(0)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(
    page.getByRole('region', { name: 'Account menu' }).getByRole('button', { name: 'Exit' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Definitions' })).toHaveCount(0)
  expect(asked.filter((path) => /OperatorDefinitions|definitions\/(status|history)/.test(path))).toEqual([])
  expect(frames.filter((frame) => frame.includes('definitions.status'))).toEqual([])
  const refused = await page.request.post('/api/site/definitions/rollback', {
    headers: { authorization: `Bearer ${await bearer(page)}` },
    data: { owner: 'sms-broadcast', version: 'x' },
  })
  expect(refused.status()).toBe(403)
})

async function bearer(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''
}

/** Passes requests on as old proxies do: without `Upgrade`. */
async function startPlainProxy(port: number, to: number): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers }
    delete headers.upgrade
    delete headers.connection
    const passed = forward(
      { port: to, host: 'localhost', method: incoming.method, path: incoming.url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(port, 'localhost', resolve))
  return proxy
}
