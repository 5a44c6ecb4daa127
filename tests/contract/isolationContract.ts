import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PropertyDefinition } from '../../src/language/portal.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { definedCalls, describedCalls } from '../support/accessOracle.ts'
import { coverParts, deal, triesAll } from '../support/sampling.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

/** A place of a call that takes an id. */
interface IdPlace {
  method: string
  path: string
  /** A slot of the path, or a parameter of the query. */
  name: string
  in: 'path' | 'query'
}

interface StoredId {
  /** Accounts with the id in a row: one, but for a master and its sub-account. */
  holders: Set<string>
  /** Table, column and entity: `record.id sms-campaign`. Ids of a kind are alike to a call. */
  kind: string
  id: string
}

/** Ids of a kind that each account brings. */
const mostOfKind = 2
/** Side effects a user's own call may have. */
const ownTraces = ['session', 'idempotency', 'rate_limit', 'usage', 'audit_event']

/**
 * Every part with somebody who may do most, and every account with some part of each area and each method. The embedded
 * database runs the same statements under the same row-level security, only several times slower: there, an account has
 * any part, and who may do most one of each area.
 * @param partOf a call or a field of one; its address says in which area it is
 */
function sampledFor<Item extends { person: DemoPerson }>(
  database: string,
  what: string,
  items: readonly Item[],
  partOf: (item: Item) => string,
): readonly Item[] {
  const most = Math.max(...items.map(({ person }) => person.permissions.size))
  const name = `isolation on ${database}: ${what}`
  if (database === 'PGlite')
    return coverParts(
      name,
      items,
      () => '',
      (item) => [
        item.person.accountId,
        // Who may do little is refused before anything is looked for.
        ...(item.person.permissions.size === most ? [areaOf(partOf(item))] : []),
      ],
      1,
    )
  // Row-level security knows accounts, not their users.
  const people = Object.values(
    Object.groupBy(new Set(items.map(({ person }) => person)), ({ accountId }) => accountId),
  ).flatMap((users = []) =>
    users.toSorted((one, other) => other.permissions.size - one.permissions.size).slice(0, 1),
  )
  const able = people.find(({ permissions }) => permissions.size === most)
  const dealt = deal(
    name,
    [...new Set(items.map(partOf))],
    (part) => [/^[A-Z]+ /.exec(part)?.[0] ?? '', areaOf(part)],
    () => people,
  )
  return items.filter((item) => item.person === able || dealt.get(partOf(item))?.includes(item.person))
}

