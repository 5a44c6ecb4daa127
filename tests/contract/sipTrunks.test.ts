import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sipTrunks from '../../src/server/modules/sip-trunks/index.ts'
import { ha1Of } from '../../src/server/modules/sip-trunks/sipCredential.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

const path = '/v1/sip_accounts'
const password = 'Kx7vGhRt2p'
const digest = {
  auth_method: 'digest',
  callerid_type: 'single',
  callerid: '+12025550123',
  password,
  password_confirm: password,
}

describe.each(worldsOf(import.meta.filename))('SIP trunks on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let count = 0

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      settings: { demo: { password: '', signIns: [] } },
      working: true,
    })
    owner = person('owner')
  })
  afterAll(() => server.close())

  function person(name: string): DemoPerson {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`There is no demo user ${name}`)
    return found
  }

  const create = (more: object = {}, who = owner): Promise<DemoAnswer> =>
    server.call(who, 'POST', path, { sip_account: { ...digest, label: `Trunk ${++count}`, ...more } })
  const created = async (more: object = {}) => (await create(more)).body.sip_account
  const update = (id: string, changes: object): Promise<DemoAnswer> =>
    server.call(owner, 'PUT', `${path}/${id}`, { sip_account: changes })
  const read = async (id: string) => (await server.call(owner, 'GET', `${path}/${id}`)).body.sip_account
  const ask = (id: string, dialed: string, what = 'preview', who = owner): Promise<DemoAnswer> =>
    server.call(who, 'POST', `/v1/sip_test_calls/${what}`, {
      trunk_id: id,
      ...(dialed !== '' && { dialed }),
    })
  const mails = async (subject: string): Promise<{ recipient: string; body: string }[]> =>
    server.database.system((query) =>
      query.selectFrom('mail').select(['recipient', 'body']).where('subject', '=', subject).execute(),
    )
  const rows = async (list: string, id: string) =>
    (await server.call(owner, 'GET', `/v1/sip_${list}?trunk_id=${id}`)).body[list]
  const credential = async (id: string) => {
    const found = await server.database.system((query) =>
      sql<{ username: string; realm: string; ha1: string | null }>`
        select username, realm, ha1 from sip_credential where trunk_id = ${id}`.execute(query),
    )
    return found.rows[0]
  }

  describe('the IP list', () => {
    const ips = async (id: string) => (await read(id)).allowed_ips

    it('gives each address an id, and drops those that are marked', async () => {
      const trunk = await created({
        ip_restrict: true,
        allowed_ips: [{ ip: '198.41.0.4' }, { ip: '198.41.0.5' }],
      })
      const [first, second] = trunk.allowed_ips
      expect(first.id).toMatch(/^[0-9a-f-]{36}$/)
      expect(second.id).not.toBe(first.id)
      const list = [{ ...first, _destroy: true }, { ...second, ip: '198.41.0.6' }, { ip: '198.41.0.7' }]
      expect((await update(trunk.id, { allowed_ips: list })).status).toBe(200)
      expect(await ips(trunk.id)).toEqual([
        { id: second.id, ip: '198.41.0.6' },
        { id: expect.any(String), ip: '198.41.0.7' },
      ])
    })

    it('is refused when the last address is marked, or an address stays twice', async () => {
      const trunk = await created({ ip_restrict: true, allowed_ips: [{ ip: '198.41.0.4' }] })
      const [only] = trunk.allowed_ips
      const emptied = await update(trunk.id, { allowed_ips: [{ ...only, _destroy: true }] })
      expect(emptied.body.fields).toEqual({ allowed_ips: 'Add at least one IP address' })
      const twice = await update(trunk.id, { allowed_ips: [only, { ip: only.ip }] })
      expect(twice.status).toBe(422)
      expect(
        (await update(trunk.id, { allowed_ips: [{ ...only, _destroy: true }, { ip: only.ip }] })).status,
      ).toBe(200)
      expect(await ips(trunk.id)).toHaveLength(1)
    })

    it('takes no id of another item', async () => {
      const trunk = await created({
        ip_restrict: true,
        allowed_ips: [{ id: '00000000-0000-4000-8000-000000000000', ip: '198.41.0.4' }],
      })
      expect(trunk.allowed_ips[0].id).not.toBe('00000000-0000-4000-8000-000000000000')
    })
  })

  describe('passwords', () => {
    it('are never answered, and the one nobody typed is there too', async () => {
      const answer = await create()
      const { sip_account: trunk } = answer.body
      expect(trunk.password).toEqual({ stored: true })
      expect(trunk.other_password).toEqual({ stored: true })
      expect(answer.text).not.toContain(password)
    })

    it('reach the edge as HA1, which follows a change and is gone with the trunk', async () => {
      const trunk = await created()
      const ha1 = (text: string) => ha1Of(trunk.username, trunk.host, text)
      expect(await credential(trunk.id)).toEqual({
        username: trunk.username,
        realm: trunk.host,
        ha1: ha1(password),
      })
      const other = 'Zq8mWpLd5x'
      await update(trunk.id, { password: other, password_confirm: other })
      expect((await credential(trunk.id))?.ha1).toBe(ha1(other))
      await update(trunk.id, { label: 'Another name' })
      expect((await credential(trunk.id))?.ha1).toBe(ha1(other))
      await server.call(owner, 'DELETE', `${path}/${trunk.id}`)
      expect(await credential(trunk.id)).toBeUndefined()
    })

    it('open nothing at the edge where the address does', async () => {
      const trunk = await created({
        auth_method: 'ip',
        password: undefined,
        password_confirm: undefined,
        host_request: { host: '198.41.0.9' },
      })
      expect(trunk.password).toEqual({ stored: true })
      expect((await credential(trunk.id))?.ha1).toBeNull()
    })
  })

  describe('the address of a PBX', () => {
    const requested = (host: string) =>
      created({ auth_method: 'ip', password: undefined, password_confirm: undefined, host_request: { host } })
    const hasten = () =>
      server.database.systemTransaction(async (query) => {
        await sql`update job set run_at = now() where kind = 'review-trunk-host'`.execute(query)
      })

    it.each([
      ['198.41.0.10', 'approved'],
      ['198.41.0.128', 'rejected'],
    ])('%s is reviewed: %s', async (host, status) => {
      const { id, label, host_request: request } = await requested(host)
      expect(request).toEqual({ host, status: 'pending' })
      await hasten()
      await expect.poll(async () => (await read(id)).host_request.status).toBe(status)
      const { notifications } = (await server.call(owner, 'GET', '/notifications')).body
      expect(
        notifications.filter((one: { button_url: string }) => one.button_url === `/trunks/view/${id}`),
      ).toMatchObject([{ title: `PBX address ${status}` }])
      const sent = await mails(`The PBX address of ${label} was ${status}`)
      expect(sent.map(({ recipient }) => recipient)).toEqual(['owner@demo.example'])
      expect(sent[0]?.body).toContain(host)
    })

    it('is written as the edge compares it, without leading zeros', async () => {
      const other = await created({ ip_restrict: true, allowed_ips: [{ ip: '8.8.0.8' }] })
      const refused = await update(other.id, { allowed_ips: [{ ip: '8.8.8.08' }, { ip: '01.2.3.4' }] })
      expect(Object.keys(refused.body.fields)).toEqual(['allowed_ips[0].ip', 'allowed_ips[1].ip'])
    })

    it('cannot be changed, nor the method, nor the decision', async () => {
      const trunk = await requested('198.41.0.11')
      for (const changes of [
        { host_request: { host: '198.41.0.12' } },
        { host_request: { ...trunk.host_request, status: 'approved' } },
        { auth_method: 'digest', password, password_confirm: password },
        { username: 'mine' },
      ])
        expect((await update(trunk.id, changes)).status).toBe(422)
      expect((await read(trunk.id)).host_request).toMatchObject({ host: '198.41.0.11' })
    })
  })

  describe('a dialed number', () => {
    it('is shown as it is sent, with its price, and makes no call', async () => {
      const trunk = await created({ rewrite_enabled: true, rewrite_cond: '00', rewrite_prefix: '+' })
      const { body } = await ask(trunk.id, '0044 7400 123456')
      expect(body).toEqual({
        sent: '+447400123456',
        country: 'GB',
        rate: 12_000,
        max_seconds: 7200,
        refusal: null,
        code: null,
      })
      expect(await rows('calls', trunk.id)).toEqual([])
    })

    it('is refused by the guards of the trunk, by preview and call alike', async () => {
      const trunk = await created({
        daily_spend_limit: 1,
        max_rate_per_minute: 0.02,
        allowed_destinations: ['GB', 'DE', 'NO', 'CU'],
        destination_blacklists: ['4470'],
      })
      const cases = [
        ['+447012345678', 'blocked-prefix'],
        ['+12125550142', 'blocked-country'],
        ['+5371234567', 'rate-too-high'],
        ['12', 'invalid-number'],
      ] as const
      for (const [dialed, refusal] of cases) {
        expect((await ask(trunk.id, dialed)).body.refusal).toBe(refusal)
        expect((await ask(trunk.id, dialed, 'make')).body).toMatchObject({ refusal, duration: 0 })
      }
      expect((await ask(trunk.id, '+447400123456')).body.refusal).toBeNull()
      await server.database.systemTransaction(async (query) => {
        await sql`insert into trunk_call (account_id, id, trunk_id, dialed, number, charge)
          values (${owner.accountId}, gen_random_uuid(), ${trunk.id}, '1', '1', 1000000)`.execute(query)
      })
      expect((await ask(trunk.id, '+447400123456')).body).toMatchObject({
        refusal: 'daily-limit',
        code: '403',
      })
      const reasons = (await rows('calls', trunk.id)).map(({ reason }: { reason?: string }) => reason)
      expect(reasons.filter(Boolean).toSorted()).toEqual(cases.map(([, refusal]) => refusal).toSorted())
    })

    it('of the echo is free, whatever the guards say of countries', async () => {
      const trunk = await created({ allowed_destinations: ['NO'] })
      const { body } = await ask(trunk.id, '*43', 'make')
      expect(body).toMatchObject({ sent: '*43', code: '200', rate: 0, country: null, refusal: null })
    })

    it('is called in a test, which is kept among calls and failed attempts', async () => {
      const trunk = await created()
      const answered = await ask(trunk.id, '+447400123456', 'make')
      expect(answered.body).toMatchObject({ code: '200', duration: 10, sent: '+447400123456' })
      const messages = answered.body.ladder.map(({ message }: { message: string }) => message)
      expect(messages).toEqual([
        'INVITE +447400123456',
        '407 Proxy Authentication Required',
        'ACK',
        'INVITE +447400123456',
        '100 Trying',
        '180 Ringing',
        '200 OK',
        'ACK',
        'BYE',
        '200 OK',
      ])
      for (let each = 0; each < 2; each++)
        expect((await ask(trunk.id, '+447400123486', 'make')).body.code).toBe('486')
      expect(await rows('calls', trunk.id)).toMatchObject([
        { code: '486', is_test: true, charge: 0 },
        { code: '486' },
        { code: '200', duration: 10 },
      ])
      expect(await rows('failures', trunk.id)).toMatchObject([{ method: 'call', code: '486', attempts: 2 }])
    })

    it('counts what a call under way has cost so far', async () => {
      const trunk = await created({ daily_spend_limit: 1 })
      const underWay = (minutes: number) =>
        server.database.systemTransaction(async (query) => {
          await sql`insert into trunk_call
            (account_id, id, trunk_id, dialed, number, code, rate, is_up, answered_at, max_seconds)
            values (${owner.accountId}, gen_random_uuid(), ${trunk.id}, '1', '1', '200', 100000, true,
              now() - ${minutes} * interval '1 minute', 7200)`.execute(query)
        })
      await underWay(4)
      expect((await ask(trunk.id, '+447400123456')).body.refusal).toBeNull()
      await underWay(7)
      expect((await ask(trunk.id, '+447400123456')).body.refusal).toBe('daily-limit')
    })

    it('of an edge that is gone is over after the longest time it may have lasted', async () => {
      const trunk = await created()
      await server.database.systemTransaction(async (query) => {
        await sql`insert into trunk_call
          (account_id, id, trunk_id, dialed, number, code, rate, is_up, answered_at, max_seconds, created_at)
          select ${owner.accountId}::uuid, gen_random_uuid(), ${trunk.id}::uuid, '1', '1', code, 60000, code = '200',
            now() - age, 600, now() - age
          from (values ('200', interval '8 minutes'), ('200', interval '16 minutes'), ('100', interval '11 minutes'))
            as given (code, age)`.execute(query)
        await sipTrunks.housekeeping?.(query)
      })
      const ended = (await rows('calls', trunk.id)).map(
        ({ code, duration, charge }: Record<string, unknown>) => ({ code, duration, charge }),
      )
      expect(ended).toEqual([
        { code: '200', duration: 0, charge: 0 },
        { code: '500', duration: 0, charge: 0 },
        { code: '200', duration: 600, charge: 600_000 },
      ])
    })

    it('is nobody else’s: not of another account, nor without the permission', async () => {
      const trunk = await created()
      expect((await ask(trunk.id, '+447400123456', 'preview', person('flex'))).status).toBe(404)
      expect((await ask(trunk.id, '+447400123456', 'make', person('billing'))).status).toBe(403)
      const foreign = await server.call(person('flex'), 'GET', `/v1/sip_calls?trunk_id=${trunk.id}`)
      expect(foreign.body.calls).toEqual([])
    })
  })

  describe('the charge of a call', () => {
    const cents = 10_000
    const call = async (
      { accountId }: DemoPerson,
      rate: number,
      trunkId: string = randomUUID(),
    ): Promise<() => Promise<void>> => {
      const callId = randomUUID()
      await server.database.systemTransaction(async (query) => {
        await sql`insert into trunk_call (account_id, id, trunk_id, call_id, dialed, number, code, rate, max_seconds)
          values (${accountId}, ${callId}, ${trunkId}, ${callId}, '', '+447400123456', '100', ${rate}, 7200)`.execute(
          query,
        )
        await sql`select sip_edge.answered(${trunkId}::uuid, ${callId}::text, 1, 1)`.execute(query)
        await sql`update trunk_call set answered_at = now() - interval '94.5 seconds' where id = ${callId}`.execute(
          query,
        )
      })
      return async () => {
        await server.database.systemTransaction((query) =>
          sql`select sip_edge.ended(${trunkId}::uuid, ${callId}::text, '200')`.execute(query),
        )
      }
    }
    const transfersOf = async ({ accountId }: DemoPerson) => {
      const { rows } = await server.database.system((query) =>
        sql<{ type: number; amount: number; details: string; reference: string }>`
          select type, amount::float8 as amount, details, reference from ledger_transfer
          where account_id = ${accountId} and kind = 'sip-call' order by created_at`.execute(query),
      )
      return rows
    }
    const balanceOf = async ({ accountId }: DemoPerson): Promise<number> => {
      const { rows } = await server.database.system((query) =>
        sql<{
          balance: number
        }>`select balance::float8 as balance from account where id = ${accountId}`.execute(query),
      )
      return rows[0]?.balance ?? Number.NaN
    }

    it('leaves the balance once, when its end is reported', async () => {
      const flex = person('flex')
      const before = await balanceOf(flex)
      const end = await call(flex, 2 * cents)
      await end()
      await end()
      await expect.poll(() => transfersOf(flex)).toHaveLength(1)
      const [charged] = await transfersOf(flex)
      const calls = (await server.call(flex, 'GET', '/v1/sip_calls')).body.calls
      expect(charged).toMatchObject({ type: 14, amount: -calls[0].charge, details: '+447400123456' })
      expect(calls[0].charge).toBe(Math.ceil((calls[0].duration * 2 * cents) / 60))
      expect(await balanceOf(flex)).toBe(before - calls[0].charge)
    })

    it('is owed when it is more than the balance, and nothing else is sold then', async () => {
      const flex = person('flex')
      const end = await call(flex, (await balanceOf(flex)) + 100 * cents)
      await end()
      await expect.poll(() => transfersOf(flex)).toHaveLength(2)
      expect(await balanceOf(flex)).toBeLessThan(0)
      const fee = { kind: 'fee', reference: 'after the call', amount: -1, counterpart: 'revenue' } as const
      const refused = server.database.systemTransaction((query) =>
        moveMoney(query, { accountId: flex.accountId, ...fee }),
      )
      expect(await refused).toBe('insufficient')
    })

    it('notifies once a day when it brings the trunk to its daily spend limit', async () => {
      const trunk = await created({ daily_spend_limit: 1 })
      const subject = `${trunk.label} has reached its daily spend limit`
      const before = (await transfersOf(owner)).length
      const charge = async (rate: number, calls: number): Promise<void> => {
        await (
          await call(owner, rate, trunk.id)
        )()
        await expect.poll(async () => (await transfersOf(owner)).length - before).toBe(calls)
      }
      await charge(20 * cents, 1)
      expect(await mails(subject)).toEqual([])
      await charge(70 * cents, 2)
      const readers = (await mails(subject)).map(({ recipient }) => recipient)
      expect(readers).toContain('owner@demo.example')
      expect(readers).not.toContain('billing@demo.example')
      await charge(70 * cents, 3)
      expect(await mails(subject)).toHaveLength(readers.length)
      const { notifications } = (await server.call(owner, 'GET', '/notifications')).body
      expect(
        notifications.filter(({ title }: { title: string }) => title === 'Daily spend limit reached'),
      ).toMatchObject([{ description: expect.stringContaining(`“${trunk.label}” has spent its $1.00`) }])
    })

    it('is nothing in the sandbox', async () => {
      const sandbox = person('sandbox')
      const [before, end] = [await balanceOf(sandbox), await call(sandbox, 2 * cents)]
      await end()
      const { rows } = await server.database.system((query) =>
        sql<{ charge: number; duration: number }>`select charge::float8 as charge, duration from trunk_call
          where account_id = ${sandbox.accountId} and call_id is not null`.execute(query),
      )
      expect(rows).toEqual([{ charge: 0, duration: 95 }])
      expect(await balanceOf(sandbox)).toBe(before)
    })
  })

  describe('registration', () => {
    const check = async (id: string) => (await ask(id, '', 'register')).body
    const register = (id: string, contact: string, health: string | null = null) =>
      server.database.systemTransaction(async (query) => {
        await sql`insert into trunk_registration (account_id, trunk_id, contact, health, expires_at)
          values (${owner.accountId}, ${id}, ${contact}, ${health}, now() + interval '1 hour')
          on conflict (account_id, trunk_id, contact) do update set health = excluded.health`.execute(query)
      })

    it('is shown with the trunk: of its PBXs, the one that answers counts', async () => {
      const { id, registration } = await created()
      expect(registration).toBe('unregistered')
      const version = (await read(id)).version
      await register(id, 'sip:a@198.41.0.4')
      expect((await read(id)).registration).toBe('registered')
      await register(id, 'sip:a@198.41.0.4', 'unreachable')
      expect((await read(id)).registration).toBe('unreachable')
      await register(id, 'sip:b@198.41.0.4', 'reachable')
      expect((await read(id)).registration).toBe('registered')
      // A person who edits the trunk meanwhile isn't refused.
      expect((await read(id)).version).toBe(version)
      const found = await server.call(owner, 'GET', `${path}?registration=registered`)
      expect(found.body.sip_accounts.map((each: { id: string }) => each.id)).toContain(id)
      await server.database.systemTransaction(async (query) => {
        await sql`delete from trunk_registration where trunk_id = ${id}`.execute(query)
      })
      expect((await read(id)).registration).toBe('unregistered')
    })

    it('of a trunk with an address is nobody’s business', async () => {
      const { id } = await created({
        auth_method: 'ip',
        password: undefined,
        password_confirm: undefined,
        host_request: { host: '198.41.0.19' },
      })
      expect((await read(id)).registration ?? null).toBeNull()
    })

    it('is checked: accepted, but not of an inactive trunk, nor without a password', async () => {
      const { id } = await created()
      const messages = ['REGISTER', '401 Unauthorized', 'REGISTER', '200 OK']
      const accepted = await check(id)
      expect(accepted).toMatchObject({ code: '200', refusal: null })
      expect(accepted.ladder.map(({ message }: { message: string }) => message)).toEqual(messages)
      await server.call(owner, 'PUT', `${path}/${id}/status`, { sip_account: { status: 'inactive' } })
      expect(await check(id)).toMatchObject({ code: '401', refusal: 'inactive' })
      await server.call(owner, 'PUT', `${path}/${id}/status`, { sip_account: { status: 'active' } })
      await server.database.systemTransaction(async (query) => {
        await sql`update sip_credential set ha1 = null where trunk_id = ${id}`.execute(query)
      })
      expect(await check(id)).toMatchObject({ code: '401', refusal: 'no-password' })
      expect(
        (await server.call(person('flex'), 'POST', '/v1/sip_test_calls/register', { trunk_id: id })).status,
      ).toBe(404)
    })
  })
})
