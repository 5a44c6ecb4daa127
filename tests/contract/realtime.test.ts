import { once } from 'node:events'
import { connect as connectTcp, type AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PublishStatus } from '../../src/language/publishing.ts'
import { realtimePath } from '../../src/language/realtime.ts'
import { createOperators } from '../../src/server/auth/createOperators.ts'
import type { Publisher } from '../../src/server/publishing/Publisher.ts'
import { postNotification } from '../../src/server/notifications/index.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { createLocalBus, createNotifier } from '../../src/server/realtime/index.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openShared } from '../support/createTestDatabase.ts'
import { startTestServer, testPassword, type TestServer, type TestUser } from '../support/startTestServer.ts'

const operatorEmail = 'operator@realtime.example'
const bus = createLocalBus()
const notifier = createNotifier(bus)
const statusListeners: ((status: PublishStatus) => void)[] = []
let database: OwnedDatabase
let server: TestServer
/** Another process of the same portal, that reads sessions again every 200 ms. */
let impatient: TestServer
let url: string
let impatientUrl: string
let owner: TestUser
const open: Socket[] = []

beforeAll(async () => {
  database = await openShared()
  const onStatus: Publisher['onStatus'] = (listener) => void statusListeners.push(listener)
  server = await startTestServer(database, {
    publisher: (real) =>
      new Proxy(real, {
        get(target, name: keyof Publisher) {
          return name === 'onStatus' ? onStatus : target[name].bind(target)
        },
      }),
    bus,
    settings: { hosts: ['localhost'], operators: createOperators([operatorEmail]) },
  })
  impatient = await startTestServer(database, { bus, settings: { sessionRecheckMs: 200 } })
  url = await addressOf(server)
  impatientUrl = await addressOf(impatient)
  owner = await server.signUp()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await server.close()
  await impatient.close()
  await database.close()
})

async function addressOf(listening: TestServer): Promise<string> {
  // A TCP server's address has a port.
  return `http://localhost:${((await listening.listen()) as AddressInfo).port}`
}

interface Halves {
  token: string
  cookie?: string
}

/** A browser's session: the readable half, and the HttpOnly cookie that belongs to it. */
async function signInAsBrowser(user: TestUser): Promise<Required<Halves>> {
  const { body, headers } = await server.call(
    'POST',
    '/auth',
    { email: user.email, password: testPassword },
    { 'sec-fetch-site': 'same-origin' },
  )
  const cookies = [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0])
  return { token: body.token, cookie: cookies.join('; ') }
}

function connect(
  halves: Partial<Halves>,
  headers: Record<string, string> = { origin: url },
  to = url,
): Socket {
  const { token, cookie } = halves
  const socket = io(to, {
    path: realtimePath,
    addTrailingSlash: false,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === undefined ? {} : { token },
    extraHeaders: cookie === undefined ? headers : { ...headers, cookie },
  })
  open.push(socket)
  return socket
}

/** `connected`, or why not. */
async function outcome(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', (error) => resolve(error.message))
  })
}

async function heard<Payload>(socket: Socket, event: string): Promise<Payload> {
  return new Promise((resolve) => socket.once(event, resolve))
}

describe('authentication', () => {
  it('accepts a bearer token from a program, and both halves from a browser', async () => {
    expect(await outcome(connect({ token: owner.token }, {}))).toBe('connected')
    expect(await outcome(connect(await signInAsBrowser(owner)))).toBe('connected')
  })

  it('rejects a missing or wrong token, and a single half', async () => {
    const { token, cookie } = await signInAsBrowser(owner)
    const another = await signInAsBrowser(owner)
    const refused = [
      {},
      { cookie },
      { token: 'x'.repeat(22) },
      { token },
      { token, cookie: another.cookie },
      { token: `${token}\n` },
    ]
    for (const halves of refused) expect(await outcome(connect(halves))).toBe('signed-out')
  })

  it('never reads the token from the URL', async () => {
    const { token } = owner
    const socket = io(url, {
      path: realtimePath,
      addTrailingSlash: false,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      query: { token },
    })
    open.push(socket)
    expect(await outcome(socket)).toBe('signed-out')
  })

  it.each([
    [{ origin: 'http://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:1' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ host: 'evil.example' }],
    [{ host: 'evil.example', origin: 'http://evil.example' }],
  ])('rejects pages from other origins: %j', async (headers) => {
    expect(await outcome(connect(await signInAsBrowser(owner), headers))).toBe('websocket error')
  })

  it('allows five sockets per session, and another after one closes', async () => {
    const user = await server.signUp()
    const sockets = Array.from({ length: 6 }, () => connect({ token: user.token }))
    const outcomes = await Promise.all(sockets.map(outcome))
    expect(outcomes.toSorted()).toEqual([...Array<string>(5).fill('connected'), 'too-many-requests'])
    sockets[outcomes.indexOf('connected')]?.disconnect()
    await vi.waitFor(async () => expect(await outcome(connect({ token: user.token }))).toBe('connected'))
  })
})