/** The account isolation contract, for any database. */
export function isolationContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`isolation on ${name}`, () => {
    let server: DemoServer
    let ids: StoredId[]
    let relations: Relation[]
    const foreignTo = ({ accountId }: DemoPerson): StoredId[] =>
      ids.filter(({ holders }) => !holders.has(accountId))

    let picks = 0
    /** One ID of each kind, in turn; all when everything is tried. */
    const pick = (foreign: StoredId[], kinds: ReadonlySet<string>): StoredId[] =>
      [...kinds].flatMap((kind) => {
        const alike = foreign.filter((each) => each.kind === kind)
        return triesAll ? alike : alike.slice(picks++ % alike.length).slice(0, 1)
      })
    const entityAt = ({ path }: IdPlace): string | undefined =>
      server.publisher
        .current()
        .collections.filter(({ resource }) => path.startsWith(resource.path))
        .toSorted((one, other) => other.resource.path.length - one.resource.path.length)[0]?.entity.id

    beforeAll(async () => {
      const limits = { pollsPerMinute: 1e6, searchesPerMinute: 1e6, exportsPerHour: 1e6 }
      server = await startDemoServer({ database: await open(), settings: limits })
      relations = await relationsOf(server)
      ids = await idsOf(server, relations)
    })
    afterAll(() => server.close())

    it('treats every ID from another account as nonexistent in every parameter', async () => {
      const before = await checksums(server, relations)
      // Every place, and every kind of ID as every account and by every method.
      const pairs = idPlaces(server).flatMap((place) =>
        server.people.map((person) => ({
          person,
          place,
          key: `${place.method} ${place.path} ${place.name}`,
        })),
      )
      const callers = sampledFor(name, 'users and ID parameters', pairs, ({ key }) => key)
      const tried = deal(
        `isolation on ${name}: users, ID parameters and kinds of foreign IDs`,
        callers,
        ({ person, place }) => (name === 'PGlite' ? '' : [person.accountId, place.method]),
        ({ person }) => kindsOf(foreignTo(person)),
      )
      for (const [{ person, place }, kinds] of tried) {
        const nobodys = plain(await tryId(server, person, place, randomUUID()))
        // Those that the place is about belong to every hand.
        const own = kindsOf(foreignTo(person)).filter((kind) => kind === `record.id ${entityAt(place)}`)
        for (const { id, kind } of pick(foreignTo(person), new Set([...kinds, ...own]))) {
          const answer = plain(await tryId(server, person, place, id))
          const about = `${person.name}: ${place.method} ${place.path} with ${kind} ${id} as ${place.name}`
          expect([about, answer]).toEqual([about, nobodys])
        }
      }
      expect([...tried.values()].every((kinds) => kinds.length > 0)).toBe(true)
      expect(await checksums(server, relations)).toEqual(before)
    }, 600_000)

    it('rejects IDs from another account in a body', async () => {
      const before = await checksums(server, relations)
      const fields = server.publisher
        .current()
        .collections.flatMap(({ resource, entity }) =>
          Object.entries(resource.operations.create ? entity.properties : {}).flatMap(([field, property]) =>
            uuidsIn(property).map((inside) => ({ resource, field, inside, property })),
          ),
        )
      const callers = sampledFor(
        name,
        'users and ID fields',
        fields.flatMap((taking) => server.people.map((person) => ({ person, ...taking }))),
        ({ resource, field, inside }) => `${resource.path} ${field} ${inside}`,
      )
      const tried = deal(
        `isolation on ${name}: users, ID fields and kinds of foreign IDs`,
        callers,
        ({ resource, field, inside }) => (name === 'PGlite' ? '' : `${resource.path} ${field} ${inside}`),
        ({ person }) => kindsOf(foreignTo(person)),
      )
      expect(fields.length).toBeGreaterThan(0)
      for (const [{ person, resource, field, inside, property }, kinds] of tried) {
        const bodyOf = (id: string): object => ({
          [resource.item]: { [field]: valueWith(property, inside, id) },
          fields: [field],
          mode: 'create',
        })
        const verify = async (id: string): Promise<unknown> =>
          plain(await server.call(person, 'POST', `${resource.path}/verify`, bodyOf(id)))
        const nobodys = await verify(randomUUID())
        for (const { id, kind } of pick(foreignTo(person), new Set(kinds))) {
          const about = `${person.name}: ${resource.path} ${field} with ${kind} ${id}`
          expect([about, await verify(id)]).toEqual([about, nobodys])
        }
      }
      expect(await checksums(server, relations)).toEqual(before)
    }, 600_000)

    it('finds nothing from another account in any list, export or search', async () => {
      let combinations = 0
      const calls = definedCalls(server.publisher.current().portal).filter(
        ({ method, path }) => method === 'GET' && !path.includes('{'),
      )
      const readings = calls
        .filter(({ path, isOutside }) => !isOutside && !path.startsWith('/simulator'))
        .flatMap(({ path }) => server.people.map((person) => ({ person, path })))
      const tried = sampledFor(name, 'users and lists', readings, ({ path }) => path)
      const foreignIds = new Map(server.people.map((person) => [person, foreignTo(person)]))
      for (const { person, path } of tried) {
        const { text } = await server.call(person, 'GET', `/api/site${path}`)
        const found = foreignIds.get(person)?.filter(({ id }) => text.includes(id))
        expect([person.name, path, found]).toEqual([person.name, path, []])
        combinations++
      }
      console.log(`isolation on ${name}: ${combinations} answers looked through for foreign ids`)
    }, 300_000)

    it("prevents an account's database role from reading or changing another account's rows", async () => {
      let combinations = 0
      const accounts = [...new Set(server.people.map(({ accountId }) => accountId))]
      // Which rows a role sees is decided by the same policies on both; each table is tried as some account.
      const tried = deal(
        `isolation on ${name}: tables and accounts`,
        relations,
        (relation) => (name === 'PGlite' ? '' : relation.name),
        () => accounts,
      )
      expect(relations.length).toBeGreaterThan(15)
      for (const [relation, those] of tried) {
        for (const accountId of those) {
          const about = `${relation.name} as ${accountId}`
          expect([about, await foreignRows(server, accountId, relation, accounts)]).toEqual([about, 0])
          if (relation.accountColumn && !relation.isView)
            expect([about, await touchForeign(server, accountId, relation)]).toEqual([about, 0])
          combinations += 2
        }
      }
      // Without an account, nothing is visible.
      for (const relation of relations.filter(({ accountColumn }) => accountColumn))
        expect([relation.name, await foreignRows(server, randomUUID(), relation, accounts)]).toEqual([
          relation.name,
          0,
        ])
      console.log(
        `isolation on ${name}: ${combinations} combinations of account, table or view, and statement`,
      )
    }, 300_000)

    it('forces row-level security on every table with account data', async () => {
      const { rows } = await server.database.system((query) =>
        sql<{ relname: string }>`
          select relname from pg_class join pg_attribute on attrelid = pg_class.oid
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
            and attname = 'account_id' and not (relrowsecurity and relforcerowsecurity)`.execute(query),
      )
      expect(rows).toEqual([])
    })
  })
}

