import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordCall, type CallFact } from '../../src/server/calls/index.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

interface Call {
  id: string
  type: string
  from_number: string
  to_number: string
  country_code: string
  disposition: string | null
  duration: number
  charge?: number
  trunk_id: string | null
  flow_version: string | null
  created_at: string
}

describe.each(worldsOf(import.meta.filename))('call history on %s', (_name, open) => {
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
  const get = (query: string, who = owner) => server.call(who, 'GET', `/v1/calls${query}`)
  async function all(who = owner, query = ''): Promise<Call[]> {
    const calls: Call[] = []
    for (let page = 1; ; page++) {
      const { body } = await get(`?per_page=100&page=${page}${query}`, who)
      calls.push(...body.calls)
      if (page >= body.pagination.total_pages) return calls
    }
  }
  const figuresOf = async (query: string, who = owner) =>
    (await get(`/statistics${query}`, who)).body.statistics
  const figures = (calls: Call[]) => ({
    count: calls.length,
    duration: calls.reduce((sum, { duration }) => sum + duration, 0),
    amount: calls.reduce((sum, { charge = 0 }) => sum + charge, 0),
  })
  const record = (more: Partial<CallFact> = {}) =>
    server.database.systemTransaction((query) =>
      recordCall(query, {
        accountId: owner.accountId,
        type: 'placed',
        from: '+441615550190',
        to: '+447400123456',
        country: 'GB',
        code: '200',
        startedAt: new Date(Date.now() - 60_000).toISOString(),
        answeredAt: new Date(Date.now() - 50_000).toISOString(),
        endedAt: new Date(Date.now() - 20_000).toISOString(),
        durationSeconds: 30,
        rate: 12_000,
        minutesCharge: 6000,
        connectionCharge: 1000,
        ...more,
      }),
    )

  it('shows what each filter asks for, and figures that add up', async () => {
    for (const version of ['published', 'draft'] as const)
      await record({ flow: { id: randomUUID(), name: 'Tried', version } })
    const calls = await all()
    expect(calls.length).toBeGreaterThan(500)
    expect(new Set(calls.map(({ flow_version: version }) => version))).toContain('draft')
    const [trunk] = calls.flatMap(({ trunk_id: id }) => id ?? [])
    const day = calls[200]?.created_at.slice(0, 10).split('-').toReversed().join('/')
    const filters: [string, (call: Call) => boolean][] = [
      ['type=placed', ({ type }) => type === 'placed'],
      ['type=received', ({ type }) => type === 'received'],
      ['disposition=busy', ({ disposition }) => disposition === 'busy'],
      ['disposition=answered,no_answer', ({ disposition }) => disposition !== 'busy' && disposition !== null],
      ['country=NO,DE', ({ country_code: code }) => code === 'NO' || code === 'DE'],
      ['from_search=1615', ({ from_number: number }) => number.includes('1615')],
      ['to_search=%2B4474', ({ to_number: number }) => number.includes('4474')],
      [`sip_account=${trunk}`, ({ trunk_id: id }) => id === trunk],
      [`campaign_id=${randomUUID()}`, () => false],
      ['flow_version=draft', ({ flow_version: version }) => version === 'draft'],
      ['flow_version=published', ({ flow_version: version }) => version === 'published'],
    ]
    for (const [query, holds] of filters) {
      const wanted = calls.filter(holds)
      const { body } = await get(`?${query}`)
      expect([query, body.pagination.total]).toEqual([query, wanted.length])
      expect([query, await figuresOf(`?${query}`)]).toEqual([query, figures(wanted)])
    }
    const both = await all(owner, `&from=${day}&to=${day}`)
    expect(both.length).toBeGreaterThan(0)
    expect(await figuresOf(`?from=${day}&to=${day}`)).toEqual(figures(both))
  })

  it('keeps a call once, with its cost, events and outcome, and counts it', async () => {
    const before = await figuresOf('?type=placed')
    const [id, startedAt] = [randomUUID(), new Date(Date.now() - 60_000).toISOString()]
    await record({ id, startedAt })
    await record({ id, startedAt })
    const { body } = await get(`/${id}`)
    expect(body.call).toMatchObject({
      disposition: 'answered',
      charge: 7000,
      minutes_charge: 6000,
      connection_charge: 1000,
      events: [{ status: 'pending' }, { status: 'answered' }, { status: 'success' }],
    })
    expect(await figuresOf('?type=placed')).toEqual({
      count: before.count + 1,
      duration: before.duration + 30,
      amount: before.amount + 7000,
    })
    for (const [code, disposition, status] of [
      ['486', 'busy', 'busy'],
      ['480', 'no_answer', 'no_answer'],
      ['404', 'no_answer', 'failed'],
      ['487', 'no_answer', 'cancel'],
    ]) {
      const ended = await record({ code: code ?? '', answeredAt: undefined, durationSeconds: 0 })
      const { call } = (await get(`/${ended}`)).body
      expect([call.disposition, call.events.at(-1).status]).toEqual([disposition, status])
    }
  })

  it('is visible with its permission, without amounts to those who may not see them, and to no other account', async () => {
    expect((await get('', person('flex'))).body.calls[0].charge).toBeTypeOf('number')
    const [call] = await all()
    expect((await get(`/${call?.id}`, person('flex'))).status).toBe(404)
    expect((await get('', person('dids'))).status).toBe(403)
    const support = await get('', person('support'))
    expect(support.body.calls[0].charge).toBeUndefined()
    expect(Object.keys(await figuresOf('', person('support')))).toEqual(['count', 'duration'])
  })

  it('keeps its totals through changes, deletions, folding and another time zone', async () => {
    const added = await record({
      country: 'IS',
      startedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    })
    // Of months; with a date, of days.
    const counted = async () => {
      const found = await figuresOf('?country=IS')
      expect(await figuresOf('?country=IS&from=01/01/2020')).toEqual(found)
      return found
    }
    expect(await counted()).toEqual({ count: 1, duration: 30, amount: 7000 })
    const change = (statement: ReturnType<typeof sql>) =>
      server.database.systemTransaction((query) => statement.execute(query))
    await change(sql`update phone_call set duration = 45, recording_charge = 2500 where id = ${added}`)
    expect(await counted()).toEqual({ count: 1, duration: 45, amount: 9500 })
    const whole = await figuresOf('')
    await change(sql`select patchbay_fold_days()`)
    expect(await figuresOf('')).toEqual(whole)
    await change(sql`select patchbay_recount_days(name, ${owner.accountId}) from day_total`)
    expect(await figuresOf('')).toEqual(whole)
    await change(sql`delete from phone_call where id = ${added}`)
    expect((await counted()).count).toBe(0)
  })
})
