import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { SIP_HOST } from '../../src/server/modules/sip-trunks/sipHost.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import { startPostgres, type TestPostgres } from '../support/startPostgres.ts'
import {
  answersPings,
  busyCarrier,
  calls,
  carrier,
  isRefused,
  registers,
  startSipp,
  type Sipp,
  type SippOptions,
  type Step,
} from './sipp.ts'
import { sipPorts, startEdge, type SipEdge } from './startEdge.ts'

const POSTGRES_PORT = 4156
const password = 'Kx7vGhRt2p'
const mobile = '+447400123456'

describe('the SIP edge', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-sip-'))
  let postgres: TestPostgres | undefined
  let server: DemoServer
  let client: Client
  let edge: SipEdge | undefined
  let owner: DemoPerson
  let name: string
  let count = 0

  beforeAll(async () => {
    postgres = startPostgres(['listen_addresses=127.0.0.1'])
    const url = postgres.createDatabase()
    name = new URL(url).pathname.slice(1)
    server = await startDemoServer({ database: await openDatabase({ url }), working: true })
    owner = server.people.find((each) => each.name === 'owner')!
    client = new Client({ connectionString: url })
    await client.connect()
    await client.query(`create role kamailio login in role patchbay_sip`)
    await client.query(`alter role kamailio set search_path = sip_edge`)
    edge = await startEdge(folder, name, POSTGRES_PORT)
  })
  afterAll(async () => {
    // Whatever of it began.
    await edge?.stop()
    await client?.end()
    await server?.close()
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function trunkOf(more: object = {}): Promise<{ id: string; username: string }> {
    const digest = { auth_method: 'digest', password, password_confirm: password }
    const { body, status } = await server.call(owner, 'POST', '/v1/sip_accounts', {
      sip_account: {
        callerid_type: 'single',
        callerid: '+12025550123',
        label: `Edge ${++count}`,
        ...('auth_method' in more ? {} : digest),
        ...more,
      },
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.sip_account
  }
  const rows = async (list: string, id: string) =>
    (await server.call(owner, 'GET', `/v1/sip_${list}?trunk_id=${id}&sort=${sorts[list]}`)).body[list]
  const sorts: Record<string, string> = {
    calls: '-created_at',
    failures: '-updated_at',
    registrations: '-created_at',
  }

  const run = (steps: readonly Step[], options: Partial<SippOptions>): Sipp => {
    const sipp = startSipp(steps, { port: sipPorts.pbx, password, ...options })
    onTestFinished(() => sipp.stop())
    return sipp
  }
  const serve = (steps: readonly Step[], port: number): Sipp => run(steps, { port, serves: true })

  describe('registers a PBX', () => {
    it('with its password, shows it on the trunk’s page, and tells whether it still answers', async () => {
      const { id, username } = await trunkOf()
      await run(registers(), { user: username }).ended()
      const contact = `sip:${username}@127.0.0.1:${sipPorts.pbx}`
      expect(await rows('registrations', id)).toMatchObject([
        { contact, source: '127.0.0.1', user_agent: 'Test PBX 1.0', transport: 'UDP' },
      ])
      const pbx = serve(answersPings, sipPorts.pbx)
      await expect.poll(async () => (await rows('registrations', id))[0].health).toBe('reachable')
      expect((await rows('registrations', id))[0].rtt_ms).toBeGreaterThan(0)
      await pbx.stop()
      await expect.poll(async () => (await rows('registrations', id))[0].health).toBe('unreachable')
      expect((await rows('registrations', id))[0].rtt_ms).toBeNull()
    })

    it('not with a wrong password, which the trunk’s page counts', async () => {
      const { id, username } = await trunkOf()
      for (let each = 0; each < 2; each++)
        await run(registers('401'), { user: username, password: 'Wrong1234' }).ended()
      await run(registers('401'), { user: 'nobody' }).ended()
      expect(await rows('registrations', id)).toEqual([])
      expect(await rows('failures', id)).toMatchObject([
        { method: 'register', code: '401', source: '127.0.0.1', user_agent: 'Test PBX 1.0', attempts: 2 },
      ])
    })

    it('not from an address that isn’t allowed, nor one of an inactive trunk', async () => {
      const { id, username } = await trunkOf({ ip_restrict: true, allowed_ips: [{ ip: '198.41.0.4' }] })
      await run(registers('403'), { user: username }).ended()
      expect(await rows('failures', id)).toMatchObject([{ method: 'register', code: '403', attempts: 1 }])
      const other = await trunkOf()
      await server.call(owner, 'PUT', `/v1/sip_accounts/${other.id}/status`, {
        sip_account: { status: 'inactive' },
      })
      await run(registers('401'), { user: other.username }).ended()
    })

    it('with its new password only, once it was changed', async () => {
      const { id, username } = await trunkOf()
      await run(registers(), { user: username }).ended()
      const changed = 'Zq8mWpLd5x'
      await server.call(owner, 'PUT', `/v1/sip_accounts/${id}`, {
        sip_account: { password: changed, password_confirm: changed },
      })
      await run(registers('401'), { user: username }).ended()
      await run(registers(), { user: username, password: changed }).ended()
    })
  })

  describe('lets a call through', () => {
    it('with the number the dialplan makes and the trunk’s caller ID, and charges it', async () => {
      const { id, username } = await trunkOf({
        rewrite_enabled: true,
        rewrite_cond: '00',
        rewrite_prefix: '+',
      })
      const far = serve(carrier, sipPorts.carrier)
      await run(calls({ afterMs: 1600 }), { user: username, number: '00447400123456' }).ended()
      await expect
        .poll(() => rows('calls', id))
        .toMatchObject([
          {
            dialed: '00447400123456',
            number: mobile,
            country_code: 'GB',
            code: '200',
            reason: null,
            rate: 12_000,
          },
        ])
      await expect.poll(async () => (await rows('calls', id))[0].duration).toBeGreaterThan(0)
      const [{ duration, charge }] = await rows('calls', id)
      expect(charge).toBe(Math.ceil((duration * 12_000) / 60))
      const heard = far.messages()
      expect(heard).toContain(`INVITE sip:${mobile}@127.0.0.1:${sipPorts.carrier}`)
      expect(heard).toContain(`P-Asserted-Identity: <sip:+12025550123@${SIP_HOST}>`)
      expect(heard).toMatch(new RegExp(`From: .*<?sip:\\+12025550123@${SIP_HOST.replaceAll('.', '\\.')}`))
      expect(heard).not.toContain('+12025550199')
      expect(heard).not.toContain('Proxy-Authorization')
    })

    it('and hangs up when it has lasted as long as the trunk allows', async () => {
      const { id, username } = await trunkOf({ call_restrict: true, call_limit: 2 })
      serve(carrier, sipPorts.carrier)
      await run(calls('by-the-edge'), { user: username, number: mobile }).ended()
      await expect.poll(async () => (await rows('calls', id))[0].duration).toBeGreaterThanOrEqual(2)
      expect((await rows('calls', id))[0].duration).toBeLessThanOrEqual(4)
    })

    it('and hangs up soon after the trunk was deactivated', async () => {
      const { id, username } = await trunkOf()
      serve(carrier, sipPorts.carrier)
      const pbx = run(calls('by-the-edge'), { user: username, number: mobile })
      await expect.poll(async () => (await rows('calls', id))[0]?.code).toBe('200')
      await server.call(owner, 'PUT', `/v1/sip_accounts/${id}/status`, {
        sip_account: { status: 'inactive' },
      })
      await pbx.ended()
      await expect.poll(async () => (await rows('calls', id))[0].charge).toBeGreaterThan(0)
    })

    it('and hangs up once it has spent the day’s limit', async () => {
      const { id, username } = await trunkOf({ daily_spend_limit: 0.01 })
      serve(carrier, sipPorts.carrier)
      const pbx = run(calls('by-the-edge'), { user: username, number: mobile })
      await expect.poll(async () => (await rows('calls', id))[0]?.code).toBe('200')
      await client.query(
        `insert into trunk_call (account_id, id, trunk_id, dialed, number, charge, code)
        values ($1, gen_random_uuid(), $2, '', '', 20000, '200')`,
        [owner.accountId, id],
      )
      await pbx.ended()
      await run(isRefused('403'), { user: username, number: mobile }).ended()
      expect((await rows('calls', id))[0]).toMatchObject({ code: '403', reason: 'daily-limit' })
    })

    it('to the echo, free of charge', async () => {
      const { id, username } = await trunkOf()
      serve(carrier, sipPorts.echo)
      await run(calls({ afterMs: 1200 }), { user: username, number: '*43' }).ended()
      await expect.poll(async () => (await rows('calls', id))[0].duration).toBeGreaterThan(0)
      expect((await rows('calls', id))[0]).toMatchObject({ number: '*43', charge: 0, code: '200' })
    })

    it('of a known address without a password, once it is approved', async () => {
      const { id } = await trunkOf({ auth_method: 'ip', host_request: { host: '198.41.0.77' } })
      const decide = (status: string) =>
        client.query(`update record set doc = jsonb_set(doc, '{host_request}', $2) where id = $1`, [
          id,
          { host: '127.0.0.3', status },
        ])
      const pbx = { address: '127.0.0.3', number: mobile }
      await decide('pending')
      await run(isRefused('407', false), pbx).ended()
      await decide('approved')
      serve(carrier, sipPorts.carrier)
      await run(calls({ afterMs: 100 }, false), pbx).ended()
      expect(await rows('calls', id)).toMatchObject([{ code: '200', number: mobile }])
      await run(isRefused('407', false), { ...pbx, address: '127.0.0.4' }).ended()
    })
  })

  describe('refuses a call', () => {
    it('with a wrong password', async () => {
      const { id, username } = await trunkOf()
      await run(isRefused('407'), { user: username, password: 'Wrong1234', number: mobile }).ended()
      expect(await rows('failures', id)).toMatchObject([{ method: 'call', code: '407', attempts: 1 }])
      expect(await rows('calls', id)).toEqual([])
    })

    it.each([
      [{ destination_blacklists: ['4474'] }, mobile, '403', 'blocked-prefix'],
      [{ allowed_destinations: ['NO'] }, mobile, '403', 'blocked-country'],
      [{ max_rate_per_minute: 0.0119 }, mobile, '403', 'rate-too-high'],
      [{}, '112', '404', 'invalid-number'],
    ])('over %o to %s with %s', async (more, number, code, reason) => {
      const { id, username } = await trunkOf(more)
      await run(isRefused(code), { user: username, number }).ended()
      expect(await rows('calls', id)).toMatchObject([{ code, reason, duration: 0 }])
      expect(await rows('failures', id)).toMatchObject([
        { method: 'call', code, source: '127.0.0.1', user_agent: 'Test PBX 1.0' },
      ])
    })

    it('beyond the trunk’s concurrent calls, and takes one again when a call has ended', async () => {
      const { id, username } = await trunkOf({ channels_restrict: true, max_channels: 1 })
      serve(carrier, sipPorts.carrier)
      const first = run(calls({ afterMs: 4000 }), { user: username, number: mobile })
      await expect.poll(async () => (await rows('calls', id))[0]?.code).toBe('200')
      await run(isRefused('486'), { user: username, number: mobile, port: sipPorts.other }).ended()
      expect((await rows('calls', id))[0]).toMatchObject({ code: '486', reason: 'too-many-channels' })
      await first.ended()
      await expect.poll(async () => (await rows('calls', id))[1].duration).toBeGreaterThan(0)
      await run(calls({ afterMs: 100 }), { user: username, number: mobile }).ended()
    })

    it('by the name of another, which would be free', async () => {
      const { id, username } = await trunkOf()
      serve(carrier, sipPorts.carrier)
      const named = { user: username, number: mobile, callId: `twice-${id}` }
      await run(calls({ afterMs: 100 }), named).ended()
      await run(isRefused('482'), named).ended()
      expect(await rows('calls', id)).toMatchObject([{ code: '200' }])
    })

    it('of an open trunk’s dialog that it doesn’t know', async () => {
      const stranger = `
BYE sip:+447400123456@127.0.0.1:${sipPorts.carrier} SIP/2.0
Via: SIP/2.0/UDP [local_ip]:[local_port];branch=[branch]
Route: <sip:127.0.0.1:${sipPorts.edge};lr>
From: <sip:a@b.example>;tag=1
To: <sip:c@d.example>;tag=2
Call-ID: [call_id]
CSeq: 5 BYE
Max-Forwards: 70
Content-Length: 0`
      await run([{ send: stranger }, { recv: '481' }], {}).ended()
    })
  })

  it('passes on the carrier’s refusal and notes it', async () => {
    const { id, username } = await trunkOf()
    serve(busyCarrier, sipPorts.carrier)
    await run(isRefused('486'), { user: username, number: mobile }).ended()
    await expect.poll(async () => (await rows('calls', id))[0].code).toBe('486')
    expect((await rows('calls', id))[0]).toMatchObject({ reason: null, duration: 0, charge: 0 })
  })

  it('ends the calls it had when it starts again', async () => {
    const { id, username } = await trunkOf()
    serve(carrier, sipPorts.carrier)
    run(calls({ afterMs: 60_000 }), { user: username, number: mobile })
    await expect.poll(async () => (await rows('calls', id))[0]?.code).toBe('200')
    await edge?.kill()
    const channels = async () =>
      (await client.query('select trunk_channels($1, $2) as n', [owner.accountId, id])).rows[0].n
    expect(await channels()).toBe(1)
    edge = await startEdge(folder, name, POSTGRES_PORT)
    await expect.poll(channels).toBe(0)
    expect((await rows('calls', id))[0]).toMatchObject({ code: '200' })
  })
})
