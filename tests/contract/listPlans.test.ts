import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileShipped } from '../support/compileShipped.ts'
import { findProperty } from '../../src/language/index.ts'
import type { QueryParameter } from '../../src/language/portal.ts'
import {
  countSql,
  filterSql,
  pageSql,
  statisticsSql,
  type ListFilter,
  type Statement,
} from '../../src/server/resources/lists/listSql.ts'
import { matchesOf, matchesSql } from '../../src/server/resources/lists/matchesSql.ts'
import { readListRequest, type ListRequest } from '../../src/server/resources/lists/readListRequest.ts'
import { run } from '../../src/server/resources/run.ts'
import { seriesSql, totalsSeriesSql } from '../../src/server/resources/lists/seriesSql.ts'
import { totalsFilter } from '../../src/server/resources/lists/totalsSql.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import type { Collection } from '../../src/server/storage/syncIndexes.ts'
import { openShared } from '../support/createTestDatabase.ts'
import { publishCompiled } from '../support/publishCompiled.ts'

const rows = 120_000
const step = 20_000
const accounts = 30
const account = '00000000-0000-4000-8000-000000000003'
const scope = { account: { timezone: 'UTC' }, config: {}, user: {} } as never // as far as filters read it

/** A value per match and, where that is not enough, per parameter. */
const values: Partial<Record<QueryParameter['match'], string>> = {
  'from-date': '01/03/2026',
  'to-date': '02/03/2026',
  'from-number': '1000',
  'to-number': '9000',
  digits: '4471',
  contains: 'shop',
  prefix: '+447',
}
const id = '00000000-0000-4000-9000-000000000007'
/** Tables that are filled, each with values of its own filters. */
const filling: Record<string, Record<string, string>> = {
  sms_message: {
    type: 'outboundSms',
    message_kind: 'mms',
    status: 'rejected,expired',
    country: 'NO,SE',
    sender: 'SHOP-7',
    sms_campaign_id: id,
  },
  webhook_delivery: {
    status: 'failed',
    webhook_id: id,
    event: 'api-key.revoke',
    event_id: id,
    reason: 'timeout,dns',
  },
  usage_day: { product: 'voice,tools', country: 'NO,SE', sub_account: id },
  ledger_transfer: { type: '3,25' },
  audit_event: {
    kind: 'moved',
    actor: 'key',
    entity: 'api-key',
    event: 'api-key.revoke',
    record_id: id,
    user_id: id,
  },
}

interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  Plans?: Plan[]
}

/**
 * Lists of tables that code fills are read by index alone, however many rows all accounts have. The plans are judged,
 * not the time.
 */
