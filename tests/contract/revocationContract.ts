import { Secret, TOTP } from 'otpauth'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperators } from '../../src/server/auth/createOperators.ts'
import { createLink, type LinkPurpose } from '../../src/server/auth/mailLinks.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import {
  startTestServer,
  testPassword,
  type TestAnswer,
  type TestServer,
  type TestUser,
} from '../support/startTestServer.ts'

const newPassword = 'another password of tests'
const operatorEmail = 'operator@example.com'

function isPerson(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'password_hash' in result && 'account_id' in result
}

/** Changing credentials invalidates everything issued before. */
export function revocationContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`revocation on ${name}`, () => {
    let database: OwnedDatabase
    let server: TestServer
    /** Pauses the next sign-in after it has read the user. */
    let hold: { reached: () => void; opened: Promise<void> } | undefined

    beforeAll(async () => {
      database = await open()
      const holding: OwnedDatabase = {
        ...database,
        async system(work) {
          const result = await database.system(work)
          if (hold && isPerson(result)) {
            const { reached, opened } = hold
            hold = undefined
            reached()
            await opened
          }
          return result
        },
      }
      server = await startTestServer(holding, {
        security: true,
        settings: { operators: createOperators([operatorEmail]) },
      })
    })
    afterAll(async () => {
      await server.close()
      await database.close()
    })

    const signIn = (
      { email }: { email: string },
      password = testPassword,
      headers: Record<string, string> = {},
    ): Promise<TestAnswer> => server.call('POST', '/auth', { email, password }, headers)
    const by = ({ body }: TestAnswer): Record<string, string> => ({ authorization: `Bearer ${body.token}` })
    const isSignedIn = async (headers: Record<string, string>): Promise<boolean> =>
      (await server.call('GET', '/config', undefined, headers)).status === 200
    const link = (user: TestUser, purpose: LinkPurpose, payload = {}): Promise<string> =>
      database.systemTransaction((query) => createLink(query, user, purpose, payload))
    const changePassword = (user: TestUser): Promise<TestAnswer> =>
      user.call('PUT', '/v1/profile/password', { password: testPassword, new_password: newPassword })
    const resetPassword = async (user: TestUser): Promise<TestAnswer> =>
      server.call('POST', '/auth/reset-password', {
        token: await link(user, 'recovery'),
        password: newPassword,
      })
    const emailOf = async ({ userId }: TestUser): Promise<string> =>
      (
        await database.system((query) =>
          query.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow(),
        )
      ).email

    describe('a link', () => {
      it.each([
        ['changed by its owner', changePassword],
        ['chosen anew by a mail', resetPassword],
      ])('to another address expires when the password changes, %s', async (_, change) => {
        const user = await server.signUp()
        const token = await link(user, 'email-change', { email: `thief-${user.email}` })
        expect((await change(user)).status).toBe(200)
        const followed = await server.call('POST', '/auth/switch-activation', { token })
        expect([followed.status, followed.body.code]).toEqual([410, 'link-expired'])
        expect(await emailOf(user)).toBe(user.email)
      })

      it('emailed to the old address expires when the address changes', async () => {
        const user = await server.signUp()
        const purposes = ['recovery', 'confirmation', 'sign-in'] as const
        const old = await Promise.all(purposes.map((purpose) => link(user, purpose)))
        const email = `new-${user.email}`
        const token = await link(user, 'email-change', { email })
        expect((await server.call('POST', '/auth/switch-activation', { token })).status).toBe(200)
        const [recovery, confirmation, ticket] = old
        const answers = [
          await server.call('POST', '/auth/reset-password', { token: recovery, password: newPassword }),
          await server.call('POST', '/auth/confirm', { token: confirmation }),
          await server.call('POST', '/auth/link', { token: ticket }),
        ]
        expect(answers.map(({ status }) => status)).toEqual([410, 410, 410])
      })

      it('to set the first password expires when the invited address is corrected', async () => {
        const user = await server.signUp()
        const token = await link(user, 'invitation')
        await database.system((query) =>
          query
            .updateTable('app_user')
            .set({ email: `right-${user.email}` })
            .where('id', '=', user.userId)
            .execute(),
        )
        const { status } = await server.call('POST', '/auth/set-password', { token, password: newPassword })
        expect(status).toBe(410)
      })

      it('that changed the address notifies the old one', async () => {
        const user = await server.signUp()
        const email = `new-${user.email}`
        const token = await link(user, 'email-change', { email })
        await server.call('POST', '/auth/switch-activation', { token })
        const mails = await database.system((query) =>
          query
            .selectFrom('mail')
            .select(['recipient', 'subject'])
            .where('account_id', '=', user.accountId)
            .execute(),
        )
        expect(mails).toEqual([
          { recipient: user.email, subject: expect.stringContaining('your email address was changed') },
        ])
      })
    })

    describe('a session', () => {
      /** Signs in, and does something else once the server has read what to compare the password with. */
      async function whileSigningIn(user: TestUser, work: () => Promise<unknown>): Promise<TestAnswer> {
        let open: () => void = () => undefined
        const opened = new Promise<void>((resolve) => (open = resolve))
        const reached = new Promise<void>((resolve) => (hold = { reached: resolve, opened }))
        const answer = signIn(user)
        await reached
        await work()
        open()
        return answer
      }

      it('does not start with a password changed during the check', async () => {
        const user = await server.signUp()
        const answer = await whileSigningIn(user, async () =>
          expect((await changePassword(user)).status).toBe(200),
        )
        expect([answer.status, answer.body.code]).toEqual([401, 'wrong-credentials'])
      })

      it('does not start without a second factor turned on during the password check', async () => {
        const user = await server.signUp()
        await user.call('PATCH', '/v1/profile/two_fa?two_fa_enable=true')
        const { secret } = (await user.call('GET', '/v1/profile/two_fa/qr')).body
        const answer = await whileSigningIn(user, async () => {
          const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
          const verified = await user.call('PATCH', `/v1/profile/two_fa/verify?two_fa_code=${code}`)
          expect(verified.status).toBe(200)
        })
        expect([answer.status, answer.body.code]).toEqual([401, 'wrong-credentials'])
      })

      it('ends atomically with the old password', async () => {
        const user = await server.signUp()
        const other = by(await signIn(user))
        const token = await link(user, 'recovery')
        await database.asOwner(({ session }) =>
          session.script(`
            create function no_end() returns trigger language plpgsql as $$ begin raise exception 'killed here'; end $$;
            create trigger no_end before delete on session for each row execute function no_end()`),
        )
        try {
          expect((await changePassword(user)).status).toBe(500)
          const reset = await server.call('POST', '/auth/reset-password', { token, password: newPassword })
          expect(reset.status).toBe(500)
        } finally {
          await database.asOwner(({ session }) => session.script('drop function no_end() cascade'))
        }
        expect((await signIn(user, newPassword)).status).toBe(401)
        expect((await signIn(user)).status).toBe(200)
        expect(await isSignedIn(other)).toBe(true)
        expect(
          (await server.call('POST', '/auth/reset-password', { token, password: newPassword })).status,
        ).toBe(200)
        expect(await isSignedIn(other)).toBe(false)
      })
    })

    describe('the second factor', () => {
      it.each([
        ['left', 'PATCH', '/v1/profile/two_fa?two_fa_enable=false'],
        ['begun anew', 'PATCH', '/v1/profile/two_fa?two_fa_enable=true'],
      ] as const)(
        'is never on without the verified secret when it is concurrently %s',
        async (...[, method, path]) => {
          for (let round = 0; round < 4; round++) {
            const user = await server.signUp()
            await user.call('PATCH', '/v1/profile/two_fa?two_fa_enable=true')
            const { secret } = (await user.call('GET', '/v1/profile/two_fa/qr')).body
            const sealed = await secretOf(user)
            const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
            await Promise.all([
              user.call('PATCH', `/v1/profile/two_fa/verify?two_fa_code=${code}`),
              user.call(method, path),
            ])
            const { two_fa_active: isActive, two_fa_secret: now } = await secretOf(user)
            if (isActive) expect(now).toEqual(sealed.two_fa_secret)
          }
        },
      )

      const secretOf = ({ userId }: TestUser) =>
        database.system((query) =>
          query
            .selectFrom('app_user')
            .select(['two_fa_active', 'two_fa_secret'])
            .where('id', '=', userId)
            .executeTakeFirstOrThrow(),
        )
    })

    describe('a master in a sub-account', () => {
      it("is not an operator through the owner's address", async () => {
        const master = await server.signUp()
        const sub = await server.signUp()
        await database.asOwner(({ session }) =>
          session.run(
            'update account set is_suborganization = true, master_account_id = $1::uuid where id = $2::uuid',
            [master.accountId, sub.accountId],
          ),
        )
        await database.system((query) =>
          query.updateTable('app_user').set({ email: operatorEmail }).where('id', '=', sub.userId).execute(),
        )
        const history = () => sub.call('GET', '/definitions/history?owner=product')
        expect((await history()).status).not.toBe(403)
        await database.system((query) =>
          sql`update session set master_account_id = ${master.accountId}::uuid, master_user_id = ${master.userId}::uuid
            where account_id = ${sub.accountId}::uuid`.execute(query),
        )
        const { body: config } = await sub.call('GET', '/config')
        expect([config.is_switched, config.is_operator]).toEqual([true, undefined])
        expect((await history()).status).toBe(403)
      })
    })

    describe('guessing', () => {
      const wrong = { email: '', password: 'not the password' }

      it('does not block changing the password after wrong second-factor codes', async () => {
        const user = await server.signUp()
        await user.call('PATCH', '/v1/profile/two_fa?two_fa_enable=true')
        const { secret } = (await user.call('GET', '/v1/profile/two_fa/qr')).body
        const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
        await user.call('PATCH', `/v1/profile/two_fa/verify?two_fa_code=${code}`)
        const guess = (): Promise<TestAnswer> =>
          server.call('POST', '/auth', { email: user.email, password: testPassword, two_fa_code: '000000' })
        for (let n = 0; n < 5; n++) expect((await guess()).body.code).toBe('wrong-code')
        expect((await guess()).status).toBe(429)
        expect((await changePassword(user)).status).toBe(200)
        expect((await guess()).body.code).toBe('wrong-credentials')
      })

      it('does not lock users out of a browser they have signed in with', async () => {
        const user = await server.signUp()
        const browser = { 'sec-fetch-site': 'same-origin' }
        const first = await signIn(user, testPassword, browser)
        const device = [first.headers['set-cookie']]
          .flat()
          .map((cookie) => /^(device=[\w-]+);/.exec(String(cookie))?.[1])
          .find((cookie) => cookie !== undefined)
        const guess = (headers: Record<string, string> = {}): Promise<TestAnswer> =>
          server.call('POST', '/auth', { ...wrong, email: user.email }, headers)
        for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(401)
        expect((await signIn(user)).status).toBe(429)
        const known = { ...browser, cookie: device ?? '' }
        expect((await signIn(user, testPassword, known)).status).toBe(200)
        // A known device gets no extra attempts.
        for (let n = 0; n < 10; n++) expect((await guess(known)).status).toBe(401)
        expect((await signIn(user, testPassword, known)).status).toBe(429)
        // Another user's device does not count here.
        const stranger = await server.signUp()
        expect((await signIn(stranger, testPassword, known)).status).toBe(200)
        expect((await guess(known)).status).toBe(429)
      }, 60_000)
    })
  })
}
