import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openShared } from '../support/createTestDatabase.ts'
import { startTestServer, testPassword, type TestServer, type TestUser } from '../support/startTestServer.ts'

/** Malformed and abusive requests, over a real connection where injection would differ. */
let database: OwnedDatabase
let server: TestServer
let owner: TestUser
let port: number
const log: string[] = []

beforeAll(async () => {
  database = await openShared()
  server = await startTestServer(database, {
    security: true,
    behaviours: [
      {
        resource: 'parcel',
        endpoints: { print: async ({ body }) => ({ body: { printed: body !== undefined } }) },
      },
    ],
    settings: {
      logLevel: 'info',
      logTo: { write: (line) => void log.push(line) },
      hosts: ['localhost'],
      bodyArrivalMs: 1_000,
    },
  })
  owner = await server.signUp()
  // A TCP server's address has a port.
  port = ((await server.listen()) as AddressInfo).port
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const unknownId = '00000000-0000-4000-8000-000000000000'
const json = { 'content-type': 'application/json' }

describe('a request body', () => {
  it.each([
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['half a document', '{"parcel":', 400],
    ['nothing', '', 400],
    ['no object', '[]', 400],
    ['null', 'null', 400],
    ['an item that is no object', '{"parcel":null}', 400],
    ['a key twice', '{"parcel":{"label":"a","label":"b"}}', 400],
    ['a key twice, once escaped', '{"parcel":{"label":"a","\\u006cabel":"b"}}', 400],
    ['65 levels', `{"parcel":${'['.repeat(64)}${']'.repeat(64)}}`, 400],
    ['200,000 levels', `{"parcel":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
    ['a key __proto__', '{"parcel":{"__proto__":{"label":"a"}}}', 400],
    ['an escaped key __proto__', '{"parcel":{"\\u005f_proto__":{}}}', 400],
    [
      'a key __proto__ far from its colon',
      `{"parcel":{"label":"a","size":"small","__proto__"${' '.repeat(200)}:{}}}`,
      400,
    ],
    ['a key twice, far from its colon', `{"parcel":{"label":"a","label"${'\n'.repeat(200)}:"b"}}`, 400],
    ['names every object has', '{"parcel":{"constructor":1,"toString":2,"hasOwnProperty":3}}', 422],
    ['a NUL', '{"parcel":{"label":"a\\u0000b","size":"small"}}', 422],
    ['half a surrogate pair', '{"parcel":{"label":"a\\ud800b","size":"small"}}', 422],
    [
      'values of wrong types',
      '{"parcel":{"label":{},"size":[],"weight":"5","depot":7,"fragile":"yes"}}',
      422,
    ],
    ['300 kB', `{"parcel":{"label":"${'x'.repeat(300_000)}"}}`, 422],
    ['200,001 values', `{"parcel":{"label":[${'1,'.repeat(200_000)}1]}}`, 413],
    ['a key twice, far from its colon', `{"parcel":{"label":"a","label"${' '.repeat(200)}:"b"}}`, 400],
  ])('with %s is rejected with a JSON error', async (_, body, status) => {
    const answer = await owner.call('POST', '/v1/parcels', body, json)
    expect([answer.status, typeof answer.body.error, typeof answer.body.code]).toEqual([
      status,
      'string',
      'string',
    ])
  })

  const named = (count: number, value: unknown = 1): object =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, value]))

  it.each([
    ['POST', '/auth', named(500)],
    ['POST', '/v1/parcels', named(500)],
    ['POST', '/v1/parcels', { parcel: named(500) }],
    ['POST', '/v1/parcels/verify', { parcel: {}, fields: [], ...named(500) }],
    ['POST', '/v1/parcels/verify', { parcel: named(500), fields: ['label'] }],
    ['PUT', `/v1/parcels/${unknownId}/state`, { parcel: named(500) }],
    ['PUT', '/preferences/x', { value: 1, ...named(500) }],
    ['PATCH', '/v1/profile/two_fa', named(500)],
  ] as const)(
    'of %s %s with 500 unknown names is rejected, listing 20 of them',
    async (method, path, body) => {
      const { status, body: answer } = await owner.call(method, path, body)
      expect([status, Object.keys(answer.fields ?? {}).length]).toEqual([422, 20])
    },
  )

  it('with more than 1,000 keys in an object is rejected before processing', async () => {
    for (const [body, status] of [
      [{ parcel: named(1000) }, 422],
      [{ parcel: named(1001) }, 413],
      [{ parcel: { label: [named(1001)] } }, 413],
    ] as const)
      expect((await owner.call('POST', '/v1/parcels', body)).status).toBe(status)
  })

  it('with more than 200 fields to validate is rejected', async () => {
    const fields = Array.from({ length: 201 }, () => 'label')
    const { status, body } = await owner.call('POST', '/v1/parcels/verify', { parcel: {}, fields })
    expect([status, body.fields]).toEqual([422, { fields: 'Use up to 200 field names' }])
    const none = await owner.call('POST', '/v1/parcels/verify', { parcel: {} })
    expect([none.status, none.body.fields]).toEqual([422, { fields: 'Name the fields to check' }])
  })

  it('gets an error for every field with a wrong type', async () => {
    const body = { parcel: { label: {}, size: [], weight: '5', depot: 7 } }
    const { body: answer } = await owner.call('POST', '/v1/parcels', body)
    expect(Object.keys(answer.fields).toSorted()).toEqual(expect.arrayContaining(['label', 'size', 'weight']))
  })

  it.each([
    ['text/plain', '{"parcel":{}}'],
    ['application/x-www-form-urlencoded', 'parcel=1'],
    ['application/json; charset=utf-16', '{"parcel":{}}'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ],
  ])('of type %s is rejected', async (type, body) => {
    for (const path of ['/v1/parcels', `/v1/parcels/${owner.userId}/print`, '/auth']) {
      const answer = await owner.call('POST', path, body, { 'content-type': type })
      expect([path, answer.status, answer.body.code]).toEqual([path, 415, 'unsupported-type'])
    }
  })

  it('cannot pollute the object prototype', async () => {
    await owner.call('PUT', '/preferences/x', '{"value":{"constructor":{"prototype":{"bad":1}}}}', json)
    await owner.call('GET', '/v1/parcels?__proto__=1&constructor=1')
    expect(({} as Record<string, unknown>)['bad']).toBeUndefined()
  })

  const authorized = (user: TestUser) => ({ ...json, authorization: `Bearer ${user.token}` })
  const mebibytes = 2 ** 20

  it('of almost 50 MB is read and validated like any other', async () => {
    const text = `{"parcel":{"label":"${'x'.repeat(50 * mebibytes - 40)}","size":"small"}}`
    const user = await server.signUp()
    const { status, body } = await send('/v1/parcels', authorized(user), text)
    expect([status, JSON.parse(body).fields]).toEqual([
      422,
      expect.objectContaining({ label: expect.any(String) }),
    ])
  })

  it('of 51 MB is rejected with the limit, even if the client sends everything first', async () => {
    const { status, body } = await send('/v1/parcels', authorized(owner), 'x'.repeat(51 * mebibytes))
    expect([status, JSON.parse(body)]).toEqual([
      413,
      { code: 'too-large', error: 'This request is too large. The limit is 50 MB.' },
    ])
  })

  it.each([
    ['/v1/parcels', 401],
    ['/v1/nothing', 404],
    ['/auth', 413],
    ['/auth/recovery', 413],
  ])('of 1 MB to %s is not read without a session', async (path, expected) => {
    const { status } = await send(path, { ...json, 'content-length': mebibytes })
    expect(status).toBe(expected)
  })

  it('of 1 MB is not read without permission', async () => {
    const clerk = await server.signUp({ role: 'Clerk' })
    const headers = { ...authorized(clerk), 'content-length': mebibytes }
    expect((await send('/v1/parcels', headers)).status).toBe(403)
  })

  it('is rejected while two of the largest bodies are still arriving', async () => {
    // Each person may send few large ones a minute.
    const probe = async (): Promise<number | undefined> =>
      (await send('/v1/parcels', authorized(await server.signUp()), ' '.repeat(300_000))).status
    let waiting: ReturnType<typeof httpRequest>[] = []
    const release = (): void => {
      for (const request of waiting) request.destroy()
    }
    /** Whether both were let in and are awaited: what comes between them takes the room of the second. */
    async function occupy(): Promise<boolean> {
      release()
      await expect.poll(probe).toBe(400)
      const headers = { ...authorized(await server.signUp()), 'content-length': 50 * mebibytes }
      let answered = 0
      waiting = [1, 2].map(() => {
        const path = '/api/site/v1/parcels'
        const request = httpRequest({ host: 'localhost', port, method: 'POST', path, headers })
        request.on('error', () => undefined).on('response', () => (answered += 1))
        request.flushHeaders()
        return request
      })
      await new Promise((resolve) => setTimeout(resolve, 300))
      return (await probe()) === 503 && answered === 0
    }
    try {
      await expect.poll(occupy).toBe(true)
      const small = await owner.call('POST', '/v1/parcels', { parcel: {} })
      expect(small.status).toBe(422)
    } finally {
      release()
    }
    await expect.poll(probe).toBe(400)
  }, 90_000)

  it.each([
    [200, 422],
    [400, 413],
  ])('of %s kB without a content length gets %s', async (kilobytes, expected) => {
    const text = `{"parcel":{"label":"${'x'.repeat(kilobytes * 1000)}"}}`
    const headers = { ...authorized(owner), 'transfer-encoding': 'chunked' }
    const { status, body } = await send('/v1/parcels', headers, text)
    expect([status, typeof JSON.parse(body).error]).toEqual([expected, 'string'])
  })

  it('over 256 kB is accepted ten times per minute per user', async () => {
    const user = await server.signUp()
    const text = `{"parcel":{"label":"${'x'.repeat(300_000)}"}}`
    const answers: number[] = []
    for (let n = 0; n < 21; n++) answers.push((await send('/v1/parcels', authorized(user), text)).status ?? 0)
    // A minute may begin in between.
    expect(answers[0]).toBe(422)
    expect(answers).toContain(429)
    expect((await user.call('POST', '/v1/parcels', { parcel: {} })).status).toBe(422)
  })

  it('that arrives too slowly is cut off without effect', async () => {
    const text = '{"value":"late"}'
    const answer = await raw(
      `PUT /api/site/preferences/slow HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${owner.token}\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text.slice(0, 5)}`,
      (socket) => void socket.write(text.slice(5)),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"timeout"/)
    expect((await owner.call('GET', '/preferences/slow')).body.value).toBeNull()
  })
})

describe('a request', () => {
  it.each([
    ['with two hosts', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n', 400],
    ['without a host', 'GET /healthz HTTP/1.1\r\n', 400],
    ['for another host', 'GET /healthz HTTP/1.1\r\nHost: evil.example\r\n', 421],
    ['for another host of the same start', 'GET /healthz HTTP/1.1\r\nHost: localhost.evil.example\r\n', 421],
    [
      'with two credentials',
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nAuthorization: a\r\nAuthorization: b\r\n',
      400,
    ],
    [
      'with two lengths',
      'POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n',
      400,
    ],
    [
      'with a length and chunks',
      'POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n',
      400,
    ],
    [
      'with a 20 kB header',
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n`,
      431,
    ],
    ['that is no HTTP', '\u0000\u0001hello\r\n', 400],
    ['with a broken escape', 'GET /api/site/% HTTP/1.1\r\nHost: localhost\r\n', 400],
    [
      'for an absolute address',
      'GET http://evil.example/api/site/config HTTP/1.1\r\nHost: localhost\r\n',
      404,
    ],
    ['of an unknown method', 'TRACE /api/site/config HTTP/1.1\r\nHost: localhost\r\n', 405],
  ])('%s is rejected with a JSON error', async (_, text, status) => {
    const answer = await raw(`${text}Connection: close\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: expect.any(String),
      code: expect.any(String),
    })
  })

  it.each([
    ['PATCH', '/v1/parcels', 'GET, POST, HEAD'],
    ['PUT', '/auth', 'GET, POST, DELETE, HEAD'],
    ['POST', '/config', 'GET, HEAD'],
    ['DELETE', '/openapi.json', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['OPTIONS', '/v1/parcels', 'GET, POST, HEAD'],
  ])('%s %s returns the allowed methods', async (method, path, allow) => {
    const { status, body, headers } = await server.call(method, path, method === 'OPTIONS' ? undefined : {})
    expect([status, body.code, headers['allow']]).toEqual([405, 'method-not-allowed', allow])
  })

  it.each(['/healthz', '/config', '/v1/parcels', '/v1/parcels/export.csv', '/openapi.json'])(
    'HEAD %s responds like GET, without a body',
    async (path) => {
      const headers = { authorization: `Bearer ${owner.token}` }
      const [get, head] = [
        await server.call('GET', path, undefined, headers),
        await server.call('HEAD', path, undefined, headers),
      ]
      expect([head.status, head.text, head.headers['content-type'], head.headers['etag']]).toEqual([
        200,
        '',
        get.headers['content-type'],
        get.headers['etag'],
      ])
    },
  )

  it.each([
    '/definitions/..%2f..%2fpackage.json',
    '/definitions/__proto__',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '//evil.example/',
    '/%2e%2e/package.json',
    '/api',
    '/api/site/preferences/..%2f..%2fconfig',
  ])('for %s gets no file', async (path) => {
    const answer = await raw(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${owner.token}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":"not-found"/)
  })

  it.each([
    ['__proto__=1', '__proto__'],
    ['constructor=1', 'constructor'],
    ['page=1&page=2', 'page'],
    ['page=1e3', 'page'],
    ['sort=__proto__', 'sort'],
    ['from=01/01/0000', 'from'],
    ['to=31/12/9999', 'to'],
  ])('with the query %s is rejected by name', async (query, name) => {
    const { status, body } = await owner.call('GET', `/v1/parcels?${query}`)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'invalid', [name]])
  })

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { origin: 'http://localhost:1' },
    { origin: 'https://evil.example' },
  ])('that writes from another site is rejected (%o)', async (headers) => {
    for (const [method, path] of [
      ['POST', '/auth'],
      ['DELETE', '/auth'],
      ['PUT', '/preferences/x'],
    ] as const) {
      const { status, body } = await owner.call(method, path, { value: 1 }, headers)
      expect([method, path, status, body.code]).toEqual([method, path, 403, 'cross-site'])
    }
  })
})

describe('If-Match', () => {
  it('accepts only a version, including the ETag of a GET', async () => {
    const depot = await server.insert(owner, 'depot', { name: 'North', open: true })
    const id = await server.insert(owner, 'parcel', { label: 'Books', size: 'large', state: 'waiting' })
    const change = { parcel: { size: 'large', weight: 2, depot: { id: depot } } }
    for (const tag of ['junk', '"0"', '1', '"1', 'W/"11"', '""'])
      expect((await owner.call('PUT', `/v1/parcels/${id}`, change, { 'if-match': tag })).status).toBe(412)
    const { headers } = await owner.call('GET', `/v1/parcels/${id}`)
    const tag = String(headers['etag'])
    expect((await owner.call('PUT', `/v1/parcels/${id}`, change, { 'if-match': tag })).status).toBe(200)
    expect((await owner.call('PUT', `/v1/parcels/${id}`, change, { 'if-match': tag })).status).toBe(412)
  })
})

describe('a session', () => {
  const browser = { 'sec-fetch-site': 'same-origin' }
  const signIn = async (email: string, headers: Record<string, string> = {}) => {
    const answer = await server.call('POST', '/auth', { email, password: testPassword }, headers)
    const cookies = [answer.headers['set-cookie']].flat().map(String)
    return { answer, cookies, cookie: cookies.map((text) => text.split(';')[0]).join('; ') }
  }

  it('is new at every sign-in, whatever cookies the browser sends', async () => {
    const user = await server.signUp()
    const planted = { ...browser, cookie: `sid=${'a'.repeat(43)}; token=${'b'.repeat(22)}` }
    const first = await signIn(user.email, planted)
    expect(first.cookie).not.toMatch(/aaaa|bbbb/)
    const bearer = { authorization: `Bearer ${first.answer.body.token}` }
    const second = await signIn(user.email, { ...browser, ...bearer, cookie: first.cookie })
    expect(second.answer.body.token).not.toBe(first.answer.body.token)
    const old = await server.call('GET', '/config', undefined, { ...bearer, cookie: first.cookie })
    expect(old.status).toBe(401)
  })

  it('does not work with the other half from another browser', async () => {
    const [one, other] = [
      await signIn((await server.signUp()).email, browser),
      await signIn((await server.signUp()).email, browser),
    ]
    const headers = { authorization: `Bearer ${one.answer.body.token}`, cookie: other.cookie }
    expect((await server.call('GET', '/config', undefined, headers)).status).toBe(401)
  })

  it('limits its cookies to this site, this host and HTTP where possible', async () => {
    const { cookies } = await signIn((await server.signUp()).email, browser)
    expect(cookies.map((text) => text.replace(/=[\w-]+;/, '=…;')).toSorted()).toEqual(
      [
        'device=…; Path=/; Max-Age=31536000; SameSite=Strict; HttpOnly',
        'sid=…; Path=/; Max-Age=…; SameSite=Strict; HttpOnly'.replace('Max-Age=…', 'Max-Age=3599'),
        'token=…; Path=/; Max-Age=3599; SameSite=Strict',
      ].map((text) => expect.stringMatching(text.replace('3599', '3(599|600)').replace('…', '.*'))),
    )
  })

  it('marks its cookies secure and host-only behind TLS', async () => {
    const secure = await startTestServer(database, { settings: { secureCookies: true } })
    const user = await secure.signUp()
    const { headers } = await secure.call(
      'POST',
      '/auth',
      { email: user.email, password: testPassword },
      browser,
    )
    const cookies = [headers['set-cookie']].flat().map(String)
    expect(cookies.every((text) => text.endsWith('; Secure'))).toBe(true)
    expect(cookies.some((text) => text.startsWith('__Host-sid='))).toBe(true)
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    await secure.close()
  })

  it('sets no cookies for non-browser clients', async () => {
    const { answer } = await signIn((await server.signUp()).email)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })
})

it('lets an account download two large exports at once, and any number of small ones', async () => {
  const user = await server.signUp()
  const path = '/v1/parcels/export.csv?columns=label'
  await database.transaction(user.accountId, (query) =>
    sql`insert into record (account_id, id, entity, doc)
        select ${user.accountId}, gen_random_uuid(), 'parcel',
               jsonb_build_object('label', repeat('x', 2000), 'size', 'large', 'weight', 20, 'state', 'waiting')
        from generate_series(1, 5100)`.execute(query),
  )
  /** Begins a download, and reads none of it. */
  const begin = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${user.token}` }
      httpRequest({ port, host: 'localhost', path: `/api/site${path}`, headers }, resolve)
        .on('error', reject)
        .end()
    })
  const [first, second] = [await begin(), await begin()]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  const refused = await user.call('GET', path)
  expect([refused.status, refused.body.error]).toEqual([
    429,
    '2 exports are already downloading in this account. Wait for one to finish.',
  ])
  expect((await user.call('GET', `${path}&size=small`)).status).toBe(200)
  first.destroy()
  await expect.poll(async () => (await user.call('GET', path)).status).toBe(200)
  second.destroy()
}, 120_000)

it('returns how long to wait when rate-limited', async () => {
  const limited = await startTestServer(database, { settings: { readsPerMinute: 3, writesPerMinute: 2 } })
  const user = await limited.signUp()
  const [reads, writes] = [[], []] as [number[], number[]]
  for (let n = 0; n < 4; n++) reads.push((await user.call('GET', '/v1/parcels')).status)
  for (let n = 0; n < 3; n++) writes.push((await user.call('PUT', '/preferences/x', { value: n })).status)
  expect([reads.at(0), writes.at(0)]).toEqual([200, 200])
  // A minute may begin in between.
  const last = await Promise.all(Array.from({ length: 8 }, () => user.call('GET', '/v1/parcels')))
  const refused = last.find(({ status }) => status === 429)
  expect(refused?.body.code).toBe('too-many-requests')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  await limited.close()
})

it('rate-limits calls without a session before reading them', async () => {
  const limited = await startTestServer(database, { settings: { publicCallsPerMinute: 3 } })
  const answers: number[] = []
  // A minute may begin in between.
  for (let n = 0; n < 8; n++) answers.push((await limited.call('POST', '/auth', '{"half', json)).status)
  expect([answers[0], answers.includes(429)]).toEqual([400, true])
  await limited.close()
})

it('logs paths and errors, but never a secret, query or body', async () => {
  const secrets = [owner.token, testPassword, 'Log-me-not', '447700900123']
  await server.call('POST', '/auth?password=Log-me-not', { email: owner.email, password: 'Log-me-not' })
  await owner.call('GET', '/v1/parcels?label=447700900123')
  await owner.call('POST', '/v1/parcels', { parcel: { label: '447700900123' } })
  const lines = log.join('')
  expect(lines).toContain('"path":"/api/site/v1/parcels"')
  for (const secret of [...secrets, 'authorization', 'cookie', owner.email])
    expect(lines).not.toContain(secret)
})

/** Posts a body as a browser does, which listens once everything is sent; without a body the headers alone. */
function send(
  path: string,
  headers: Record<string, string | number>,
  body?: string,
): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const sending = httpRequest(
      { host: 'localhost', port, method: 'POST', path: `/api/site${path}`, headers },
      (answer: IncomingMessage) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => {
          sending.destroy()
          resolve({ status: answer.statusCode, body: text })
        })
      },
    )
    sending.on('error', reject)
    if (body === undefined) sending.flushHeaders()
    else {
      if (!('transfer-encoding' in headers)) sending.setHeader('content-length', Buffer.byteLength(body))
      sending.end(body)
    }
  })
}