function kindsOf(ids: StoredId[]): string[] {
  return [...new Set(ids.map(({ kind }) => kind))]
}

/** Where a call belongs to, by its path or what begins with method or path: `v1/sms`. */
function areaOf(part: string): string {
  return part.split('/').slice(1, 3).join('/')
}

interface Relation {
  name: string
  isView: boolean
  /** Says whose the row is; the table may have none. */
  accountColumn?: string
  uuids: string[]
}

/** Every table and view in the schema, whoever owns it. */
async function relationsOf(server: DemoServer): Promise<Relation[]> {
  const { rows } = await server.database.system((query) =>
    sql<{ name: string; is_view: boolean; columns: string[]; uuids: string[] }>`
      select relname as name, relkind in ('v', 'm') as is_view,
        array_agg(attname::text) as columns,
        coalesce(array_agg(attname::text) filter (where atttypid = 'uuid'::regtype), '{}') as uuids
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition
      group by 1, 2 order by 1`.execute(query),
  )
  return rows.map(({ name, is_view, columns, uuids }) => ({
    name,
    isView: is_view,
    ...(columns.includes('account_id') && { accountColumn: 'account_id' }),
    ...(name === 'account' && { accountColumn: 'id' }),
    uuids: uuids.filter((column) => column !== 'account_id'),
  }))
}

/** Ids of every account in every table, and the accounts' own. */
async function idsOf(server: DemoServer, relations: Relation[]): Promise<StoredId[]> {
  const found = new Map<string, StoredId>()
  const note = (id: string, accountId: string, kind: string): void => {
    const known = found.get(id) ?? { holders: new Set(), kind, id }
    known.holders.add(accountId)
    found.set(id, known)
  }
  for (const { accountId } of server.people) note(accountId, accountId, 'account.id')
  const chosen = new Set(found.keys())
  for (const { name, isView, accountColumn, uuids } of relations) {
    if (isView || accountColumn !== 'account_id') continue
    for (const column of uuids) {
      const entity = name === 'record' ? sql.ref('entity') : sql.lit('')
      const { rows } = await server.database.system((query) =>
        sql<{ account_id: string; id: string; entity: string; nth: string }>`
          select account_id, id, entity, row_number() over (partition by account_id, entity order by id) as nth
          from (select distinct account_id, ${sql.ref(column)} as id, ${entity} as entity
            from ${sql.table(name)} where ${sql.ref(column)} is not null) as each`.execute(query),
      )
      for (const { account_id, id, entity: of, nth } of rows) {
        note(id, account_id, `${name}.${column} ${of}`.trimEnd())
        if (Number(nth) <= mostOfKind) chosen.add(id)
      }
    }
  }
  return [...found.values()].filter(({ id }) => chosen.has(id))
}

/** Every slot and parameter that takes an id, by the API's own description. */
function idPlaces(server: DemoServer): IdPlace[] {
  return describedCalls(server.publisher.current().portal).flatMap(
    ({ method, path, operation, parameters }) => {
      if (operation.security?.length === 0) return []
      const slots = [...path.matchAll(/\{(\w+)\}/g)]
        .map((match) => match[1] ?? '')
        .filter((slot) => slot !== 'key' && slot !== 'file')
      const asked = parameters.filter(
        (each) => each.in === 'query' && (each.schema?.format === 'uuid' || /(^|_)u?u?id$/.test(each.name)),
      )
      return [
        ...slots.map((slot): IdPlace => ({ method, path, name: slot, in: 'path' })),
        ...asked.map((each): IdPlace => ({ method, path, name: each.name, in: 'query' })),
      ]
    },
  )
}

