import { Secret, TOTP } from 'otpauth'
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

/** The sign-in contract, for any database. */
export function credentialsContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`credentials on ${name}`, () => {
    let database: OwnedDatabase
    let server: TestServer

    beforeAll(async () => {
      database = await open()
      server = await startTestServer(database, { security: true })
    })
    afterAll(async () => {
      await server.close()
      await database.close()
    })

    const signIn = (email: string, password: string, code?: string): Promise<TestAnswer> =>
      server.call('POST', '/auth', {
        email,
        password,
        ...(code === undefined ? {} : { two_fa_code: code }),
      })
    const link = (user: TestUser, purpose: LinkPurpose, payload = {}): Promise<string> =>
      database.systemTransaction((query) => createLink(query, user, purpose, payload))
    const mails = (user: TestUser): Promise<{ recipient: string; subject: string; body: string }[]> =>
      database.system((query) =>
        query
          .selectFrom('mail')
          .select(['recipient', 'subject', 'body'])
          .where('account_id', '=', user.accountId)
          .orderBy('created_at')
          .execute(),
      )
    const age = (user: TestUser): Promise<unknown> =>
      database.system((query) =>
        query
          .updateTable('mail_link')
          .set({ expires_at: new Date(Date.now() - 1000) })
          .where('account_id', '=', user.accountId)
          .execute(),
      )
    /** The code of a time step before or after this one. */
    const codeOf = (secret: string, steps = 0): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
    /** A code generated at the end of its 30 seconds could expire before it arrives. */
    const insideStep = (): Promise<void> =>
      expect.poll(() => Date.now() % 30_000, { interval: 100, timeout: 10_000 }).toBeLessThan(26_000)
    const switchOn = async (user: TestUser): Promise<{ secret: string; recovery: string[] }> => {
      await insideStep()
      await user.call('PATCH', '/v1/profile/two_fa?two_fa_enable=true')
      const { secret } = (await user.call('GET', '/v1/profile/two_fa/qr')).body
      const { body, status } = await user.call(
        'PATCH',
        `/v1/profile/two_fa/verify?two_fa_code=${codeOf(secret, -1)}`,
      )
      expect(status).toBe(200)
      return { secret, recovery: body.recovery_codes }
    }

    describe('the forms', () => {
      const refusalOf = async (path: string, body: object): Promise<unknown> => {
        const { status, body: answer } = await server.call('POST', path, body)
        return status === 422 ? answer.fields : status
      }

      it('return messages from their definitions', async () => {
        expect(await refusalOf('/auth', {})).toEqual({
          email: 'Enter your email address.',
          password: 'Enter your password.',
        })
        expect(await refusalOf('/auth', { email: 'name@example', password: 'x' })).toEqual({
          email: 'Enter a full email address, like name@example.com.',
        })
        expect(await refusalOf('/auth', { email: 'a@b.example', password: 'x'.repeat(1025) })).toEqual({
          password: 'Use at most 1,024 characters',
        })
        expect(await refusalOf('/auth/recovery', { email: ' ' })).toEqual({
          email: 'Enter your email address.',
        })
        const token = await link(await server.signUp(), 'recovery')
        expect(await refusalOf('/auth/reset-password', { token, password: 'x'.repeat(129) })).toEqual({
          password: 'Use at most 128 characters.',
        })
      })

      it('are rejected with unknown fields or an invalid body', async () => {
        const { email } = await server.signUp()
        expect(await refusalOf('/auth', { email, password: testPassword, remember: true })).toEqual({
          remember: 'Unknown field',
        })
        expect(await refusalOf('/auth', { email, password: testPassword, two_fa_code: ' ' })).toEqual({
          two_fa_code: 'Enter the code.',
        })
        expect(await refusalOf('/auth', { email: 7, password: testPassword })).toEqual({
          email: expect.any(String),
        })
        expect(await refusalOf('/auth/reset-password', { password: 'a quiet harbour' })).toEqual({
          token: 'Required field',
        })
        expect(await refusalOf('/auth', [])).toBe(400)
      })

      it('state the length of a new password, including when changing it', async () => {
        const user = await server.signUp()
        const change = (length: number): Promise<TestAnswer> =>
          user.call('PUT', '/v1/profile/password', {
            password: testPassword,
            new_password: 'quiet harbour pine '.repeat(10).slice(0, length),
          })
        expect((await change(9)).body.fields).toEqual({ new_password: 'Use at least 10 characters.' })
        expect((await change(129)).body.fields).toEqual({ new_password: 'Use at most 128 characters.' })
        expect((await change(128)).status).toBe(200)
      })
    })

    describe('recovery', () => {
      it('responds the same for known and unknown addresses, and emails only known ones', async () => {
        const user = await server.signUp()
        const known = await server.call('POST', '/auth/recovery', { email: ` ${user.email.toUpperCase()} ` })
        const unknown = await server.call('POST', '/auth/recovery', { email: 'nobody@example.com' })
        expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
        await expect.poll(() => mails(user)).toHaveLength(1)
        const [mail] = await mails(user)
        expect(mail?.recipient).toBe(user.email)
        expect(mail?.body).toMatch(/http:\/\/localhost\/auth\/reset-password\?token=[\w-]{43}\n/)
        const all = await database.system((query) =>
          query
            .selectFrom('mail')
            .select('recipient')
            .where('recipient', '=', 'nobody@example.com')
            .execute(),
        )
        expect(all).toEqual([])
      })

      it('sets a new password once, ends all sessions, and notifies the user', async () => {
        const user = await server.signUp()
        const token = await link(user, 'recovery')
        expect((await server.call('POST', '/auth/check-link', { token, purpose: 'recovery' })).body).toEqual({
          email: user.email,
        })
        const set = (password: string): Promise<TestAnswer> =>
          server.call('POST', '/auth/reset-password', { token, password })
        expect((await set('short')).body.fields).toEqual({ password: 'Use at least 10 characters.' })
        expect((await set('a longer password')).status).toBe(200)
        expect((await set('yet another password')).body.code).toBe('link-expired')
        expect((await user.call('GET', '/config')).status).toBe(401)
        expect((await signIn(user.email, testPassword)).status).toBe(401)
        expect((await signIn(user.email, 'a longer password')).status).toBe(200)
        expect((await mails(user)).map(({ subject }) => subject)).toEqual([
          expect.stringContaining('your password was changed'),
        ])
      })

      it('forgets the wrong passwords of who has chosen another', async () => {
        const user = await server.signUp()
        for (let tries = 0; tries < 10; tries += 1) await signIn(user.email, 'not the password')
        expect((await signIn(user.email, testPassword)).status).toBe(429)
        const token = await link(user, 'recovery')
        const password = 'a longer password'
        expect((await server.call('POST', '/auth/reset-password', { token, password })).status).toBe(200)
        expect((await signIn(user.email, password)).status).toBe(200)
      })

      it('lets only one of two concurrent requests use the link', async () => {
        const user = await server.signUp()
        const token = await link(user, 'recovery')
        const answers = await Promise.all(
          ['first new password', 'second new password'].map((password) =>
            server.call('POST', '/auth/reset-password', { token, password }),
          ),
        )
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
      })

      it('rejects a link that is expired, for another purpose, replaced or invalid', async () => {
        const user = await server.signUp()
        const set = (token: string): Promise<TestAnswer> =>
          server.call('POST', '/auth/reset-password', { token, password: 'a longer password' })
        const replaced = await link(user, 'recovery')
        const old = await link(user, 'recovery')
        await age(user)
        const other = await link(user, 'confirmation')
        for (const token of [replaced, old, other, 'made-up'])
          expect((await set(token)).body).toMatchObject({ code: 'link-expired' })
      })

      it('sends at most five emails per hour to one address', async () => {
        const { email } = await server.signUp()
        const answers: number[] = []
        for (let n = 0; n < 6; n++)
          answers.push((await server.call('POST', '/auth/recovery', { email })).status)
        expect(answers).toEqual([202, 202, 202, 202, 202, 429])
      })

      it('stores no link secret in the database', async () => {
        const user = await server.signUp()
        const token = await link(user, 'recovery')
        const rows = await database.system((query) => query.selectFrom('mail_link').selectAll().execute())
        expect(JSON.stringify(rows)).not.toContain(token)
      })
    })

    describe('other links', () => {
      it('set the first password from an invitation', async () => {
        const user = await server.signUp()
        const token = await link(user, 'invitation')
        const answer = await server.call('POST', '/auth/set-password', {
          token,
          password: 'my very first one',
        })
        expect(answer.body).toEqual({ success: true, email: user.email })
        expect((await signIn(user.email, 'my very first one')).status).toBe(200)
      })

      it('confirm an address, and switch to a new one that is not taken', async () => {
        const user = await server.signUp()
        const other = await server.signUp()
        const confirmed = await server.call('POST', '/auth/confirm', {
          token: await link(user, 'confirmation'),
        })
        expect(confirmed.body).toEqual({ success: true, email: user.email })
        const email = `new-${user.email}`
        const switched = await server.call('POST', '/auth/switch-activation', {
          token: await link(user, 'email-change', { email }),
        })
        expect(switched.body).toEqual({ success: true, email })
        expect((await signIn(email, testPassword)).status).toBe(200)
        const taken = await server.call('POST', '/auth/switch-activation', {
          token: await link(user, 'email-change', { email: other.email }),
        })
        expect(taken.status).toBe(410)
      })

      it("are made for a person with the machine's own token only", async () => {
        const user = await server.signUp()
        const token = 'a-token-of-the-data-folder'
        const machine = await startTestServer(database, {
          settings: { operators: createOperators([user.email], token), publicUrl: 'https://portal.example' },
        })
        const make = (body: object, bearer = token) =>
          machine.call('POST', '/operator/links', body, { authorization: `Bearer ${bearer}` })
        try {
          const wanted = { email: user.email.toUpperCase(), purpose: 'sign-in', path: '/parcels?size=small' }
          const { status, body } = await make(wanted)
          const link = new URL(body.link)
          expect([status, body.minutes, link.origin, link.pathname]).toEqual([
            200,
            10,
            'https://portal.example',
            '/parcels',
          ])
          expect(link.searchParams.get('size')).toBe('small')
          const used = await machine.call('POST', '/auth/link', { token: link.searchParams.get('token') })
          expect(used.status).toBe(200)
          const { body: confirm } = await make({ email: user.email, purpose: 'confirmation' })
          const secret = new URL(confirm.link).searchParams.get('token')
          expect((await machine.call('POST', '/auth/confirm', { token: secret })).body.email).toBe(user.email)

          expect((await make(wanted, user.token)).status).toBe(404)
          expect((await make(wanted, 'another-token-of-a-folder')).status).toBe(404)
          expect((await make({ ...wanted, email: 'nobody@portal.example' })).status).toBe(404)
          for (const path of [
            '//evil.example',
            'https://evil.example/',
            'logs',
            '/\\evil.example',
            '/auth/sign',
            '/l/abc',
          ])
            expect((await make({ ...wanted, path })).body.fields, path).toHaveProperty('path')
          expect((await make({ ...wanted, purpose: 'recovery' })).status).toBe(422)
        } finally {
          await machine.close()
        }
      })

      it('sign in once, for a fixed hour', async () => {
        const user = await server.signUp()
        const token = await link(user, 'sign-in')
        const { body } = await server.call('POST', '/auth/link', { token })
        expect(Date.parse(body.expires_at) - Date.now()).toBeLessThanOrEqual(3_600_000)
        const headers = { authorization: `Bearer ${body.token}`, 'x-user-activity': '1' }
        expect((await server.call('GET', '/config', undefined, headers)).status).toBe(200)
        const limits = await database.system((query) =>
          query
            .selectFrom('session')
            .select(['expires_at', 'absolute_expires_at'])
            .where('account_id', '=', user.accountId)
            .orderBy('created_at', 'desc')
            .executeTakeFirstOrThrow(),
        )
        expect(limits.absolute_expires_at).toEqual(limits.expires_at)
        expect((await server.call('POST', '/auth/link', { token })).status).toBe(410)
      })
    })

    describe('two-factor sign-in', () => {
      it('is turned on by a code from the app, and then requires one', async () => {
        await insideStep()
        const user = await server.signUp()
        const begun = await user.call('PATCH', '/v1/profile/two_fa?two_fa_enable=true')
        // Nothing is locked before a code was verified.
        expect(begun.body).toEqual({ is_two_fa_auth_enabled: false, is_two_fa_auth_active: false })
        expect((await user.call('GET', '/config')).body).toMatchObject(begun.body)
        const qr = (await user.call('GET', '/v1/profile/two_fa/qr')).body
        expect(qr.qr_code).toMatch(/^data:image\/svg\+xml;base64,/)
        const wrong = await user.call('PATCH', '/v1/profile/two_fa/verify?two_fa_code=000000')
        expect([wrong.status, wrong.body.fields]).toEqual([422, { two_fa_code: expect.any(String) }])
        const { body } = await user.call(
          'PATCH',
          `/v1/profile/two_fa/verify?two_fa_code=${codeOf(qr.secret, -1)}`,
        )
        expect(new Set(body.recovery_codes).size).toBe(10)
        expect((await user.call('GET', '/config')).body).toMatchObject({
          is_two_fa_auth_enabled: true,
          is_two_fa_auth_active: true,
        })
        expect((await user.call('GET', '/v1/profile/two_fa/qr')).status).toBe(404)

        expect((await signIn(user.email, testPassword)).body.code).toBe('two-factor-required')
        expect((await signIn(user.email, 'not the password')).body.code).toBe('wrong-credentials')
        expect((await signIn(user.email, testPassword, codeOf(qr.secret))).status).toBe(200)
      })

      it('accepts each code once, even in concurrent requests', async () => {
        const user = await server.signUp()
        const { secret } = await switchOn(user)
        const code = codeOf(secret)
        const answers = await Promise.all([
          signIn(user.email, testPassword, code),
          signIn(user.email, testPassword, code),
        ])
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
      })

      it('accepts each recovery code once, in any format', async () => {
        const user = await server.signUp()
        const { recovery } = await switchOn(user)
        const [code = ''] = recovery
        const written = code.toUpperCase().replace('-', ' ')
        expect((await signIn(user.email, testPassword, written)).status).toBe(200)
        expect((await signIn(user.email, testPassword, code)).body.code).toBe('wrong-code')
        expect((await user.call('GET', '/v1/profile/two_fa')).body.recovery_codes_left).toBe(9)
      })

      it('accepts a code in two groups, as shown in the app', async () => {
        await insideStep()
        const user = await server.signUp()
        const { secret } = await switchOn(user)
        const code = codeOf(secret).replace(/^.../, '$& ')
        expect((await signIn(user.email, testPassword, code)).status).toBe(200)
      })

      it('also requires a code after a sign-in link, which stays valid until the code is correct', async () => {
        await insideStep()
        const user = await server.signUp()
        const { secret } = await switchOn(user)
        const token = await link(user, 'sign-in')
        const follow = async (code?: string) =>
          (
            await server.call('POST', '/auth/link', {
              token,
              ...(code !== undefined && { two_fa_code: code }),
            })
          ).body
        expect([(await follow()).code, (await follow('000000')).code]).toEqual([
          'two-factor-required',
          'wrong-code',
        ])
        expect((await follow(codeOf(secret))).token).toEqual(expect.any(String))
        expect((await follow(codeOf(secret))).code).toBe('link-expired')
      })

      it('emails the user once about wrong codes after a correct password', async () => {
        const user = await server.signUp()
        await switchOn(user)
        for (let n = 0; n < 7; n++) await signIn(user.email, testPassword, '000000')
        const subjects = (await mails(user)).map(({ subject }) => subject)
        expect(subjects.filter((subject) => subject.includes('incorrect sign-in codes'))).toHaveLength(1)
      })

      it('blocks after five wrong codes, even with the right code', async () => {
        const user = await server.signUp()
        const { secret } = await switchOn(user)
        const answers: number[] = []
        for (let n = 0; n < 5; n++) answers.push((await signIn(user.email, testPassword, '000000')).status)
        answers.push((await signIn(user.email, testPassword, codeOf(secret))).status)
        expect(answers).toEqual([401, 401, 401, 401, 401, 429])
      })

      it('is turned off with the password while the code of the session is recent, and stores the secret encrypted', async () => {
        const user = await server.signUp()
        const { secret } = await switchOn(user)
        const row = await database.system((query) =>
          query
            .selectFrom('app_user')
            .select('two_fa_secret')
            .where('id', '=', user.userId)
            .executeTakeFirstOrThrow(),
        )
        expect(Buffer.from(row.two_fa_secret ?? []).includes(secret)).toBe(false)
        const off = (password: string): Promise<TestAnswer> =>
          user.call(
            'PATCH',
            `/v1/profile/two_fa?two_fa_enable=false&password=${encodeURIComponent(password)}`,
          )
        expect((await off('wrong')).body.fields).toEqual({ password: 'Incorrect password.' })
        expect((await off(testPassword)).status).toBe(200)
        expect((await signIn(user.email, testPassword)).status).toBe(200)
      })

      /** Lets the codes of a person's sessions be given long ago. */
      const forgetCodes = (user: TestUser): Promise<unknown> =>
        database.system((query) =>
          query
            .updateTable('session')
            .set({ second_factor_at: new Date(Date.now() - 600_000) })
            .where('user_id', '=', user.userId)
            .where('second_factor_at', 'is not', null)
            .execute(),
        )

      it('is turned off later with the password and a code, of the app or for recovery', async () => {
        const asked = { two_fa_code: 'Enter the code from your authenticator app.' }
        const wrong = { two_fa_code: 'This code is incorrect or was already used.' }
        await insideStep()
        for (const which of ['app', 'recovery']) {
          const user = await server.signUp()
          const { secret, recovery } = await switchOn(user)
          const off = (given: object): Promise<TestAnswer> =>
            user.call('PATCH', '/v1/profile/two_fa', { two_fa_enable: false, ...given })
          const asks = async () => (await user.call('GET', '/v1/profile/two_fa')).body.asks_code
          expect(await asks()).toBe(false)
          await forgetCodes(user)
          expect(await asks()).toBe(true)
          expect((await off({ password: testPassword })).body.fields).toEqual(asked)
          expect((await off({ password: testPassword, two_fa_code: '000000' })).body.fields).toEqual(wrong)
          const code = which === 'app' ? codeOf(secret) : recovery[0]
          expect((await off({ password: 'wrong', two_fa_code: code })).body.fields).toEqual({
            password: 'Incorrect password.',
          })
          expect((await off({ password: testPassword, two_fa_code: code })).status).toBe(200)
          expect(await asks()).toBe(false)
          expect((await signIn(user.email, testPassword)).status).toBe(200)
        }
      })

      it('counts a sign-in with a code as recent, and one elsewhere not', async () => {
        await insideStep()
        const user = await server.signUp()
        const { recovery } = await switchOn(user)
        await forgetCodes(user)
        const { token } = (await signIn(user.email, testPassword, recovery[0])).body
        const read = (authorization: string) =>
          server.call('GET', '/v1/profile/two_fa', undefined, { authorization })
        expect((await read(`Bearer ${token}`)).body.asks_code).toBe(false)
        expect((await user.call('GET', '/v1/profile/two_fa')).body.asks_code).toBe(true)
      })

      it('renews recovery codes with the password and a code alone, and says so by mail', async () => {
        await insideStep()
        const user = await server.signUp()
        const { recovery } = await switchOn(user)
        const renew = (given: object): Promise<TestAnswer> =>
          user.call('POST', '/v1/profile/two_fa/recovery_codes', given)
        expect((await renew({ password: testPassword })).body.fields).toHaveProperty('two_fa_code')
        const code = recovery[0]
        const wrong = await renew({ password: testPassword, two_fa_code: '000000' })
        expect(wrong.body.fields).toEqual({ two_fa_code: 'This code is incorrect or was already used.' })
        const renewed = await renew({ password: testPassword, two_fa_code: code })
        expect([renewed.status, renewed.body.recovery_codes?.length]).toEqual([200, 10])
        expect((await signIn(user.email, testPassword, recovery[1])).body.code).toBe('wrong-code')
        const subjects = (await mails(user)).map(({ subject }) => subject)
        expect(subjects.filter((subject) => subject.includes('new recovery codes'))).toHaveLength(1)
      })

      it('stops guesses at the code, whoever knows the password', async () => {
        await insideStep()
        const user = await server.signUp()
        const { secret } = await switchOn(user)
        await forgetCodes(user)
        const off = (two_fa_code: string): Promise<TestAnswer> =>
          user.call('PATCH', '/v1/profile/two_fa', {
            two_fa_enable: false,
            password: testPassword,
            two_fa_code,
          })
        const answers: number[] = []
        for (let n = 0; n < 5; n++) answers.push((await off('000000')).status)
        answers.push((await off(codeOf(secret))).status)
        expect(answers).toEqual([422, 422, 422, 422, 422, 429])
      })
    })

    describe('sessions', () => {
      it('are listed for their user, and can be ended one by one or all but the current one', async () => {
        const user = await server.signUp()
        const stranger = await server.signUp()
        const second = await signIn(user.email, testPassword)
        await signIn(user.email, testPassword)
        const { sessions } = (await user.call('GET', '/auth/sessions')).body
        expect(sessions.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([
          false,
          false,
          true,
        ])
        const other = sessions.find(({ current }: { current: boolean }) => !current)
        expect((await stranger.call('DELETE', `/auth/sessions/${other.id}`)).status).toBe(404)
        expect((await user.call('DELETE', '/auth/sessions')).body).toEqual({ ended: 2 })
        const headers = { authorization: `Bearer ${second.body.token}` }
        expect((await server.call('GET', '/config', undefined, headers)).status).toBe(401)
        expect((await user.call('GET', '/config')).status).toBe(200)
      })

      it('end after a password change, except the current one', async () => {
        const user = await server.signUp()
        const second = await signIn(user.email, testPassword)
        const change = (password: string, wanted: string): Promise<TestAnswer> =>
          user.call('PUT', '/v1/profile/password', { password, new_password: wanted })
        expect((await change('wrong', 'a new password of mine')).body.fields).toEqual({
          password: 'Incorrect password.',
        })
        expect((await change(testPassword, 'aaaaaaaaaaaa')).body.fields).toEqual({
          new_password: 'This password is too easy to guess.',
        })
        expect((await change(testPassword, 'a new password of mine')).status).toBe(200)
        const headers = { authorization: `Bearer ${second.body.token}` }
        expect((await server.call('GET', '/config', undefined, headers)).status).toBe(401)
        expect((await user.call('GET', '/config')).status).toBe(200)
      })
    })

    it('reveals a closed account only after the correct password', async () => {
      const user = await server.signUp()
      await database.system((query) =>
        query.updateTable('account').set({ status: 'disabled' }).where('id', '=', user.accountId).execute(),
      )
      expect((await signIn(user.email, 'not the password')).body.code).toBe('wrong-credentials')
      expect((await signIn(user.email, testPassword)).body.code).toBe('account-disabled')
    })
  })
}
