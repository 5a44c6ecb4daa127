import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

const text40 = 'Order updates for people who bought in our shop.'

/** What becomes of a campaign's numbers and of the campaign at each carrier, for any database. */
export function tenDlcNumbersContract(title: string, open: () => Promise<OwnedDatabase>): void {
  describe(`10DLC numbers and carriers on ${title}`, () => {
    let server: DemoServer
    let owner: DemoPerson
    let brand: string
    const begun = new Date().toISOString()

    beforeAll(async () => {
      server = await startDemoServer({ database: await open(), working: true })
      owner = await server.signIn('owner')
      // Campaigns cost more than the demo world has.
      await server.database.transaction(owner.accountId, (query) =>
        moveMoney(query, {
          accountId: owner.accountId,
          kind: 'adjustment',
          reference: 'rich',
          amount: 5_000_000_000,
          counterpart: 'adjustments',
        }),
      )
      const { body } = await get('/10dlc/brands?per_page=100')
      brand = body.brands.find(({ name }: TestBody) => name === 'Harbour & Pine').id
    })
    afterAll(() => server.close())

    const get = (path: string, who: DemoPerson = owner) => server.call(who, 'GET', `/v1${path}`)
    async function until<Value>(read: () => Promise<Value>, done: (value: Value) => boolean): Promise<Value> {
      for (;;) {
        const value = await read()
        if (done(value)) return value
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    const didOf = async (number: string): Promise<TestBody> =>
      (await get(`/dids?search=${number.replace('+', '')}`)).body.dids[0]
    const choose = async (...numbers: string[]) =>
      Promise.all(numbers.map(async (number) => ({ id: (await didOf(number)).id })))
    const draft = (numbers: unknown, more: object = {}) =>
      server.call(owner, 'POST', `/v1/10dlc/brands/${brand}/campaigns`, {
        campaign: {
          name: 'Orders',
          usecase_id: 'CUSTOMER_CARE',
          description: text40,
          message_flow: text40,
          privacy_policy_link: 'https://pinekitchen.example/privacy',
          sample1: 'Harbour & Pine: order [id] has left. Reply STOP to opt out.',
          sample2: 'Harbour & Pine: order [id] is here. Reply STOP to opt out.',
          optin_message: 'Harbour & Pine: you are in. Reply STOP to end.',
          optout_message: 'Harbour & Pine: you get no more messages.',
          help_message: 'Harbour & Pine: write to help@harbourpine.example.',
          numbers,
          ...more,
        },
      })
    const pathOf = (id: string) => `/10dlc/brands/${brand}/campaigns/${id}`
    const edit = (id: string, campaign: object) => server.call(owner, 'PUT', `/v1${pathOf(id)}`, { campaign })
    const move = (id: string, status: number, note?: string) =>
      server.call(owner, 'PUT', `/v1${pathOf(id)}/status`, {
        campaign: { status },
        ...(note !== undefined && { input: { note } }),
      })
    const readCampaign = async (id: string): Promise<TestBody> => (await get(pathOf(id))).body.campaign
    const reaches = (id: string, status: number) =>
      until(
        () => readCampaign(id),
        (campaign) => campaign.status === status,
      )
    const numbersOf = async (id: string): Promise<TestBody[]> =>
      (await get(`/10dlc/numbers?campaign_id=${id}&sort=number`)).body.numbers
    const carriersOf = async (id: string): Promise<TestBody[]> =>
      (await get(`/10dlc/carriers?campaign_id=${id}`)).body.carriers
    const numberReaches = async (id: string, number: string, status: string): Promise<TestBody> => {
      const found = await until(
        async () => (await numbersOf(id)).find((each) => each.number === number),
        (each) => each?.status === status,
      )
      return found!
    }
    const moveNumber = (id: string, status: string) =>
      server.call(owner, 'PUT', `/v1/10dlc/numbers/${id}/status`, { number: { status } })
    const senderOf = async (number: string): Promise<TestBody> =>
      (await get(`/sms/senders?title=${number.replace('+', '')}`)).body.sender_ids[0]
    /** What a carrier decides about a campaign by itself. */
    const decide = (id: string, transition: string, note?: string) =>
      server.decide(
        { accountId: owner.accountId, entity: 'ten-dlc-campaign', record: id },
        { transition, ...(note !== undefined && { note }) },
      )
    async function approved(...numbers: string[]): Promise<string> {
      const { body } = await draft(await choose(...numbers))
      await move(body.campaign.id, 1)
      await reaches(body.campaign.id, 14)
      return body.campaign.id
    }

    it('shows every state of a number and of a carrier in the demo world', async () => {
      const { numbers } = (await get('/10dlc/numbers?per_page=100')).body
      expect(new Set(numbers.map(({ status }: TestBody) => status))).toEqual(
        new Set(['waiting', 'pending', 'assigned', 'suspended', 'failed', 'removing', 'removed']),
      )
      const { carriers } = (await get('/10dlc/carriers?per_page=100')).body
      expect(new Set(carriers.map(({ status }: TestBody) => status))).toEqual(
        new Set(['review', 'registered', 'rejected', 'suspended', 'ended']),
      )
    })

    it('assigns numbers once carriers accepted the campaign, and makes them Sender IDs', async () => {
      await server.database.transaction(owner.accountId, (query) =>
        sql`update record set doc = doc || '{"sms_enabled": true}' where entity = 'did'
          and doc ->> 'number' = '+12125550142'`.execute(query),
      )
      const { status, body } = await draft(await choose('+12125550142'))
      expect([status, body.fields]).toEqual([201, undefined])
      const { id } = body.campaign
      expect(body.campaign).toMatchObject({ numbers: [{ number: '+12125550142' }], numbers_count: 1 })
      expect(await numbersOf(id)).toMatchObject([{ number: '+12125550142', status: 'waiting' }])
      expect(await didOf('+12125550142')).toMatchObject({
        ten_dlc_campaign: 'Orders',
        ten_dlc_campaign_id: id,
      })
      expect(await carriersOf(id)).toEqual([])

      await move(id, 1)
      await reaches(id, 14)
      const assigned = await numberReaches(id, '+12125550142', 'assigned')
      const events = (await get(`/10dlc/numbers/${assigned.id}/events`)).body.events.toReversed()
      expect(events.map(({ to, actor }: TestBody) => [to, actor])).toEqual([
        ['waiting', 'user'],
        ['pending', 'server'],
        ['assigned', 'carrier'],
      ])
      expect(await senderOf('+12125550142')).toMatchObject({
        type: 'numeric',
        status: 'approved',
        usable: true,
        destinations: [{ country_code: 'US', status: 'approved' }],
      })
    })

    it('registers the campaign with each carrier, at the speed its use case and brand allow', async () => {
      const id = await approved()
      expect(await carriersOf(id)).toMatchObject([
        { carrier: 'att', name: 'AT&T', class: 'Class C', status: 'registered' },
        { carrier: 'tmobile', name: 'T-Mobile', throughput: '40,000 messages a day for the brand' },
        { carrier: 'verizon', name: 'Verizon', status: 'registered' },
      ])
      const low = await draft([], { usecase_id: 'LOW_VOLUME' })
      await move(low.body.campaign.id, 1)
      await reaches(low.body.campaign.id, 14)
      const [att] = await carriersOf(low.body.campaign.id)
      expect(att).toMatchObject({ class: 'Class T', throughput: '75 messages a minute' })
    })

    it('rejects what one carrier rejects, with its name and reason, and asks only that one again', async () => {
      const { body } = await draft([], {
        sample1: 'Harbour & Pine: casino night on [day]. Reply STOP to opt out.',
      })
      const { id } = body.campaign
      await move(id, 1)
      const rejected = await reaches(id, 11)
      expect(rejected).toMatchObject({
        feedback: expect.stringMatching(/^T-Mobile: Gambling/),
        rejection: 'gambling',
        rejection_step: 'samples',
      })
      const statuses = async () => (await carriersOf(id)).map(({ status }) => status)
      expect(await statuses()).toEqual(['registered', 'rejected', 'registered'])
      const [event] = (await get(`${pathOf(id)}/events`)).body.events
      expect(event).toMatchObject({ transition: 'reject', actor: 'server', postings: [] })

      await move(id, 9, 'The casino is the name of our café, not gambling.')
      await until(statuses, ([, tmobile]) => tmobile === 'review')
      expect(await statuses()).toEqual(['registered', 'review', 'registered'])
    })

    it('shows the carrier that rejected a campaign what was corrected', async () => {
      const { body } = await draft([], {
        sample1: 'Harbour & Pine: casino night on [day]. Reply STOP to opt out.',
      })
      const { id } = body.campaign
      await move(id, 1)
      await reaches(id, 11)
      await move(id, 2)
      expect((await edit(id, { sample1: text40 })).status).toBe(200)
      await move(id, 1)
      await reaches(id, 14)
      expect((await carriersOf(id))[1]).toMatchObject({ carrier: 'tmobile', status: 'registered' })
    })

    it('keeps a failed assignment with its reason until it is tried again', async () => {
      const id = await approved()
      expect((await edit(id, { numbers: await choose('+14155550174') })).status).toBe(200)
      const failed = await numberReaches(id, '+14155550174', 'failed')
      expect(failed).toMatchObject({ reason: expect.stringMatching(/another provider/), attempts: 1 })
      const { notifications } = (await server.call(owner, 'GET', '/notifications')).body
      expect(
        notifications.filter(({ button_url }: TestBody) => button_url?.endsWith(failed.id)),
      ).toMatchObject([{ title: 'Number not assigned', style: 'error' }])
      expect((await moveNumber(failed.id, 'assigned')).status).toBe(409)
      expect((await moveNumber(failed.id, 'pending')).status).toBe(200)
      expect(await numberReaches(id, '+14155550174', 'assigned')).toMatchObject({ reason: '', attempts: 2 })

      // Out by its own action, and free only once the carriers have released it.
      expect((await moveNumber(failed.id, 'removing')).status).toBe(200)
      expect(await readCampaign(id)).toMatchObject({ numbers: [], numbers_count: 0 })
      await numberReaches(id, '+14155550174', 'removed')
      expect((await didOf('+14155550174')).ten_dlc_campaign_id ?? null).toBe(null)
      expect(await senderOf('+14155550174')).toMatchObject({ usable: false })
    })

    it('takes a number out by an edit of the campaign, and lets another campaign have it then', async () => {
      const id = await approved('+14155550174')
      const failed = await numberReaches(id, '+14155550174', 'failed')
      const taken = await draft(await choose('+14155550174'))
      expect([taken.status, Object.keys(taken.body.fields)]).toEqual([422, ['numbers[0]']])
      expect((await edit(id, { numbers: [] })).status).toBe(200)
      expect(await numbersOf(id)).toMatchObject([{ id: failed.id, status: 'removed' }])
      const next = await draft(await choose('+14155550174'))
      expect(next.status).toBe(201)
      expect((await get(pathOf(next.body.campaign.id))).body.campaign.numbers_count).toBe(1)
      expect((await server.call(owner, 'DELETE', `/v1${pathOf(next.body.campaign.id)}`)).status).toBe(204)
      expect((await didOf('+14155550174')).ten_dlc_campaign ?? null).toBe(null)
      expect(await numbersOf(next.body.campaign.id)).toEqual([])
    })

    it('gives a number to one of two campaigns that ask at once', async () => {
      const numbers = await choose('+14155550174')
      const answers = await Promise.all([draft(numbers, { name: 'One' }), draft(numbers, { name: 'Two' })])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
      const made = answers.find(({ status }) => status === 201)!.body.campaign
      expect(await didOf('+14155550174')).toMatchObject({ ten_dlc_campaign: made.name })
      await server.call(owner, 'DELETE', `/v1${pathOf(made.id)}`)
    })

    it.each([
      ['voice only', '+14165550199'],
      ['toll-free for a 10DLC campaign', '+18885550172'],
      ['of another campaign', '+15035550103'],
      ['abroad', '+447700900461'],
    ])('refuses a number that is %s', async (_, number) => {
      const { status, body } = await draft(await choose(number))
      expect([status, Object.keys(body.fields)]).toEqual([422, ['numbers[0]']])
    })

    it('refuses a fiftieth number, one that is listed twice, and one of another account', async () => {
      const [one] = await choose('+14155550174')
      const many = Array.from({ length: 50 }, (_, index) => ({
        id: `00000000-0000-4000-8000-0000000000${String(index + 10)}`,
      }))
      expect((await draft(many)).body.fields).toMatchObject({ numbers: 'You can add up to 49 numbers' })
      expect((await draft([one, one])).status).toBe(422)
      const flex = await server.signIn('flex')
      const { dids } = (await get('/dids', flex)).body
      expect((await draft([{ id: dids[0].id }])).status).toBe(422)
    })

    it('takes toll-free numbers for a campaign that sends from them', async () => {
      const { status, body } = await draft(await choose('+18885550172'), { use_type: 1 })
      expect(status).toBe(201)
      await server.call(owner, 'DELETE', `/v1${pathOf(body.campaign.id)}`)
    })

    it('keeps what was approved, apart from numbers and renewal', async () => {
      const id = await approved()
      const refused = await edit(id, { name: 'Other', sample1: `${text40} Or so.` })
      expect([refused.status, Object.keys(refused.body.fields).toSorted()]).toEqual([
        422,
        ['name', 'sample1'],
      ])
      expect((await edit(id, { auto_renewal: false })).status).toBe(200)
    })

    it('suspends and reinstates numbers, carriers and Sender IDs with the campaign, and frees them at its end', async () => {
      const id = await approved('+14155550174')
      const { id: number } = await numberReaches(id, '+14155550174', 'failed')
      await moveNumber(number, 'pending')
      await numberReaches(id, '+14155550174', 'assigned')
      expect(await senderOf('+14155550174')).toMatchObject({ usable: true })
      const why = 'Messages went to people who had not opted in.'
      expect(await decide(id, 'suspend', why)).toBe(true)
      expect(await numbersOf(id)).toMatchObject([{ status: 'suspended' }])
      expect((await carriersOf(id)).map(({ status, reason }) => [status, reason])).toEqual(
        Array.from({ length: 3 }, () => ['suspended', why]),
      )
      expect(await senderOf('+14155550174')).toMatchObject({ usable: false })
      const [fine] = (await get(`${pathOf(id)}/events`)).body.events
      expect(fine.postings.map(({ type }: TestBody) => type)).toEqual([51])

      expect(await decide(id, 'reinstate')).toBe(true)
      expect(await numbersOf(id)).toMatchObject([{ status: 'assigned' }])
      expect(await senderOf('+14155550174')).toMatchObject({ usable: true, status: 'approved' })

      expect((await move(id, 16)).body.campaign).toMatchObject({ status: 16, numbers: [], numbers_count: 0 })
      expect(await numbersOf(id)).toMatchObject([{ status: 'removed' }])
      expect((await carriersOf(id)).map(({ status }) => status)).toEqual(['ended', 'ended', 'ended'])
      expect((await didOf('+14155550174')).ten_dlc_campaign_id ?? null).toBe(null)
      expect(await senderOf('+14155550174')).toMatchObject({ usable: false })
    })

    it('assigns no number while the campaign is suspended', async () => {
      const id = await approved('+14155550174')
      const { id: number } = await numberReaches(id, '+14155550174', 'failed')
      const why = 'Messages went to people who had not opted in.'
      await decide(id, 'suspend', why)
      const refused = await moveNumber(number, 'pending')
      expect([refused.status, refused.body.error]).toEqual([409, 'The 10DLC campaign is suspended.'])
      await decide(id, 'reinstate')
      await server.database.systemTransaction((query) =>
        sql`update record set doc = doc || '{"status": "pending"}' where id = ${number}::uuid`.execute(query),
      )
      await decide(id, 'suspend', why)
      expect(await numbersOf(id)).toMatchObject([{ status: 'waiting' }])
      await decide(id, 'reinstate')
      await numberReaches(id, '+14155550174', 'assigned')
      await move(id, 16)
    })

    it('suspends a campaign for a fine that the balance doesn’t cover: the fine is owed', async () => {
      const id = await approved()
      const adjust = (reference: string, amount: number) =>
        server.database.transaction(owner.accountId, (query) =>
          moveMoney(query, {
            accountId: owner.accountId,
            kind: 'adjustment',
            reference,
            amount,
            counterpart: 'adjustments',
          }),
        )
      const balance = async (): Promise<number> => {
        const { rows } = await server.database.system((query) =>
          sql<{
            balance: number
          }>`select balance::float8 as balance from account where id = ${owner.accountId}`.execute(query),
        )
        return rows[0]?.balance ?? Number.NaN
      }
      const all = await balance()
      expect(await adjust('poor', 1_000_000 - all)).toBe('moved')
      try {
        expect(await decide(id, 'suspend', 'Messages went to people who had not opted in.')).toBe(true)
        expect(await readCampaign(id)).toMatchObject({ status: 15 })
        const [fine] = (await get(`${pathOf(id)}/events`)).body.events
        expect(fine.postings).toEqual([{ type: 51, amount: 250_000_000, text: expect.any(String) }])
        expect(await balance()).toBeLessThanOrEqual(-249_000_000)
      } finally {
        await adjust('rich again', all)
      }
    })

    it('has every fee of a brand and its campaigns in the ledger once', async () => {
      const id = await approved()
      await decide(id, 'suspend', 'Messages went to people who had not opted in.')
      const declined = await draft([], { affiliate_marketing: true })
      await move(declined.body.campaign.id, 1)
      await reaches(declined.body.campaign.id, 3)
      await move(declined.body.campaign.id, 1)
      await until(
        () => readCampaign(declined.body.campaign.id),
        ({ status }) => status === 3,
      )
      const { rows } = await server.database.read(owner.accountId, (query) =>
        sql<{ types: number[]; events: number; transfers: number }>`
          select array_agg(distinct t.type order by t.type) as types,
                 count(*)::int as transfers,
                 (select count(*)::int from record_event e, jsonb_array_elements(e.postings) where e.created_at > ${begun}
                    and e.entity like 'ten-dlc%') as events
          from ledger_transfer t
          where t.kind = 'fee' and t.type between 42 and 51 and t.account_id = ${owner.accountId}`.execute(
          query,
        ),
      )
      expect(rows[0]).toMatchObject({ types: [46, 47, 48, 49, 50, 51] })
      expect(rows[0]!.transfers).toBe(rows[0]!.events)
    })

    it('shows numbers and carriers to nobody else', async () => {
      const flex = await server.signIn('flex')
      expect((await get('/10dlc/numbers', flex)).body.numbers).toEqual([])
      expect((await get('/10dlc/carriers', flex)).body.carriers).toEqual([])
    })
  })
}
