import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { freePort, startServer, type ServerProcess } from '../crash/startServer.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'

const run = promisify(execFile)
/** A server as docs/production.md sets it up: PostgreSQL, behind a proxy that ends TLS, with a mail server that asks for a password. */
const folder = mkdtempSync(join(tmpdir(), 'patchbay-production-'))
const publicUrl = 'https://portal.example.com'
const anna = 'anna@example.com'
const password = 'a quiet harbour'
let url: string
/** What the command that makes an account printed. */
let made: string
let database: OwnedDatabase
let server: ServerProcess
let metricsPort: number
let proxy: Server
let mailServer: SMTPServer
/** As they came, after the mail server took them. */
const mails: string[] = []
/** What the mail server says to the next message. */
let refusals: Error[] = []

beforeAll(async () => {
  url = await createTestDatabase()
  made = await createAccount(anna)
  database = await openDatabase({ url })
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password: given }, _session, answer) =>
      username === 'portal' && given === 'a+b'
        ? answer(null, { user: username })
        : answer(new Error('Wrong user or password')),
    async onData(stream, _session, answer) {
      const mail = await text(stream)
      const refusal = refusals.shift()
      if (!refusal) mails.push(mail)
      answer(refusal)
    },
  })
  const [port, mailPort, metrics] = await Promise.all([freePort(), freePort(), freePort()])
  metricsPort = metrics
  await new Promise<void>((ready) => void mailServer.listen(mailPort, '127.0.0.1', ready))
  server = startServer({
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PORT: String(port),
    DATABASE_URL: url,
    PATCHBAY_DATA: folder,
    PATCHBAY_URL: publicUrl,
    HOST: '127.0.0.1',
    PATCHBAY_PROXIES: documented('PATCHBAY_PROXIES'),
    PATCHBAY_SECRET: Buffer.alloc(32, 9).toString('base64'),
    PATCHBAY_METRICS_PORT: String(metrics),
    SMTP_URL: `smtp://portal:${encodeURIComponent('a+b')}@127.0.0.1:${mailPort}`,
    PATCHBAY_MAIL_FROM: 'portal@example.com',
  })
  if (!(await server.ready)) throw new Error(server.output())
  proxy = await startProxy(port)
}, 120_000)
afterAll(async () => {
  proxy.close()
  await server.kill()
  await new Promise<void>((closed) => mailServer.close(closed))
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A setting of docs/production.md. */
function documented(name: string): string {
  const [, value] = new RegExp(`^${name}=(.+)$`, 'm').exec(readFileSync('docs/production.md', 'utf8')) ?? []
  if (value === undefined) throw new Error(`docs/production.md has no ${name}`)
  return value
}

/** As docs/production.md makes the first account. */
async function createAccount(email: string, plan = 'flex', ...options: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['scripts/account.ts', 'create', 'Anna’s', email, plan, ...options],
    {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(tmpdir(), 'patchbay-compile-cache'),
        DATABASE_URL: url,
        PATCHBAY_URL: publicUrl,
      },
    },
  )
  return stdout
}