function tryId(server: DemoServer, person: DemoPerson, place: IdPlace, id: string): Promise<DemoAnswer> {
  const filled = place.path.replaceAll(/\{(\w+)\}/g, (_, slot: string) =>
    place.in === 'path' && slot === place.name ? id : randomUUID(),
  )
  const query = place.in === 'query' ? `?${place.name}=${id}` : ''
  const body = place.method === 'GET' || place.method === 'DELETE' ? undefined : {}
  return server.call(person, place.method, `/api/site${filled}${query}`, body)
}

/** The part of a response that does not depend on the requested id. */
function plain({ status, text }: DemoAnswer): string {
  return `${status} ${text}`
}

/** Rows of every account in every table; equal while unchanged. */
async function checksums(server: DemoServer, relations: Relation[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { name, isView, accountColumn } of relations) {
    if (isView || !accountColumn || ownTraces.includes(name)) continue
    const { rows } = await server.database.system((query) =>
      sql<{ account_id: string; sum: string }>`
        select ${sql.ref(accountColumn)} as account_id,
          md5(string_agg(md5(each::text), '' order by md5(each::text))) as sum
        from ${sql.table(name)} as each
        where to_jsonb(each)->>'entity' is distinct from 'audit-event' group by 1`.execute(query),
    )
    for (const { account_id, sum } of rows) found[`${name} ${account_id}`] = sum
  }
  return found
}

/** How many rows of other accounts an account sees; 0 without access. */
async function foreignRows(
  server: DemoServer,
  accountId: string,
  { name, accountColumn }: Relation,
  accounts: string[],
): Promise<number> {
  const others = accounts.filter((each) => each !== accountId)
  try {
    const { rows } = await server.database.read(accountId, (query) =>
      accountColumn
        ? sql<{
            count: string
          }>`select count(*) from ${sql.table(name)} where ${sql.ref(accountColumn)} <> ${accountId}::uuid`.execute(
            query,
          )
        : sql<{ count: string }>`
            select count(*) from ${sql.table(name)} as each
            where exists (select from unnest(${others}::text[]) as other where each::text like '%' || other || '%')`.execute(
            query,
          ),
    )
    return Number(rows[0]?.count)
  } catch (error) {
    if (isDenied(error)) return 0
    throw error
  }
}

/** How many rows of other accounts an account can change or delete, or write anew. */
async function touchForeign(
  server: DemoServer,
  accountId: string,
  { name, accountColumn = '' }: Relation,
): Promise<number> {
  let touched = 0
  const owner = sql.ref(accountColumn)
  const statements = [
    sql`update ${sql.table(name)} set ${owner} = ${owner} where ${owner} <> ${accountId}::uuid`,
    sql`delete from ${sql.table(name)} where ${owner} <> ${accountId}::uuid`,
  ]
  for (const statement of statements) {
    try {
      await server.database.transaction(accountId, async (query) => {
        const { numAffectedRows } = await statement.execute(query)
        touched += Number(numAffectedRows ?? 0)
        throw new Error('put back')
      })
    } catch (error) {
      if (!isDenied(error) && !(error instanceof Error && error.message === 'put back')) throw error
    }
  }
  return touched
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && /permission denied/.test(error.message)
}

/** Names inside a property, `''` for itself, where an id is written. */
function uuidsIn(property: PropertyDefinition): string[] {
  if (property.readOnly) return []
  if (property.type === 'string') return property.format === 'uuid' ? [''] : []
  const shape = property.items ?? property
  if (shape.type === 'string') return shape.format === 'uuid' ? [''] : []
  return Object.entries(shape.properties ?? {})
    .filter(([, each]) => !each.readOnly && each.format === 'uuid')
    .map(([inside]) => inside)
}

function valueWith(property: PropertyDefinition, inside: string, id: string): unknown {
  const one = inside === '' ? id : { [inside]: id }
  return property.type === 'array' ? [one] : one
}
