import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlans, type PlanOptions, type PlanQuote } from '../../src/server/modules/my-account/plans.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { DEMO_PASSWORD } from '../../src/server/demo/index.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

const writable = [
  'first_name',
  'last_name',
  'job_title',
  'phone',
  'contact_email',
  'timezone',
  'company_info',
  'billing_address',
  'attn_contact_name',
  'pstn',
  'forward_to',
  'sms_relay_url',
  'sms',
  'dlr',
  'additional_info',
  'default_destinations',
]

/** The account contract, for any database. */
export function accountContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`the account on ${name}`, () => {
    let server: DemoServer
    beforeAll(async () => {
      server = await startDemoServer({ database: await open() })
    })
    afterAll(() => server.close())

    const person = (who: string): DemoPerson => {
      const found = server.people.find((each) => each.name === who)
      if (!found) throw new Error(`Nobody is called ${who}`)
      return found
    }
    const read = async (who: string): Promise<TestBody> =>
      (await server.call(person(who), 'GET', '/profile')).body.account
    /** What a form sends: every field that can be written, with these changes. */
    const payload = async (who: string, changes: object): Promise<TestBody> => {
      const record = await read(who)
      const kept = writable.filter((field) => record[field] !== null && record[field] !== undefined)
      const sent = structuredClone({
        ...Object.fromEntries(kept.map((field) => [field, record[field]])),
        ...changes,
      })
      delete (sent as TestBody).company_info?.country?.country_name
      return sent
    }
    const save = async (
      who: string,
      changes: object,
      headers?: Record<string, string>,
    ): Promise<DemoAnswer> =>
      server.call(person(who), 'PUT', '/profile', { account: await payload(who, changes) }, headers)

    it('returns the account from the specification', async () => {
      const { status, body, headers } = await server.call(person('owner'), 'GET', '/profile')
      expect(status).toBe(200)
      expect(body.account).toMatchObject({
        email: 'owner@demo.example',
        first_name: 'Olivia',
        last_name: 'Hart',
        status: 'active',
        timezone: 'Europe/London',
        company_info: {
          vat_number: 'GB123456789',
          country: { country_id: 'GB', country_name: 'United Kingdom' },
        },
        default_destinations: [{ priority: 1 }, { priority: 2 }],
        master_organization: null,
      })
      expect(typeof body.account.monthly_spending).toBe('number')
      for (const field of [...writable, 'id', 'account_manager']) expect(body.account).toHaveProperty(field)
      const etag = String(headers['etag'])
      const again = await server.call(person('owner'), 'GET', '/profile', undefined, {
        'if-none-match': etag,
      })
      expect(again.status).toBe(304)
    })

    it('returns the configuration from the specification', async () => {
      const { body } = await server.call(person('owner'), 'GET', '/config')
      expect(body).toMatchObject({
        balance: expect.any(Number),
        account_level: 'flex_pro',
        account_level_cost: 49_000_000,
        pending_account_level: null,
        can_immediately_downgrade: false,
        permissions: expect.arrayContaining([expect.any(String)]),
        global_limits: {
          max_call_duration: expect.any(Number),
          max_sip_channels: expect.any(Number),
          max_call_rate: expect.any(Number),
        },
        cart_count: expect.any(Number),
        subuser: null,
        auto_topup: { amount: expect.any(Array), threshold: expect.any(Array) },
        topup_amount: expect.any(Array),
        account_items: { has_sms_senders: true, has_sms_templates: true },
        payments_restrictions: { suspended: false, monthly_commitment_amount: 0 },
        has_credit_card: true,
        is_two_fa_auth_enabled: false,
        is_two_fa_auth_active: false,
        allow_payments: true,
        allow_unlimited_destinations: expect.any(Boolean),
        is_suborganization: false,
        is_blocked: false,
        sandbox_user: false,
        sandbox_sms_module_enabled: false,
      })
      for (const field of ['api_token', 'rate_deck_report_url', 'activation_step'])
        expect(body).toHaveProperty(field)
      const engineer = await server.call(person('engineer'), 'GET', '/config')
      expect(engineer.body.subuser).toMatchObject({ role_id: expect.any(Number), role: 'Engineer' })
    })

    it("saves an owner's changes and returns the updated account", async () => {
      const before = await read('owner')
      const { status, body } = await save('owner', {
        phone: '+4791234567',
        company_info: { name: 'Pine', country: { country_id: 'NO' } },
        default_destinations: [{ destination: 'sip:a@b.example', priority: 1 }],
      })
      expect(status).toBe(200)
      expect(body.account).toMatchObject({
        phone: '+4791234567',
        company_info: { name: 'Pine', country: { country_id: 'NO', country_name: 'Norway' } },
        default_destinations: [{ destination: 'sip:a@b.example', priority: 1 }],
        account_manager: before.account_manager,
      })
      expect(body.account.version).toBeGreaterThan(before.version)
      expect(await read('owner')).toEqual(body.account)
    })

    it('clears omitted fields, but never server-managed ones', async () => {
      const { status, body } = await server.call(person('flex'), 'PUT', '/profile', {
        account: { first_name: 'Filip', last_name: 'Dahl', timezone: 'Europe/Oslo' },
      })
      expect(status).toBe(200)
      expect(body.account).toMatchObject({
        phone: null,
        default_destinations: [],
        company_info: null,
        email: 'flex@demo.example',
      })
    })

    it('does not increment the version when nothing changes', async () => {
      const { version } = await read('owner')
      expect((await save('owner', {})).body.account.version).toBe(version)
    })

    it.each(['owner', 'admin'])('lets %s change the account', async (who) => {
      expect((await save(who, { additional_info: `Said by ${who}` })).status).toBe(200)
      expect(await read('engineer')).toMatchObject({ additional_info: `Said by ${who}` })
    })

    it.each(['engineer', 'dids', 'comms', 'billing', 'support'])(
      'lets %s change their own name, but not the account',
      async (who) => {
        const before = await read('owner')
        const own = await save(who, { last_name: 'Changed', job_title: 'Tester' })
        expect(own.body.account).toMatchObject({ last_name: 'Changed', job_title: 'Tester' })
        const changes = {
          phone: '+4700000000',
          default_destinations: [{ destination: '+4700000000', priority: 1 }],
        }
        const refused = await save(who, changes)
        expect(refused.status).toBe(422)
        expect(refused.body.fields).toEqual({
          phone: 'Only the owner and administrators can edit account details.',
          default_destinations: 'Only the owner and administrators can edit account details.',
        })
        const bare = await server.call(person(who), 'PUT', '/profile', {
          account: { first_name: 'Only', last_name: 'Name', timezone: before.timezone },
        })
        expect(bare.status).toBe(200)
        const { first_name, last_name, ...rest } = await read('owner')
        expect({ first_name, last_name }).toEqual({
          first_name: before.first_name,
          last_name: before.last_name,
        })
        expect(rest).toMatchObject({ phone: before.phone, default_destinations: before.default_destinations })
      },
    )

    it('rejects unknown and read-only fields by name', async () => {
      const { status, body } = await save('owner', {
        email: 'thief@example.com',
        monthly_spending: 0,
        level: 'flex_pro',
        status: 'disabled',
        company_info: { name: 'Pine', owner: true },
      })
      expect(status).toBe(422)
      expect(body.fields).toMatchObject({
        email: 'This field can’t be changed',
        monthly_spending: 'This field can’t be changed',
        status: 'This field can’t be changed',
        level: 'Unknown field',
        'company_info.owner': 'Unknown field',
      })
    })

    it('forwards to secure SIP addresses and ports too, as numbers do', async () => {
      const uri = 'sips:night@pbx.example.com:5061'
      const changed = await save('owner', {
        forward_to: uri,
        default_destinations: [{ destination: uri, priority: 1 }],
      })
      expect([changed.status, changed.body.fields]).toEqual([200, undefined])
    })

    it.each([
      ['phone', '+12a', 'Digits only, with an optional leading +'],
      ['phone', '12345678901234567', undefined],
      ['contact_email', 'a.b', 'Enter a full email address, such as name@example.com'],
      ['contact_email', `${'a'.repeat(64)}@b.example`, undefined],
      ['contact_email', `a@b.${'c'.repeat(11)}`, undefined],
      ['sms', 'http://example.com', 'Enter a full URL starting with https://'],
      ['sms_relay_url', 'https://', 'Enter a full URL starting with https://'],
      ['timezone', 'Mars/Olympus', undefined],
      ['first_name', '   ', 'Required field'],
      ['additional_info', 'x'.repeat(2001), undefined],
      [
        'forward_to',
        'javascript:alert(1)',
        'Enter a phone number or a SIP address, such as sip:office@example.com',
      ],
      ['company_info', { vat_number: '!' }, undefined],
      ['company_info', { country: { country_id: 'ZZ' } }, undefined],
    ])('rejects %s %j', async (field, value, text) => {
      const { status, body } = await save('owner', { [field]: value })
      expect(status).toBe(422)
      const [path = '', words] = Object.entries(body.fields)[0] ?? []
      expect(path.startsWith(field)).toBe(true)
      if (text !== undefined) expect(words).toBe(text)
    })

    it('requires distinct destinations, at most ten', async () => {
      const twice = [
        { destination: '+4790000000', priority: 1 },
        { destination: '+4790000000', priority: 2 },
      ]
      expect((await save('owner', { default_destinations: twice })).body.fields).toEqual({
        default_destinations: 'This destination is listed twice.',
      })
      const many = Array.from({ length: 11 }, (_, index) => ({
        destination: `+479000000${index}`,
        priority: 1,
      }))
      expect((await save('owner', { default_destinations: many })).body.fields).toHaveProperty(
        'default_destinations',
      )
      const blank = await save('owner', { default_destinations: [{ priority: 1 }] })
      expect(blank.body.fields).toEqual({ 'default_destinations[0].destination': 'Required field' })
    })

    it('rejects an update from an older version, and accepts one from the latest', async () => {
      const { version } = await read('owner')
      await save('admin', { additional_info: `Meanwhile ${version}` })
      const stale = await save('owner', { job_title: 'Founder' }, { 'if-match': `"${version}"` })
      expect([stale.status, stale.body.code]).toEqual([412, 'stale'])
      const fresh = (await read('owner')).version
      expect((await save('owner', { job_title: 'Founder' }, { 'if-match': `"${fresh}"` })).status).toBe(200)
    })

    it('loses none of twenty concurrent updates', async () => {
      const { version } = await read('owner')
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          save('owner', { additional_info: `Race ${index} ${version}` }, { 'if-match': `"${version}"` }),
        ),
      )
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(tries.filter(({ status }) => status === 412)).toHaveLength(19)
    })

    it("gives access only to the user's own account", async () => {
      const own = await read('empty')
      const other = await read('owner')
      await save('empty', { additional_info: 'Mine' })
      expect(await read('owner')).toMatchObject({ id: other.id, additional_info: other.additional_info })
      expect(own.id).not.toBe(other.id)
      for (const path of [`/profile/${other.id}`, `/v1/profile/email/${other.id}`]) {
        expect((await server.call(person('empty'), 'GET', path)).status).toBe(404)
        expect((await server.call(person('empty'), 'PUT', path, { account: {} })).status).toBe(404)
      }
      expect((await server.call(undefined, 'GET', '/profile')).status).toBe(401)
      expect((await server.call(undefined, 'PUT', '/profile', { account: {} })).status).toBe(401)
      expect((await server.call(person('owner'), 'DELETE', '/profile')).status).toBe(405)
    })

    it('validates individual fields without saving them', async () => {
      const account = await payload('owner', { phone: 'abc' })
      const verify = (fields: string[]) =>
        server.call(person('owner'), 'POST', '/profile/verify', { account, fields })
      expect((await verify(['phone'])).status).toBe(422)
      expect((await verify(['first_name'])).status).toBe(200)
      expect((await read('owner')).phone).not.toBe('abc')
    })

    it('updates condition context immediately', async () => {
      await save('empty', { timezone: 'Asia/Tokyo' })
      expect((await read('empty')).timezone).toBe('Asia/Tokyo')
      await save('empty', { timezone: 'UTC' })
    })

    describe('plans', () => {
      const apply = (who: string, level: number | string): Promise<DemoAnswer> =>
        server.call(person(who), 'POST', `/v1/profile/account_levels/${level}/apply`)
      const quote = async (who: string, level: number) =>
        (await server.call(person(who), 'GET', `/v1/profile/account_levels/quote?level=${level}`)).body
          .quote as PlanQuote // as the endpoint answers
      const config = async (who: string): Promise<TestBody> =>
        (await server.call(person(who), 'GET', '/config')).body
      const accountOf = (who: string) => person(who).accountId
      const topUp = (who: string, amount: number) =>
        server.database.systemTransaction((query) =>
          moveMoney(query, {
            accountId: accountOf(who),
            kind: 'top-up',
            reference: randomUUID(),
            amount,
            counterpart: 'payments',
          }),
        )
      const plans = (change: Partial<PlanOptions> = {}) =>
        createPlans({
          database: server.database,
          published: () => server.publisher.current(),
          text: (key, params) => server.publisher.current().text(key, params),
          product: () => 'Patchbay',
          publicUrl: 'https://portal.example',
          carrier: { reviewDelayMs: 0 },
          ...change,
        })
      const paidUntil = async (who: string): Promise<string> => (await config(who)).account_level_paid.until
      const endOfMonth = async (
        who: string,
        change?: Partial<PlanOptions>,
        until?: string,
      ): Promise<void> => {
        await plans(change).endPeriod({
          id: randomUUID(),
          accountId: accountOf(who),
          kind: 'plan-period',
          payload: { until: until ?? (await paidUntil(who)) },
          attempt: 1,
        })
      }
      const settings = (who: string, change: object) =>
        server.database.systemTransaction((query) =>
          query
            .updateTable('account')
            .set({ settings: sql<string>`settings || ${JSON.stringify(change)}::jsonb` })
            .where('id', '=', accountOf(who))
            .execute(),
        )

      const told = async (who: string) => {
        const [notifications, mails] = await server.database.system((query) =>
          Promise.all([
            query
              .selectFrom('notification')
              .select(['kind', 'slots'])
              .where('account_id', '=', accountOf(who))
              .where('kind', '=', 'plan-ended')
              .execute(),
            query
              .selectFrom('mail')
              .select(['recipient', 'subject', 'body'])
              .where('account_id', '=', accountOf(who))
              .where('subject', 'like', '%not renewed')
              .execute(),
          ]),
        )
        return { notifications, mails }
      }

      it('are listed with their prices', async () => {
        const { body } = await server.call(person('owner'), 'GET', '/v1/profile/account_levels')
        expect(body.account_levels).toEqual({
          flex: { code: 7, monthly_fee: 0, daily_message_cap: 50 },
          flex_pro: { code: 8, monthly_fee: 49_000_000, daily_message_cap: null },
        })
      })

      it('are rejected with a message when not available', async () => {
        const told = async (who: string, level: number | string) => {
          const { status, body } = await apply(who, level)
          return [status, body.error]
        }
        expect(await told('flex', 9)).toEqual([404, 'There is no such plan.'])
        expect(await told('flex', 'flex_pro')).toEqual([404, 'There is no such plan.'])
        expect(await told('flex', 7)).toEqual([409, 'This is your plan already.'])
        expect(await told('sandbox', 7)).toEqual([409, 'Your account is being verified.'])
        expect(await told('sandbox-sms', 8)).toEqual([409, expect.stringContaining('apply for Flex')])
        expect(await told('sub', 7)).toEqual([409, 'Your parent account manages your plan.'])
        expect(await told('engineer', 7)).toEqual([
          403,
          'Only the owner and administrators can change the plan.',
        ])
        expect(await told('empty', 8)).toEqual([409, expect.stringContaining('due now')])
        expect(await config('empty')).toMatchObject({ account_level: 'empty', account_level_cost: 0 })
        expect((await server.call(undefined, 'POST', '/v1/profile/account_levels/7/apply')).status).toBe(401)
      })

      it.each([
        [{ is_blocked: true }, { is_blocked: false }, 'blocked'],
        [{ activation_step: 'phone_verification' }, { activation_step: null }, 'phone number'],
      ])('cannot be changed by users blocked from the portal: %j', async (held, free, words) => {
        await settings('empty', held)
        const { status, body } = await apply('empty', 8)
        await settings('empty', free)
        expect([status, body.code, body.error]).toEqual([
          403,
          'account-state',
          expect.stringContaining(words),
        ])
        expect(await config('empty')).toMatchObject({ account_level: 'empty' })
      })

      it('upgrade immediately, with payment and new permissions', async () => {
        expect((await apply('empty', 7)).body).toEqual({
          account_level: 'flex',
          account_level_cost: 0,
          pending_account_level: null,
        })
        await topUp('empty', 100_000_000)
        const { charge_now: due, days, days_of_month: of } = await quote('empty', 8)
        expect(due).toBe(Math.round((49_000_000 * days) / of))
        expect((await apply('empty', 8)).body).toMatchObject({
          account_level: 'flex_pro',
          account_level_cost: 49_000_000,
        })
        expect(await config('empty')).toMatchObject({
          account_level: 'flex_pro',
          balance: 100_000_000 - due,
          account_level_cost: 49_000_000,
        })
        expect((await read('empty')).monthly_spending).toBe(due)
        for (const [counterpart, amount] of [
          ['transfers', -5_000_000],
          ['payments', -3_000_000],
          ['adjustments', -2_000_000],
          ['revenue', -4_000_000],
          ['revenue', 1_000_000],
        ] as const)
          await server.database.systemTransaction((query) =>
            moveMoney(query, {
              accountId: person('empty').accountId,
              kind: 'test',
              reference: randomUUID(),
              amount,
              counterpart,
            }),
          )
        expect((await read('empty')).monthly_spending).toBe(due + 3_000_000)
      })

      it('are charged once for concurrent requests', async () => {
        await topUp('flex', 500_000_000)
        const before = (await config('flex')).balance
        const { charge_now: due } = await quote('flex', 8)
        const answers = await Promise.all(Array.from({ length: 8 }, () => apply('flex', 8)))
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect((await config('flex')).balance).toBe(before - due)
        expect(await quote('flex', 8)).toMatchObject({ charge_now: 0 })
      })

      it('downgrade at the end of the paid month, and the downgrade can be canceled', async () => {
        const { until: paid } = (await config('flex')).account_level_paid
        expect(await quote('flex', 7)).toMatchObject({ charge_now: 0, starts_at: paid, monthly_fee: 0 })
        expect((await apply('flex', 7)).body).toEqual({
          account_level: 'flex_pro',
          account_level_cost: 49_000_000,
          pending_account_level: 'flex',
        })
        expect((await config('flex')).pending_account_level).toBe('flex')
        expect((await apply('flex', 7)).status).toBe(409)
        expect((await apply('flex', 8)).body.pending_account_level).toBeNull()
        const before = (await config('flex')).balance
        await endOfMonth('flex')
        expect(await config('flex')).toMatchObject({
          account_level: 'flex_pro',
          balance: before - 49_000_000,
        })
      })

      it('change once at the end of the month', async () => {
        await apply('flex', 7)
        const { balance } = await config('flex')
        const until = (await config('flex')).account_level_paid.until
        await endOfMonth('flex')
        expect(await config('flex')).toMatchObject({
          account_level: 'flex',
          pending_account_level: null,
          balance,
        })
        await settings('flex', { account_level_paid: { level: 'flex_pro', until } })
        await endOfMonth('flex')
        expect(await config('flex')).toMatchObject({ account_level: 'flex', balance })
        await settings('flex', { account_level_paid: null })
      })

      it('change immediately when support allows it, without losing the paid month', async () => {
        await apply('flex', 8)
        const { balance } = await config('flex')
        await settings('flex', { can_immediately_downgrade: true })
        expect((await apply('flex', 7)).body).toMatchObject({
          account_level: 'flex',
          pending_account_level: null,
        })
        expect((await apply('flex', 8)).body).toMatchObject({ account_level: 'flex_pro' })
        expect((await config('flex')).balance).toBe(balance)
      })

      it('fall back to the free plan when payment fails', async () => {
        await topUp('empty', -(await config('empty')).balance)
        const killed = endOfMonth('empty', {
          product: () => {
            throw new Error('killed')
          },
        })
        await expect(killed).rejects.toThrow('killed')
        expect([await config('empty'), await told('empty')]).toEqual([
          expect.objectContaining({ account_level: 'flex_pro' }),
          { notifications: [], mails: [] },
        ])
        const until = await paidUntil('empty')
        await Promise.all([endOfMonth('empty', {}, until), endOfMonth('empty', {}, until)])
        expect(await config('empty')).toMatchObject({
          account_level: 'flex',
          balance: 0,
          account_level_cost: 0,
        })
      })

      it('notify once when they end, in the bell menu and by email to the owner', async () => {
        expect(await told('empty')).toEqual({
          notifications: [
            {
              kind: 'plan-ended',
              slots: { balance: '$0.00', fee: '$49.00', plan: 'Flex Pro', next: 'Flex' },
            },
          ],
          mails: [
            {
              recipient: 'empty@demo.example',
              subject: 'Patchbay: your plan was not renewed',
              body: expect.stringMatching(
                /\$0\.00[\s\S]+\$49\.00[\s\S]+Flex Pro again:\n\nhttps:\/\/portal\.example\/profile\/account\/plan$/,
              ),
            },
          ],
        })
      })

      it('of a sandbox account begin once the account is verified', async () => {
        const review = (): Promise<void> =>
          plans().reviewAccount({
            id: randomUUID(),
            accountId: accountOf('sandbox-sms'),
            kind: 'account-review',
            payload: {},
            attempt: 1,
          })
        await review()
        expect(await config('sandbox-sms')).toMatchObject({ account_level: 'sandbox' })
        expect(await apply('sandbox-sms', 7)).toMatchObject({
          status: 200,
          body: { account_level: 'sandbox', pending_account_level: 'flex' },
        })
        expect(await config('sandbox-sms')).toMatchObject({ account_level: 'sandbox', allow_payments: false })
        expect((await apply('sandbox-sms', 7)).status).toBe(409)
        const { rows } = await server.database.system((query) =>
          sql`select kind from job where account_id = ${accountOf('sandbox-sms')}`.execute(query),
        )
        expect(rows).toContainEqual({ kind: 'account-review' })
        await Promise.all([review(), review()])
        expect(await config('sandbox-sms')).toMatchObject({
          account_level: 'flex',
          allow_payments: true,
          pending_account_level: null,
          sandbox_user: false,
        })
        const notifications = await server.database.system((query) =>
          query
            .selectFrom('notification')
            .select(['kind', 'slots'])
            .where('account_id', '=', accountOf('sandbox-sms'))
            .where('kind', '=', 'account-verified')
            .execute(),
        )
        expect(notifications).toEqual([{ kind: 'account-verified', slots: { plan: 'Flex' } }])
      })

      it('of the master apply to its sub-accounts', async () => {
        await settings('owner', { can_immediately_downgrade: true })
        expect((await apply('owner', 7)).status).toBe(200)
        expect((await config('sub')).account_level).toBe('flex')
        expect((await apply('admin', 8)).status).toBe(200)
        expect((await config('sub')).account_level).toBe('flex_pro')
      })
    })

    describe('a new email address', () => {
      const ask = (who: string, email_change: object): Promise<DemoAnswer> =>
        server.call(person(who), 'PUT', '/v1/profile/email', { email_change })
      const mails = (email: string) =>
        server.database.system((query) =>
          query.selectFrom('mail').select('body').where('recipient', '=', email).execute(),
        )

      it('requires the password, and is confirmed by an emailed link', async () => {
        const wrong = await ask('empty', { new_email: 'new@demo.example', password: 'not it' })
        expect(wrong.body.fields).toEqual({ password: 'Incorrect password.' })
        expect(await mails('new@demo.example')).toHaveLength(0)
        const asked = await ask('empty', { new_email: 'new@demo.example', password: DEMO_PASSWORD })
        expect(asked.status).toBe(200)
        expect(asked.body.email_change).toMatchObject({
          email: 'empty@demo.example',
          pending_email: 'new@demo.example',
        })
        expect(asked.text).not.toContain(DEMO_PASSWORD)
        const [mail] = await mails('new@demo.example')
        const token = /switch-activation\?token=([\w-]{43})/.exec(mail?.body ?? '')?.[1]
        expect((await read('empty')).email).toBe('empty@demo.example')
        const followed = await server.call(undefined, 'POST', '/auth/switch-activation', { token })
        expect(followed.status).toBe(200)
        expect((await read('empty')).email).toBe('new@demo.example')
      })

      it('is rejected if unchanged, without revealing whether it is taken', async () => {
        // More often than changes are allowed: a refused one doesn't count.
        for (let attempt = 0; attempt < 6; attempt++) {
          const same = await ask('owner', { new_email: 'Owner@demo.example', password: DEMO_PASSWORD })
          expect(same.body.fields).toEqual({ new_email: 'This is already your email address.' })
        }
        const taken = await ask('owner', { new_email: 'flex@demo.example', password: DEMO_PASSWORD })
        expect(taken.status).toBe(200)
        const [mail] = await mails('flex@demo.example')
        const token = /token=([\w-]{43})/.exec(mail?.body ?? '')?.[1]
        expect((await server.call(undefined, 'POST', '/auth/switch-activation', { token })).status).toBe(410)
      })

      it('counts wrong passwords', async () => {
        for (let attempt = 0; attempt < 5; attempt++)
          expect((await ask('sub', { new_email: 'x@demo.example', password: 'no' })).status).toBe(422)
        expect((await ask('sub', { new_email: 'x@demo.example', password: DEMO_PASSWORD })).status).toBe(429)
      })
    })
  })
}