/** As the nginx of docs/production.md: it tells for whom it asks, whatever the client says of itself. */
async function startProxy(to: number): Promise<Server> {
  const started = createServer((incoming, answer) => {
    const { 'x-client': client, ...headers } = incoming.headers
    const forwarded = {
      ...headers,
      host: 'portal.example.com',
      'x-forwarded-for': String(client),
      'x-forwarded-proto': 'https',
    }
    const { method, url } = incoming
    const onward = request({ port: to, host: '127.0.0.1', method, path: url, headers: forwarded }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((ready) => void started.listen(0, '127.0.0.1', ready))
  return started
}

interface Heard {
  status: number
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

/** A call by somebody at an address of the internet. */
function call(client: string, path: string, body?: unknown): Promise<Heard> {
  const { port } = proxy.address() as AddressInfo // of a TCP server
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const headers = { 'x-client': client, 'sec-fetch-site': 'same-origin', ...json }
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', method: body === undefined ? 'GET' : 'POST', path, headers },
      (got) =>
        void buffer(got).then((bytes) => {
          const isJson = String(got.headers['content-type']).startsWith('application/json')
          const parsed = isJson ? (JSON.parse(bytes.toString()) as Heard['body']) : {}
          resolve({ status: got.statusCode ?? 0, headers: got.headers, body: parsed })
        }, reject),
    )
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const signIn = (client: string, given: string): Promise<Heard> =>
  call(client, '/api/site/auth', { email: anna, password: given })

it('starts with the account that a command made, whose owner chooses a password by the link', async () => {
  const [, token] =
    /^https:\/\/portal\.example\.com\/auth\/set-password\?token=([\w-]{43})\nGood once, for 7 days\.\n$/.exec(
      made,
    ) ?? []
  expect((await signIn('198.51.100.5', '')).status).not.toBe(200)
  const chosen = await call('198.51.100.5', '/api/site/auth/set-password', { token, password })
  expect([chosen.status, chosen.body]).toEqual([200, { success: true, email: anna }])
  expect((await call('198.51.100.5', '/api/site/auth/set-password', { token, password })).status).not.toBe(
    200,
  )
  const { rows } = await database.system((query) =>
    sql<object>`select a.name, a.level, a.timezone, a.is_suborganization, a.master_account_id, u.email, u.role
      from account a join app_user u on u.account_id = a.id`.execute(query),
  )
  expect(rows).toEqual([
    {
      name: 'Anna’s',
      level: 'flex',
      timezone: 'UTC',
      is_suborganization: false,
      master_account_id: null,
      email: anna,
      role: null,
    },
  ])
})

it.each([
  ['an email in use', ['ANNA@example.com'], 1, 'already belongs to an account'],
  ['what is no email', ['anna'], 1, 'not an email address'],
  ['an unknown plan', ['bea@example.com', 'gold'], 1, 'Plans are'],
  [
    'an unknown time zone',
    ['bea@example.com', 'flex', '--time-zone', 'Mars/Base'],
    1,
    'not an IANA time zone',
  ],
  ['an unknown option', ['bea@example.com', 'flex', '--free'], 2, 'usage: npm run account'],
])('makes no account for %s', async (_what, [email = '', ...more], code, reason) => {
  await expect(createAccount(email, ...more)).rejects.toMatchObject({
    code,
    stderr: expect.stringContaining(reason),
  })
})

it('has no demo world, and marks its cookies for TLS alone', async () => {
  const demo = { email: 'owner@demo.example', password: 'Patchbay-demo-1' }
  expect((await call('198.51.100.1', '/api/site/auth', demo)).status).toBe(401)
  const signedIn = await signIn('198.51.100.1', password)
  expect(signedIn.status).toBe(200)
  const cookies = signedIn.headers['set-cookie'] ?? []
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure(;|$)/)
  const page = await call('198.51.100.1', '/auth/sign-in')
  expect(page.status).toBe(200)
  expect(page.headers['strict-transport-security']).toMatch(/max-age=\d{7,}/)
})

it('limits guesses by the person’s own address, which the proxy tells', async () => {
  const guess = async (client: string): Promise<number> =>
    (await call(client, '/api/site/auth/link', { token: randomUUID() })).status
  const first = await guess('203.0.113.7')
  expect([first, await guess('198.51.100.2')]).toEqual([first, first])
  let [guesses, last] = [1, first]
  for (; last === first && guesses < 100; guesses++) last = await guess('203.0.113.7')
  expect([guesses, last]).toEqual([61, 429])
  expect(await guess('198.51.100.2')).toBe(first)
})

it('hands mail to a real mail server, again and under the same name where that refused it', async () => {
  const ask = (): Promise<Heard> => call('198.51.100.3', '/api/site/auth/recovery', { email: anna })
  refusals = [Object.assign(new Error('Try later'), { responseCode: 451 })]
  expect((await ask()).status).toBe(202)
  await expect.poll(() => server.output()).toContain('mail was not handed over')
  expect(mails).toEqual([])
  await database.systemTransaction((query) => sql`update mail set due_at = now()`.execute(query))
  expect((await ask()).status).toBe(202)
  await expect.poll(() => mails.length).toBe(2)
  const ids = mails.map((mail) => /^Message-ID: <(.+)@patchbay>\r$/m.exec(mail)?.[1])
  expect(new Set(ids).size).toBe(2)
  for (const mail of mails) {
    expect(mail).toMatch(/^From: portal@example\.com\r$/m)
    expect(mail).toMatch(/^To: anna@example\.com\r$/m)
    // Long lines are folded.
    expect(mail.replaceAll('=\r\n', '')).toContain(`${publicUrl}/auth/`)
  }
  const stored = async (): Promise<{ id: string; attempts: number; body: string }[]> =>
    (
      await database.system((query) =>
        sql<{ id: string; attempts: number; body: string }>`
          select id, attempts, body from mail order by attempts`.execute(query),
      )
    ).rows
  // The mail server has it a moment before that is written down.
  await expect
    .poll(async () => (await stored()).map(({ attempts, body }) => [attempts, body]))
    .toEqual([
      [1, ''],
      [2, ''],
    ])
  const rows = await stored()
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids))
})

it('logs each request without addresses of people, and serves its metrics apart', async () => {
  const lines = server.output().split('\n').filter(Boolean)
  const requests = lines.filter((line) => line.includes('"path":"/api/site/auth'))
  expect(requests.length).toBeGreaterThan(5)
  expect(server.output()).not.toContain(anna)
  expect(server.output()).not.toContain(password)
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(await metrics.text()).toContain('patchbay_mail_unsent 0')
  // A page of the portal, as at any address it doesn’t know.
  expect((await call('198.51.100.4', '/metrics')).headers['content-type']).toMatch(/^text\/html/)
})