describe('a connection', () => {
  it('closes when its session signs out, while others stay open', async () => {
    const user = await server.signUp()
    const other = await signInAsBrowser(user)
    const [ending, staying] = [connect({ token: user.token }), connect(other)]
    await Promise.all([outcome(ending), outcome(staying)])
    const reason = heard<string>(ending, 'disconnect')
    expect((await user.call('DELETE', '/auth')).status).toBe(204)
    expect(await reason).toBe('io server disconnect')
    expect(staying.connected).toBe(true)
  })

  it('closes when its session is revoked in the database', async () => {
    const user = await server.signUp()
    const socket = connect({ token: user.token }, {}, impatientUrl)
    await outcome(socket)
    const reason = heard<string>(socket, 'disconnect')
    await database.system((query) =>
      query.deleteFrom('session').where('account_id', '=', user.accountId).execute(),
    )
    expect(await reason).toBe('io server disconnect')
  })

  it('closes when its user is disabled', async () => {
    const user = await server.signUp()
    const socket = connect({ token: user.token }, {}, impatientUrl)
    await outcome(socket)
    const reason = heard<string>(socket, 'disconnect')
    await database.system((query) =>
      query.updateTable('app_user').set({ disabled: true }).where('id', '=', user.userId).execute(),
    )
    expect(await reason).toBe('io server disconnect')
  })

  it('closes when its session expires, without extending it', async () => {
    const user = await server.signUp()
    const expiresIn = (seconds: number) =>
      database.system((query) =>
        query
          .updateTable('session')
          .set({ expires_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
          .where('account_id', '=', user.accountId)
          .returning('expires_at')
          .executeTakeFirstOrThrow(),
      )
    const { expires_at: end } = await expiresIn(1)
    const socket = connect({ token: user.token }, {}, impatientUrl)
    expect(await outcome(socket)).toBe('connected')
    expect(await heard(socket, 'disconnect')).toBe('io server disconnect')
    // The clock that ended it; a longer life would have moved the end.
    const { rows } = await database.system((query) =>
      sql<{ over: boolean }>`select clock_timestamp() >= ${end} as over`.execute(query),
    )
    expect(rows).toEqual([{ over: true }])
  })

  it('closes when the client sends anything', async () => {
    const socket = connect({ token: owner.token })
    await outcome(socket)
    const reason = heard<string>(socket, 'disconnect')
    socket.emit('definitions.published', { version: 'mine' })
    expect(await reason).toMatch(/transport close/)
  })
})

describe('hostile frames', () => {
  /** A websocket without socket.io around it. */
  async function raw(first: string | Uint8Array<ArrayBuffer>, then: string[] = []): Promise<number> {
    const socket = await opened()
    socket.send(first)
    for (const frame of then) socket.send(frame)
    const [event] = (await once(socket, 'close')) as [CloseEvent]
    return event.code
  }

  async function opened(version = 4): Promise<WebSocket> {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}${realtimePath}?EIO=${version}&transport=websocket`,
    )
    await once(socket, 'open')
    return socket
  }

  it('close the connection, and the server keeps running', async () => {
    const handshake = `40${JSON.stringify({ token: owner.token })}`
    const codes = await Promise.all([
      raw('x'),
      raw('\u0000'),
      raw(new Uint8Array(100)),
      raw('40{"token":'),
      raw('40/admin,{}'),
      raw('45999999-["a",{"_placeholder":true,"num":0}]'),
      raw('42["definitions.published"]'),
      raw(`40${JSON.stringify({ token: { $ne: null } })}`),
      raw(handshake, [handshake]),
      raw(handshake, ['42["join","operators"]']),
      raw(handshake, ['420["a"]']),
      raw(handshake, ['9']),
    ])
    expect(codes).toHaveLength(12)
    expect(await outcome(connect({ token: owner.token }))).toBe('connected')
  })

  it('are not read beyond 16 KB', async () => {
    expect(await raw(`40${JSON.stringify({ token: 'x'.repeat(17_000) })}`)).toBe(1009)
    expect(await raw(new Uint8Array(1_000_000))).toBe(1009)
  })

  it('that never arrive close the connection too', async () => {
    const socket = await opened()
    const [event] = (await once(socket, 'close')) as [CloseEvent]
    expect([event.type, socket.readyState]).toEqual(['close', WebSocket.CLOSED])
  })

  it('from other protocols do no harm', async () => {
    const port = Number(new URL(url).port)
    const answers = await Promise.all(
      [
        `GET ${realtimePath}?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        `GET ${realtimePath}?EIO=4&transport=polling HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        `GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n`,
      ].map(async (text) => {
        const socket = connectTcp(port, 'localhost')
        socket.write(text)
        const [chunk] = (await once(socket, 'data')) as [Buffer]
        socket.destroy()
        return chunk.toString().slice(9, 12)
      }),
    )
    expect(answers).toEqual(['400', '400', '200'])
  })

  it('from an older protocol close the connection', async () => {
    await once(await opened(3), 'close')
  })

  it('are not accepted by plain requests', async () => {
    const { status } = await fetch(`${url}${realtimePath}?EIO=4&transport=polling`)
    expect(status).toBe(404)
  })
})

describe('an event', () => {
  it('reaches only its account and user', async () => {
    const stranger = await server.signUp()
    const colleague = await server.colleague(owner, 'Admin')
    const sockets = [owner, colleague, stranger].map((user) => connect({ token: user.token }))
    await Promise.all(sockets.map(outcome))
    const said: string[] = []
    for (const [index, socket] of sockets.entries())
      socket.on('support-portal.manager.reply', ({ ticket_id }) => said.push(`${index} ${ticket_id}`))
    const reply = { reply_id: 'r', replied_at: new Date().toISOString(), unread_replies: 1 }
    await notifier.notifyAccount(owner.accountId, 'support-portal.manager.reply', {
      ticket_id: 'a',
      ...reply,
    })
    await notifier.notifyUser(colleague.userId, 'support-portal.manager.reply', { ticket_id: 'u', ...reply })
    await notifier.notifyUser(stranger.userId, 'support-portal.manager.reply', { ticket_id: 's', ...reply })
    await vi.waitFor(() => expect(said.toSorted()).toEqual(['0 a', '1 a', '1 u', '2 s']))
  })

  it('sends the version to everyone and the status to operators, on connect and after each publication', async () => {
    const operator = await server.signUp()
    await database.system((query) =>
      query.updateTable('app_user').set({ email: operatorEmail }).where('id', '=', operator.userId).execute(),
    )
    const [person, publishing] = [connect({ token: owner.token }), connect({ token: operator.token })]
    const told: unknown[] = []
    person.on('definitions.status', (status) => told.push(status))
    const { version } = server.publisher.current().portal.manifest
    const first = [
      heard(person, 'definitions.published'),
      heard(publishing, 'definitions.published'),
      heard(publishing, 'definitions.status'),
    ]
    expect(await Promise.all(first)).toMatchObject([{ version }, { version }, { status: 'published' }])
    const next = [heard(person, 'definitions.published'), heard(publishing, 'definitions.status')]
    const status = { ...server.publisher.status(), version: 'the next' }
    for (const listener of statusListeners) listener(status)
    expect(await Promise.all(next)).toEqual([{ version: 'the next' }, status])
    expect(told).toEqual([])
  })

  it('is user.config with the new ETag, sent once and only if the response changed', async () => {
    const user = await server.signUp()
    const colleague = await server.colleague(user, 'Admin')
    const [mine, theirs] = [connect({ token: user.token }), connect({ token: colleague.token })]
    await Promise.all([outcome(mine), outcome(theirs)])
    const told: string[] = []
    mine.on('user.config', ({ etag }) => told.push(etag))
    await user.call('PUT', '/preferences/columns', { value: 1 })
    const news = [mine, theirs].map((socket) => heard<{ etag: string }>(socket, 'user.config'))
    await server.insert(user, 'depot', { name: 'East', open: true })
    for (const value of [2, 3, 4])
      expect((await user.call('PUT', '/preferences/columns', { value })).status).toBe(200)
    const [{ etag } = { etag: '' }, other] = await Promise.all(news)
    const config = await user.call('GET', '/config', undefined, { 'if-none-match': etag })
    expect(config.status).toBe(304)
    expect(other?.etag).not.toBe(etag)
    // The next change is sent; those in between changed nothing and were not.
    const next = heard<{ etag: string }>(mine, 'user.config')
    await user.call('PUT', '/preferences/columns', { value: 5 })
    await database.system((query) =>
      query.updateTable('account').set({ level: 'sandbox' }).where('id', '=', user.accountId).execute(),
    )
    await user.call('PUT', '/preferences/columns', { value: 6 })
    const { etag: last } = await next
    expect(told).toEqual([etag, last])
  })

  it('is notifications.changed with the new ETag, for users whose response changed', async () => {
    const user = await server.signUp()
    const colleague = await server.colleague(user, 'Viewer')
    const [mine, theirs] = [connect({ token: user.token }), connect({ token: colleague.token })]
    await Promise.all([outcome(mine), outcome(theirs)])
    const told: string[] = []
    theirs.on('notifications.changed', () => told.push('theirs'))
    mine.on('notifications.changed', () => told.push('mine'))
    const post = async (more: { userId?: string }): Promise<unknown> =>
      database.transaction(user.accountId, (query) =>
        postNotification(query, {
          accountId: user.accountId,
          kind: 'announcement',
          slots: { title: 'News', text: '' },
          ...more,
        }),
      )
    const first = heard<{ etag: string }>(mine, 'notifications.changed')
    await post({ userId: user.userId })
    const { etag } = await first
    expect((await user.call('GET', '/notifications', undefined, { 'if-none-match': etag })).status).toBe(304)
    const both = [mine, theirs].map((socket) => heard(socket, 'notifications.changed'))
    await post({})
    await Promise.all(both)
    expect(told.toSorted()).toEqual(['mine', 'mine', 'theirs'])
  })

  it('is sent less often than the balance changes, and always for the last change', async () => {
    const user = await server.signUp()
    const socket = connect({ token: user.token })
    await outcome(socket)
    const tags: string[] = []
    socket.on('user.config', ({ etag }) => tags.push(etag))
    const pay = async (reference: number): Promise<unknown> =>
      database.transaction(user.accountId, (query) =>
        moveMoney(query, {
          accountId: user.accountId,
          kind: 'payment',
          reference: String(reference),
          amount: 1,
          counterpart: 'payments',
        }),
      )
    const paid = 100
    await Promise.all(Array.from({ length: paid }, (_, index) => pay(index)))
    const { body, headers } = await user.call('GET', '/config')
    expect(body.balance).toBe(paid)
    await expect.poll(() => tags.at(-1), { timeout: 60_000 }).toBe(String(headers['etag']))
    expect(tags.length).toBeLessThan(paid)
  })

  it('reaches sockets of another process', async () => {
    const user = await server.signUp()
    const headers = { authorization: `Bearer ${user.token}` }
    const socket = connect({ token: user.token })
    await outcome(socket)
    const news = heard(socket, 'user.config')
    await server.insert(user, 'depot', { name: 'East', open: true })
    await impatient.call('PUT', '/preferences/columns', { value: 1 }, headers)
    await news
    const end = heard(socket, 'disconnect')
    expect((await impatient.call('DELETE', '/auth', undefined, headers)).status).toBe(204)
    expect(await end).toBe('io server disconnect')
  })
})

it('closes all connections on shutdown, including unresponsive ones', async () => {
  const stopping = await startTestServer(database)
  const address = await addressOf(stopping)
  const users = await Promise.all(Array.from({ length: 4 }, () => stopping.signUp()))
  const sockets = users.flatMap(({ token }) =>
    Array.from({ length: 5 }, () => connect({ token }, {}, address)),
  )
  expect(new Set(await Promise.all(sockets.map(outcome)))).toEqual(new Set(['connected']))
  const silent = connectTcp(Number(new URL(address).port), 'localhost')
  silent.write(
    `GET ${realtimePath}?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  )
  await once(silent, 'data')
  silent.on('error', () => undefined)
  const silence = once(silent, 'close')
  const ends = Promise.all(sockets.map((socket) => heard<string>(socket, 'disconnect')))
  await stopping.close()
  await silence
  // Not the reason that means a session end: the client reconnects.
  expect(new Set(await ends)).toEqual(new Set(['transport close']))
  expect(await outcome(connect({ token: users[0]?.token ?? '' }, {}, address))).toBe('websocket error')
}, 60_000)
