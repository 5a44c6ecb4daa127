import { createHash } from 'node:crypto'
import type { EntityDefinition, QueryParameter, ResourceDefinition } from '../../language/portal.ts'
import type { SqlSession } from './connection.ts'
import type { OwnedDatabase } from './createDatabase.ts'
import {
  canBeEmpty,
  entityLiteral,
  fieldSql,
  searchExpression,
  sortExpression,
  sortingCatalogue,
} from './fieldSql.ts'

export interface Collection {
  resource: ResourceDefinition
  entity: EntityDefinition
}

const lockKey = 727_275
const waitMs = 50

/**
 * Makes the indexes that the query parameters and sort fields of document resources ask for, with statistics of
 * their expressions, and drops those no definition asks for any more. Names carry a hash of their meaning, so a
 * second run does nothing.
 */
export async function syncIndexes(database: OwnedDatabase, collections: Collection[]): Promise<void> {
  await database.asOwner(async ({ session }) => {
    await takeTurn(session)
    try {
      await sync(session, collections, database.kind === 'postgres' ? 'concurrently' : '')
    } finally {
      await session.run('select pg_advisory_unlock($1::int)', [lockKey])
    }
  })
}

/** Processes that start together take turns. One that waited inside a statement would hold up a concurrent build. */
async function takeTurn(session: SqlSession): Promise<void> {
  for (;;) {
    const { rows } = await session.run('select pg_try_advisory_lock($1::int) as taken', [lockKey])
    // The column just selected.
    if ((rows as { taken: boolean }[])[0]?.taken) return
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

/** @param mode `concurrently` lets writes go on while an index is built; a build that broke off leaves an invalid one */
async function sync(
  session: SqlSession,
  collections: Collection[],
  mode: 'concurrently' | '',
): Promise<void> {
  const wanted = new Map(collections.flatMap(indexesOf).map((definition) => [nameOf(definition), definition]))
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
    await session.script(`create index ${mode} if not exists ${name} on record ${definition}`)
    changed = true
  }
  // The planner does not use what it knows of a partial index's expressions: without statistics of their own it
  // takes every value for rare and sorts tens of thousands of rows.
  for (const expression of new Set(collections.flatMap(expressionsOf))) {
    const name = nameOf(`statistics ${expression}`)
    const known = await session.run('select 1 from pg_statistic_ext where stxname = $1', [name])
    if (known.rows.length > 0) continue
    await session.script(`create statistics ${name} on (${expression}) from record`)
    changed = true
  }
  if (changed) await session.script('analyze record')
}

function indexesOf({ resource, entity }: Collection): string[] {
  if (resource.storage.kind !== 'documents') return []
  const only = `where entity = ${entityLiteral(resource.entity)}`
  const indexes = new Set([`(account_id, created_at, id) ${only}`])
  for (const sort of resource.sort.fields) {
    if (sortingCatalogue(entity, sort) !== undefined) continue
    const expression = sortExpression(fieldSql(resource, entity, sort))
    indexes.add(`(account_id, ${expression}, id) ${only}`)
    if (canBeEmpty(resource, entity, sort))
      indexes.add(`(account_id, ${expression} desc nulls last, id desc) ${only}`)
  }
  for (const { field: path, match } of narrowings(resource)) {
    if (path === undefined || match === 'flag') continue
    const field = fieldSql(resource, entity, path)
    if (field.personal) {
      indexes.add(`using gin (account_id, ${field.personal.holders} jsonb_path_ops) ${only}`)
    } else if (field.type === 'array') {
      indexes.add(`using gin (account_id, ${field.expression} jsonb_path_ops) ${only}`)
    } else if (match === 'contains') {
      indexes.add(`using gin (account_id, (${searchExpression(field)}) gin_trgm_ops) ${only}`)
    } else if (match === 'prefix') {
      indexes.add(`(account_id, (${searchExpression(field)}) text_pattern_ops) ${only}`)
    } else if (match === 'equals' || match === 'in') {
      indexes.add(`(account_id, ${field.expression}, created_at, id) ${only}`)
    } else {
      indexes.add(`(account_id, ${field.expression}, id) ${only}`)
    }
  }
  return [...indexes]
}

/** What lists are narrowed by: their parameters and their parent. */
function narrowings({ query, parent }: ResourceDefinition): Pick<QueryParameter, 'field' | 'match'>[] {
  return parent ? [...query, { field: parent.slot, match: 'equals' }] : query
}

function expressionsOf({ resource, entity }: Collection): string[] {
  if (resource.storage.kind !== 'documents') return []
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
