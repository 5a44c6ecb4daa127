import { createHash } from 'node:crypto'
import type { EntityDefinition, QueryParameter, ResourceDefinition } from '../../language/portal.ts'
import type { SqlSession } from './connection.ts'
import type { OwnedDatabase } from './createDatabase.ts'
import {
  canBeEmpty,
  fieldSql,
  partsExpression,
  searchExpression,
  sortExpression,
  sortingCatalogue,
  usualOrder,
} from './fieldSql.ts'
import { inTurn } from './inTurn.ts'

export interface Collection {
  resource: ResourceDefinition
  entity: EntityDefinition
}

/** Of whatever makes tables and indexes beside the migrations. */
export const tablesTurn = 727_275

/**
 * Makes the partitions of entities, in them the indexes that the query parameters and sort fields of document resources
 * ask for, with statistics of their expressions, and drops the indexes no definition asks for any more. Names carry a
 * hash of their meaning, so a second run does nothing.
 */
export async function syncIndexes(database: OwnedDatabase, collections: Collection[]): Promise<void> {
  await database.asOwner(({ session }) =>
    inTurn(session, tablesTurn, () =>
      sync(session, collections, database.kind === 'postgres' ? 'concurrently' : ''),
    ),
  )
}

/** @param mode `concurrently` lets writes go on while an index is built; a build that broke off leaves an invalid one */
async function sync(
  session: SqlSession,
  collections: Collection[],
  mode: 'concurrently' | '',
): Promise<void> {
  const stored = collections.filter(({ resource }) => resource.storage.kind === 'documents')
  const partitions = await ensureRecordPartitions(session, new Set(stored.map(entityOf)))
  const wanted = new Map(
    stored
      .flatMap((collection) => indexesOf(collection, partitionOf(partitions, collection)))
      .map((definition) => [nameOf(definition), definition]),
  )
  const { rows } = await session.run(
    `select relname, indisvalid from pg_class join pg_index on indexrelid = pg_class.oid
     where relname like 'definition\\_%'`,
    [],
  )
  // The columns just selected.
  const existing = new Map(
    (rows as { relname: string; indisvalid: boolean }[]).map((row) => [row.relname, row.indisvalid]),
  )
  let changed = false
  for (const [name, isValid] of existing) {
    if (!wanted.has(name) || !isValid) await session.script(`drop index ${mode} if exists ${name}`)
  }
  for (const [name, definition] of wanted) {
    if (existing.get(name)) continue
    await session.script(`create index ${mode} if not exists ${name} on ${definition}`)
    changed = true
  }
  // Without statistics of its own the planner takes every value of an expression for rare and sorts tens of thousands
  // of rows.
  const statistics = stored.flatMap((collection) =>
    expressionsOf(collection).map((each) => `(${each}) from ${partitionOf(partitions, collection)}`),
  )
  const known = await session.run(
    `select stxname from pg_statistic_ext where stxname like 'definition\\_%'`,
    [],
  )
  // The column just selected.
  const measured = new Set((known.rows as { stxname: string }[]).map(({ stxname }) => stxname))
  for (const each of new Set(statistics)) {
    const name = nameOf(`statistics ${each}`)
    if (measured.has(name)) continue
    await session.script(`create statistics ${name} on ${each}`)
    changed = true
  }
  if (changed) await session.script('analyze record')
}

/** @returns entity → table of its documents */
async function ensureRecordPartitions(
  session: SqlSession,
  entities: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const { rows } = await session.run(
    `select entity, record_partition(entity) as name from unnest($1::text[]) as entity`,
    [[...entities]],
  )
  // The columns just selected.
  return new Map((rows as { entity: string; name: string }[]).map(({ entity, name }) => [entity, name]))
}

function entityOf({ resource }: Collection): string {
  return resource.entity
}

function partitionOf(partitions: ReadonlyMap<string, string>, collection: Collection): string {
  const name = partitions.get(entityOf(collection))
  if (name === undefined) throw new Error(`${entityOf(collection)} has no partition`)
  return name
}

function indexesOf({ resource, entity }: Collection, partition: string): string[] {
  const indexes = new Set(['(account_id, created_at, id)'])
  for (const sort of resource.sort.fields) {
    if (sortingCatalogue(entity, sort) !== undefined) continue
    const expression = sortExpression(fieldSql(resource, entity, sort))
    indexes.add(`(account_id, ${expression}, id)`)
    if (canBeEmpty(resource, entity, sort))
      indexes.add(`(account_id, ${expression} desc nulls last, id desc)`)
  }
  for (const { field: path, match } of narrowings(resource)) {
    if (path === undefined || match === 'flag') continue
    const field = fieldSql(resource, entity, path)
    if (field.personal) {
      indexes.add(`using gin (account_id, ${field.personal.holders} jsonb_path_ops)`)
    } else if (field.type === 'array') {
      indexes.add(`using gin (account_id, ${field.expression} jsonb_path_ops)`)
    } else if (match === 'contains') {
      indexes.add(`using gin (account_id, (${searchExpression(field)}) gin_trgm_ops)`)
    } else if (match === 'digits') {
      indexes.add(`using gin (account_id, ${partsExpression(field)})`)
    } else if (match === 'prefix') {
      indexes.add(`(account_id, (${searchExpression(field)}) text_pattern_ops)`)
    } else if (match === 'equals' || match === 'in') {
      indexes.add(
        `(account_id, ${field.expression}, ${usualOrder(resource, entity)?.index ?? 'created_at, id'})`,
      )
    } else {
      indexes.add(`(account_id, ${field.expression}, id)`)
    }
  }
  return [...indexes].map((index) => `${partition} ${index}`)
}

/** What lists are narrowed by: their parameters and their parent. */
function narrowings({ query, parent }: ResourceDefinition): Pick<QueryParameter, 'field' | 'match'>[] {
  return parent ? [...query, { field: parent.slot, match: 'equals' }] : query
}

function expressionsOf({ resource, entity }: Collection): string[] {
  const fields = narrowings(resource).flatMap(({ field }) =>
    field === undefined ? [] : [fieldSql(resource, entity, field)],
  )
  return fields
    .filter(({ type, expression }) => type !== 'array' && expression.includes('doc'))
    .map(({ expression }) => expression)
}

function nameOf(definition: string): string {
  return `definition_${createHash('sha256').update(definition).digest('hex').slice(0, 16)}`
}
