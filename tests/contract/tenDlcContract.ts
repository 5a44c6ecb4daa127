import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

const text40 = 'Order updates for people who bought in our shop.'
const sample = (number: number) => `Harbour & Pine: order [id], note ${number}. Reply STOP to opt out.`

const brandFields = {
  name: 'Pine Kitchen',
  entity_type: 'PRIVATE_PROFIT',
  country: 'US',
  company_name: 'Pine Kitchen LLC',
  ein: '93-1204400',
  vertical: 'RETAIL',
  website: 'https://pinekitchen.example',
  street: '1 Main Street',
  city: 'Portland',
  state: 'US-OR',
  postal_code: '97204',
  email: 'help@pinekitchen.example',
  phone: '+15035550142',
  vetting: 'NONE',
}

const campaignFields = {
  name: 'Orders',
  usecase_id: 'CUSTOMER_CARE',
  description: text40,
  message_flow: text40,
  privacy_policy_link: 'https://pinekitchen.example/privacy',
  sample1: sample(1),
  sample2: sample(2),
  optin_message: 'Pine Kitchen: you are in. Reply STOP to end.',
  optout_message: 'Pine Kitchen: you get no more messages.',
  help_message: 'Pine Kitchen: write to help@pinekitchen.example.',
}

/** The 10DLC contract, for any database. */
export function tenDlcContract(title: string, open: () => Promise<OwnedDatabase>): void {
  describe(`10DLC on ${title}`, () => {
    let server: DemoServer
    let owner: DemoPerson

    beforeAll(async () => {
      server = await startDemoServer({ database: await open(), working: true })
      owner = await server.signIn('owner')
    })
    afterAll(() => server.close())

    const call = (method: string, path: string, body?: unknown, who: DemoPerson = owner) =>
      server.call(who, method, `/v1/10dlc${path}`, body)
    async function until<Value>(read: () => Promise<Value>, done: (value: Value) => boolean): Promise<Value> {
      for (;;) {
        const value = await read()
        if (done(value)) return value
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    const readBrand = async (id: string): Promise<TestBody> => (await call('GET', `/brands/${id}`)).body.brand
    async function makeBrand(more: object = {}): Promise<TestBody> {
      const { status, body } = await call('POST', '/brands', { brand: { ...brandFields, ...more } })
      expect([status, body.fields]).toEqual([201, undefined])
      return until(
        () => readBrand(body.brand.id),
        (brand) => brand.status !== 'review',
      )
    }
    const demoBrand = async (): Promise<string> => {
      const { body } = await call('GET', '/brands?per_page=100')
      return body.brands.find(({ name }: TestBody) => name === 'Harbour & Pine').id
    }
    const draft = (brand: string, more: object = {}) =>
      call('POST', `/brands/${brand}/campaigns`, { campaign: { ...campaignFields, ...more } })
    const eventsOf = async (path: string): Promise<TestBody[]> =>
      (await call('GET', `${path}/events`)).body.events
    const move = (path: string, status: string | number, note?: string) =>
      call('PUT', `${path}/status`, {
        [path.includes('campaigns') ? 'campaign' : 'brand']: { status },
        ...(note !== undefined && { input: { note } }),
      })
    const transfers = (like: string) =>
      server.database.read(owner.accountId, async (query) => {
        const { rows } = await sql<{ type: number; amount: number; details: string }>`
          select t.type, e.amount::float8 as amount, t.details from ledger_transfer t
          join ledger_entry e on e.account_id = t.account_id and e.transfer_id = t.id and e.ledger = 'customer'
          where t.account_id = ${owner.accountId} and t.kind = 'fee' and t.reference like ${like}
          order by t.reference`.execute(query)
        return rows
      })

    it('shows every status in the demo world, with keys of brands and campaigns', async () => {
      const brand = await demoBrand()
      const { body } = await call('GET', '/brands?per_page=100')
      expect(body.brands[0]).toEqual(
        expect.objectContaining({
          name: expect.anything(),
          service_price: expect.anything(),
          campaigns: expect.anything(),
        }),
      )
      expect(new Set(body.brands.map(({ status }: TestBody) => status))).toEqual(
        new Set(['approved', 'review', 'declined']),
      )
      const seen = new Set<number>()
      for (let status = 0; status < 17; status++) {
        const { campaigns } = (await call('GET', `/brands/${brand}/campaigns?status=${status}`)).body
        if (campaigns.length > 0) seen.add(campaigns[0].status)
      }
      expect(seen.size).toBe(17)
    })

    it('registers a brand, charges it once, and has it approved', async () => {
      const brand = await makeBrand({ vetting: 'STANDARD' })
      expect(brand).toMatchObject({
        status: 'approved',
        service_price: 4_000_000,
        campaigns: [],
        country: 'US',
      })
      const events = await eventsOf(`/brands/${brand.id}`)
      expect(events.map(({ transition, from, to, actor }) => [transition, from, to, actor])).toEqual([
        ['approve', 'review', 'approved', 'reviewer'],
        [null, null, 'review', 'user'],
      ])
      expect(events[1]!.user).toMatch(/\w/)
      expect(events[1]!.postings.map(({ type, amount }: TestBody) => [type, amount])).toEqual([
        [42, 4_000_000],
        [43, 40_000_000],
      ])
      expect(await transfers(`event:${events[1]!.id}:%`)).toEqual([
        { type: 42, amount: -4_000_000, details: brand.name },
        { type: 43, amount: -40_000_000, details: brand.name },
      ])
    })

    it('keeps the reviewer’s note as feedback, and charges a resubmission again', async () => {
      const brand = await makeBrand({ name: 'Wrong number', ein: '00-1111111' })
      expect(brand.status).toBe('declined')
      expect(brand).toMatchObject({
        feedback: expect.stringMatching(/tax number/),
        rejection: 'tax-id',
        rejection_about: expect.stringMatching(/IRS/),
        rejection_example: expect.stringMatching(/LLC/),
        rejection_field: 'Tax number (EIN)',
        rejection_step: 'business',
      })
      const path = `/brands/${brand.id}`
      const { notifications } = (await server.call(owner, 'GET', '/notifications')).body
      expect(notifications.find(({ button_url }: TestBody) => button_url?.endsWith(brand.id))).toMatchObject({
        title: 'Brand declined',
        description: expect.stringContaining(brand.feedback),
        style: 'error',
        status: 'new',
      })
      const mails = await server.database.system((query) =>
        query.selectFrom('mail').select('body').where('recipient', '=', 'owner@demo.example').execute(),
      )
      expect(mails.filter(({ body }) => body.includes(brand.feedback))).toHaveLength(1)
      expect((await call('PUT', path, { brand: { ein: '93-1111111' } })).status).toBe(200)
      expect((await move(path, 'approved')).status).toBe(409)
      expect((await move(path, 'review')).status).toBe(200)
      const approved = await until(
        () => readBrand(brand.id),
        ({ status }) => status !== 'review',
      )
      expect(approved).toMatchObject({ status: 'approved', feedback: '' })
      expect(Object.keys(approved).filter((key) => key.startsWith('rejection'))).toEqual([])
      const [, resubmission] = await eventsOf(path)
      expect(resubmission).toMatchObject({ transition: 'resubmit', postings: [{ type: 42 }] })
    })

    it('refuses a brand that is not in the US or lacks what its legal form needs', async () => {
      const { status, body } = await call('POST', '/brands', {
        brand: { ...brandFields, country: 'CA', company_name: '', website: '' },
      })
      expect(status).toBe(422)
      expect(Object.keys(body.fields).toSorted()).toEqual(['company_name', 'country', 'website'])
      expect(body.fields.company_name).toBe('Required field')
    })

    it('takes a campaign from draft to approved, each fee once', async () => {
      const brand = await makeBrand()
      const { status, body } = await draft(brand.id)
      expect([status, body.fields]).toEqual([201, undefined])
      expect(body.campaign).toMatchObject({
        status: 0,
        usecase_id: 'CUSTOMER_CARE',
        usecase: 'Customer care',
        min_samples: 2,
        monthly_fee: 10_000_000,
        subscriber_optin: true,
        subscriber_optout: true,
      })
      const path = `/brands/${brand.id}/campaigns/${body.campaign.id}`
      expect((await readBrand(brand.id)).campaigns).toEqual([
        { id: body.campaign.id, name: 'Orders', usecase_id: 'CUSTOMER_CARE' },
      ])
      expect((await move(path, 1)).body.campaign.status).toBe(1)
      const campaign = await until(
        async () => (await call('GET', path)).body.campaign,
        (each: TestBody) => each.status === 14,
      )
      expect(campaign.feedback).toBe('')
      const events = (await eventsOf(path)).toReversed()
      expect(events.map(({ to }) => to)).toEqual([0, 1, 4, 5, 7, 10, 12, 14])
      expect(events.flatMap(({ postings }) => postings.map(({ type }: TestBody) => type))).toEqual([
        47, 46, 48,
      ])
    })

    it('renews by time, and does nothing for a timer of a state that was left', async () => {
      const brand = await demoBrand()
      const { body } = await draft(brand, { name: 'Renewed' })
      const path = `/brands/${brand}/campaigns/${body.campaign.id}`
      await move(path, 1)
      await until(
        async () => (await call('GET', path)).body.campaign.status,
        (status: number) => status === 14,
      )
      const runTimers = (transition: string) =>
        server.database.systemTransaction(async (query) => {
          await sql`update job set run_at = now() where kind = 'record-timer' and state = 'waiting'
            and payload->>'record' = ${body.campaign.id} and payload->>'transition' = ${transition}`.execute(
            query,
          )
        })
      await runTimers('renew')
      const [renewal] = await until(
        () => eventsOf(path),
        ([event]) => event?.transition === 'renew',
      )
      expect(renewal).toMatchObject({ actor: 'time', from: 14, to: 14, postings: [{ type: 47 }] })
      expect(await transfers(`event:${renewal!.id}:%`)).toEqual([
        { type: 47, amount: -30_000_000, details: 'Renewed' },
      ])
      expect((await move(path, 16)).status).toBe(200)
      await runTimers('renew')
      await runTimers('lapse')
      await until(
        () =>
          server.database.system(async (query) => {
            const { rows } = await sql<{ left: number }>`
              select count(*)::int as left from job where kind = 'record-timer' and state <> 'done'
                and payload->>'record' = ${body.campaign.id} and run_at <= now()`.execute(query)
            return rows[0]?.left
          }),
        (left) => left === 0,
      )
      expect((await eventsOf(path))[0]).toMatchObject({ transition: 'end', to: 16 })
    })

    it('renews nothing at the expense of a suspended account, and goes on afterwards', async () => {
      const brand = await demoBrand()
      const { body } = await draft(brand, { name: 'Waiting' })
      const path = `/brands/${brand}/campaigns/${body.campaign.id}`
      await move(path, 1)
      await until(
        async () => (await call('GET', path)).body.campaign.status,
        (status: number) => status === 14,
      )
      const suspend = (suspended: boolean) =>
        server.database.system((query) =>
          sql`update account set settings = settings || ${JSON.stringify({ payments_restrictions: { suspended } })}::jsonb
            where id = ${owner.accountId}`.execute(query),
        )
      const renewals = () =>
        server.database.system(async (query) => {
          const { rows } = await sql<{ due: boolean; asked: number }>`
            select run_at <= now() as due, coalesce((payload->>'asked')::int, 0) as asked from job
            where kind = 'record-timer' and state = 'waiting' and payload->>'record' = ${body.campaign.id}
              and payload->>'transition' = 'renew'`.execute(query)
          return rows
        })
      const runRenewal = () =>
        server.database.systemTransaction((query) =>
          sql`update job set run_at = now() where kind = 'record-timer' and state = 'waiting'
            and payload->>'record' = ${body.campaign.id} and payload->>'transition' = 'renew'`.execute(query),
        )
      await suspend(true)
      try {
        await runRenewal()
        await until(renewals, ([timer]) => timer?.asked === 1)
        expect(await renewals()).toEqual([{ due: false, asked: 1 }])
        expect((await eventsOf(path))[0]).toMatchObject({ transition: 'provision' })
      } finally {
        await suspend(false)
      }
      await runRenewal()
      await until(
        () => eventsOf(path),
        ([event]) => event?.transition === 'renew',
      )
    })

    /** Moves the owner's money by what this makes of what is left. @returns what is missing then */
    const adjust = (amountOf: (left: number) => number) =>
      server.database.systemTransaction(async (query) => {
        const { balance, credit_limit: credit } = await query
          .selectFrom('account')
          .select(['balance', 'credit_limit'])
          .where('id', '=', owner.accountId)
          .executeTakeFirstOrThrow()
        const amount = amountOf(balance + credit)
        await moveMoney(query, {
          accountId: owner.accountId,
          kind: 'test',
          reference: randomUUID(),
          amount,
          counterpart: 'adjustments',
        })
        return -amount
      })

    it('tries a renewal that can’t be paid again the next day, and says so on the first', async () => {
      const brand = await demoBrand()
      const { body } = await draft(brand, { name: 'Unpaid' })
      const path = `/brands/${brand}/campaigns/${body.campaign.id}`
      await move(path, 1)
      await until(
        async () => (await call('GET', path)).body.campaign.status,
        (status: number) => status === 14,
      )
      const renewals = () =>
        server.database.system(async (query) => {
          const { rows } = await sql<{ hours: number; unpaid: number }>`
            select round(extract(epoch from run_at - now()) / 3600)::int as hours,
              coalesce((payload->>'unpaid')::int, 0) as unpaid from job
            where kind = 'record-timer' and state = 'waiting' and payload->>'record' = ${body.campaign.id}
              and payload->>'transition' = 'renew'`.execute(query)
          return rows
        })
      const runRenewal = () =>
        server.database.systemTransaction((query) =>
          sql`update job set run_at = now() where kind = 'record-timer' and state = 'waiting'
            and payload->>'record' = ${body.campaign.id} and payload->>'transition' = 'renew'`.execute(query),
        )
      const cap = (amount: number | null) =>
        server.database.systemTransaction((query) =>
          sql`update account set spend_cap_day = ${amount} where id = ${owner.accountId}`.execute(query),
        )
      const taken = await adjust((left) => -left)
      try {
        await runRenewal()
        await until(renewals, ([timer]) => timer?.unpaid === 1)
      } finally {
        await adjust(() => taken)
      }
      expect(await renewals()).toEqual([{ hours: 24, unpaid: 1 }])
      await cap(1)
      try {
        await runRenewal()
        await until(renewals, ([timer]) => timer?.unpaid === 2)
      } finally {
        await cap(null)
      }
      expect((await eventsOf(path))[0]).toMatchObject({ transition: 'provision' })
      const { rows } = await server.database.system((query) =>
        sql<{ date: string }>`
          select to_char(run_at at time zone a.timezone, 'MM/DD/YYYY') as date
          from job join account a on a.id = job.account_id where kind = 'record-timer'
            and payload->>'record' = ${body.campaign.id} and payload->>'transition' = 'lapse'`.execute(query),
      )
      const { notifications } = (await server.call(owner, 'GET', '/notifications')).body
      expect(notifications.filter(({ title }: TestBody) => title === 'Fee not paid')).toMatchObject([
        {
          description: `We couldn’t charge $30.00 for Unpaid (Campaign, three months). Your balance is too low. We’ll try again every day until ${rows[0]?.date}. If the fee is still unpaid then, the status changes to Expired.`,
        },
      ])
      const mails = await server.database.system((query) =>
        query
          .selectFrom('mail')
          .select('recipient')
          .where('subject', '=', 'Unpaid: a fee couldn’t be paid')
          .orderBy('recipient')
          .execute(),
      )
      expect(mails.map(({ recipient }) => recipient)).toEqual(['operator@demo.example', 'owner@demo.example'])
      await runRenewal()
      await until(
        () => eventsOf(path),
        ([event]) => event?.transition === 'renew',
      )
    })

    it('tries decisions whose fees can’t be paid again the next day, and says so', async () => {
      const brand = await demoBrand()
      const { body } = await draft(brand, { name: 'Undecided' })
      const path = `/brands/${brand}/campaigns/${body.campaign.id}`
      const status = async (): Promise<number> => (await call('GET', path)).body.campaign.status
      /** Decisions that wait for money, of the campaign and its carriers. */
      const waiting = () =>
        server.database.system(async (query) => {
          const { rows } = await sql<{ hours: number; unpaid: number }>`
            select round(extract(epoch from run_at - now()) / 3600)::int as hours,
              (payload->>'unpaid')::int as unpaid from job
            where account_id = ${owner.accountId} and kind = 'record-decision' and state = 'waiting'
              and payload ? 'unpaid'`.execute(query)
          return rows
        })
      const decideNow = () =>
        server.database.systemTransaction((query) =>
          sql`update job set run_at = now() where account_id = ${owner.accountId} and kind = 'record-decision'
            and state = 'waiting' and payload ? 'unpaid'`.execute(query),
        )
      const notices = async (): Promise<string[]> =>
        (await server.call(owner, 'GET', '/notifications')).body.notifications
          .filter(({ title }: TestBody) => title === 'Fee not paid')
          .map(({ description }: TestBody) => description)
          .filter((text: string) => text.includes('Undecided'))
      let taken = await adjust((left) => -left)
      try {
        await move(path, 1)
        await until(waiting, ({ length }) => length === 1)
        expect([await waiting(), await status()]).toEqual([[{ hours: 24, unpaid: 1 }], 4])
        const registration =
          'We couldn’t charge $30.00 for Undecided (Campaign, three months). Your balance is too low. We’ll try again every day.'
        expect(await notices()).toEqual([registration])
        const upToReview = 30_000_000 + 15_000_000
        taken += await adjust(() => upToReview)
        await decideNow()
        await until(status, (each) => each === 10)
        // The last carrier to decide would activate it.
        await until(waiting, ({ length }) => length === 1)
        expect(await status()).toBe(10)
        expect(await notices()).toEqual([
          'We couldn’t charge $50.00 for Undecided (Carrier activation). Your balance is too low. We’ll try again every day.',
          registration,
        ])
      } finally {
        await adjust(() => taken)
      }
      await decideNow()
      await until(status, (each) => each === 14)
      expect(await waiting()).toEqual([])
    })

    it('asks for a note where an appeal needs one', async () => {
      const brand = await demoBrand()
      const { body } = await call('GET', `/brands/${brand}/campaigns?status=8`)
      const path = `/brands/${brand}/campaigns/${body.campaigns[0].id}`
      expect((await move(path, 9)).body.fields).toEqual({ note: 'Required field' })
      expect((await move(path, 9, 'Too short')).body.fields).toEqual({ note: 'Use at least 20 characters' })
      expect((await move(path, 9, 'x'.repeat(1001))).body.fields).toEqual({
        note: 'Use at most 1,000 characters',
      })
      const why = 'We confirm the age of every borrower at the counter.'
      expect((await move(path, 9, why)).status).toBe(200)
      const appeal = (await eventsOf(path)).find(({ transition }) => transition === 'appeal')
      expect(appeal).toMatchObject({ note: why, postings: [{ type: 50, amount: 10_000_000 }] })
    })

    it('charges nothing and changes nothing when the balance is too low', async () => {
      const poor = await server.signIn('flex')
      await server.database.transaction(poor.accountId, async (query) => {
        const { balance, credit_limit: credit } = await query
          .selectFrom('account')
          .select(['balance', 'credit_limit'])
          .where('id', '=', poor.accountId)
          .executeTakeFirstOrThrow()
        const amount = 1_000_000 - balance - credit
        await moveMoney(query, {
          accountId: poor.accountId,
          kind: 'adjustment',
          reference: 'poor',
          amount,
          counterpart: 'adjustments',
        })
      })
      const { status, body } = await call('POST', '/brands', { brand: brandFields }, poor)
      expect([status, body.code]).toEqual([402, 'balance-too-low'])
      expect((await call('GET', '/brands', undefined, poor)).body.brands).toEqual([])
    })

    it('knows 18 use cases with their needs', async () => {
      const { body } = await call('GET', '/usecases')
      expect(body.usecases).toHaveLength(18)
      for (const each of body.usecases)
        expect(Object.keys(each)).toEqual(
          expect.arrayContaining([
            'id',
            'min_samples',
            'req_subscriber_optin',
            'req_subscriber_optout',
            'no_embedded_link',
            'no_embedded_phone',
          ]),
        )
    })

    const refused = async (more: object): Promise<Record<string, string>> =>
      (await draft(await demoBrand(), more)).body.fields ?? {}

    it.each([
      ['name', 201, 'Value is too long'],
      ['description', 39, 'Value is too short'],
      ['description', 4097, 'Value is too long'],
      ['message_flow', 39, 'Value is too short'],
      ['message_flow', 2049, 'Value is too long'],
      ['sample1', 19, 'Value is too short'],
      ['sample1', 1025, 'Value is too long'],
      ['optin_message', 19, 'Value is too short'],
      ['optout_message', 321, 'Value is too long'],
      ['help_message', 321, 'Value is too long'],
      ['optin_keywords', 256, 'Value is too long'],
    ])('refuses %s of %i characters', async (field, length, words) => {
      expect(await refused({ [field]: 'a'.repeat(length) })).toEqual({ [field]: words })
    })

    it('asks for what the use case demands, in the words of the specification', async () => {
      expect(await refused({ name: '', usecase_id: undefined })).toMatchObject({
        name: 'Required field',
        usecase_id: 'Required field',
      })
      expect(await refused({ sample2: '' })).toEqual({ sample2: 'Required field' })
      expect(await refused({ sample2: sample(1) })).toEqual({ sample2: 'Each sample must be different' })
      expect(await refused({ optin_message: '', optin_keywords: '' })).toEqual({
        optin_message: 'START response is required for the selected Use case',
        optin_keywords: 'START keywords are required for the selected Use case',
      })
      expect(await refused({ optin_keywords: 'START;YES', help_keywords: 'HELP!' })).toEqual({
        optin_keywords: 'START keywords must be alphanumeric comma(,) separated keywords.',
        help_keywords: 'HELP keywords must be alphanumeric comma(,) separated keywords.',
      })
      // Emergencies need no opt-in.
      expect(await refused({ usecase_id: 'EMERGENCY', optin_message: '', name: '' })).toEqual({
        name: 'Required field',
      })
    })

    it('forces the flags that the use case decides', async () => {
      expect(Object.keys(await refused({ subscriber_optin: false, subscriber_optout: false }))).toEqual([
        'subscriber_optin',
        'subscriber_optout',
      ])
      const code = { usecase_id: '2FA', embedded_link: true, embedded_phone: true }
      expect(Object.keys(await refused(code))).toEqual(['embedded_link', 'embedded_phone'])
      expect(await refused({ embedded_link: true, name: '' })).toEqual({ name: 'Required field' })
    })

    it('refuses campaigns below a brand that is not approved, and edits of submitted ones', async () => {
      const { body } = await call('GET', '/brands?status=declined')
      const { status } = await draft(body.brands[0].id)
      expect(status).toBe(409)
      const brand = await demoBrand()
      const running = (await call('GET', `/brands/${brand}/campaigns?status=15`)).body.campaigns[0]
      const path = `/brands/${brand}/campaigns/${running.id}`
      expect((await call('PUT', path, { campaign: { name: 'Other' } })).status).toBe(409)
      expect((await call('DELETE', path)).status).toBe(409)
    })
  })
}
