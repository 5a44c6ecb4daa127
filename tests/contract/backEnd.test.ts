import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShared } from '../support/createTestDatabase.ts'
import { sendJson, startBackEnd, type TestBackEnd } from '../support/startBackEnd.ts'
import { startTestServer, type TestServer, type TestUser } from '../support/startTestServer.ts'

/** Parcels are kept by a provider's own API, depots by the portal. */
let backEnd: TestBackEnd
let server: TestServer
let user: TestUser
const failures: string[] = []

const failed = {
  error: 'This part of the portal isn’t available right now. Try again later.',
  code: 'back-end-failed',
}

beforeAll(async () => {
  backEnd = await startBackEnd()
  server = await startTestServer(await openShared(), {
    backEnd: {
      url: backEnd.url,
      token: 'a secret of both',
      resources: new Set(['parcel']),
      onError: ({ message }) => void failures.push(message),
      answerMs: 1000,
    },
  })
  user = await server.signUp()
})
beforeEach(() => {
  backEnd.calls.length = 0
  failures.length = 0
})
afterAll(async () => {
  await server.close()
  await backEnd.close()
})

describe('a call that a back end answers', () => {
  it('says for whom, keeps the portal’s credentials, and returns its answer', async () => {
    const list = { parcels: [{ id: randomUUID(), label: 'Books' }], pagination: {}, is_empty: false }
    backEnd.answer = (response) =>
      sendJson(response, list, 200, { etag: 'W/"7"', 'set-cookie': 'a=b', 'cache-control': 'public' })
    const answer = await user.call('GET', '/v1/parcels?label=A%26B&page=2', undefined, {
      cookie: 'device=secret',
      'if-none-match': 'W/"6"',
      'x-patchbay-account': randomUUID(),
    })
    expect([answer.status, answer.body]).toEqual([200, list])
    expect(answer.headers).toMatchObject({ etag: 'W/"7"', 'cache-control': 'private, no-cache' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const [call] = backEnd.calls
    expect(call).toMatchObject({
      method: 'GET',
      url: '/portal/v1/parcels?label=A%26B&page=2',
      headers: {
        authorization: 'Bearer a secret of both',
        'x-patchbay-account': user.accountId,
        'x-patchbay-user': user.userId,
        'if-none-match': 'W/"6"',
      },
    })
    expect(JSON.stringify(call)).not.toContain(user.token)
    expect(call?.headers.cookie).toBeUndefined()
  })

  it('takes the body and the key of a write, and returns refusals with their fields', async () => {
    const refusal = { error: 'Check the highlighted fields.', code: 'invalid', fields: { label: 'Taken' } }
    backEnd.answer = (response) => sendJson(response, refusal, 422)
    const body = { parcel: { label: 'Bücher' } }
    const key = randomUUID()
    const answer = await user.call('POST', '/v1/parcels', body, { 'idempotency-key': key })
    expect([answer.status, answer.body]).toEqual([422, refusal])
    const [call] = backEnd.calls
    expect(JSON.parse(Buffer.from(call?.body ?? '', 'latin1').toString('utf8'))).toEqual(body)
    expect(call?.headers).toMatchObject({ 'idempotency-key': key, 'content-type': 'application/json' })
  })

  it('passes on what has no body', async () => {
    backEnd.answer = (response) => void response.writeHead(204).end()
    expect((await user.call('DELETE', `/v1/parcels/${randomUUID()}`)).status).toBe(204)
    backEnd.answer = (response) => void response.writeHead(304, { etag: 'W/"7"' }).end()
    expect((await user.call('GET', '/v1/parcels')).status).toBe(304)
    backEnd.answer = (response) => sendJson(response, {})
    expect((await user.call('POST', `/v1/parcels/${randomUUID()}/print`, {})).status).toBe(200)
  })

  it('passes an upload on as it arrives', async () => {
    backEnd.answer = (response) => sendJson(response, {})
    const content =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n'
    const type = 'multipart/form-data; boundary=x'
    const path = `/v1/parcels/${randomUUID()}/print`
    const answer = await server.call('POST', path, content, {
      authorization: `Bearer ${user.token}`,
      'content-type': type,
    })
    expect(answer.status).toBe(200)
    expect(backEnd.calls).toMatchObject([{ body: content, headers: { 'content-type': type } }])
  })

  it('streams an export as an attachment', async () => {
    backEnd.answer = (response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).end('label\r\nBooks\r\n')
    const answer = await user.call('GET', '/v1/parcels/export.csv')
    expect([answer.status, answer.text]).toEqual([200, 'label\r\nBooks\r\n'])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/csv', 'content-disposition': 'attachment' })
  })

  it('never reaches the browser as a page', async () => {
    backEnd.answer = (response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>1</script>')
    expect(await user.call('GET', '/v1/parcels')).toMatchObject({ status: 502, body: failed })
    const file = await user.call('GET', '/v1/parcels/export.csv')
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
})

describe('a call that a back end must not see', () => {
  it('is judged by the portal first', async () => {
    expect((await server.call('GET', '/v1/parcels')).status).toBe(401)
    const reader = await server.colleague(user, 'Nobody')
    expect((await reader.call('GET', '/v1/parcels')).status).toBe(403)
    expect(
      (await user.call('POST', '/v1/parcels', '{"a":', { 'content-type': 'application/json' })).status,
    ).toBe(400)
    expect(backEnd.calls).toEqual([])
  })

  it.each(['..', '%2e%2e', '.'])('cannot step out of its address with %s', async (id) => {
    backEnd.answer = (response) => sendJson(response, {})
    await user.call('GET', `/v1/parcels/${id}`)
    await user.call('POST', `/v1/parcels/${id}/print`, {})
    for (const { url } of backEnd.calls) expect(url).toMatch(/^\/portal\/v1\/parcels\b/)
  })

  it('sends slashes of an id as part of it', async () => {
    backEnd.answer = (response) => sendJson(response, {})
    await user.call('GET', '/v1/parcels/a%2F..%2F..%2Fusers')
    expect(backEnd.calls).toMatchObject([{ url: '/portal/v1/parcels/a%2F..%2F..%2Fusers' }])
  })

  it('is one of the portal’s own resources', async () => {
    expect((await user.call('GET', '/v1/depots')).status).toBe(200)
    expect(backEnd.calls).toEqual([])
  })
})

describe('a back end that fails', () => {
  it.each([
    [401, 'does not know the portal'],
    [302, 'redirects'],
    [500, 'breaks'],
    [503, 'is down'],
  ])('with %i keeps the session and says what people can do', async (status) => {
    backEnd.answer = (response) => sendJson(response, { error: 'a secret' }, status, { location: 'http://x' })
    expect(await user.call('GET', '/v1/parcels')).toMatchObject({ status: 502, body: failed })
    expect(failures).toEqual([`GET /v1/parcels: answered ${status}`])
    expect((await user.call('GET', '/v1/depots')).status).toBe(200)
  })

  it('by broken JSON, silence, or a broken connection does the same', async () => {
    backEnd.answer = (response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"parcels":')
    expect(await user.call('GET', '/v1/parcels')).toMatchObject({ status: 502, body: failed })
    backEnd.answer = () => undefined
    expect(await user.call('GET', '/v1/parcels')).toMatchObject({ status: 502, body: failed })
    backEnd.answer = (response) => void response.destroy()
    expect(await user.call('GET', '/v1/parcels')).toMatchObject({ status: 502, body: failed })
    expect(failures).toHaveLength(3)
    expect(failures[1]).toBe('GET /v1/parcels: no answer in time')
  })
})
