import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/server/demo/index.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

const path = '/v1/audit_events'

describe.each(worldsOf(import.meta.filename))('the audit log on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({ database: await open() })
    owner = person('owner')
  })
  afterAll(() => server.close())

  function person(name: string): DemoPerson {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`There is no demo user ${name}`)
    return found
  }

  const list = async (query = '', who = owner): Promise<TestBody[]> => {
    const { status, body } = await server.call(who, 'GET', `${path}?per_page=100${query}`)
    expect(status).toBe(200)
    return body.audit_events
  }
  const read = async (id: string): Promise<TestBody> =>
    (await server.call(owner, 'GET', `${path}/${id}`)).body.audit_event

  async function newKey(label: string): Promise<{ id: string; secret: string }> {
    const { body } = await server.call(owner, 'POST', '/v1/api_keys', {
      api_key: { label, scopes: ['trunks', 'trunks_write'], lifetime: 'never' },
    })
    return { id: body.api_key.id, secret: body.once.secret }
  }

  it('lists creations, changes, transitions, rotations and removals with before and after', async () => {
    const { id, secret } = await newKey('Logged')
    await server.call(owner, 'PUT', `/v1/api_keys/${id}`, { api_key: { label: 'Renamed' } })
    await server.call(owner, 'PUT', `/v1/api_keys/${id}`, { api_key: { label: 'Renamed' } })
    await server.call(owner, 'POST', `/v1/api_keys/${id}/rotate`, { grace: 'PT0S' })
    await server.call(owner, 'PUT', `/v1/api_keys/${id}/status`, { api_key: { status: 'revoked' } })
    await server.call(owner, 'DELETE', `/v1/api_keys/${id}`)
    const found = await list(`&record_id=${id}`)
    expect(found.map(({ kind, event }) => [kind, event])).toEqual([
      ['removed', 'api-key.removed'],
      ['moved', 'api-key.revoke'],
      ['rotated', 'api-key.rotate'],
      ['changed', 'api-key.changed'],
      ['created', 'api-key.created'],
    ])
    expect(found[0]).toMatchObject({
      who: 'Olivia Hart',
      actor: 'user',
      record: 'API key: Renamed',
      address: '127.0.0.1',
    })
    const changed = await read(found[3].id)
    expect(changed.changes).toEqual([{ field: 'label', title: 'Name', before: 'Logged', after: 'Renamed' }])
    const moved = await read(found[1].id)
    expect(moved.changes).toContainEqual({
      field: 'status',
      title: 'Status',
      before: 'Active',
      after: 'Revoked',
    })
    for (const { id: event } of found)
      expect(JSON.stringify(await read(event))).not.toContain(secret.slice(7))
    const stored = await server.database.system((query) =>
      sql<{ text: string }>`select string_agg(e::text, ' ') as text from audit_event e`.execute(query),
    )
    expect(stored.rows[0]?.text).not.toContain(secret.slice(7))
  })

  it('hides secrets and restricted values', async () => {
    const { body } = await server.call(owner, 'POST', '/v1/sip_accounts', {
      sip_account: { label: 'Audited', password: 'correct-Horse-4711' },
    })
    const events = await list(`&entity=trunk`)
    const text = JSON.stringify(await Promise.all(events.map(({ id }) => read(id))))
    expect([body.fields, text.includes('correct-Horse-4711')]).toEqual([body.fields, false])
  })

  it('names the API key, and its first use', async () => {
    const { id, secret } = await newKey('Robot')
    await server.call(undefined, 'GET', '/v1/sip_accounts', undefined, { authorization: `Bearer ${secret}` })
    await server.call(undefined, 'GET', '/v1/sip_accounts', undefined, { authorization: `Bearer ${secret}` })
    const used = await list(`&record_id=${id}&kind=key-first-used`)
    expect(used).toMatchObject([{ record: 'API key: Robot', who: 'Olivia Hart' }])
  })

  it('lists sign-ins, failed ones and sign-outs', async () => {
    const before = (await list('&kind=sign-in-failed')).length
    const session = await server.signIn('admin')
    await server.call(session, 'DELETE', '/auth')
    await server.call(undefined, 'POST', '/auth', { email: 'admin@demo.example', password: 'not this one' })
    await expect.poll(async () => (await list('&kind=sign-in-failed')).length).toBe(before + 1)
    const [failed] = await list('&kind=sign-in-failed')
    expect(failed).toMatchObject({ address: '127.0.0.1', actor: 'user' })
    const kinds = (await list('&kind=signed-in,signed-out')).map(({ kind, who }) => [kind, who])
    expect(kinds[0]).toEqual(['signed-out', failed.who])
    expect(kinds[1]).toEqual(['signed-in', failed.who])
    await server.call(undefined, 'POST', '/auth', { email: 'nobody@demo.example', password: 'x' })
    expect(await list('&kind=sign-in-failed')).toHaveLength(before + 1)
  })

  it('lists a change of password, without either', async () => {
    const session = await server.signIn('engineer')
    const next = 'An even longer passphrase 77'
    const { status } = await server.call(session, 'PUT', '/v1/profile/password', {
      password: DEMO_PASSWORD,
      new_password: next,
    })
    expect(status).toBe(200)
    const [changed] = await list('&kind=password-changed')
    expect(changed.kind).toBe('password-changed')
    expect(JSON.stringify(await read(changed.id))).not.toContain(next)
  })

  it('lists exports', async () => {
    await server.call(owner, 'GET', '/v1/api_keys/export.csv')
    const [exported] = await list('&kind=exported')
    expect(exported).toMatchObject({ record: 'API key', who: 'Olivia Hart', entity: 'api-key' })
    expect(Number(exported.note)).toBeGreaterThan(5)
  })

  it('is filtered by person, kind, record and period, and exported', async () => {
    expect(await list('&who=nobody')).toEqual([])
    for (const { kind } of await list('&kind=created,removed')) expect(['created', 'removed']).toContain(kind)
    const csv = await server.call(owner, 'GET', `${path}/export.csv?kind=password-changed`)
    expect(csv.text.split('\r\n')[0]).toContain('Time')
    expect(csv.text).toContain('Password changed')
    const day = new Date().toLocaleDateString('en-GB')
    expect((await list(`&from=${day}`)).length).toBeGreaterThan(5)
  })

  it('is for those with the permission, and of their account alone', async () => {
    const others = server.people.filter(
      ({ name, permissions }) => !permissions.has('AuditLog') && name !== 'engineer',
    )
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect((await server.call(other, 'GET', path)).status).toBe(403)
    const [mine] = await list()
    const stranger = person('flex')
    expect((await server.call(stranger, 'GET', `${path}/${mine.id}`)).status).toBe(404)
    const names = new Set((await list('', stranger)).map(({ who }) => who))
    expect(names.has('Olivia Hart')).toBe(false)
  })

  it('can only grow', async () => {
    const [event] = await list()
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST'])
      expect((await server.call(owner, method, `${path}/${event.id}`, {})).status).toBe(405)
    for (const statement of [
      sql`update audit_event set who = 'Somebody else'`,
      sql`delete from audit_event`,
      sql`truncate audit_event`,
      sql`select audit_forget(interval '1 day')`,
    ])
      await expect(server.database.system((query) => statement.execute(query))).rejects.toThrow(
        /permission denied|a year at least/,
      )
    const deletion = server.database.transaction(owner.accountId, (query) =>
      sql`delete from audit_event`.execute(query),
    )
    await expect(deletion).rejects.toThrow(/permission denied/)
    await server.database.asOwner(async ({ session }) => {
      await session.run(
        `insert into audit_event (account_id, id, kind, actor, created_at) values ($1, gen_random_uuid(), 'created', 'server', now() - interval '500 days')`,
        [owner.accountId],
      )
    })
    const { rows } = await server.database.system((query) =>
      sql<{ gone: number }>`select audit_forget(interval '400 days')::int as gone`.execute(query),
    )
    expect(rows[0]?.gone).toBe(1)
    expect((await list()).map(({ id }) => id)).toContain(event.id)
  })

  it('keeps no trace of a change that was refused', async () => {
    const before = (await list()).length
    await server.call(owner, 'POST', '/v1/api_keys', {
      api_key: { label: '', scopes: [], lifetime: 'never' },
    })
    expect((await list()).length).toBe(before)
  })
})
