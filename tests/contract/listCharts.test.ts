import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordCall } from '../../src/server/calls/index.ts'
import { filterSql } from '../../src/server/resources/lists/listSql.ts'
import { run } from '../../src/server/resources/run.ts'
import { seriesSql } from '../../src/server/resources/lists/seriesSql.ts'
import { addDays, dateIn, formatFilterDate } from '../../src/shared/dates.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

type Figures = Record<string, number>

interface Series {
  unit: string
  from: string
  to: string
  points: { at: string; value?: string | null; other?: boolean; figures: Figures }[]
}

const zone = 'Europe/London'
/** To a country that no other call is to. */
const callAt = (accountId: string, startedAt: string) => ({
  accountId,
  type: 'placed' as const,
  from: '+441615550190',
  to: '+3545550000',
  country: 'IS',
  code: '200',
  startedAt,
  answeredAt: startedAt,
  endedAt: startedAt,
  durationSeconds: 30,
  rate: 12_000,
  minutesCharge: 6000,
  connectionCharge: 1000,
})
const days = (from: string, to: string): string => `from=${formatFilterDate(from)}&to=${formatFilterDate(to)}`

/** Decision 114: figures of lists over time. */
describe.each(worldsOf(import.meta.filename))('charts over lists on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let today = ''

  beforeAll(async () => {
    server = await startDemoServer({ database: await open() })
    owner = person('owner')
    today = dateIn(zone, new Date())
  })
  afterAll(() => server.close())

  function person(name: string): DemoPerson {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`There is no demo user ${name}`)
    return found
  }
  const ask = (path: string, who = owner) => server.call(who, 'GET', path)
  async function seriesOf(path: string, query: string, who = owner): Promise<Series> {
    const { status, body } = await ask(`${path}/statistics/series?${query}`, who)
    expect([query, status]).toEqual([query, 200])
    return body.series
  }
  function sum(points: Series['points']): Figures {
    const sums: Figures = {}
    for (const { figures } of points)
      for (const [name, value] of Object.entries(figures)) sums[name] = (sums[name] ?? 0) + value
    return sums
  }

  const lists: [path: string, split: string, filters: string[]][] = [
    ['/v1/calls', 'disposition', ['type=placed', 'type=received&country=NO,DE,GB', 'to_search=44']],
    [
      '/v1/sms/messages',
      'status',
      ['type=outboundSms', 'status=delivered', 'to_search=447', 'charge_from=10'],
    ],
    ['/v1/sms/messages', 'country_code', ['type=inboundSms', 'type=inboundSms&from_search=44']],
    ['/v1/two_fa/sessions', 'status', ['channel=sms', 'status=verified,expired', 'to_search=44']],
  ]
  it.each(lists)('add up to the statistics of the same filter at %s by %s', async (path, split, filters) => {
    for (const filter of ['', ...filters])
      for (const length of [1, 30, 91, 730, 900])
        for (const stacked of ['', `&split=${split}`]) {
          const period = days(addDays(today, 1 - length), today)
          const { points, unit } = await seriesOf(path, `${filter}&${period}${stacked}`)
          const { statistics } = (await ask(`${path}/statistics?${filter}&${period}`)).body
          const none = Object.fromEntries(Object.keys(statistics).map((id) => [id, 0]))
          expect([filter, length, { ...none, ...sum(points) }]).toEqual([filter, length, statistics])
          // What rows answer is bounded.
          const most = filter.includes('search') || filter.includes('charge') ? 'week' : 'month'
          expect(unit).toBe(length > 731 ? most : length > 90 ? 'week' : 'day')
        }
    const { points } = await seriesOf(path, `${days(addDays(today, -300), today)}&split=${split}`)
    expect(points.length).toBeGreaterThan(3)
    expect(points.every(({ other }) => typeof other === 'boolean')).toBe(true)
  })

  it('show the last 30 days of the account when no dates are chosen, and those before a last day', async () => {
    const usual = await seriesOf('/v1/calls', 'type=placed')
    expect([usual.from, usual.to]).toEqual([addDays(today, -29), today])
    expect(usual.unit).toBe('day')
    const { statistics } = (await ask(`/v1/calls/statistics?type=placed&${days(usual.from, today)}`)).body
    expect(sum(usual.points)).toEqual(statistics)
    const until = addDays(today, -10)
    const before = await seriesOf('/v1/calls', `to=${formatFilterDate(until)}`)
    expect([before.from, before.to]).toEqual([addDays(until, -29), until])
    const since = await seriesOf('/v1/calls', `from=${formatFilterDate(addDays(today, -4))}`)
    expect([since.from, since.to]).toEqual([addDays(today, -4), today])
    const ahead = await seriesOf('/v1/calls', days(addDays(today, -4), addDays(today, 40)))
    expect(ahead.to).toBe(today)
  })

  it('are by day of the account, of which one on which clocks change is one', async () => {
    const instants = [
      '2025-10-25T22:59:59Z',
      '2025-10-25T23:00:00Z',
      '2025-10-26T00:30:00Z',
      '2025-10-26T01:30:00Z',
      '2025-10-26T23:59:59Z',
      '2025-10-27T00:00:00Z',
      '2026-03-29T00:30:00Z',
      '2026-03-29T22:59:59Z',
      '2026-03-29T23:00:00Z',
    ]
    await server.database.systemTransaction(async (query) => {
      for (const startedAt of instants) await recordCall(query, callAt(owner.accountId, startedAt))
    })
    const period = days('2025-10-20', '2026-04-05')
    for (const filter of ['country=IS', 'to_search=3545550000']) {
      const byDay = await seriesOf('/v1/calls', `${filter}&${period}&unit=day`)
      expect(byDay.points.map(({ at, figures }) => [at, figures['count']])).toEqual([
        ['2025-10-25', 1],
        ['2025-10-26', 4],
        ['2025-10-27', 1],
        ['2026-03-29', 2],
        ['2026-03-30', 1],
      ])
      const byWeek = await seriesOf('/v1/calls', `${filter}&${period}`)
      expect([byWeek.unit, byWeek.points.map(({ at, figures }) => [at, figures['count']])]).toEqual([
        'week',
        [
          ['2025-10-20', 5],
          ['2025-10-27', 1],
          ['2026-03-23', 2],
          ['2026-03-30', 1],
        ],
      ])
      const byMonth = await seriesOf('/v1/calls', `${filter}&${period}&unit=month&split=disposition`)
      expect(byMonth.points).toEqual([
        {
          at: '2025-10-01',
          value: 'answered',
          other: false,
          figures: { count: 6, duration: 180, amount: 42_000 },
        },
        {
          at: '2026-03-01',
          value: 'answered',
          other: false,
          figures: { count: 3, duration: 90, amount: 21_000 },
        },
      ])
    }
    await server.database.systemTransaction((query) =>
      sql`delete from phone_call where country_code = 'IS' and account_id = ${owner.accountId}`.execute(
        query,
      ),
    )
    // A total of nothing is no point.
    expect((await seriesOf('/v1/calls', `country=IS&${period}`)).points).toEqual([])
  })

  it('are by day of the zone that is asked for, as rows, figures and exports are', async () => {
    const instants = [
      '2025-06-10T11:59:59Z',
      '2025-06-10T12:00:00Z',
      '2025-06-11T11:59:59Z',
      '2025-06-11T12:00:00Z',
    ]
    await server.database.systemTransaction(async (query) => {
      for (const startedAt of instants) await recordCall(query, callAt(owner.accountId, startedAt))
    })
    const zones: [timezone: string, of: string[], wall: string[]][] = [
      ['', instants.slice(2), ['2025-06-11 13:00:00', '2025-06-11 12:59:59']],
      [zone, instants.slice(2), ['2025-06-11 13:00:00', '2025-06-11 12:59:59']],
      ['UTC', instants.slice(2), ['2025-06-11 12:00:00', '2025-06-11 11:59:59']],
      ['Pacific/Auckland', instants.slice(1, 3), ['2025-06-11 23:59:59', '2025-06-11 00:00:00']],
      ['NZ', instants.slice(1, 3), ['2025-06-11 23:59:59', '2025-06-11 00:00:00']],
    ]
    for (const filter of ['country=IS', 'to_search=3545550000'])
      for (const [timezone, of, wall] of zones) {
        const query = `${filter}&${days('2025-06-11', '2025-06-11')}&timezone=${timezone}`
        const { calls, pagination } = (await ask(`/v1/calls?${query}`)).body
        const starts = calls.map(({ created_at: at }: { created_at: string }) => at.replace('.000', ''))
        expect([query, starts, pagination.total]).toEqual([query, of.toReversed(), of.length])
        const { statistics } = (await ask(`/v1/calls/statistics?${query}`)).body
        expect([query, statistics.count]).toEqual([query, of.length])
        const { points } = await seriesOf('/v1/calls', query)
        expect([query, points.map(({ at, figures }) => [at, figures['count']])]).toEqual([
          query,
          [['2025-06-11', of.length]],
        ])
        const { text } = await ask(`/v1/calls/export.csv?${query}&columns=created`)
        const [title = '', ...lines] = text.trim().split('\r\n')
        expect(title).toContain(timezone === 'NZ' ? '(Pacific/Auckland)' : `(${timezone || zone})`)
        expect([query, lines]).toEqual([query, wall])
      }
    const undated = async (timezone: string) => {
      const { body } = await ask(`/v1/calls?page=40&per_page=20&timezone=${timezone}`)
      return [body.calls.map(({ id }: { id: string }) => id), body.pagination.total]
    }
    expect(await undated('Pacific/Auckland')).toEqual(await undated(''))
    // What one zone was told is not what another one asked.
    const path = `/v1/calls/statistics?country=IS&${days('2025-06-11', '2025-06-11')}`
    const etag = String((await ask(path)).headers['etag'])
    const elsewhere = `${path}&timezone=Pacific/Auckland`
    const again = await server.call(owner, 'GET', elsewhere, undefined, { 'if-none-match': etag })
    expect(again.status).toBe(200)
    for (const call of ['', '/statistics', '/statistics/series', '/export.csv']) {
      const { status, body, text } = await ask(`/v1/calls${call}?timezone=Mars/Olympus`)
      expect([call, status, text, Object.keys(body?.fields ?? {})]).toEqual([call, 422, text, ['timezone']])
    }
    await server.database.systemTransaction((query) =>
      sql`delete from phone_call where country_code = 'IS' and account_id = ${owner.accountId}`.execute(
        query,
      ),
    )
  })

  it('put the less frequent values of a property together', async () => {
    const countries = ['NO', 'SE', 'DK', 'FI', 'DE', 'FR', 'ES', 'IT', 'PT', 'IE']
    await server.database.systemTransaction((query) =>
      sql`insert into sms_message (account_id, id, created_at, sender, recipient, country_code, body, segments, status,
          charge, type, message_kind, events)
        select ${owner.accountId}::uuid, gen_random_uuid(), timestamptz '2024-05-01 12:00Z', '+4512345678', '+441615550190',
          (${countries}::text[])[n], 'text', 1, 'delivered', 0, 'inboundSms', 'sms', '[{}]'
        from generate_series(1, 10) n, generate_series(1, n)`.execute(query),
    )
    const query = `type=inboundSms&split=country_code&${days('2024-05-01', '2024-05-02')}`
    for (const filter of ['', '&from_search=4512']) {
      const { points } = await seriesOf('/v1/sms/messages', query + filter)
      expect(points.map(({ value, other, figures }) => [value, other, figures['count']])).toEqual([
        ...countries
          .slice(2)
          .toSorted()
          .map((code) => [code, false, countries.indexOf(code) + 1]),
        [null, true, 3],
      ])
    }
  })

  it('have no figure and no value that somebody may not see, and need the permission of the list', async () => {
    const blind = person('support')
    const { points } = await seriesOf('/v1/calls', 'split=disposition', blind)
    expect(points.length).toBeGreaterThan(0)
    for (const { figures } of points) expect(Object.keys(figures)).toEqual(['count', 'duration'])
    // What one may see is kept apart from what another one may.
    expect(Object.keys((await seriesOf('/v1/calls', 'split=disposition')).points[0]?.figures ?? {})).toEqual([
      'count',
      'duration',
      'amount',
    ])
    const filtered = await ask('/v1/sms/messages/statistics/series?charge_from=1', blind)
    expect([filtered.status, Object.keys(filtered.body.fields)]).toEqual([422, ['charge_from']])
    expect((await ask('/v1/calls/statistics/series', person('dids'))).status).toBe(403)
  })

  it('are of no other account', async () => {
    const count = async (who: DemoPerson) => {
      const period = days(addDays(today, -730), today)
      const { points } = await seriesOf('/v1/calls', period, who)
      const { body } = await ask(`/v1/calls?per_page=1&${period}`, who)
      expect(sum(points)['count'] ?? 0).toBe(body.pagination.total)
      return body.pagination.total as number
    }
    expect(await count(owner)).not.toBe(await count(person('flex')))
  })

  it('are drawn of stored documents too', async () => {
    const { collections } = server.publisher.current()
    const campaigns = collections.find(({ resource }) => resource.id === 'sms-campaign')
    if (!campaigns) throw new Error('There are no campaigns')
    const { entity } = campaigns
    const statistics = [{ id: 'count', title: 'portal:list-statistics', cell: 'number' }]
    const resource = { ...campaigns.resource, statistics }
    const filter = filterSql(resource, entity, [], { account: {}, config: {}, user: {} } as never) // no filters to read it
    const period = { from: '2020-01-01', to: '2031-01-01' }
    const asked = { by: 'created_at', unit: 'month', split: 'status', timeZone: zone, period } as const
    const statement = seriesSql(resource, entity, asked, filter)
    // The database needn't know the zone.
    expect(JSON.stringify(statement)).not.toContain(zone)
    const [row] = await server.database.read(owner.accountId, (query) =>
      run<{ points: string }>(query, statement),
    )
    const points = JSON.parse(row?.points ?? '[]') as Series['points'] // as the call above writes it
    const { body } = await ask('/v1/sms/campaigns?per_page=100')
    expect(sum(points)['count']).toBe(body.pagination.total)
    const paused = (campaign: { status: string }) => campaign.status === 'paused'
    expect(sum(points.filter(({ value }) => value === 'paused'))['count']).toBe(
      (Object.values(body).find(Array.isArray) as { status: string }[]).filter(paused).length, // its rows
    )
  })

  it('refuse what they do not know, by name', async () => {
    const refused = async (query: string) => {
      const { status, body } = await ask(`/v1/calls/statistics/series?${query}`)
      return [status, Object.keys(body.fields ?? {})]
    }
    expect(await refused('by=ended_at')).toEqual([422, ['by']])
    expect(await refused('split=charge&unit=hour')).toEqual([422, ['unit', 'split']])
    expect(await refused('from=2026-01-01')).toEqual([422, ['from']])
    expect(await refused('to=31/02/2026')).toEqual([422, ['to']])
    expect(await refused('colour=red')).toEqual([422, ['colour']])
  })

  it('are bounded, whatever period is asked for', async () => {
    const whole = await seriesOf('/v1/calls', 'from=01/01/1000&to=31/12/9000')
    expect([whole.to, whole.from, whole.unit]).toEqual([today, addDays(today, -3652), 'month'])
    const rows = await seriesOf('/v1/calls', 'from=01/01/1000&to_search=44')
    expect([rows.to, rows.from, rows.unit]).toEqual([today, addDays(today, -730), 'week'])
    const ahead = await seriesOf('/v1/calls', 'from=01/01/9000&to=02/01/9000')
    expect(ahead.points).toEqual([])
  })

  it('answer 304 while nothing changes, and anew when something does', async () => {
    const path = '/v1/calls/statistics/series?type=placed'
    const first = await ask(path)
    const again = (etag: unknown) =>
      server.call(owner, 'GET', path, undefined, { 'if-none-match': String(etag) })
    expect((await again(first.headers['etag'])).status).toBe(304)
    await server.database.systemTransaction((query) =>
      sql`update phone_call set duration = duration + 1 where account_id = ${owner.accountId}
        and created_at > now() - interval '3 days'`.execute(query),
    )
    expect((await again(first.headers['etag'])).status).toBe(200)
  })
})
