import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { worldsOf } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

const path = '/v1/api_keys'

describe.each(worldsOf(import.meta.filename))('API keys on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let made = 0

  beforeAll(async () => {
    server = await startDemoServer({ database: await open(), working: true })
    owner = person('owner')
  })
  afterAll(() => server.close())

  function person(name: string): DemoPerson {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`There is no demo user ${name}`)
    return found
  }

  const create = (
    more: object = {},
    who = owner,
    headers: Record<string, string> = {},
  ): Promise<DemoAnswer> =>
    server.call(
      who,
      'POST',
      path,
      { api_key: { label: `Key ${++made}`, scopes: ['sms_campaign'], lifetime: 'P30D', ...more } },
      headers,
    )
  const newKey = async (more: object = {}, who = owner): Promise<{ id: string; secret: string }> => {
    const { status, body } = await create(more, who)
    expect([status, body.fields]).toEqual([201, undefined])
    return { id: body.api_key.id, secret: body.once.secret }
  }
  const withKey = (
    secret: string,
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<DemoAnswer> =>
    server.call(undefined, method, url, body, { authorization: `Bearer ${secret}`, ...headers })
  const statusOf = async (secret: string, method = 'GET', url = '/v1/sms/campaigns'): Promise<number> =>
    (await withKey(secret, method, url)).status

  it('shows a secret once, and never again', async () => {
    const key = 'a-key-of-this-test'
    const input = { label: 'Once' }
    const first = await create(input, owner, { 'idempotency-key': key })
    made -= 1
    const again = await create(input, owner, { 'idempotency-key': key })
    const secret: string = first.body.once.secret
    expect(secret).toMatch(/^pb_[\w-]{43}$/)
    expect(first.body.api_key).toMatchObject({ secret: { stored: true }, prefix: secret.slice(0, 7) })
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.body.once).toBeUndefined()
    const answers = [
      again,
      await server.call(owner, 'GET', `${path}/${first.body.api_key.id}`),
      await server.call(owner, 'GET', `${path}?per_page=100`),
      await server.call(owner, 'GET', `${path}/${first.body.api_key.id}/events`),
    ]
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(secret.slice(8))
    const stored = await server.database.system((query) =>
      sql<{ text: string }>`
        select string_agg(r::text, ' ') || (select string_agg(i::text, ' ') from idempotency i) as text
        from record r where entity = 'api-key'`.execute(query),
    )
    expect(stored.rows[0]?.text).not.toContain(secret.slice(8))
  })

  it('lets a key do what its scopes allow, and nothing else', async () => {
    const { secret } = await newKey({ scopes: ['sms_campaign'] })
    expect(await statusOf(secret)).toBe(200)
    expect(await statusOf(secret, 'GET', '/v1/sip_accounts')).toBe(403)
    expect(await statusOf(secret, 'GET', '/v1/sms/messages')).toBe(403)
    const refused = [
      ['GET', '/v1/api_keys'],
      ['POST', '/v1/api_keys'],
      ['GET', '/config'],
      ['GET', '/profile'],
      ['PUT', '/v1/profile/password'],
      ['PUT', '/v1/profile/email'],
      ['GET', '/auth/sessions'],
      ['DELETE', '/auth/sessions'],
      ['GET', '/notifications'],
      ['PUT', '/preferences/theme'],
      ['POST', '/v1/sms/campaigns/export'],
    ] as const
    for (const [method, url] of refused)
      expect([url, (await withKey(secret, method, url, method === 'GET' ? undefined : {})).status]).toEqual([
        url,
        403,
      ])
    expect(await statusOf(secret, 'GET', '/auth')).toBe(401)
  })

  it('changes broadcasts with the permission that says so, and no other', async () => {
    const number = '+14155550123'
    for (const [write, status] of [
      ['messages_write', 403],
      ['sms_campaign_write', 201],
    ] as const) {
      const { secret } = await newKey({ scopes: ['sms_campaign', write] })
      const answer = await withKey(secret, 'POST', '/v1/sms/opt_outs', { opt_out: { number } })
      expect([write, answer.status]).toEqual([write, status])
    }
  })

  it('refuses forged, foreign and decorated keys', async () => {
    const { secret } = await newKey()
    const other = secret.endsWith('A') ? 'B' : 'A'
    for (const forged of [
      `${secret.slice(0, -1)}${other}`,
      secret.slice(0, -1),
      `${secret}A`,
      `pb_${'A'.repeat(43)}`,
      secret.slice(3),
      secret.toUpperCase(),
    ])
      expect(await statusOf(forged)).toBe(401)
    const withCookie = await withKey(secret, 'GET', '/v1/sms/campaigns', undefined, {
      cookie: `sid=${'x'.repeat(40)}`,
    })
    expect(withCookie.status).toBe(401)
  })

  it('ends a key that is turned off, revoked or expired', async () => {
    const { id, secret } = await newKey()
    const move = (status: string): Promise<DemoAnswer> =>
      server.call(owner, 'PUT', `${path}/${id}/status`, { api_key: { status } })
    expect((await move('off')).body.api_key).toMatchObject({ status: 'off', is_active: false })
    expect(await statusOf(secret)).toBe(401)
    expect((await move('active')).body.api_key.is_active).toBe(true)
    expect(await statusOf(secret)).toBe(200)
    await move('revoked')
    expect(await statusOf(secret)).toBe(401)
    expect((await move('active')).status).toBe(409)
    const aged = await newKey()
    await server.database.system((query) =>
      sql`update record set doc = doc || '{"expires_at": "2020-01-01T00:00:00.000Z"}'
          where id = ${aged.id}`.execute(query),
    )
    expect(await statusOf(aged.secret)).toBe(401)
  })

  it('rotates a key, whose old secret works until the chosen time', async () => {
    const { id, secret } = await newKey()
    const rotate = (grace?: string): Promise<DemoAnswer> =>
      server.call(owner, 'POST', `${path}/${id}/rotate`, grace === undefined ? {} : { grace })
    expect((await rotate('P900D')).body.fields).toHaveProperty('grace')
    expect((await rotate()).body.fields).toHaveProperty('grace')
    const { status, body } = await rotate('PT1H')
    expect(status).toBe(200)
    const second: string = body.once.secret
    expect(second).not.toBe(secret)
    const ends = Date.parse(body.api_key.old_secret_until) - Date.now()
    expect(ends).toBeGreaterThan(3_000_000)
    expect(ends).toBeLessThanOrEqual(3_600_000)
    expect([await statusOf(secret), await statusOf(second)]).toEqual([200, 200])
    await server.database.system((query) =>
      sql`update made_secret set valid_until = now() - interval '1 second'
          where record_id = ${id} and valid_until is not null`.execute(query),
    )
    expect([await statusOf(secret), await statusOf(second)]).toEqual([401, 200])
    const last = await rotate('PT0S')
    const third: string = last.body.once.secret
    expect(last.body.api_key).not.toHaveProperty('old_secret_until')
    expect([await statusOf(second), await statusOf(third)]).toEqual([401, 200])
    const { body: history } = await server.call(owner, 'GET', `${path}/${id}/events`)
    expect(history.events.slice(0, 2)).toMatchObject([
      { transition: 'rotate', input: { grace: 'PT0S' }, actor: 'user' },
      { transition: 'rotate', input: { grace: 'PT1H' } },
    ])
    await server.call(owner, 'PUT', `${path}/${id}/status`, { api_key: { status: 'revoked' } })
    expect((await rotate('PT0S')).status).toBe(409)
  })

  it('keeps scopes within what the maker may do, on creation and later', async () => {
    for (const scope of ['api', 'everything', 'users'])
      expect((await create({ scopes: [scope] })).body.fields).toBeDefined()
    const { id, secret } = await newKey({ scopes: ['sms_campaign'] })
    const widened = await server.call(owner, 'PUT', `${path}/${id}`, { api_key: { scopes: ['api'] } })
    expect(widened.status).toBe(422)
    for (const name of ['maker', 'status', 'is_active', 'secret', 'prefix', 'expires_at'])
      expect((await server.call(owner, 'PUT', `${path}/${id}`, { api_key: { [name]: 'x' } })).status).toBe(
        422,
      )
    const more = await server.call(owner, 'PUT', `${path}/${id}`, {
      api_key: { scopes: ['sms_campaign', 'messages'] },
    })
    expect(more.status).toBe(200)
    expect(await statusOf(secret, 'GET', '/v1/sms/messages')).toBe(200)
    // What the maker loses, the key loses.
    const role = (value: string | null): Promise<unknown> =>
      server.database.system((query) =>
        query
          .updateTable('app_user')
          .set({ role: value })
          .where('email', '=', 'owner@demo.example')
          .execute(),
      )
    await role('BillingManager')
    await until(async () => (await statusOf(secret)) === 403)
    await role(null)
    await until(async () => (await statusOf(secret)) === 200)
  })

  it('ends with its maker, and follows the state of the account', async () => {
    const { secret } = await newKey()
    const disable = (disabled: boolean): Promise<unknown> =>
      server.database.system((query) =>
        query.updateTable('app_user').set({ disabled }).where('email', '=', 'owner@demo.example').execute(),
      )
    await disable(true)
    await until(async () => (await statusOf(secret)) === 401)
    await disable(false)
    await until(async () => (await statusOf(secret)) === 200)
    const block = (value: boolean): Promise<unknown> =>
      server.database.system((query) =>
        sql`update account set settings = settings || ${JSON.stringify({ is_blocked: value })}::jsonb
            where id = ${owner.accountId}`.execute(query),
      )
    await block(true)
    await until(async () => (await statusOf(secret)) === 403)
    await block(false)
    await until(async () => (await statusOf(secret)) === 200)
  })

  const mails = async (subject: string): Promise<string[]> => {
    const { rows } = await server.database.system((query) =>
      sql<{ recipient: string }>`
        select recipient from mail where subject = ${subject} order by recipient`.execute(query),
    )
    return rows.map(({ recipient }) => recipient)
  }
  const managers = ['operator@demo.example', 'owner@demo.example']

  it('announces the end of a key a week before, and says when it has expired', async () => {
    const { id } = await newKey({ label: 'Ends soon' })
    const job = (kind: string, again = sql``) =>
      server.database.systemTransaction((query) =>
        sql<{ days: number }>`
          with due as (select round(extract(epoch from run_at - now()) / 86400)::int as days, id from job
            where kind = ${kind} and payload->>'id' = ${id})
          update job set run_at = now() ${again} from due where job.id = due.id returning due.days`.execute(
          query,
        ),
      )
    const { expires_at: end } = (await server.call(owner, 'GET', `${path}/${id}`)).body.api_key
    const [year, month, day] = String(end).slice(0, 10).split('-')
    const soon = `Your API key Ends soon expires on ${month}/${day}/${year}`
    await server.database.systemTransaction((query) =>
      sql`update account set timezone = 'UTC' where id = ${owner.accountId}`.execute(query),
    )
    expect((await job('announce-key-expiry')).rows).toEqual([{ days: 23 }])
    await expect.poll(() => mails(soon)).toEqual(managers)
    // As after a process that ended before it wrote down that the job was done.
    await job('announce-key-expiry', sql`, state = 'waiting', attempts = 0, finished_at = null`)
    await until(async () => {
      const { rows } = await server.database.system((query) =>
        sql`select from job where kind = 'announce-key-expiry' and payload->>'id' = ${id} and state = 'done'`.execute(
          query,
        ),
      )
      return rows.length === 1
    })
    expect(await mails(soon)).toEqual(managers)
    await job('expire-api-key')
    await expect.poll(() => mails('Your API key Ends soon has expired')).toEqual(managers)
    const { notifications } = (await server.call(owner, 'GET', '/notifications')).body
    const about = notifications.filter(
      (one: { button_url: string }) => one.button_url === `/profile/api-keys/view/${id}`,
    )
    expect(about.map(({ title }: { title: string }) => title)).toEqual([
      'API key expired',
      'API key expires soon',
    ])
    const others = (await server.call(person('admin'), 'GET', '/notifications')).body.notifications
    expect(others.filter(({ title }: { title: string }) => title.startsWith('API key'))).toEqual([])
  })

  it('shows why keys of deactivated and removed people no longer work', async () => {
    const { id, secret } = await newKey()
    const { label } = (await server.call(owner, 'GET', `${path}/${id}`)).body.api_key
    const off = await newKey()
    await server.call(owner, 'PUT', `${path}/${off.id}/status`, { api_key: { status: 'off' } })
    const { body: found } = await server.call(owner, 'GET', '/v1/users?email=comms@demo.example')
    const userId = String(found.users[0].id)
    await server.database.system((query) =>
      sql`update record set doc = jsonb_set(doc, '{maker,id}', to_jsonb(${userId}::text))
          where entity = 'api-key' and id in (${id}, ${off.id})`.execute(query),
    )
    const status = async (key = id) => (await server.call(owner, 'GET', `${path}/${key}`)).body.api_key
    const user = (state: string) =>
      server.call(owner, 'PUT', `/v1/users/${userId}/status`, { user: { status: state } })
    expect((await user('inactive')).status).toBe(200)
    await expect.poll(async () => (await status()).status).toBe('user-off')
    expect(await statusOf(secret)).toBe(401)
    expect(await status()).toMatchObject({ is_active: false })
    expect(await mails(`Your API key ${label} was suspended`)).toEqual(managers)
    expect((await user('active')).status).toBe(200)
    await expect.poll(async () => (await status()).status).toBe('active')
    expect((await status()).is_active).toBe(true)
    expect(await statusOf(secret)).toBe(200)
    expect((await status(off.id)).status).toBe('off')
    expect((await server.call(owner, 'DELETE', `/v1/users/${userId}`)).status).toBeLessThan(300)
    for (const key of [id, off.id])
      await expect.poll(async () => (await status(key)).status).toBe('user-gone')
    expect(await statusOf(secret)).toBe(401)
    const turnOn = { api_key: { status: 'active' } }
    expect((await server.call(owner, 'PUT', `${path}/${off.id}/status`, turnOn)).status).toBe(409)
    const { body } = await server.call(owner, 'GET', `${path}/${id}/events`)
    expect(JSON.stringify(body)).toContain('orphan')
    expect(await mails(`Your API key ${label} no longer works`)).toEqual(managers)
  })

  it('keeps accounts apart', async () => {
    const stranger = person('flex')
    const mine = await newKey()
    const theirs = await newKey({}, stranger)
    for (const [method, url, body] of [
      ['GET', `${path}/${mine.id}`, undefined],
      ['PUT', `${path}/${mine.id}`, { api_key: { label: 'Taken' } }],
      ['PUT', `${path}/${mine.id}/status`, { api_key: { status: 'revoked' } }],
      ['POST', `${path}/${mine.id}/rotate`, { grace: 'PT0S' }],
    ] as const)
      expect([url, (await server.call(stranger, method, url, body)).status]).toEqual([url, 404])
    const { body } = await server.call(owner, 'GET', '/v1/sms/campaigns?per_page=1')
    const foreign = await withKey(theirs.secret, 'GET', `/v1/sms/campaigns/${body.campaigns?.[0]?.id}`)
    expect(foreign.status).toBe(404)
  })

  it('writes down when and from where a key was used, once a minute', async () => {
    const { id, secret } = await newKey()
    const read = async () => (await server.call(owner, 'GET', `${path}/${id}`)).body.api_key
    expect((await read()).last_used_at).toBeUndefined()
    await statusOf(secret)
    const { last_used_at: at, last_used_from: from, version } = await read()
    expect([typeof at, from]).toEqual(['string', '127.0.0.1'])
    await statusOf(secret)
    expect(await read()).toMatchObject({ last_used_at: at, version })
  })

  it('is for owners of plans that have an API', async () => {
    for (const name of ['admin', 'engineer']) {
      expect((await server.call(person(name), 'GET', path)).status).toBe(403)
      expect((await create({}, person(name))).status).toBe(403)
    }
  })

  it('is for owners of sub-accounts too, whose keys see their account alone', async () => {
    const { secret } = await newKey({ scopes: ['sms_campaign'] }, person('sub'))
    const { status, body } = await withKey(secret, 'GET', '/v1/sms/campaigns?per_page=100')
    expect(status).toBe(200)
    const own = await server.call(person('sub'), 'GET', '/v1/sms/campaigns?per_page=100')
    expect(body.pagination.total).toBe(own.body.pagination.total)
    const master = await server.call(owner, 'GET', '/v1/sms/campaigns')
    expect(master.body.pagination.total).not.toBe(own.body.pagination.total)
  })

  it('shows every state in the demo world', async () => {
    const fresh = await server.call(owner, 'GET', `${path}?per_page=100`)
    const states = new Set(fresh.body.api_keys.map(({ status }: { status: string }) => status))
    for (const state of ['active', 'off', 'revoked', 'expired']) expect(states).toContain(state)
  })
})

async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds).toBe(true)
}
