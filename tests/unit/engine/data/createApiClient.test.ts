import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApiClient } from '../../../../src/engine/data/createApiClient.ts'
import { generalNotice } from '../../../../src/engine/data/apiNotice.ts'
import { ApiError } from '../../../../src/engine/registry/apiClient.ts'
import type { Notice } from '../../../../src/engine/registry/portalContext.ts'
import { t } from '../../../support/englishTexts.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

let server: Server
let origin = ''
let handle: Handler = () => undefined
let notices: Notice[] = []
let signedOut = 0
let versions: string[] = []
let inUse = false
let saved: { name: string; text: Promise<string> }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => handle(request, response, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  origin = `http://127.0.0.1:${address.port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  notices = []
  signedOut = 0
  versions = []
  saved = []
})

function client(base = `${origin}/api/site`, token: () => string | null = () => 'secret') {
  return createApiClient({
    base,
    token,
    t,
    onSignedOut: () => (signedOut += 1),
    onVersion: (version) => versions.push(version),
    onNotice: (notice) => notices.push(notice),
    save: (file, name) => saved.push({ name, text: file.text() }),
    isInUse: () => inUse,
  })
}

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Handler {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ApiError)) throw new Error('the call did not fail with an ApiError')
  return error
}

describe('a call', () => {
  it('uses the base URL with bearer token, accept header and query', async () => {
    let seen: [string | undefined, string | undefined, string | undefined] = ['', '', '']
    handle = (request, response) => {
      seen = [request.url, request.headers.authorization, request.headers.accept]
      response.end('{"parcels":[]}')
    }
    const body = await client().get('/v1/parcels', {
      query: { page: 2, name: 'a b', none: undefined, empty: '' },
    })
    expect(body).toEqual({ parcels: [] })
    expect(seen).toEqual(['/api/site/v1/parcels?page=2&name=a+b', 'Bearer secret', 'application/json'])
  })

  it('sends JSON and returns body, status and version', async () => {
    handle = (request, response, body) => {
      response.writeHead(201, { ETag: '"3"' })
      response.end(JSON.stringify({ method: request.method, body, type: request.headers['content-type'] }))
    }
    const { body, etag, status } = await client().send('POST', '/v1/parcels', {
      body: { parcel: { label: 'x' } },
    })
    expect(body).toEqual({ method: 'POST', body: '{"parcel":{"label":"x"}}', type: 'application/json' })
    expect([etag, status]).toEqual(['"3"', 201])
  })

  it('says when somebody uses the page', async () => {
    const said: unknown[] = []
    handle = (request, response) => {
      said.push(request.headers['x-user-activity'])
      response.end('{}')
    }
    for (const isUsed of [false, true]) {
      inUse = isUsed
      await client().get('/v1/parcels')
    }
    expect(said).toEqual([undefined, '1'])
  })

  it('has no body after 204', async () => {
    handle = (_request, response) => response.writeHead(204).end()
    expect((await client().send('DELETE', '/v1/parcels/1')).body).toBeUndefined()
  })
})

it('reports the definitions version of each response, including errors', async () => {
  handle = answer(200, {}, { 'x-portal-version': 'a1' })
  await client().get('/v1/parcels')
  handle = answer(422, { error: 'Invalid' }, { 'x-portal-version': 'b2' })
  await failure(client().get('/v1/parcels'))
  handle = answer(200, {})
  await client().get('/v1/parcels')
  expect(versions).toEqual(['a1', 'b2'])
})

describe('a rejected call', () => {
  it('has a status, code, message and field messages', async () => {
    handle = answer(422, {
      error: 'Invalid',
      code: 'invalid',
      fields: { 'template.id': 'Required field', x: 7 },
    })
    const error = await failure(client().get('/v1/parcels'))
    expect([error.status, error.code, error.message]).toEqual([422, 'invalid', 'Invalid'])
    expect(error.fields).toEqual({ 'template.id': 'Required field' })
  })

  it.each([
    [{ error: 'Name is taken' }, 'Name is taken'],
    [{ message: 'Too many' }, 'Too many'],
  ])('shows the message of %j', async (body, text) => {
    handle = answer(400, body)
    await failure(client().get('/v1/parcels'))
    expect(notices).toEqual([{ tone: 'danger', text }])
  })

  it.each(['not found', 'Access denied.', 'internal server error', ''])(
    'shows the general notice for 10 seconds when the text is "%s"',
    async (text) => {
      handle = answer(500, { error: text })
      await failure(client().get('/v1/parcels'))
      expect(notices).toEqual([generalNotice(t)])
      expect(generalNotice(t)).toEqual({
        tone: 'danger',
        text: 'Sorry, there was an error processing your request. Our support team has already been notified. Please try again.',
        seconds: 10,
        support: true,
      })
    },
  )

  it("treats 403 'Access denied.' as the end of the session, without another notice", async () => {
    handle = answer(403, { error: 'Access denied.' })
    await failure(client().get('/v1/parcels'))
    expect([signedOut, notices]).toEqual([1, []])
    handle = answer(403, { error: 'You do not have permission to do this.' })
    await failure(client().get('/v1/parcels'))
    expect([signedOut, notices]).toEqual([
      1,
      [{ tone: 'danger', text: 'You do not have permission to do this.' }],
    ])
  })

  it('shows nothing without the fallback', async () => {
    handle = answer(400, { error: 'Name is taken' })
    await failure(client().get('/v1/parcels', { fallback: false }))
    expect(notices).toEqual([])
  })
})

describe('a session end', () => {
  it.each([
    [401, { error: 'x', code: 'signed-out' }],
    [403, { error: 'Access denied.' }],
  ])('is signaled by %i %j without a notice', async (status, body) => {
    handle = answer(status, body)
    await failure(client().get('/v1/parcels', { fallback: false }))
    expect([signedOut, notices]).toEqual([1, []])
  })

  it.each([
    ['another tab has begun another session', 'new', 0],
    ['another tab has signed out', null, 1],
  ])('of a call that began before, when %s', async (_, next, ends) => {
    let present: string | null = 'old'
    handle = (...call) => {
      present = next
      answer(401, { error: 'x', code: 'signed-out' })(...call)
    }
    await failure(client(undefined, () => present).get('/v1/parcels'))
    expect([signedOut, notices]).toEqual([ends, []])
  })

  it('is not a missing permission', async () => {
    handle = answer(403, { error: 'You do not have permission to do this.', code: 'forbidden' })
    await failure(client().get('/v1/parcels'))
    expect(signedOut).toBe(0)
    expect(notices).toHaveLength(1)
  })

  it('is not a failed sign-in', async () => {
    handle = answer(401, { error: 'Wrong email or password', code: 'signed-out' })
    await failure(client().send('POST', '/auth', { body: {} }))
    expect(signedOut).toBe(0)
  })
})

describe('a call without a valid response', () => {
  it('fails as network when the connection is refused', async () => {
    const error = await failure(client('http://127.0.0.1:1/api/site').get('/v1/parcels'))
    expect([error.status, error.code]).toEqual([0, 'network'])
    expect(notices).toHaveLength(1)
  })

  it('fails as timeout when the server does not respond', async () => {
    handle = () => undefined
    const error = await failure(client().get('/v1/parcels', { timeoutMs: 30 }))
    expect([error.status, error.code]).toEqual([0, 'timeout'])
  })

  it('fails as aborted, without a notice, when the caller cancels', async () => {
    handle = () => undefined
    const error = await failure(client().get('/v1/parcels', { signal: AbortSignal.abort() }))
    expect([error.status, error.code, notices.length]).toEqual([0, 'aborted', 0])
  })

  it.each([200, 502])('fails as malformed when a %i response is not JSON', async (status) => {
    handle = answer(status, '<html>')
    const error = await failure(client().get('/v1/parcels'))
    expect([error.status, error.code]).toEqual([status, 'malformed'])
    expect(notices).toEqual([generalNotice(t)])
  })
})

describe('a download', () => {
  it('is saved under the name from the server', async () => {
    handle = answer(200, 'a,b\n1,2', { 'Content-Disposition': 'attachment; filename="parcels.csv"' })
    await client().download('/v1/parcels/export.csv', { columns: 'a,b' })
    expect(saved.map(({ name }) => name)).toEqual(['parcels.csv'])
    expect(await saved[0]?.text).toBe('a,b\n1,2')
  })

  it('supports non-ASCII names', async () => {
    handle = answer(200, 'x', { 'Content-Disposition': "attachment; filename*=UTF-8''%C3%A6.csv" })
    await client().download('/v1/parcels/export.csv')
    expect(saved[0]?.name).toBe('æ.csv')
  })
})
