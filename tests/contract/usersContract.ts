import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperators } from '../../src/server/auth/createOperators.ts'
import { DEMO_PASSWORD } from '../../src/server/demo/index.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

const PASSWORD = 'a first password'
const OPERATOR_TOKEN = 'a-token-of-the-data-folder'

/** The users contract, for any database. */
export function usersContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`users on ${name}`, () => {
    let database: OwnedDatabase
    let server: DemoServer

    beforeAll(async () => {
      database = await open()
      server = await startDemoServer({
        database,
        settings: { operators: createOperators([], OPERATOR_TOKEN) },
      })
    })
    afterAll(() => server.close())

    const signIn = async (email: string, password = DEMO_PASSWORD): Promise<DemoPerson> => ({
      name: '',
      accountId: '',
      permissions: new Set(),
      headers: {
        authorization: `Bearer ${(await server.call(undefined, 'POST', '/auth', { email, password })).body.token}`,
      },
    })
    const demo = (user: string): Promise<DemoPerson> => signIn(`${user}@demo.example`)
    const call = (who: DemoPerson, method: string, path: string, body?: unknown): Promise<DemoAnswer> =>
      server.call(who, method, path, body)
    const given = (more: object = {}) => ({
      email: `${randomUUID()}@example.com`,
      first_name: 'Ada',
      last_name: 'Berg',
      role: 'Support',
      ...more,
    })
    const invite = async (who: DemoPerson, more: object = {}): Promise<TestBody> => {
      const { status, body } = await call(who, 'POST', '/v1/users', { user: given(more) })
      expect([status, body.error]).toEqual([201, undefined])
      return body.user
    }
    const read = async (who: DemoPerson, id: string): Promise<TestBody> =>
      (await call(who, 'GET', `/v1/users/${id}`)).body.user
    const all = async (who: DemoPerson): Promise<TestBody[]> =>
      (await call(who, 'GET', '/v1/users?per_page=100')).body.users
    const idOf = async (who: DemoPerson, email: string): Promise<string> =>
      (await all(who)).find((each) => each.email === email).id
    const linkTo = async (email: string): Promise<string> => {
      const mail = await database.system((query) =>
        query
          .selectFrom('mail')
          .select('body')
          .where('recipient', '=', email)
          .orderBy('created_at', 'desc')
          .executeTakeFirstOrThrow(),
      )
      return /set-password\?token=([\w-]{43})/.exec(mail.body)?.[1] ?? ''
    }
    const accept = (token: string, password = PASSWORD): Promise<DemoAnswer> =>
      server.call(undefined, 'POST', '/auth/set-password', { token, password })
    const join = async (
      who: DemoPerson,
      more: object = {},
    ): Promise<{ user: TestBody; person: DemoPerson }> => {
      const user = await invite(who, more)
      expect((await accept(await linkTo(user.email))).status).toBe(200)
      return { user, person: await signIn(user.email, PASSWORD) }
    }
    const setStatus = (who: DemoPerson, id: string, status: string): Promise<DemoAnswer> =>
      call(who, 'PUT', `/v1/users/${id}/status`, { user: { status } })
    const isSignedIn = async (who: DemoPerson): Promise<boolean> =>
      (await call(who, 'GET', '/config')).status === 200
    /** People whose document says something else than they are. */
    const differences = async (): Promise<unknown[]> => {
      const { rows } = await database.system((query) =>
        sql`select person.email, record.doc, user_facts(person) as facts
            from app_user person full join record on record.account_id = person.account_id
              and record.id = person.id and record.entity = 'user'
            where (record.entity = 'user' or person.id is not null) and person.email is distinct from person.id::text
              and not coalesce(record.doc @> user_facts(person), false)
              and (record.entity is null or record.entity = 'user')`.execute(query),
      )
      return rows
    }

    describe('an invitation', () => {
      it('lists who is invited, and lets them in with their role once they set a password', async () => {
        const owner = await demo('owner')
        const user = await invite(owner, { role: 'Engineer' })
        expect(user).toMatchObject({
          name: 'Ada Berg',
          role: 'Engineer',
          role_id: 2,
          status: 'inactive',
          invitation: 'pending',
          two_factor: false,
          invited_by: { name: 'Olivia Hart' },
        })
        const token = await linkTo(user.email)
        const opened = { token, purpose: 'invitation' }
        expect((await server.call(undefined, 'POST', '/auth/check-link', opened)).body).toEqual({
          email: user.email,
          company: 'Harbour and Pine',
          role: 'Engineer',
        })
        expect((await accept(token)).status).toBe(200)
        const person = await signIn(user.email, PASSWORD)
        expect((await call(person, 'GET', '/config')).body.subuser).toMatchObject({ role_id: 2 })
        const now = await read(owner, user.id)
        expect(now).toMatchObject({ status: 'active', invitation: 'accepted' })
        expect(now.invitation_ends_at).toBeUndefined()
        expect(Date.parse(now.last_sign_in_at)).toBeGreaterThan(Date.now() - 60_000)
        expect(await differences()).toEqual([])
      })

      it('names every role by its number, and follows a change of role', async () => {
        const owner = await demo('owner')
        const ids = Object.fromEntries((await all(owner)).map((each) => [each.role, each.role_id]))
        expect(ids).toMatchObject({
          DidProvisioningManager: 1,
          Engineer: 2,
          CommunicationsManager: 3,
          BillingManager: 4,
          Support: 5,
          Admin: 11,
        })
        const user = await invite(owner, { role: 'Support' })
        const forged = { role: 'Engineer', role_id: 11 }
        const refused = await call(owner, 'PUT', `/v1/users/${user.id}`, { user: forged })
        expect(refused.status).not.toBe(200)
        await call(owner, 'PUT', `/v1/users/${user.id}`, { user: { role: 'BillingManager' } })
        expect(await read(owner, user.id)).toMatchObject({ role: 'BillingManager', role_id: 4 })
      })

      it('is found by a part of its address', async () => {
        const owner = await demo('owner')
        const user = await invite(owner)
        const { body } = await call(owner, 'GET', `/v1/users?email=${user.email.slice(4, 20)}`)
        expect(body.users.map(({ id }: TestBody) => id)).toEqual([user.id])
      })

      it('tells who invited them, and writes who did what', async () => {
        const owner = await demo('owner')
        const { user } = await join(owner)
        const { body } = await call(owner, 'GET', `/v1/users/${user.id}/events`)
        expect(body.events.map((each: TestBody) => [each.transition, each.to, each.user])).toEqual([
          ['accept', 'active', 'Ada Berg'],
          [null, 'inactive', 'Olivia Hart'],
        ])
        const told = (await call(owner, 'GET', '/notifications')).text
        expect(told).toContain('Ada Berg joined')
      })

      it('works once, and not after another was sent', async () => {
        const owner = await demo('owner')
        const user = await invite(owner)
        const first = await linkTo(user.email)
        expect((await call(owner, 'POST', `/v1/users/${user.id}/resend`)).body).toEqual({ success: true })
        const second = await linkTo(user.email)
        expect(second).not.toBe(first)
        expect((await accept(first)).status).toBe(410)
        expect((await accept(second)).status).toBe(200)
        expect((await accept(second, 'a second password')).status).toBe(410)
        expect((await call(owner, 'POST', `/v1/users/${user.id}/resend`)).status).toBe(409)
      })

      it('ends when it is taken back, and frees the address', async () => {
        const owner = await demo('owner')
        const user = await invite(owner)
        const link = await linkTo(user.email)
        expect((await call(owner, 'DELETE', `/v1/users/${user.id}`)).status).toBe(204)
        expect((await accept(link)).status).toBe(410)
        await invite(owner, { email: user.email.toUpperCase() })
      })

      it('is no way in by recovery', async () => {
        const owner = await demo('owner')
        const user = await invite(owner)
        await server.call(undefined, 'POST', '/auth/recovery', { email: user.email })
        const { count } = await database.system((query) =>
          query
            .selectFrom('mail_link')
            .select(sql<number>`count(*)::int`.as('count'))
            .where('user_id', '=', user.id)
            .where('purpose', '=', 'recovery')
            .executeTakeFirstOrThrow(),
        )
        expect(count).toBe(0)
      })

      it("can be had from the machine's own token, by those invited only", async () => {
        const owner = await demo('owner')
        const user = await invite(owner)
        const mailed = await linkTo(user.email)
        const make = (email: string) =>
          server.call(
            undefined,
            'POST',
            '/operator/links',
            { email, purpose: 'invitation' },
            { authorization: `Bearer ${OPERATOR_TOKEN}` },
          )
        const { status, body } = await make(user.email.toUpperCase())
        expect([status, body.minutes]).toEqual([200, 7 * 24 * 60])
        const { pathname, searchParams } = new URL(body.link)
        expect(pathname).toBe('/auth/set-password')
        expect((await accept(mailed)).status).toBe(410)
        expect((await accept(searchParams.get('token') ?? '')).status).toBe(200)
        expect((await read(owner, user.id)).status).toBe('active')
        expect((await make(user.email)).status).toBe(404)
      })

      it('refuses an address that is in use, here or in another account', async () => {
        const owner = await demo('owner')
        for (const email of ['ADMIN@demo.example', 'flex@demo.example']) {
          const { status, body } = await call(owner, 'POST', '/v1/users', { user: given({ email }) })
          expect([status, body.fields]).toEqual([422, { email: 'This email is already in use' }])
        }
      })

      it('counts a refusal against the day’s invitations only where it reveals an address in use', async () => {
        const owner = await server.signIn('owner')
        const uses = async (): Promise<number> => {
          const row = await database.system((query) =>
            query
              .selectFrom('rate_limit')
              .select('count')
              .where('bucket', '=', `user:invitations:${owner.accountId}`)
              .executeTakeFirst(),
          )
          return row?.count ?? 0
        }
        const before = await uses()
        const invited = (email: string): Promise<DemoAnswer> =>
          call(owner, 'POST', '/v1/users', { user: given({ email }) })
        expect([(await invited('no')).status, await uses()]).toEqual([422, before])
        expect([(await invited('flex@demo.example')).status, await uses()]).toEqual([422, before + 1])
      })
    })

    describe('roles', () => {
      it('are given by those who may manage users only', async () => {
        for (const user of ['engineer', 'comms', 'billing', 'support', 'dids']) {
          const { status } = await call(await demo(user), 'POST', '/v1/users', { user: given() })
          expect([user, status]).toEqual([user, 403])
        }
        await invite(await demo('admin'), { role: 'Admin' })
      })

      it('are never the owner’s, by nobody', async () => {
        for (const user of ['owner', 'admin']) {
          const who = await demo(user)
          const { status, body } = await call(who, 'POST', '/v1/users', { user: given({ role: 'Owner' }) })
          expect([status, body.fields]).toEqual([422, { role: 'You can’t give this role.' }])
          const { id } = await invite(who)
          expect((await call(who, 'PUT', `/v1/users/${id}`, { user: { role: 'Owner' } })).status).toBe(422)
        }
      })

      it('change what a person may do from the next call', async () => {
        const owner = await demo('owner')
        const { user, person } = await join(owner, { role: 'Admin' })
        expect((await call(person, 'GET', '/v1/users')).status).toBe(200)
        const { status, body } = await call(owner, 'PUT', `/v1/users/${user.id}`, {
          user: { role: 'Support' },
        })
        expect([status, body.user.role]).toEqual([200, 'Support'])
        await expect.poll(async () => (await call(person, 'GET', '/v1/users')).status).toBe(403)
        expect(await differences()).toEqual([])
      })
    })

    describe('deactivating and removing', () => {
      it('sign a person out at once, and sessions of before don’t come back', async () => {
        const owner = await demo('owner')
        const { user, person } = await join(owner)
        expect((await setStatus(owner, user.id, 'inactive')).status).toBe(200)
        await expect.poll(() => isSignedIn(person)).toBe(false)
        expect(await isSignedIn(await signIn(user.email, PASSWORD))).toBe(false)
        expect((await setStatus(owner, user.id, 'active')).status).toBe(200)
        expect(await isSignedIn(person)).toBe(false)
        expect(await isSignedIn(await signIn(user.email, PASSWORD))).toBe(true)
      })

      it('close the account to who is removed, and keep their name in histories', async () => {
        const owner = await demo('owner')
        const { user, person } = await join(owner, { role: 'Admin' })
        const other = await invite(person)
        expect((await call(owner, 'DELETE', `/v1/users/${user.id}`)).status).toBe(204)
        await expect.poll(() => isSignedIn(person)).toBe(false)
        expect(await isSignedIn(await signIn(user.email, PASSWORD))).toBe(false)
        expect((await call(owner, 'GET', `/v1/users/${user.id}`)).status).toBe(404)
        const { body } = await call(owner, 'GET', `/v1/users/${other.id}/events`)
        expect(body.events[0].user).toBe('Ada Berg')
        await invite(owner, { email: user.email })
      })

      it('never reach the owner or oneself', async () => {
        const admin = await demo('admin')
        const owner = await demo('owner')
        const ids = [await idOf(admin, 'owner@demo.example'), await idOf(admin, 'admin@demo.example')]
        for (const id of ids) {
          expect((await setStatus(admin, id, 'inactive')).status).toBe(409)
          expect((await call(admin, 'DELETE', `/v1/users/${id}`)).status).toBe(409)
          expect((await call(admin, 'PUT', `/v1/users/${id}`, { user: { role: 'Support' } })).status).toBe(
            409,
          )
        }
        expect((await call(owner, 'DELETE', `/v1/users/${ids[0] ?? ''}`)).status).toBe(409)
      })

      it('let two administrators remove each other, and the owner stays', async () => {
        const owner = await demo('owner')
        const [one, other] = [await join(owner, { role: 'Admin' }), await join(owner, { role: 'Admin' })]
        const statuses = await Promise.all([
          call(one.person, 'DELETE', `/v1/users/${other.user.id}`),
          call(other.person, 'DELETE', `/v1/users/${one.user.id}`),
        ])
        expect(statuses.some(({ status }) => status === 204)).toBe(true)
        expect(await isSignedIn(owner)).toBe(true)
        expect((await all(owner)).some(({ role, status }) => role === 'Owner' && status === 'active')).toBe(
          true,
        )
      })

      it('happen once when asked twice at the same time', async () => {
        const owner = await demo('owner')
        const { user } = await join(owner)
        const answers = await Promise.all([1, 2, 3].map(() => call(owner, 'DELETE', `/v1/users/${user.id}`)))
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404])
      })
    })

    describe('handing over ownership', () => {
      // Each in an account of its own: who was the owner is one no longer.
      const founded = async (): Promise<{ owner: DemoPerson; email: string }> => {
        const email = `${randomUUID()}@example.com`
        const id = randomUUID()
        await database.systemTransaction(async (query) => {
          await sql`insert into account (id, name, level) values (${id}::uuid, 'Aurora', 'flex_pro')`.execute(
            query,
          )
          await sql`insert into app_user (account_id, id, email, password_hash, first_name, last_name)
            select ${id}::uuid, gen_random_uuid(), ${email}, password_hash, 'Olga', 'Lund'
            from app_user where email = 'owner@demo.example'`.execute(query)
        })
        return { owner: await signIn(email), email }
      }
      const handOver = (who: DemoPerson, id: string, password = DEMO_PASSWORD): Promise<DemoAnswer> =>
        call(who, 'POST', `/v1/users/${id}/hand_over`, { password })

      it('makes another the owner and an administrator of whoever was, with the password', async () => {
        const { owner, email } = await founded()
        const { user, person } = await join(owner, { role: 'Support' })
        const wrong = await handOver(owner, user.id, 'not my password')
        expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'Incorrect password' }])
        expect((await handOver(owner, user.id)).status).toBe(200)
        const roles = Object.fromEntries(
          (await all(person)).map((each) => [each.email, [each.role, each.role_id ?? null]]),
        )
        expect(roles).toEqual({ [email]: ['Admin', 11], [user.email]: ['Owner', null] })
        await expect.poll(async () => (await call(owner, 'GET', '/config')).body.subuser?.role_id).toBe(11)
        expect((await handOver(owner, user.id)).status).toBe(403)
        expect(await differences()).toEqual([])
        const { body } = await call(person, 'GET', `/v1/users/${user.id}/events`)
        expect(body.events[0]).toMatchObject({ transition: 'become-owner', user: 'Olga Lund' })
        const told = await database.system((query) =>
          query.selectFrom('mail').select('subject').where('recipient', 'in', [email, user.email]).execute(),
        )
        expect(told.map(({ subject }) => subject)).toEqual(
          expect.arrayContaining([
            expect.stringContaining('You now own Aurora'),
            expect.stringContaining('You handed over Aurora'),
          ]),
        )
      })

      it('is for the owner alone, and for somebody who can sign in', async () => {
        const { owner } = await founded()
        const { user, person } = await join(owner, { role: 'Admin' })
        expect((await handOver(person, user.id)).status).toBe(403)
        const invited = await invite(owner)
        expect((await handOver(owner, invited.id)).status).toBe(409)
        await setStatus(owner, user.id, 'inactive')
        expect((await handOver(owner, user.id)).status).toBe(409)
        expect((await handOver(owner, randomUUID())).status).toBe(404)
        const foreign = await idOf(await demo('flex'), 'flex@demo.example')
        expect((await handOver(owner, foreign)).status).toBe(404)
      })

      it('happens once when two are named at the same time', async () => {
        const { owner } = await founded()
        const [one, other] = [await join(owner), await join(owner)]
        const answers = await Promise.all([handOver(owner, one.user.id), handOver(owner, other.user.id)])
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
        const winner = answers[0]?.status === 200 ? one : other
        const owners = (await all(winner.person)).filter(({ role }) => role === 'Owner')
        expect(owners.map(({ id }) => id)).toEqual([winner.user.id])
      })

      it('is over when its target is removed at the same time, or the target is safe', async () => {
        const { owner } = await founded()
        const admin = await join(owner, { role: 'Admin' })
        const target = await join(owner)
        const [handed, removed] = await Promise.all([
          handOver(owner, target.user.id),
          call(admin.person, 'DELETE', `/v1/users/${target.user.id}`),
        ])
        expect([handed.status, removed.status].filter((status) => status < 300)).toHaveLength(1)
        expect((await all(admin.person)).filter(({ role }) => role === 'Owner')).toHaveLength(1)
      })
    })

    describe('two-factor sign-in for everybody', () => {
      const require = (who: DemoPerson, required: boolean): Promise<DemoAnswer> =>
        call(who, 'PUT', '/v1/team_security', { team_security: { two_factor_required: required } })
      /** Without a code: only whether it is on counts here. */
      const setUp = (who: string): Promise<unknown> =>
        database.system((query) =>
          query.updateTable('app_user').set({ two_fa_active: true }).where('email', '=', who).execute(),
        )

      it('is required by those who have it, and holds from the next call with a way to set it up', async () => {
        const owner = await demo('suspended')
        await database.system((query) =>
          sql`update account set settings = '{}' where name = 'Suspended Company'`.execute(query),
        )
        const { person } = await join(owner, { role: 'Admin' })
        await expect
          .poll(async () => (await require(owner, true)).body.fields)
          .toEqual({
            two_factor_required: 'Set up two-factor sign-in for yourself first',
          })
        expect((await call(person, 'GET', '/v1/users')).status).toBe(200)
        await setUp('suspended@demo.example')
        await expect.poll(async () => (await require(owner, true)).status).toBe(200)
        await expect.poll(async () => (await call(person, 'GET', '/v1/users')).body.state).toBe('two-factor')
        expect((await call(person, 'GET', '/v1/profile/two_fa')).body).toMatchObject({ required: true })
        expect((await call(person, 'PATCH', '/v1/profile/two_fa', { two_fa_enable: true })).status).toBe(200)
        expect((await call(owner, 'GET', '/v1/users')).status).toBe(200)
        const log = (await call(owner, 'GET', '/v1/audit_events?per_page=50')).body.audit_events
        expect(log.map(({ event }: TestBody) => event)).toContain('team-security.changed')
        expect((await require(owner, false)).status).toBe(200)
        await expect.poll(async () => (await call(person, 'GET', '/v1/users')).status).toBe(200)
      })

      it('is not for those who may not manage users', async () => {
        expect((await require(await demo('support'), true)).status).toBe(403)
        expect((await call(await demo('support'), 'GET', '/v1/team_security')).status).toBe(403)
      })
    })

    it('keeps accounts apart', async () => {
      const stranger = await demo('flex')
      const owner = await demo('owner')
      const user = await invite(owner)
      expect((await call(stranger, 'GET', `/v1/users/${user.id}`)).status).toBe(404)
      expect((await call(stranger, 'PUT', `/v1/users/${user.id}`, { user: { role: 'Admin' } })).status).toBe(
        404,
      )
      expect((await call(stranger, 'DELETE', `/v1/users/${user.id}`)).status).toBe(404)
      expect((await call(stranger, 'POST', `/v1/users/${user.id}/resend`)).status).toBe(404)
      expect((await setStatus(stranger, user.id, 'inactive')).status).toBe(404)
      expect((await all(stranger)).map(({ email }) => email)).toEqual(['flex@demo.example'])
    })

    it('follows what people change of themselves', async () => {
      const owner = await demo('owner')
      const { user, person } = await join(owner)
      const before = (await read(owner, user.id)).version
      const { status } = await call(person, 'PUT', '/profile', { account: { first_name: 'Adelheid' } })
      expect(status).toBe(200)
      const after = await read(owner, user.id)
      expect(after).toMatchObject({ name: 'Adelheid Berg', first_name: 'Adelheid' })
      expect(after.version).toBeGreaterThan(before)
      expect(await differences()).toEqual([])
    })
  })
}
