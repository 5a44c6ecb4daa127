import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSharedWorlds } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

const path = '/v1/api_keys'
const optOuts = ['sms_campaign', 'sms_campaign_write']
const campaigns = '/v1/sms/campaigns?per_page=1'

describe('attacks on API keys, with two processes on one database', () => {
  let here: DemoServer
  let there: DemoServer
  let owner: DemoPerson
  let made = 0

  beforeAll(async () => {
    const [one, other] = await openSharedWorlds(2)
    const settings = { refusedKeysPerMinute: 50 }
    here = await startDemoServer({ ...(one && { database: one }), working: true })
    there = await startDemoServer({ ...(other && { database: other }), settings })
    owner = here.people.find(({ name }) => name === 'owner')!
  }, 240_000)
  afterAll(async () => {
    await there.close()
    await here.close()
  })

  const withKey = (
    server: DemoServer,
    secret: string,
    method = 'GET',
    url = campaigns,
    more: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<DemoAnswer> =>
    server.call(undefined, method, url, more.body, { authorization: `Bearer ${secret}`, ...more.headers })
  const newKey = async (scopes = ['sms_campaign']): Promise<{ id: string; secret: string }> => {
    const { status, body } = await here.call(owner, 'POST', path, {
      api_key: { label: `Attacked ${++made}`, scopes, lifetime: 'P30D' },
    })
    expect([status, body.fields]).toEqual([201, undefined])
    return { id: body.api_key.id, secret: body.once.secret }
  }
  const statuses = async (secret: string): Promise<number[]> => [
    (await withKey(here, secret)).status,
    (await withKey(there, secret)).status,
  ]
  const revoke = (id: string): Promise<DemoAnswer> =>
    here.call(owner, 'PUT', `${path}/${id}/status`, { api_key: { status: 'revoked' } })

  it('ends a revoked key at once in every process that has used it', async () => {
    const { id, secret } = await newKey()
    expect(await statuses(secret)).toEqual([200, 200])
    expect((await revoke(id)).status).toBe(200)
    expect(await statuses(secret)).toEqual([401, 401])
  })

  it('lets in no call that begins after the revocation was answered', async () => {
    const { id, secret } = await newKey()
    let isRevoked = false
    const after: number[] = []
    async function use(server: DemoServer): Promise<void> {
      for (let uses = 0; uses < 8;) {
        const began = isRevoked
        const { status } = await withKey(server, secret)
        expect([200, 401]).toContain(status)
        // Uses that are refused before the answer to the revocation count as guesses, and would reach their limit.
        if (!began && status === 401) await delay(20)
        if (!began) continue
        after.push(status)
        uses += 1
      }
    }
    const callers = [use(here), use(there), use(there)]
    await revoke(id)
    isRevoked = true
    await Promise.all(callers)
    expect(new Set(after)).toEqual(new Set([401]))
  })

  it('knows a rotated secret in the other process at once, and the old one as long as it was given', async () => {
    const { id, secret } = await newKey()
    expect(await statuses(secret)).toEqual([200, 200])
    const rotate = async (grace: string): Promise<string> =>
      (await here.call(owner, 'POST', `${path}/${id}/rotate`, { grace })).body.once.secret
    const second = await rotate('PT1H')
    expect(await statuses(second)).toEqual([200, 200])
    expect(await statuses(secret)).toEqual([200, 200])
    const third = await rotate('PT0S')
    expect(await statuses(second)).toEqual([401, 401])
    expect(await statuses(third)).toEqual([200, 200])
  })

  it('takes a key from the Authorization header alone', async () => {
    const { secret } = await newKey()
    for (const name of ['api_key', 'key', 'token', 'access_token', 'authorization', 'bearer'])
      expect((await here.call(undefined, 'GET', `${campaigns}&${name}=${secret}`)).status).toBe(401)
    const headers: Record<string, string>[] = [
      { 'x-api-key': secret },
      { authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}` },
      { authorization: `Bearer ${secret}, Bearer ${secret}` },
      { cookie: `token=${secret}` },
    ]
    for (const each of headers)
      expect((await here.call(undefined, 'GET', campaigns, undefined, each)).status).toBe(401)
  })

  it('runs one write for an Idempotency-Key, refuses another body, and keeps keys apart', async () => {
    const [one, other] = [await newKey(optOuts), await newKey(optOuts)]
    const headers = { 'idempotency-key': 'the-same-for-both' }
    const write = (secret: string, number: string): Promise<DemoAnswer> =>
      withKey(here, secret, 'POST', '/v1/sms/opt_outs', { body: { opt_out: { number } }, headers })
    const first = await write(one.secret, '+14155550111')
    expect([first.status, first.body.fields]).toEqual([201, undefined])
    const again = await withKey(there, one.secret, 'POST', '/v1/sms/opt_outs', {
      body: { opt_out: { number: '+14155550111' } },
      headers,
    })
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true'])
    expect(again.body).toEqual(first.body)
    expect(await write(one.secret, '+14155550112')).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    })
    const apart = await write(other.secret, '+14155550113')
    expect([apart.status, apart.headers['idempotency-replayed']]).toEqual([201, undefined])
  })

  it('slows down whoever guesses, and lets keys that work in beside them', async () => {
    const { secret } = await newKey()
    const guesses = await Promise.all(
      Array.from({ length: 120 }, (_, n) => withKey(there, `pb_${String(n).padStart(43, 'A')}`)),
    )
    const limited = guesses.filter(({ status }) => status === 429)
    // A minute may begin in between.
    expect(limited.length).toBeGreaterThanOrEqual(20)
    expect(limited[0]!.headers['retry-after']).toMatch(/^\d+$/)
    // The tests before may have used up what is allowed.
    expect(guesses.filter(({ status }) => status !== 401 && status !== 429)).toEqual([])
    expect((await withKey(there, secret)).status).toBe(200)
  })
})
