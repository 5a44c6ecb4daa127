import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProperty } from '../../src/language/index.ts'
import { filterSql, pageSql, type Statement } from '../../src/server/resources/lists/listSql.ts'
import { matchedAtMost, matchesSql } from '../../src/server/resources/lists/matchesSql.ts'
import { readListRequest } from '../../src/server/resources/lists/readListRequest.ts'
import { run } from '../../src/server/resources/run.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { bumpCollection } from '../../src/server/storage/documents.ts'
import { syncIndexes, type Collection } from '../../src/server/storage/syncIndexes.ts'
import { openShared } from '../support/createTestDatabase.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { compileShipped } from '../support/compileShipped.ts'
import { publishCompiled } from '../support/publishCompiled.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

const path = '/v1/dids'
const account = '00000000-0000-4000-8000-000000000003'
const scope = { account: { timezone: 'UTC' }, config: {}, user: {} } as never // as far as filters read it

/** Numbers from `+13125500000` on; each fiftieth is blocked, and blocked ones come first. */
async function addNumbers(database: OwnedDatabase, owner: string, first: number, last: number) {
  await database.system(async (query) => {
    await sql`insert into record (account_id, entity, id, doc)
      select ${owner}::uuid, 'did', gen_random_uuid(), jsonb_build_object('number', number, 'label', 'Line ' || n,
        'status', status, 'rank', case status when 'blocked' then '0' else '2' end || number, 'country_code', 'US')
      from (select n, '+131255' || lpad(n::text, 5, '0') as number,
        case when n % 50 = 0 then 'blocked' else 'active' end as status
        from generate_series(${first}::int, ${last}::int) n) made`.execute(query)
    await bumpCollection(query, owner, 'did')
  })
}

describe.each(worldsOf(import.meta.filename))('searching documents on %s', (_name, open) => {
  const many = matchedAtMost + 200
  let server: DemoServer
  let database: OwnedDatabase
  let owner: DemoPerson

  beforeAll(async () => {
    database = await open()
    server = await startDemoServer({ database })
    const found = server.people.find(({ name }) => name === 'owner')
    if (!found) throw new Error('the demo has lost its owner')
    owner = found
    await addNumbers(database, owner.accountId, 1, many)
  })
  afterAll(() => server.close())

  async function search(query: string): Promise<{ numbers: string[]; total: number }> {
    const { body } = await server.call(owner, 'GET', `${path}?per_page=10&${query}`)
    return {
      numbers: (body.dids as { number: string }[]).map(({ number }) => number),
      total: body.pagination.total,
    }
  }

  const numberAt = (at: number): string => `+131255${String(at).padStart(5, '0')}`
  const ten = (from: number, step: number): string[] =>
    Array.from({ length: 10 }, (_, at) => numberAt(from + at * step))

  it('counts and sorts the few that have a part of a text', async () => {
    const { numbers, total } = await search('search=31255004')
    expect(total).toBe(100)
    // The blocked ones come first.
    expect(numbers).toEqual([numberAt(400), numberAt(450), ...ten(401, 1).slice(0, 8)])
    expect((await search('search=31255004&page=10')).numbers).toEqual(ten(490, 1))
  })

  it.each(['search=1312550', 'label=line'])('counts and sorts the many of %s', async (query) => {
    const all = await search(query)
    expect(all.numbers).toEqual(ten(50, 50))
    // The demo has lines too.
    expect(all.total).toBeGreaterThanOrEqual(many)
    expect(await search(query)).toEqual(all)
  })

  it('counts what was added since', async () => {
    const before = await search('search=1312550')
    await addNumbers(database, owner.accountId, many + 1, many + 1)
    expect((await search('search=1312550')).total).toBe(before.total + 1)
    const added = numberAt(many + 1)
    expect(await search(`search=${added.slice(1)}`)).toEqual({ numbers: [added], total: 1 })
  })

  it('sorts one value of a field as the list is sorted', async () => {
    const blocked = await search('status=blocked')
    expect(blocked.numbers).toEqual(blocked.numbers.toSorted())
    const active = await search('status=active&page=2')
    expect(active.numbers).toHaveLength(10)
    expect(active.total).toBeGreaterThan(many * 0.9)
  })
})

interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** The plans are judged, not the time. */
describe('lists of documents on PostgreSQL', () => {
  let database: OwnedDatabase
  let collection: Collection
  let ranksOf: (catalogue: string) => string

  beforeAll(async () => {
    const published = (await publishCompiled(compileShipped)).current()
    const found = published.collections.find(({ resource }) => resource.path === path)
    if (!found) throw new Error('no numbers')
    collection = found
    ranksOf = published.catalogueRanks
    database = await openShared()
    await syncIndexes(database, published.collections)
    await database.system((query) =>
      query.insertInto('account').values({ id: account, name: 'Shop', level: 'flex' }).execute(),
    )
    for (let from = 0; from < 40_000; from += 5000) await addNumbers(database, account, from, from + 4999)
    await database.asOwner(({ session }) => session.run('vacuum analyze record', []))
  })
  afterAll(() => database.close())

  /** Nodes that read numbers, and how many rows they read in vain. */
  async function readsOf({ text, parameters }: Statement): Promise<Plan[]> {
    const rows = await database.read(account, (query) =>
      run<{ 'QUERY PLAN': { Plan: Plan }[] }>(query, {
        text: `explain (analyze, format json) ${text}`,
        parameters,
      }),
    )
    const walk = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(walk)]
    return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => walk(plan))
  }

  function requestOf(given: Record<string, string>) {
    const { resource, entity } = collection
    const request = readListRequest(resource, (field) => findProperty(entity, field), given)
    return { request, filter: filterSql(resource, entity, request.filters, scope) }
  }

  const inVain = (plan: Plan[]): number =>
    plan.reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0), 0)

  it.each(['search=3912', 'search=13125539*', 'search=*0777', 'label=line 3912'])(
    'finds the few of %s by index',
    async (query) => {
      const { request, filter } = requestOf(Object.fromEntries(new URLSearchParams(query)))
      const { resource, entity } = collection
      const plan = await readsOf(matchesSql(resource, entity, request, filter, ranksOf))
      expect(plan.map((node) => node['Node Type'])).toContain('Bitmap Index Scan')
      expect(inVain(plan)).toBeLessThan(5)
    },
  )

  it('reads no rows of other values before those of one', async () => {
    const { request, filter } = requestOf({ status: 'active' })
    const plan = await readsOf(pageSql(collection.resource, collection.entity, request, filter, ranksOf))
    expect(inVain(plan)).toBe(0)
    expect(plan.map((node) => node['Node Type'])).not.toContain('Sort')
  })

  it('compiles no plans, however costly they look', async () => {
    const rows = await database.read(account, (query) =>
      run<{ jit: string }>(query, { text: 'show jit', parameters: [] }),
    )
    expect(rows).toEqual([{ jit: 'off' }])
  })
})
