import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

const base = '/v1/profile/number_verification'
const tooMany = 'Too many attempts to verify the phone number. Try again later.'

/** The phone verification contract, for any database. */
export function phoneVerificationContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`phone verification on ${name}`, () => {
    let server: DemoServer
    let database: OwnedDatabase
    let hash: string
    let numbers = 0

    beforeAll(async () => {
      database = await open()
      server = await startDemoServer({ database, settings: { demo: { password: '', signIns: [] } } })
      hash = await hashPassword('a password of tests')
    })
    afterAll(() => server.close())
    let person: DemoPerson
    beforeEach(async () => {
      person = await signUp({ level: 'empty', settings: { activation_step: 'phone_verification' } })
    })

    /** An unused Norwegian mobile number with final digits that the simulator recognizes. */
    function nextNumber(end = '100'): string {
      numbers += 1
      return `+47${41_000 + numbers}${end}`
    }

    async function signUp(account: { level: string; settings: object }, role?: string): Promise<DemoPerson> {
      const accountId = randomUUID()
      await database.system((query) =>
        query
          .insertInto('account')
          .values({
            id: accountId,
            name: 'Account',
            level: account.level,
            settings: JSON.stringify(account.settings),
          })
          .execute(),
      )
      return addUser(accountId, role)
    }

    async function addUser(accountId: string, role?: string): Promise<DemoPerson> {
      const email = `${randomUUID()}@example.com`
      await database.system((query) =>
        query
          .insertInto('app_user')
          .values({
            account_id: accountId,
            id: randomUUID(),
            email,
            password_hash: hash,
            role: role ?? null,
          })
          .execute(),
      )
      const { body } = await server.call(undefined, 'POST', '/auth', {
        email,
        password: 'a password of tests',
      })
      const headers = { authorization: `Bearer ${String(body.token)}` }
      return { name: email, accountId, permissions: new Set(), headers }
    }

    const post = (path: string, body: object, who = person): Promise<DemoAnswer> =>
      server.call(who, 'POST', `${base}/${path}`, body)
    const send = (number: string, channel = 'sms', who = person): Promise<DemoAnswer> =>
      post('send', { number, channel }, who)
    const check = (code: string, who = person): Promise<DemoAnswer> => post('check', { code }, who)
    const info = async (who = person): Promise<DemoAnswer['body']> =>
      (await server.call(who, 'GET', base)).body
    const config = async (who = person): Promise<DemoAnswer['body']> =>
      (await server.call(who, 'GET', '/config')).body
    const messages = async (number: string): Promise<{ channel: string; text: string }[]> => {
      const { body } = await server.call(undefined, 'GET', '/simulator/messages')
      return body.messages.filter(({ to }: { to: string }) => to === number)
    }
    const codeTo = async (number: string): Promise<string> => {
      const [newest] = await messages(number)
      return newest?.text.replaceAll(', ', '').replaceAll(/\D+/g, ' ').match(/\d{6}/)?.[0] ?? ''
    }
    const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    /** Simulates the passing of time. */
    const age = (seconds: number, who = person): Promise<unknown> =>
      database.systemTransaction(async (query) => {
        const by = sql`make_interval(secs => ${seconds}::int)`
        await sql`update challenge set sent_at = sent_at - ${by}, expires_at = expires_at - ${by}
          where account_id = ${who.accountId}`.execute(query)
        await sql`update rate_limit set window_start = window_start - ${by} where bucket like 'phone-code:next:%'`.execute(
          query,
        )
      })

    it.each(['sms', 'voice'])(
      'sends a code by %s, and the right one advances the account',
      async (channel) => {
        const number = nextNumber()
        expect(await info()).toMatchObject({ number: null, last_check: null })
        expect((await send(number, channel)).body).toEqual({ success: true })
        expect(await messages(number)).toEqual([expect.objectContaining({ channel })])
        const before = await info()
        expect(before.number).toBe(number)
        expect(before.last_check).toMatchObject({ status: 'sent', channel, attempts_left: 5 })
        expect(before.last_check.resend_in).toBeGreaterThan(55)
        const answer = await check(await codeTo(number))
        expect(answer.body).toEqual({ success: true, message: 'Code is valid', number })
        expect((await config()).activation_step).toBeNull()
        expect((await server.call(person, 'GET', '/profile')).body.account.phone).toBe(number)
        expect((await info()).last_check).toMatchObject({ status: 'valid', resend_in: 0 })
      },
    )

    it('sends a sandbox account to its questionnaire, and leaves other accounts in place', async () => {
      const settings = { activation_step: 'phone_verification' }
      for (const [account, step] of [
        [{ level: 'sandbox', settings }, 'questionnaire'],
        [{ level: 'flex', settings: { activation_step: null } }, null],
        [{ level: 'flex', settings: { activation_step: 'questionnaire' } }, 'questionnaire'],
      ] as const) {
        const who = await signUp(account)
        const number = nextNumber()
        await send(number, 'sms', who)
        expect((await check(await codeTo(number), who)).status).toBe(200)
        expect((await config(who)).activation_step).toBe(step)
      }
    })

    it('accepts a code with spaces and dashes, only once', async () => {
      const number = nextNumber()
      await send(number)
      const code = await codeTo(number)
      expect((await check(` ${code.slice(0, 3)} - ${code.slice(3)} `)).status).toBe(200)
      const again = await check(code)
      expect([again.status, again.body.error, again.body.type]).toEqual([422, 'Code is invalid.', 'code'])
    })

    it('accepts a right code in only one of two concurrent requests', async () => {
      const number = nextNumber()
      await send(number)
      const code = await codeTo(number)
      const answers = await Promise.all([check(code), check(code), check(code)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    })

    it('invalidates a code after five attempts, including concurrent ones', async () => {
      const number = nextNumber()
      await send(number)
      const code = await codeTo(number)
      const first = await check(wrong(code))
      expect([first.status, first.body]).toEqual([
        422,
        {
          error: 'Code is invalid.',
          code: 'invalid',
          fields: { code: 'Code is invalid.' },
          success: false,
          type: 'code',
          attempts_left: 4,
        },
      ])
      const rest = await Promise.all(Array.from({ length: 6 }, () => check(wrong(code))))
      expect(rest.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        422, 422, 422, 429, 429, 429,
      ])
      const last = await check(code)
      expect([last.status, last.body.error, last.body.type]).toEqual([429, tooMany, 'attempts'])
      expect((await info()).last_check.status).toBe('attempts')
      expect((await config()).activation_step).toBe('phone_verification')
      // A new code has its own attempts and invalidates the old one.
      await age(61)
      expect((await post('resend', { channel: 'sms' })).status).toBe(200)
      expect((await check(code)).status).toBe(422)
      expect((await check(await codeTo(number))).status).toBe(200)
    })

    it("responds the same for a code that is wrong, expired, used, another user's or never sent", async () => {
      const other = await signUp({ level: 'empty', settings: {} })
      const [mine, theirs] = [nextNumber(), nextNumber()]
      await send(theirs, 'sms', other)
      const said = async (code: string) => {
        const { status, body } = await check(code)
        return [status, body.error, body.code, body.type]
      }
      const words = [422, 'Code is invalid.', 'invalid', 'code']
      expect(await said('123456')).toEqual(words)
      await send(mine)
      expect(await said(await codeTo(theirs))).toEqual(words)
      expect(await said('not a code')).toEqual(words)
      await age(601)
      expect(await said(await codeTo(mine))).toEqual(words)
      expect((await info()).last_check.status).toBe('expired')
    })

    it('sends one code per minute to a number across accounts', async () => {
      const number = nextNumber()
      await send(number)
      const other = await signUp({ level: 'empty', settings: {} })
      for (const answer of [
        await send(number),
        await post('resend', { channel: 'voice' }),
        await send(number, 'sms', other),
      ]) {
        expect([answer.status, answer.body.type]).toEqual([429, 'wait'])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50)
      }
      expect(await messages(number)).toHaveLength(1)
      await age(61)
      expect((await post('resend', { channel: 'voice' })).status).toBe(200)
      expect((await messages(number)).map(({ channel }) => channel)).toEqual(['voice', 'sms'])
    })

    it('sends one code for two concurrent requests', async () => {
      const number = nextNumber()
      const answers = await Promise.all([send(number), send(number), send(number)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429])
      expect(await messages(number)).toHaveLength(1)
    })

    it('sends ten codes per day to a number and twenty per account', async () => {
      const number = nextNumber()
      for (let n = 0; n < 10; n++) {
        expect((await send(number)).status).toBe(200)
        await age(61)
      }
      const eleventh = await send(number)
      expect([eleventh.status, eleventh.body]).toMatchObject([429, { error: tooMany, type: 'attempts' }])
      // The refused eleventh doesn't count toward the account's twenty.
      for (let n = 0; n < 11; n++) expect((await send(nextNumber())).status).toBe(n < 10 ? 200 : 429)
      // An account over its limit cannot use up the number's limit for others.
      const theirs = nextNumber()
      for (let n = 0; n < 12; n++) expect((await send(theirs)).body.type).toBe('attempts')
      const fresh = await signUp({ level: 'empty', settings: {} })
      expect((await send(theirs, 'sms', fresh)).status).toBe(200)
    })

    it('reports the failed channel, keeps the number, and allows the other channel immediately', async () => {
      const number = nextNumber('900')
      const failed = await send(number)
      expect([failed.status, failed.body]).toEqual([
        502,
        {
          error: 'We couldn’t send the code by SMS.',
          code: 'carrier-failed',
          success: false,
          type: 'service',
        },
      ])
      expect(await info()).toMatchObject({ number, last_check: { status: 'failed', resend_in: 0 } })
      expect((await post('resend', { channel: 'voice' })).status).toBe(200)
      expect((await check(await codeTo(number))).status).toBe(200)
    })

    it('keeps a code valid when sending the next one fails', async () => {
      const number = nextNumber('800')
      await send(number)
      const code = await codeTo(number)
      await age(61)
      const again = await post('resend', { channel: 'voice' })
      expect([again.status, again.body.type]).toEqual([502, 'service'])
      expect((await check(code)).status).toBe(200)
    })

    it.each([
      ['address', '127.0.0.1', 100],
      ['country', 'NO', 1000],
    ])('limits the codes of all accounts per hour and %s', async (by, value, most) => {
      const bucket = `phone-code:${by}:${value}`
      const used = (count: number): Promise<unknown> =>
        database.system((query) =>
          sql`update rate_limit set count = ${count} where bucket = ${bucket}`.execute(query),
        )
      await send(nextNumber())
      await used(most - 1)
      const number = nextNumber()
      expect((await send(number)).status).toBe(200)
      const other = await signUp({ level: 'empty', settings: {} })
      const refused = await send(nextNumber(), 'sms', other)
      expect([refused.status, refused.body.type, refused.body.error]).toEqual([429, 'attempts', tooMany])
      await used(1)
      expect((await send(nextNumber(), 'sms', other)).status).toBe(200)
    })

    it('stops codes to a range of numbers in which nobody enters them, for all accounts', async () => {
      const people = await Promise.all(
        Array.from({ length: 10 }, () => signUp({ level: 'empty', settings: {} })),
      )
      const inRange = (at: number): string => `+47471234${String(at).padStart(2, '0')}`
      for (const [at, who] of people.entries()) {
        expect((await send(inRange(at), 'sms', who)).status).toBe(200)
        await age(180, who)
      }
      const blocked = await send(inRange(50))
      expect([blocked.status, blocked.body.type]).toEqual([429, 'prefix'])
      expect(await messages(inRange(50))).toEqual([])
      expect((await send('+4747223450')).status).toBe(200)
      for (const [at, who] of people.slice(0, 2).entries())
        expect((await check(await codeTo(inRange(at)), who)).status).toBe(200)
      expect((await send(inRange(50))).status).toBe(200)
    })

    it('rejects a resend without a number', async () => {
      const answer = await post('resend', { channel: 'sms' })
      expect([answer.status, answer.body.type]).toEqual([409, 'state'])
    })

    it('explains what is wrong with a number, without revealing its owner', async () => {
      const validate = (number: string) =>
        server.call(person, 'GET', `${base}/validate?number=${encodeURIComponent(number)}`)
      const owned = await validate('+44 7400 123456')
      expect((await validate('+47 22 33 44 55')).body).toEqual({
        success: true,
        number: '+4722334455',
        country: 'NO',
      })
      // Without the national trunk prefix 0.
      expect((await validate('+49 0151 12345678')).body.number).toBe('+4915112345678')
      expect(owned.status).toBe((await validate('+44 7400 123457')).status)
      for (const [number, type] of [
        ['12', 'number'],
        ['22334455', 'number'],
        ['+4722', 'number'],
        ['+999123456789', 'number'],
        ['+80012345678', 'country'],
        ['+93701234567', 'country'],
      ] as const) {
        const answer = await validate(number)
        expect([number, answer.status, answer.body.success, answer.body.type]).toEqual([
          number,
          422,
          false,
          type,
        ])
        expect(answer.body.fields.number).toEqual(expect.any(String))
        expect((await send(number)).body.type).toBe(type)
      }
    })

    it('lists all countries, and those where codes can be sent', async () => {
      const all = (await server.call(person, 'GET', '/countries')).body.countries
      const some = (await server.call(person, 'GET', '/countries?for_two_fa=true')).body.countries
      expect(all.length).toBeGreaterThan(some.length)
      expect(some).toContainEqual({ code: 'NO', name: 'Norway', calling_code: '47' })
      expect((await info()).countries).toEqual(some)
      expect((await server.call(person, 'GET', '/countries?for_two_fa=maybe')).status).toBe(422)
    })

    it('lets the owner and an Admin verify, and no other role', async () => {
      const number = nextNumber()
      const support = await addUser(person.accountId, 'Support')
      for (const answer of [
        await send(number, 'sms', support),
        await post('resend', { channel: 'sms' }, support),
        await check('123456', support),
      ])
        expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
      const admin = await addUser(person.accountId, 'Admin')
      expect((await send(number, 'sms', admin)).status).toBe(200)
      expect((await check(await codeTo(number))).status).toBe(200)
    })

    it('sends nothing for a blocked account', async () => {
      const blocked = await signUp({
        level: 'flex',
        settings: { is_blocked: true, activation_step: 'phone_verification' },
      })
      const number = nextNumber()
      const { status, body } = await send(number, 'sms', blocked)
      expect([status, body.code, body.state]).toEqual([403, 'account-state', 'blocked'])
      expect(await messages(number)).toEqual([])
    })

    it('stores no code in plain text, and rejects unknown fields', async () => {
      const number = nextNumber()
      await send(number)
      const code = await codeTo(number)
      const { rows } = await database.system((query) =>
        sql<{
          all: string
        }>`select row_to_json(challenge)::text as all from challenge`.execute(query),
      )
      for (const row of rows) expect(row.all).not.toContain(code)
      for (const body of [
        { number, channel: 'pigeon' },
        { number },
        { number, channel: 'sms', code: '1' },
        { number: 12, channel: 'sms' },
      ])
        expect((await post('send', body)).status).toBe(422)
      expect((await server.call(undefined, 'POST', `${base}/send`, { number, channel: 'sms' })).status).toBe(
        401,
      )
    })
    describe('the sandbox questionnaire', () => {
      const answers = {
        position: 'developer',
        organization_size: '11-50',
        industry: 'healthcare',
        interview_consent: false,
        service: 'sip_trunk',
      }
      const answer = (who: DemoPerson, survey: object = answers): Promise<DemoAnswer> =>
        server.call(who, 'POST', '/v1/sandbox/surveys', { survey })

      it('is answered once, which completes its step', async () => {
        const who = await signUp({ level: 'sandbox', settings: { activation_step: 'questionnaire' } })
        expect((await answer(who, { ...answers, industry: 'piracy' })).status).toBe(422)
        expect((await config(who)).activation_step).toBe('questionnaire')
        const all = await Promise.all([answer(who), answer(who), answer(who)])
        expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
        expect((await config(who)).activation_step).toBeNull()
        expect((await answer(who)).body.error).toBe('The questionnaire was already answered.')
      })

      function moveTo({ accountId }: DemoPerson, step: string | null): Promise<unknown> {
        return database.system((query) =>
          sql`update account set settings = settings || ${JSON.stringify({ activation_step: step })}::jsonb
              where id = ${accountId}`.execute(query),
        )
      }

      it("completes no other step, and no other account's step", async () => {
        const waiting = await signUp({
          level: 'sandbox',
          settings: { activation_step: 'phone_verification' },
        })
        const other = await signUp({ level: 'sandbox', settings: { activation_step: 'questionnaire' } })
        const early = await answer(waiting)
        expect([early.status, early.body.state]).toEqual([403, 'unverified'])
        await moveTo(waiting, null)
        expect((await answer(waiting)).status).toBe(201)
        await moveTo(waiting, 'phone_verification')
        expect((await config(other)).activation_step).toBe('questionnaire')
        // Users who have already answered are not asked again.
        const number = nextNumber()
        await send(number, 'sms', waiting)
        await check(await codeTo(number), waiting)
        expect((await config(waiting)).activation_step).toBeNull()
      })
    })
  })
}