/** Sends bytes as they are. @param onAnswer called with the first bytes of the answer */
function raw(text: string, onAnswer?: (socket: ReturnType<typeof connect>) => void): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    let answer = ''
    socket.on('data', (chunk) => {
      if (answer === '') onAnswer?.(socket)
      answer += chunk.toString()
    })
    // The server closes with a reset after the response.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
    socket.write(text, 'latin1')
  })
}

describe('a forwarded request', () => {
  const addressOf = async (settings: { proxies?: string[] }, given: string): Promise<string> => {
    const other = await startTestServer(database, {
      security: true,
      settings,
    })
    const user = await other.signUp()
    const { body } = await other.call(
      'POST',
      '/auth',
      { email: user.email, password: testPassword },
      { 'x-forwarded-for': given },
    )
    const { sessions } = (
      await other.call('GET', '/auth/sessions', undefined, { authorization: `Bearer ${body.token}` })
    ).body
    await other.close()
    return sessions.find(({ current }: { current: boolean }) => current).address
  }

  it.each([
    ['is not believed', {}, '203.0.113.7', '127.0.0.1'],
    ['is believed when it comes from a proxy', { proxies: ['127.0.0.1'] }, '203.0.113.7', '203.0.113.7'],
    [
      'is believed as far as proxies vouch for it',
      { proxies: ['127.0.0.0/8'] },
      '198.51.100.1, 203.0.113.7, 127.0.0.2',
      '203.0.113.7',
    ],
    ['is not believed when it comes from elsewhere', { proxies: ['10.0.0.0/8'] }, '203.0.113.7', '127.0.0.1'],
  ])('%s', async (_, settings, given, address) => {
    expect(await addressOf(settings, given)).toBe(address)
  })
})
