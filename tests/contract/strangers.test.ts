import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createOperators } from '../../src/server/auth/createOperators.ts'
import { describedCalls } from '../support/accessOracle.ts'
import { startDemoServer, type DemoServer } from '../support/startDemoServer.ts'

/** What the server allows without a session. */
let server: DemoServer

beforeAll(async () => {
  server = await startDemoServer({ settings: { operators: createOperators(['admin@demo.example']) } })
})
afterAll(() => server.close())

const named = (name: string) => server.people.find((person) => person.name === name)

/** Calls allowed without a session: the responses without a body or with an empty one. */
const open: Record<string, string> = {
  'GET /healthz': '200 status',
  // What the sign-in page is drawn from; holds no data of accounts.
  'GET /definitions/manifest': '200 the manifest',
  'GET /definitions/{file}': '404 code, error',
  'POST /auth': '422 code, error, fields',
  'DELETE /auth': '204',
  'POST /auth/link': '422 code, error, fields',
  'POST /auth/recovery': '422 code, error, fields',
  'POST /auth/check-link': '422 code, error, fields',
  'POST /auth/reset-password': '422 code, error, fields',
  'POST /auth/set-password': '422 code, error, fields',
  'POST /auth/confirm': '422 code, error, fields',
  'POST /auth/switch-activation': '422 code, error, fields',
  // As if there were none; only the token of the server's own machine makes links.
  'POST /operator/links': '404 code, error',
  // Only in demo mode, which is off for this server.
  'GET /auth/demo': '404 code, error',
  'GET /simulator/mails': '404 code, error',
  'GET /simulator/messages': '404 code, error',
}

describe('an unauthenticated client', () => {
  it('can reach only these calls, with only these fields in responses', async () => {
    const reached: Record<string, string> = {}
    const { portal } = server.publisher.current()
    const manifest = Object.keys(portal.manifest).toSorted().join(', ')
    const calls = describedCalls(portal)
    for (const { method, path, isOutside } of calls) {
      const address = `${isOutside ? '' : '/api/site'}${path.replaceAll(/\{\w+\}/g, randomUUID())}`
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const { status, body: answer } = await server.call(undefined, method, address, body)
      if (status === 401 && answer.code === 'signed-out') continue
      const members = Object.keys(answer ?? {})
        .toSorted()
        .join(', ')
      reached[`${method} ${path}`] = `${status} ${members === manifest ? 'the manifest' : members}`.trim()
    }
    expect(calls.length).toBeGreaterThan(80)
    expect(reached).toEqual(open)
  })

  it('cannot read the API description, which every signed-in user can', async () => {
    expect((await server.call(undefined, 'GET', '/openapi.json')).status).toBe(401)
    expect((await server.call(named('owner'), 'GET', '/openapi.json')).body.openapi).toBe('3.1.0')
  })

  it('cannot read definition errors, which only operators can', async () => {
    const status = async (name?: string) =>
      (await server.call(name === undefined ? undefined : named(name), 'GET', '/definitions/status')).status
    expect([await status(), await status('owner'), await status('admin')]).toEqual([401, 403, 200])
  })

  it('sees in the health check that files have errors, but no details', async () => {
    const { publisher } = server
    const real = publisher.status()
    const status = vi.spyOn(publisher, 'status').mockReturnValue({
      ...real,
      kept: ['sms-senders'],
      diagnostics: [
        { code: 'D001', severity: 'error', text: 'secret-file.json:1:1 a secret' },
        { code: 'D002', severity: 'warning', text: 'secret-file.json:2:1 a secret' },
      ] as never,
    })
    try {
      const { text, body } = await server.call(undefined, 'GET', '/healthz')
      expect(body.warnings).toEqual([
        'definitions: serving an older version of sms-senders',
        'definitions: errors in the files (1), see npm run definitions -- status',
      ])
      expect(text).not.toContain('secret')
    } finally {
      status.mockRestore()
    }
  })

  it('cannot make the server read a large body', async () => {
    const keys = Object.fromEntries(Array.from({ length: 21_000 }, (_, n) => [`k${n}`, 1]))
    for (const path of ['/auth', '/auth/link', '/auth/recovery', '/auth/reset-password', '/auth/confirm']) {
      const { status, text } = await server.call(undefined, 'POST', path, keys)
      expect([path, status, text.length < 200]).toEqual([path, 413, true])
    }
  })

  it('can use the longest allowed password in any JSON encoding', async () => {
    const escaped = '\\ud83d\\ude00'.repeat(512)
    const body = `{"email":"owner@demo.example","password":"${escaped}"}`
    const answer = await server.call(undefined, 'POST', '/auth', body, { 'content-type': 'application/json' })
    expect([answer.status, answer.body.code]).toEqual([401, 'wrong-credentials'])
  })
})