describe(`lists over ${rows} rows of a table on PostgreSQL`, () => {
  let database: OwnedDatabase
  let collections: Collection[]
  let tables: string[]
  let catalogueRanks: (catalogue: string) => string
  /** Tables with many rows: an empty partition is read as it is. */
  let filled: ReadonlySet<string>

  beforeAll(async () => {
    const publisher = await publishCompiled(compileShipped)
    const published = publisher.current()
    tables = published.collections.flatMap(({ resource: { storage } }) =>
      storage.kind === 'table' ? [storage.table] : [],
    )
    collections = published.collections.filter(
      ({ resource: { storage } }) => storage.kind === 'table' && storage.table in filling,
    )
    catalogueRanks = published.catalogueRanks
    database = await openShared()
    // A statement may not take long.
    for (let from = 1; from < rows; from += step)
      await database.system((query) =>
        sql`insert into sms_message (account_id, id, created_at, sender, recipient, country_code, body, segments, status,
          charge, sms_campaign_id, type, message_kind, events)
        select ('00000000-0000-4000-8000-' || lpad((n % ${accounts})::text, 12, '0'))::uuid, gen_random_uuid(),
          timestamptz '2026-01-01' + n * interval '20 seconds', 'SHOP-' || n % 400, '+4471' || lpad(n::text, 8, '0'),
          case when n % 500 = 3 then 'NO' else 'GB' end, 'text', 1,
          case when n % 300 = 3 then 'rejected' else 'delivered' end, n % 10000,
          ('00000000-0000-4000-9000-' || lpad((n % 900)::text, 12, '0'))::uuid,
          case when n % 50 = 3 then 'inboundSms' else 'outboundSms' end, 'sms', '[{}]'
        from generate_series(${from}::int, ${from + step - 1}::int) n`.execute(query),
      )
    await database.asOwner(async ({ session }) => {
      // Each row would count and fill the outbox: it is the plans that are judged.
      for (const table of ['webhook_delivery', 'audit_event', 'ledger_transfer'])
        await session.run(`alter table ${table} disable trigger user`, [])
    })
    await database.system((query) =>
      sql`insert into account (id, name, level)
        select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Account', 'flex'
        from generate_series(0, ${accounts - 1}::int) n`.execute(query),
    )
    for (let from = 1; from < rows; from += step)
      await database.system(async (query) => {
        await sql`insert into webhook_delivery (account_id, id, webhook_id, webhook, event_id, event, record, status,
          reason, next_at, url, body, created_at)
        select ('00000000-0000-4000-8000-' || lpad((n % ${accounts})::text, 12, '0'))::uuid, gen_random_uuid(),
          ('00000000-0000-4000-9000-' || lpad((n % 90)::text, 12, '0'))::uuid, 'Shop', gen_random_uuid(),
          case when n % 500 = 3 then 'api-key.revoke' else 'api-key.created' end, 'API key: ' || n,
          case when n % 300 = 3 then 'failed' when n % 400 = 3 then 'waiting' else 'delivered' end,
          case when n % 300 = 3 then 'timeout' when n % 700 = 3 then 'dns' end, now(), 'https://shop.example', '{}', timestamptz '2026-01-01' + n * interval '20 seconds'
        from generate_series(${from}::int, ${from + step - 1}::int) n`.execute(query)
        await sql`insert into audit_event (account_id, id, kind, event, entity, record_id, record, actor, user_id, who,
          created_at)
        select ('00000000-0000-4000-8000-' || lpad((n % ${accounts})::text, 12, '0'))::uuid, gen_random_uuid(),
          case when n % 50 = 3 then 'moved' else 'created' end,
          case when n % 500 = 3 then 'api-key.revoke' else 'api-key.created' end,
          case when n % 300 = 3 then 'api-key' else 'sms-campaign' end,
          ('00000000-0000-4000-9000-' || lpad((n % 9000)::text, 12, '0'))::uuid, 'API key: ' || n,
          case when n % 600 = 3 then 'key' else 'user' end,
          ('00000000-0000-4000-9000-' || lpad((n % 900)::text, 12, '0'))::uuid, 'owner@shop.example',
          timestamptz '2026-01-01' + n * interval '20 seconds'
        from generate_series(${from}::int, ${from + step - 1}::int) n`.execute(query)
        await sql`insert into usage_day (account_id, day, created_at, sub_account_id, product, type, number, country_code,
          quantity, charge)
        select ('00000000-0000-4000-8000-' || lpad((n % ${accounts})::text, 12, '0'))::uuid, date '2026-01-01' + n / 900,
          timestamptz '2026-01-01' + n / 900 * interval '1 day',
          case when n % 90 = 3 then ('00000000-0000-4000-9000-' || lpad((n % 900)::text, 12, '0'))::uuid end,
          case when n % 500 = 3 then 'voice' else 'messaging' end, case when n % 500 = 3 then 6 else 15 end,
          '+4471' || lpad(n::text, 8, '0'), case when n % 500 = 3 then 'NO' else 'GB' end, 1, n % 10000
        from generate_series(${from}::int, ${from + step - 1}::int) n`.execute(query)
        await sql`insert into ledger_transfer (account_id, id, kind, reference, type, amount, details, created_at)
        select ('00000000-0000-4000-8000-' || lpad((n % ${accounts})::text, 12, '0'))::uuid, gen_random_uuid(), 'sms', n::text,
          case when n % 500 = 3 then 3 else 15 end, n % 10000, 'SHOP-' || n % 400,
          timestamptz '2026-01-01' + n * interval '20 seconds'
        from generate_series(${from}::int, ${from + step - 1}::int) n`.execute(query)
      })
    filled = await database.asOwner(async ({ session }) => {
      for (const table of [...Object.keys(filling), 'sms_message_day', 'sms_message_month'])
        await session.run(`analyze ${table}`, [])
      const found = await session.run('select relname from pg_class where reltuples > 1000', [])
      // The column just selected.
      return new Set((found.rows as { relname: string }[]).map(({ relname }) => relname))
    })
  })
  afterAll(() => database.close())

  async function nodes({ text, parameters }: Statement): Promise<Plan[]> {
    const found = await database.read(account, (query) =>
      run<{ 'QUERY PLAN': { Plan: Plan }[] }>(query, { text: `explain (format json) ${text}`, parameters }),
    )
    const walk = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(walk)]
    return (found[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => walk(plan))
  }

  function ofTable({ resource: { storage } }: Collection): Record<string, string> {
    return (storage.kind === 'table' && filling[storage.table]) || {}
  }

  function valueOf(collection: Collection, { name, match }: QueryParameter): string {
    const value = ofTable(collection)[name] ?? values[match]
    if (value === undefined) throw new Error(`no value for ${name} (${match})`)
    return value
  }

  /** The page, the count and the totals of a filter, with the indexes of their plans. */
  async function expectIndexes(collection: Collection, given: Record<string, string>): Promise<string[]> {
    const { resource, entity } = collection
    const request = readListRequest(resource, (field) => findProperty(entity, field), given)
    const filter: ListFilter = filterSql(resource, entity, request.filters, scope)
    const statements = [
      pageSql(resource, entity, request, filter, catalogueRanks),
      countSql(resource, filter),
      statisticsSql(resource, entity, resource.statistics ?? [], filter),
      ...seriesStatements(collection, request.filters),
    ]
    const indexes: string[] = []
    for (const statement of statements) {
      const plan = await nodes(statement)
      const scans = plan.filter(
        (node) => node['Node Type'].endsWith('Seq Scan') && filled.has(node['Relation Name'] ?? ''),
      )
      expect([given, scans]).toEqual([given, []])
      indexes.push(...plan.flatMap((node) => node['Index Name'] ?? []))
    }
    return indexes
  }

  /** A chart of each value, from the rows and, where they answer the filter, from the totals. */
  function seriesStatements({ resource, entity }: Collection, filters: ListRequest['filters']): Statement[] {
    const bounds = (['from-date', 'to-date'] as const).map((match) => ({
      parameter: { name: match, field: 'created_at', match },
      value: values[match] ?? '',
    }))
    const bounded = [...filters, ...bounds]
    const kept = totalsFilter(resource, entity, bounded, scope)
    const { split } = resource.series ?? { split: [] }
    return split.flatMap((each) => {
      const period = { from: '2026-03-01', to: '2026-03-02' }
      const asked = {
        by: 'created_at',
        unit: 'week',
        split: each,
        timeZone: 'Europe/London',
        period,
      } as const
      return [
        seriesSql(resource, entity, asked, filterSql(resource, entity, bounded, scope)),
        ...(kept ? [totalsSeriesSql(resource, entity, asked, kept)] : []),
      ]
    })
  }

  // Those of trunks, verifications, reports and the stock (numberStock.test.ts) are not filled here, so their plans are not judged yet.
  it('knows every table that a list reads', () => {
    expect([...new Set(tables)].toSorted()).toEqual([
      'audit_event',
      'invoice_line',
      'ledger_transfer',
      'phone_call',
      'report_delivery',
      'sms_message',
      'stock_area',
      'stock_city',
      'stock_country',
      'stock_number',
      'stock_region',
      'trunk_call',
      'trunk_failure',
      'trunk_registration',
      'two_fa_session',
      'usage_day',
      'voice_target',
      'webhook_delivery',
    ])
  })

  it('answers days of the account from the totals, by any name of its zone', () => {
    const found = collections.find(({ resource }) => resource.id === 'sms-message')
    if (!found) throw new Error('no resource reads messages')
    const { resource, entity } = found
    const answers = (timezone: string) => {
      const query = { from: '01/03/2026', timezone }
      const { filters } = readListRequest(resource, (field) => findProperty(entity, field), query)
      const asked = { account: { timezone: 'Asia/Calcutta' }, config: {}, user: {} } as never // as above
      return totalsFilter(resource, entity, filters, asked)
    }
    expect([answers('Asia/Kolkata'), answers('Asia/Calcutta')]).not.toContain(undefined)
    expect(answers('Asia/Dhaka')).toBeUndefined()
  })

  it('finds digits of a message by their index alone', async () => {
    const found = collections.find(({ resource }) => resource.id === 'sms-message')
    if (!found) throw new Error('no resource reads messages')
    const { resource, entity } = found
    const request = readListRequest(resource, (field) => findProperty(entity, field), { to_search: '44712' })
    const filter = filterSql(resource, entity, request.filters, scope)
    const matches = matchesOf(resource, entity, request, filter, scope)
    if (!matches) throw new Error('digits are not looked for')
    const plan = await nodes(matchesSql(resource, entity, request, matches, catalogueRanks))
    const indexes = plan.flatMap((node) => node['Index Name'] ?? [])
    expect(indexes.filter((index) => !index.startsWith('collection_version'))).not.toHaveLength(0)
    expect(indexes.filter((index) => !/number_parts|collection_version/.test(index))).toEqual([])
  })

  it('reads no table from end to end for any declared filter, alone or beside a fixed one', async () => {
    for (const collection of collections)
      for (const parameter of collection.resource.query) {
        const value = valueOf(collection, parameter)
        await expectIndexes(collection, { [parameter.name]: value })
        for (const fixed of ['type', 'status', 'actor'])
          if (parameter.name !== fixed && fixed in ofTable(collection))
            await expectIndexes(collection, {
              [fixed]: ofTable(collection)[fixed] ?? '',
              [parameter.name]: value,
            })
      }
  })

  it.each([
    ['sms_message', 'sender', /_account_id_sender_/],
    ['sms_message', 'country', /_account_id_country_code_/],
    ['sms_message', 'sms_campaign_id', /_account_id_sms_campaign_id_/],
    ['sms_message', 'status', /_account_id_status_/],
    ['webhook_delivery', 'webhook_id', /^webhook_delivery_of$/],
    ['webhook_delivery', 'status', /^webhook_delivery_status$/],
    ['webhook_delivery', 'event', /^webhook_delivery_event$/],
    ['webhook_delivery', 'event_id', /^webhook_delivery_event_id$/],
    ['webhook_delivery', 'reason', /^webhook_delivery_reason$/],
    ['audit_event', 'entity', /^audit_event_entity$/],
    ['audit_event', 'record_id', /^audit_event_record$/],
    ['usage_day', 'product', /^usage_day_product$/],
    ['usage_day', 'country', /^usage_day_country$/],
    ['usage_day', 'sub_account', /^usage_day_sub_account$/],
  ])('finds rows of %s by %s with an index of its own', async (table, name, index) => {
    const collection = collections.find(
      ({ resource: { storage } }) => storage.kind === 'table' && storage.table === table,
    )
    if (!collection) throw new Error('no table')
    expect(await expectIndexes(collection, { [name]: filling[table]?.[name] ?? '' })).toContainEqual(
      expect.stringMatching(index),
    )
  })

  it('reads no table from end to end for any sort order', async () => {
    for (const collection of collections)
      for (const field of collection.resource.sort.fields)
        for (const sort of [field, `-${field}`]) await expectIndexes(collection, { sort })
  })
})
