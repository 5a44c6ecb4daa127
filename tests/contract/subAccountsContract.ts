import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/server/demo/index.ts'
import type { Query } from '../../src/server/storage/database.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { pausingState } from '../../src/server/auth/requireState.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'
import { keepHouse } from '../../src/server/housekeeping.ts'
import { rethrow } from '../support/rethrow.ts'

/** The sub-account contract, for any database. */
export function subAccountsContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`sub-accounts on ${name}`, () => {
    let database: OwnedDatabase
    let server: DemoServer

    beforeAll(async () => {
      database = await open()
      server = await startDemoServer({ database })
    })
    afterAll(() => server.close())

    type Caller = Pick<DemoPerson, 'headers'>
    const by = (token: string): DemoPerson => ({
      name: '',
      accountId: '',
      permissions: new Set(),
      headers: { authorization: `Bearer ${token}` },
    })
    const call = (who: Caller, method: string, path: string, body?: unknown): Promise<DemoAnswer> =>
      server.call({ ...by(''), ...who }, method, path, body)
    const signIn = async (email: string, password = DEMO_PASSWORD): Promise<DemoPerson> =>
      by((await server.call(undefined, 'POST', '/auth', { email, password })).body.token)
    const demo = (user: string): Promise<DemoPerson> => signIn(`${user}@demo.example`)
    const given = (more: object = {}) => ({
      name: 'Aurora Labs',
      time_zone: 'Europe/Oslo',
      first_name: 'Ada',
      last_name: 'Berg',
      email: `${randomUUID()}@example.com`,
      ...more,
    })
    const create = async (who: Caller, more: object = {}): Promise<TestBody> => {
      const { status, body } = await call(who, 'POST', '/v1/sub_accounts', { sub_account: given(more) })
      expect([status, body.error]).toEqual([201, undefined])
      return body.sub_account
    }
    const read = async (who: Caller, id: string): Promise<TestBody> =>
      (await call(who, 'GET', `/v1/sub_accounts/${id}`)).body.sub_account
    const list = async (who: Caller): Promise<TestBody[]> =>
      (await call(who, 'GET', '/v1/sub_accounts?per_page=100')).body.sub_accounts
    const idOf = async (who: Caller, title: string): Promise<string> =>
      (await list(who)).find((each) => each.name === title).id
    const switchTo = (who: Caller, id: string): Promise<DemoAnswer> =>
      call(who, 'POST', `/v1/sub_accounts/${id}/switch`)
    const setStatus = (who: Caller, id: string, status: string): Promise<DemoAnswer> =>
      call(who, 'PUT', `/v1/sub_accounts/${id}/status`, { sub_account: { status } })
    const mailTo = (email: string): Promise<{ subject: string; body: string }> =>
      database.system((query) =>
        query
          .selectFrom('mail')
          .select(['subject', 'body'])
          .where('recipient', '=', email)
          .orderBy('created_at', 'desc')
          .executeTakeFirstOrThrow(),
      )
    const linkTo = async (email: string): Promise<string> => {
      const mail = await mailTo(email)
      return /set-password\?token=([\w-]{43})/.exec(mail.body)?.[1] ?? ''
    }
    const setPassword = async (email: string, password = 'a first password'): Promise<DemoPerson> => {
      const token = await linkTo(email)
      const { status } = await server.call(undefined, 'POST', '/auth/set-password', { token, password })
      expect(status).toBe(200)
      return signIn(email, password)
    }
    /** Every document beside the account it stands for. */
    const differences = async (): Promise<unknown[]> => {
      const { rows } = await database.system((query) =>
        sql`select record.doc, sub_account_facts(account.id) as facts
            from account left join record on record.id = account.id and record.account_id = account.master_account_id
              and record.entity = 'sub-account'
            where account.master_account_id is not null
              and not coalesce(record.doc @> sub_account_facts(account.id), false)`.execute(query),
      )
      return rows
    }

    describe('creating and editing', () => {
      it('creates an account and invites its owner by email', async () => {
        const owner = await demo('owner')
        const sub = await create(owner)
        expect(sub).toMatchObject({
          name: 'Aurora Labs',
          status: 'active',
          invitation: 'pending',
          balance: 0,
        })
        const { subject, body } = await mailTo(sub.email)
        expect(subject).toBe('Harbour and Pine invited you to Patchbay')
        expect(body).toContain('Harbour and Pine made the sub-account Aurora Labs on Patchbay')
        const signedIn = await setPassword(sub.email)
        const config = (await call(signedIn, 'GET', '/config')).body
        expect(config).toMatchObject({ is_suborganization: true, is_switched: false, balance: 0 })
        expect((await call(signedIn, 'GET', '/profile')).body.account).toMatchObject({
          name: 'Aurora Labs',
          timezone: 'Europe/Oslo',
          first_name: 'Ada',
        })
        expect((await call(signedIn, 'GET', '/v1/sms/templates')).body.templates).toEqual([])
        expect(await read(owner, sub.id)).toMatchObject({ invitation: 'accepted' })
        expect(await differences()).toEqual([])
      })

      it('allows no sign-in before a password is set', async () => {
        const owner = await demo('owner')
        const { email } = await create(owner)
        for (const password of ['', 'x', DEMO_PASSWORD]) {
          const { status } = await server.call(undefined, 'POST', '/auth', { email, password })
          expect([401, 422]).toContain(status)
        }
      })

      it('rejects an email in use, ignoring case, and creates nothing', async () => {
        const owner = await demo('owner')
        const before = await accounts()
        const answer = await call(owner, 'POST', '/v1/sub_accounts', {
          sub_account: given({ email: 'FLEX@demo.example' }),
        })
        expect([answer.status, answer.body.fields]).toEqual([422, { email: 'This email is already in use' }])
        expect(await accounts()).toBe(before)
        async function accounts(): Promise<number> {
          const rows = await database.system((query) => query.selectFrom('account').select('id').execute())
          return rows.length
        }
      })

      it('creates one account per idempotency key', async () => {
        const owner = await demo('owner')
        const body = { sub_account: given() }
        const headers = { 'idempotency-key': randomUUID() }
        const answers = [
          await server.call(owner, 'POST', '/v1/sub_accounts', body, headers),
          await server.call(owner, 'POST', '/v1/sub_accounts', body, headers),
        ]
        expect(answers.map(({ status, body: { sub_account } }) => [status, sub_account.id])).toEqual([
          [201, answers[0]?.body.sub_account.id],
          [201, answers[0]?.body.sub_account.id],
        ])
      })

      it('changes the actual account, and its owner only before they accept the invitation', async () => {
        const owner = await demo('owner')
        const sub = await create(owner)
        const email = `${randomUUID()}@example.com`
        const value = given({ name: 'Aurora Works', time_zone: 'America/Lima', first_name: 'Anna', email })
        const path = `/v1/sub_accounts/${sub.id}`
        const saved = await call(owner, 'PUT', path, { sub_account: { ...value, notes: 'Invoice in May' } })
        expect(saved.body.sub_account).toMatchObject({ ...value, notes: 'Invoice in May' })
        expect(await differences()).toEqual([])
        await call(owner, 'POST', `${path}/invite`)
        const signedIn = await setPassword(email)
        expect((await call(signedIn, 'GET', '/profile')).body.account).toMatchObject({
          name: 'Aurora Works',
          timezone: 'America/Lima',
          first_name: 'Anna',
          email,
        })
        const late = await call(owner, 'PUT', path, { sub_account: { ...value, email: 'other@example.com' } })
        expect([late.status, Object.keys(late.body.fields)]).toEqual([422, ['email']])
        expect((await call(owner, 'PUT', path, { sub_account: value })).status).toBe(200)
      })

      it('invalidates earlier invitations, and sends none once a password is set', async () => {
        const owner = await demo('owner')
        const sub = await create(owner)
        const earlier = await linkTo(sub.email)
        expect((await call(owner, 'POST', `/v1/sub_accounts/${sub.id}/invite`)).status).toBe(200)
        const old = await server.call(undefined, 'POST', '/auth/set-password', {
          token: earlier,
          password: 'a first password',
        })
        expect(old.body.code).toBe('link-expired')
        await setPassword(sub.email)
        expect((await call(owner, 'POST', `/v1/sub_accounts/${sub.id}/invite`)).status).toBe(409)
      })

      it('sends five invitations per hour to an owner, in any ID format', async () => {
        const owner = await demo('owner')
        const { id } = await create(owner)
        const answers: number[] = []
        for (let n = 0; n < 6; n++)
          answers.push(
            (await call(owner, 'POST', `/v1/sub_accounts/${n % 2 ? id : id.toUpperCase()}/invite`)).status,
          )
        expect(answers).toEqual([200, 200, 200, 200, 200, 429])
      })

      it('sends fifty invitations per day per account, including new sub-accounts', async () => {
        const owner = await demo('owner')
        const { id } = await create(owner)
        const counted = (query: Query) =>
          query.updateTable('rate_limit').where('bucket', 'like', 'sub-account:invitations:%')
        const { count: before } = await database.system((query) =>
          counted(query).set({ count: 49 }).returning('count').executeTakeFirstOrThrow(),
        )
        expect(before).toBe(49)
        await keepHouse(database, new Map(), server.files, rethrow)
        expect(
          (await call(owner, 'POST', '/v1/sub_accounts', { sub_account: given({ email: 'no' }) })).status,
        ).toBe(422)
        await create(owner)
        for (const refused of [
          await call(owner, 'POST', '/v1/sub_accounts', { sub_account: given() }),
          await call(owner, 'POST', `/v1/sub_accounts/${id}/invite`),
        ]) {
          expect([refused.status, refused.body.error]).toEqual([
            429,
            'Too many invitations sent today. Try again tomorrow.',
          ])
          expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
        }
        await database.system((query) => counted(query).set({ count: 0 }).execute())
      })

      it('counts no refused write, except those that reveal an email in use', async () => {
        const owner = await server.signIn('owner')
        const other = await create(owner)
        const sub = await create(owner)
        const path = `/v1/sub_accounts/${sub.id}`
        const put = (value: object, headers = {}) =>
          server.call(owner, 'PUT', path, { sub_account: value }, headers)
        const uses = async (limit: string): Promise<number> => {
          const { count } = await database.system((query) =>
            query
              .selectFrom('rate_limit')
              .select('count')
              .where('bucket', '=', `sub-account:${limit}:${owner.accountId}`)
              .executeTakeFirstOrThrow(),
          )
          return count
        }
        const [writes, invitations] = [await uses('write'), await uses('invitations')]
        expect((await put({ name: '' })).status).toBe(422)
        expect((await put({ notes: 'late' }, { 'if-match': '"0"' })).status).toBe(412)
        expect(
          (await call(owner, 'PUT', `/v1/sub_accounts/${randomUUID()}`, { sub_account: {} })).status,
        ).toBe(404)
        expect(
          (await call(owner, 'POST', '/v1/sub_accounts', { sub_account: given({ email: 'no' }) })).status,
        ).toBe(422)
        expect([await uses('write'), await uses('invitations')]).toEqual([writes, invitations])
        expect((await put({ email: other.email })).status).toBe(422)
        expect(
          (await call(owner, 'POST', '/v1/sub_accounts', { sub_account: given({ email: other.email }) }))
            .status,
        ).toBe(422)
        expect([await uses('write'), await uses('invitations')]).toEqual([writes + 2, invitations])
        expect((await put({ notes: 'Invoice in May' })).status).toBe(200)
        expect(await uses('write')).toBe(writes + 3)
      })

      it('shows changes by the sub-account, and rejects an edit started before', async () => {
        const owner = await demo('owner')
        const sub = await create(owner)
        const tag = (await server.call(owner, 'GET', `/v1/sub_accounts/${sub.id}`)).headers['etag']
        await database.transaction(sub.id, (query) =>
          query.updateTable('account').set({ name: 'Renamed within' }).where('id', '=', sub.id).execute(),
        )
        expect((await list(owner)).find(({ id }) => id === sub.id).name).toBe('Renamed within')
        const value = given({ email: sub.email })
        const stale = await server.call(
          owner,
          'PUT',
          `/v1/sub_accounts/${sub.id}`,
          { sub_account: value },
          { 'if-match': String(tag) },
        )
        expect(stale.status).toBe(412)
        expect(await differences()).toEqual([])
      })

      it('shows the current balance, without outdating an edit', async () => {
        const owner = await demo('owner')
        const sub = await create(owner)
        const answer = await server.call(owner, 'GET', '/v1/sub_accounts')
        await database.systemTransaction((query) =>
          moveMoney(query, {
            accountId: sub.id,
            kind: 'top-up',
            reference: 'test',
            amount: 12_000_000,
            counterpart: 'payments',
          }),
        )
        const known = await server.call(owner, 'GET', '/v1/sub_accounts', undefined, {
          'if-none-match': String(answer.headers['etag']),
        })
        expect(known.status).toBe(200)
        expect(await read(owner, sub.id)).toMatchObject({ balance: 12_000_000, version: sub.version })
        const saved = await server.call(
          owner,
          'PUT',
          `/v1/sub_accounts/${sub.id}`,
          { sub_account: given({ email: sub.email }) },
          { 'if-match': `"${sub.version}"` },
        )
        expect([saved.status, saved.body.sub_account.balance]).toEqual([200, 12_000_000])
      })

      it('handles concurrent balance changes and edits by the master', async () => {
        const owner = await demo('owner')
        const sub = await create(owner)
        const path = `/v1/sub_accounts/${sub.id}`
        const moves = Array.from({ length: 8 }, (_, index) =>
          database.systemTransaction((query) =>
            moveMoney(query, {
              accountId: sub.id,
              kind: 'top-up',
              reference: `at-once:${index}`,
              amount: 1_000_000,
              counterpart: 'payments',
            }),
          ),
        )
        const edits = Array.from({ length: 4 }, (_, index) =>
          call(owner, 'PUT', path, { sub_account: given({ name: `Name ${index}`, email: sub.email }) }),
        )
        expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
        await Promise.all(moves)
        expect((await read(owner, sub.id)).balance).toBe(8_000_000)
        expect(await differences()).toEqual([])
      })
    })

    describe('disabling', () => {
      it('ends all sessions, blocks sign-in, and is reversed by enabling', async () => {
        const owner = await demo('owner')
        const sub = await create(owner)
        const inside = await setPassword(sub.email)
        const switched = by((await switchTo(await demo('admin'), sub.id)).body.token)
        expect((await setStatus(owner, sub.id, 'disabled')).body.sub_account.status).toBe('disabled')
        expect((await call(inside, 'GET', '/config')).status).toBe(401)
        expect((await call(switched, 'GET', '/config')).status).toBe(401)
        expect((await call(switched, 'POST', '/auth/return')).status).toBe(401)
        const refused = await server.call(undefined, 'POST', '/auth', {
          email: sub.email,
          password: 'a first password',
        })
        expect(refused.body.code).toBe('account-disabled')
        expect((await switchTo(owner, sub.id)).status).toBe(409)
        expect(await differences()).toEqual([])
        await setStatus(owner, sub.id, 'active')
        const again = await signIn(sub.email, 'a first password')
        expect((await call(again, 'GET', '/config')).status).toBe(200)
      })
    })

    describe('switching', () => {
      it('keeps drafts of each master’s user apart, also from those of the sub-account’s owner', async () => {
        const sub = await create(await demo('owner'))
        const subOwner = await setPassword(sub.email)
        const { body } = await call(subOwner, 'POST', '/v1.1/tickets', {
          ticket: { subject: 'Calls drop', description: 'After 30 seconds.' },
        })
        const replies = `/v1.1/tickets/${body.ticket.id}/replies`
        const inside = async (user: string): Promise<DemoPerson> =>
          by((await switchTo(await demo(user), sub.id)).body.token)
        const keep = (who: Caller, text: string): Promise<DemoAnswer> =>
          call(who, 'PUT', `${replies}/draft`, { draft: { value: { text } } })
        const kept = async (who: Caller): Promise<unknown> =>
          (await call(who, 'GET', `${replies}/draft`)).body.draft?.value.text
        const [first, second] = [await inside('owner'), await inside('admin')]
        expect(await kept(first)).toBeUndefined()
        expect((await keep(first, 'First')).body.draft.value).toEqual({ text: 'First' })
        await keep(subOwner, 'Own')
        await keep(second, 'Second')
        const all = async (): Promise<unknown[]> => [
          await kept(subOwner),
          await kept(first),
          await kept(second),
        ]
        expect(await all()).toEqual(['Own', 'First', 'Second'])
        await call(first, 'POST', '/auth/return')
        const again = await inside('owner')
        expect(await kept(again)).toBe('First')
        const { status } = await call(again, 'POST', replies, { reply: { text: 'First' } })
        expect(status).toBe(201)
        expect([await kept(subOwner), await kept(again), await kept(second)]).toEqual([
          'Own',
          undefined,
          'Second',
        ])
      })

      it('keeps preferences of each master’s user apart, and says in the config whose they are', async () => {
        const sub = await create(await demo('owner'))
        const subOwner = await setPassword(sub.email)
        const inside = async (user: string): Promise<DemoPerson> =>
          by((await switchTo(await demo(user), sub.id)).body.token)
        const [first, second] = [await inside('owner'), await inside('admin')]
        for (const [who, value] of [
          [subOwner, 'Own'],
          [first, 'First'],
        ] as const)
          expect((await call(who, 'PUT', '/preferences/list.x', { value })).body.value).toBe(value)
        const kept = async (who: Caller): Promise<unknown> =>
          (await call(who, 'GET', '/preferences')).body.preferences
        expect([await kept(subOwner), await kept(first), await kept(second)]).toEqual([
          { 'list.x': 'Own' },
          { 'list.x': 'First' },
          {},
        ])
        const ofWhom = async (who: Caller): Promise<unknown> =>
          (await call(who, 'GET', '/config')).body.switched_by
        const [none, one, other] = [await ofWhom(subOwner), await ofWhom(first), await ofWhom(second)]
        expect(none).toBeNull()
        expect([one, other]).toEqual([expect.any(String), expect.any(String)])
        expect(one).not.toBe(other)
      })

      it("switches to the sub-account's owner, and back", async () => {
        const master = await demo('admin')
        const id = await idOf(master, 'Harbour and Pine Nordics')
        expect((await call(master, 'GET', '/auth')).body.email).toBe('admin@demo.example')
        const { status, body } = await switchTo(master, id)
        expect(status).toBe(200)
        const inside = by(body.token)
        expect((await call(master, 'GET', '/config')).status).toBe(401)
        expect((await call(inside, 'GET', '/auth')).body).toEqual({
          expires_at: expect.any(String),
          email: null,
        })
        expect((await call(inside, 'GET', '/config')).body).toMatchObject({
          is_switched: true,
          is_suborganization: true,
          master_suspended: false,
          subuser: null,
        })
        expect((await call(inside, 'GET', '/profile')).body.account).toMatchObject({
          id,
          email: 'sub@demo.example',
        })
        const back = await call(inside, 'POST', '/auth/return')
        expect(back.status).toBe(200)
        expect((await call(inside, 'GET', '/config')).status).toBe(401)
        const returned = by(back.body.token)
        expect((await call(returned, 'GET', '/auth')).body.email).toBe('admin@demo.example')
        expect((await call(returned, 'GET', '/config')).body).toMatchObject({
          is_switched: false,
          is_suborganization: false,
        })
      })

      it("shows only the sub-account's records", async () => {
        const master = await demo('owner')
        const campaigns = async (who: Caller): Promise<string[]> =>
          (await call(who, 'GET', '/v1/sms/senders?per_page=100')).body.sender_ids.map(
            ({ id }: { id: string }) => id,
          )
        const own = await campaigns(master)
        const theirs = await campaigns(await demo('sub'))
        const id = await idOf(master, 'Harbour and Pine Nordics')
        const inside = by((await switchTo(master, id)).body.token)
        expect(await campaigns(inside)).toEqual(theirs)
        expect(own.filter((each) => theirs.includes(each))).toEqual([])
      })

      it('gives a browser both halves and a two-day marker cookie, and removes the marker on return', async () => {
        const browser = { 'sec-fetch-site': 'same-origin' }
        const first = await server.call(
          undefined,
          'POST',
          '/auth',
          { email: 'owner@demo.example', password: DEMO_PASSWORD },
          browser,
        )
        const halves = jar(first)
        const id = await idOf(await demo('owner'), 'Harbour and Pine Nordics')
        const switched = await server.call(
          undefined,
          'POST',
          `/v1/sub_accounts/${id}/switch`,
          undefined,
          halves.headers,
        )
        const inside = jar(switched)
        expect(inside.lines.find((line) => line.startsWith('master_token='))).toMatch(
          /^master_token=[\w-]{36}; Path=\/; Max-Age=172800; SameSite=Strict$/,
        )
        expect(inside.values['token']).not.toBe(halves.values['token'])
        expect(inside.values['sid']).not.toBe(halves.values['sid'])
        // The marker cookie alone, or one half, gives no access.
        for (const cookie of [
          `master_token=${inside.values['master_token']}`,
          `sid=${inside.values['sid']}`,
        ]) {
          const answer = await server.call(undefined, 'POST', '/auth/return', undefined, {
            ...browser,
            cookie,
          })
          expect(answer.status).toBe(401)
        }
        const back = await server.call(undefined, 'POST', '/auth/return', undefined, inside.headers)
        expect(jar(back).lines.find((line) => line.startsWith('master_token='))).toContain('Max-Age=0')
        const returned = await server.call(undefined, 'GET', '/auth', undefined, jar(back).headers)
        expect(returned.body.email).toBe('owner@demo.example')

        function jar({ headers }: DemoAnswer) {
          const lines = [headers['set-cookie']].flat().map(String)
          const values = Object.fromEntries(lines.map((line) => (line.split(';')[0] ?? '').split('=')))
          const cookie = `sid=${values['sid']}; token=${values['token']}; master_token=${values['master_token']}`
          return {
            lines,
            values: values as Record<string, string>,
            headers: { ...browser, cookie, authorization: `Bearer ${values['token']}` },
          }
        }
      })

      it('lasts no longer than the original session', async () => {
        const master = await demo('owner')
        await database.system((query) =>
          query
            .updateTable('session')
            .set({ absolute_expires_at: sql<Date>`now() + interval '7 minutes'` })
            .where('account_id', '=', ownerAccount())
            .execute(),
        )
        const id = await idOf(master, 'Harbour and Pine Nordics')
        const { body } = await switchTo(master, id)
        expect(Date.parse(body.expires_at) - Date.now()).toBeLessThan(7 * 60_000)
        const back = await call(by(body.token), 'POST', '/auth/return')
        expect(Date.parse(back.body.expires_at) - Date.now()).toBeLessThan(7 * 60_000)
      })

      it('shows sub-account users that the master is suspended', async () => {
        const accountId = server.people.find((person) => person.name === 'owner')?.accountId ?? ''
        const suspend = (suspended: boolean): Promise<unknown> =>
          database.system((query) =>
            query
              .updateTable('account')
              .set({ settings: JSON.stringify({ payments_restrictions: { suspended } }) })
              .where('id', '=', accountId)
              .execute(),
          )
        await suspend(true)
        const sub = await demo('sub')
        expect((await call(sub, 'GET', '/config')).body.master_suspended).toBe(true)
        expect((await call(await demo('flex'), 'GET', '/config')).body.master_suspended).toBe(false)
        await suspend(false)
      })

      it.each([
        ['suspended', { payments_restrictions: { suspended: true } }],
        ['blocked', { is_blocked: true }],
      ])('stops a sub-account, its sending too, while the master is %s', async (state, settings) => {
        const accountId = (name: string): string =>
          server.people.find((person) => person.name === name)?.accountId ?? ''
        const { states } = server.publisher.current().portal.manifest
        const pausing = async (): Promise<string | undefined> =>
          (await database.system((query) => pausingState(query, accountId('sub'), states)))?.id
        const settle = (value: object): Promise<unknown> =>
          database.system((query) =>
            query
              .updateTable('account')
              .set({ settings: JSON.stringify(value) })
              .where('id', '=', accountId('owner'))
              .execute(),
          )
        const sub = await demo('sub')
        const send = () => call(sub, 'POST', '/v1/sms/campaigns', { sms_campaign: {} })
        expect([await pausing(), (await send()).body.code]).not.toContain(state)
        await settle(settings)
        expect(await pausing()).toBe(state)
        expect((await send()).body).toMatchObject({ code: 'account-state', state })
        await settle({})
        expect(await pausing()).toBeUndefined()
      })

      it('is closed while the master is: no session, no sign-in, no sending', async () => {
        const firstPassword = 'a first password'
        const { email, accountId } = await newMaster()
        const { id, email: ownerEmail } = await create(await signIn(email))
        const sub = await setPassword(ownerEmail, firstPassword)
        const { states } = server.publisher.current().portal.manifest
        const pausing = async (): Promise<string | undefined> =>
          (await database.system((query) => pausingState(query, id, states)))?.id
        const settle = (status: 'active' | 'disabled'): Promise<unknown> =>
          database.system((query) =>
            query.updateTable('account').set({ status }).where('id', '=', accountId).execute(),
          )
        expect([(await call(sub, 'GET', '/config')).status, await pausing()]).toEqual([200, undefined])
        await settle('disabled')
        await expect.poll(async () => (await call(sub, 'GET', '/config')).status).toBe(401)
        expect(await pausing()).toBe('disabled')
        const refused = await server.call(undefined, 'POST', '/auth', {
          email: ownerEmail,
          password: firstPassword,
        })
        expect([refused.status, refused.body]).toEqual([
          403,
          { error: 'This account is closed. Contact support.', code: 'account-disabled' },
        ])
        await settle('active')
        expect((await call(await signIn(ownerEmail, firstPassword), 'GET', '/config')).status).toBe(200)
        expect(await pausing()).toBeUndefined()
      })
    })

    describe('an attacker', () => {
      it("finds nothing under other accounts' IDs", async () => {
        const owner = await demo('owner')
        const flex = await demo('flex')
        const { id } = await create(owner)
        const value = { sub_account: given() }
        const accountId = server.people.find((person) => person.name === 'owner')?.accountId
        for (const path of [id, accountId, randomUUID(), 'x', `${id}'--`, '%00'])
          for (const [method, rest, body] of [
            ['GET', ''],
            ['PUT', '', value],
            ['PUT', '/status', { sub_account: { status: 'disabled' } }],
            ['POST', '/switch'],
            ['POST', '/invite'],
          ] as const) {
            const answer = await call(flex, method, `/v1/sub_accounts/${path}${rest}`, body)
            expect([method, path, rest, answer.status < 500 && answer.status >= 400]).toEqual([
              method,
              path,
              rest,
              true,
            ])
            if (path === id) expect([method, rest, answer.status]).toEqual([method, rest, 404])
          }
        expect((await call(flex, 'GET', '/config')).status).toBe(200)
        expect((await read(owner, id)).status).toBe('active')
      })

      it('can do nothing without the permission', async () => {
        const owner = await demo('owner')
        const id = await idOf(owner, 'Harbour and Pine Nordics')
        for (const name of ['engineer', 'comms', 'billing', 'support', 'dids', 'sub']) {
          const person = await demo(name)
          const statuses = [
            await call(person, 'GET', '/v1/sub_accounts'),
            await call(person, 'GET', `/v1/sub_accounts/${id}`),
            await call(person, 'POST', '/v1/sub_accounts', { sub_account: given() }),
            await switchTo(person, id),
            await setStatus(person, id, 'disabled'),
            await call(person, 'POST', `/v1/sub_accounts/${id}/invite`),
          ].map(({ status }) => status)
          expect([name, ...statuses]).toEqual([name, 403, 403, 403, 403, 403, 403])
        }
      })

      it('cannot return without having switched, or twice', async () => {
        expect((await server.call(undefined, 'POST', '/auth/return')).status).toBe(401)
        for (const name of ['owner', 'sub']) {
          const person = await demo(name)
          expect((await call(person, 'POST', '/auth/return')).status).toBe(409)
          expect((await call(person, 'GET', '/config')).status).toBe(200)
        }
        const master = await demo('owner')
        const id = await idOf(master, 'Harbour and Pine Nordics')
        const inside = by((await switchTo(master, id)).body.token)
        const answers = await Promise.all([1, 2].map(() => call(inside, 'POST', '/auth/return')))
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
      })

      it('switches once with one session', async () => {
        const master = await demo('owner')
        const id = await idOf(master, 'Harbour and Pine Nordics')
        const answers = await Promise.all([1, 2].map(() => switchTo(master, id)))
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      })

      it('cannot switch from a sub-account or create sub-accounts in one', async () => {
        const master = await demo('owner')
        const nordics = await idOf(master, 'Harbour and Pine Nordics')
        const { id } = await create(master)
        const inside = by((await switchTo(master, nordics)).body.token)
        for (const other of [id, nordics, ownerAccount()])
          expect((await switchTo(inside, other)).status).toBe(403)
        expect((await call(inside, 'POST', '/v1/sub_accounts', { sub_account: given() })).status).toBe(403)
        // The database refuses too.
        await expect(
          database.transaction(nordics, (query) =>
            sql`select create_sub_account(${randomUUID()}::uuid, ${randomUUID()}::uuid, '{}'::jsonb)`.execute(
              query,
            ),
          ),
        ).rejects.toThrow('only a master account')
        await expect(
          database.transaction(nordics, (query) =>
            sql`select set_sub_account_status(${id}::uuid, 'disabled')`.execute(query),
          ),
        ).rejects.toThrow('not a sub-account of this account')
      })

      it.each<[string, (query: Query, accountId: string) => Promise<unknown>]>([
        ['the password changed', (query, id) => changePerson(query, id, { password_changed_at: new Date() })],
        ['the person was disabled', (query, id) => changePerson(query, id, { disabled: true })],
        ['the role lost sub-accounts', (query, id) => changePerson(query, id, { role: 'Engineer' })],
        [
          'the person was removed',
          (query, id) => query.deleteFrom('app_user').where('account_id', '=', id).execute(),
        ],
        [
          'the master was blocked',
          (query, id) =>
            query
              .updateTable('account')
              .set({ settings: JSON.stringify({ is_blocked: true }) })
              .where('id', '=', id)
              .execute(),
        ],
        [
          'the plan lost sub-accounts',
          (query, id) =>
            query.updateTable('account').set({ level: 'sandbox' }).where('id', '=', id).execute(),
        ],
        [
          'the master was closed',
          (query, id) =>
            query.updateTable('account').set({ status: 'disabled' }).where('id', '=', id).execute(),
        ],
      ])('cannot continue or return after %s', async (_, change) => {
        const { email, accountId } = await newMaster()
        const own = await create(await signIn(email))
        const inside = by((await switchTo(await signIn(email), own.id)).body.token)
        expect((await call(inside, 'GET', '/config')).body.is_switched).toBe(true)
        await database.system((query) => change(query, accountId))
        await expect.poll(async () => (await call(inside, 'GET', '/config')).status).toBe(401)
        expect((await call(inside, 'POST', '/auth/return')).status).toBe(401)
      })

      it('has sessions listed and ended under the user who switched', async () => {
        const { email } = await newMaster()
        const first = await signIn(email)
        const inside = by((await switchTo(first, (await create(first)).id)).body.token)
        const other = await signIn(email)
        const { sessions } = (await call(other, 'GET', '/auth/sessions')).body
        const [switched] = sessions.filter(({ current }: { current: boolean }) => !current)
        expect([sessions.length, (await call(inside, 'GET', '/config')).status]).toEqual([2, 200])
        expect((await call(await demo('flex'), 'DELETE', `/auth/sessions/${switched.id}`)).status).toBe(404)
        expect((await call(other, 'DELETE', `/auth/sessions/${switched.id}`)).status).toBe(200)
        expect((await call(inside, 'GET', '/config')).status).toBe(401)
        expect((await call(other, 'GET', '/config')).status).toBe(200)
      })

      it('stays switched with a permitted role or a suspended master', async () => {
        const { email, accountId } = await newMaster()
        const own = await create(await signIn(email))
        const inside = by((await switchTo(await signIn(email), own.id)).body.token)
        await database.system((query) => changePerson(query, accountId, { role: 'Admin' }))
        await database.system((query) =>
          query
            .updateTable('account')
            .set({ settings: JSON.stringify({ payments_restrictions: { suspended: true } }) })
            .where('id', '=', accountId)
            .execute(),
        )
        await expect.poll(async () => (await call(inside, 'GET', '/config')).body.master_suspended).toBe(true)
        expect((await call(inside, 'POST', '/auth/return')).status).toBe(200)
      })

      it('is signed out of sub-accounts by signing out everywhere', async () => {
        const master = await demo('owner')
        const elsewhere = await demo('owner')
        const id = await idOf(master, 'Harbour and Pine Nordics')
        const inside = by((await switchTo(master, id)).body.token)
        await call(elsewhere, 'DELETE', '/auth/sessions')
        await expect.poll(async () => (await call(inside, 'GET', '/config')).status).toBe(401)
        expect((await call(inside, 'POST', '/auth/return')).status).toBe(401)
      })

      it('guesses the password of a session five times, wherever it switches to in between', async () => {
        let session = await demo('owner')
        const elsewhere = await demo('owner')
        const id = await idOf(session, 'Harbour and Pine Nordics')
        const guess = async (who: Caller): Promise<number> => {
          const password = { password: 'not the password', new_password: 'another quiet harbour' }
          return (await call(who, 'PUT', '/v1/profile/password', password)).status
        }
        for (let n = 0; n < 5; n++) expect(await guess(session)).toBe(422)
        expect(await guess(session)).toBe(429)
        for (const round of ['first', 'second']) {
          const inside = by((await switchTo(session, id)).body.token)
          session = by((await call(inside, 'POST', '/auth/return')).body.token)
          expect([round, await guess(session)]).toEqual([round, 429])
        }
        // Whoever signed in by themselves isn't locked out by it.
        expect(await guess(elsewhere)).toBe(422)
      })

      it("cannot change the owner's credentials from the master's session", async () => {
        const master = await demo('owner')
        const id = await idOf(master, 'Harbour and Pine Nordics')
        const inside = by((await switchTo(master, id)).body.token)
        for (const [method, path, body] of [
          ['PATCH', '/v1/profile/two_fa?two_fa_enable=true'],
          ['GET', '/v1/profile/two_fa/qr'],
          ['PUT', '/v1/profile/password', { password: DEMO_PASSWORD, new_password: 'another password' }],
          ['GET', '/auth/sessions'],
          ['DELETE', '/auth/sessions'],
        ] as const)
          expect([path, (await call(inside, method, path, body)).status]).toEqual([path, 403])
        expect((await call(await demo('sub'), 'GET', '/config')).status).toBe(200)
      })
    })

    /** A master of its own, so that the demo world stays as it is. */
    async function newMaster(): Promise<{ accountId: string; email: string }> {
      const accountId = randomUUID()
      const email = `${accountId}@example.com`
      await database.systemTransaction(async (query) => {
        const { password_hash } = await query
          .selectFrom('app_user')
          .select('password_hash')
          .where('email', '=', 'owner@demo.example')
          .executeTakeFirstOrThrow()
        await query
          .insertInto('account')
          .values({ id: accountId, name: 'Master', level: 'flex_pro' })
          .execute()
        await query
          .insertInto('app_user')
          .values({ account_id: accountId, id: randomUUID(), email, password_hash, role: null })
          .execute()
      })
      return { accountId, email }
    }

    function changePerson(
      query: Query,
      accountId: string,
      values: { disabled?: boolean; password_changed_at?: Date; role?: string },
    ): Promise<unknown> {
      return query.updateTable('app_user').set(values).where('account_id', '=', accountId).execute()
    }

    function ownerAccount(): string {
      return server.people.find((person) => person.name === 'owner')?.accountId ?? ''
    }
  })
}
