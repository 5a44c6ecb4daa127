import { CompiledQuery } from 'kysely'
import type { EntityDefinition, ResourceDefinition } from '../../language/portal.ts'
import { findProperty, type Scope } from '../../language/index.ts'
import type { Database, Query } from '../storage/database.ts'
import {
  anySql,
  countSql,
  filterSql,
  pageSql,
  versionSql,
  type CatalogueRanks,
  type Statement,
} from './listSql.ts'
import { readListRequest } from './readListRequest.ts'

export interface ListAnswer {
  /** The whole body as JSON text. */
  body: string
  version: number
}

/** Totals that stay right until the collection's version changes. */
export interface TotalCache {
  get(key: string, version: number): number | undefined
  set(key: string, version: number, total: number): void
}

/** Keeps the most recent `size` totals. */
export function createTotalCache(size = 10_000): TotalCache {
  const totals = new Map<string, { version: number; total: number }>()
  return {
    get(key, version) {
      const known = totals.get(key)
      return known?.version === version ? known.total : undefined
    },
    set(key, version, total) {
      totals.delete(key)
      totals.set(key, { version, total })
      const oldest = totals.keys().next()
      if (totals.size > size && !oldest.done) totals.delete(oldest.value)
    },
  }
}

export async function run<Row>(query: Query, statement: Statement): Promise<Row[]> {
  // The caller names the columns of its own statement.
  const result = await query.executeQuery(CompiledQuery.raw(statement.text, statement.parameters))
  return result.rows as Row[]
}

/** The version of an account's collection: 0 before its first write. */
export async function readVersion(query: Query, resource: ResourceDefinition): Promise<number> {
  const [row] = await run<{ version: number }>(query, {
    text: `select ${versionSql(resource)} as version`,
    parameters: [],
  })
  return row?.version ?? 0
}

/**
 * Reads one page. The rows never become objects here: the database writes them as JSON text, which is put into
 * the envelope. The total is counted once per filter and version of the collection.
 */
export async function readList(
  database: Database,
  accountId: string,
  resource: ResourceDefinition,
  entity: EntityDefinition,
  queryString: Record<string, string>,
  scope: Scope,
  totals: TotalCache,
  ranksOf: CatalogueRanks,
): Promise<ListAnswer> {
  const request = readListRequest(resource, (field) => findProperty(entity, field), queryString)
  const filter = filterSql(resource, entity, request.filters, scope)
  const key = `${accountId} ${resource.id} ${filter.key}`
  const anyKey = `${accountId} ${resource.id} any`
  return database.read(accountId, async (query) => {
    const [page] = await run<{ rows: string | null; version: number }>(
      query,
      pageSql(resource, entity, request, filter, ranksOf),
    )
    const version = page?.version ?? 0
    let total = totals.get(key, version)
    if (total === undefined) {
      const [counted] = await run<{ total: number; version: number }>(query, countSql(resource, filter))
      total = counted?.total ?? 0
      totals.set(key, counted?.version ?? 0, total)
    }
    let any = total > 0 ? 1 : totals.get(anyKey, version)
    if (any === undefined) {
      const [found] = await run<{ any: boolean }>(query, { text: anySql(resource), parameters: [] })
      any = found?.any ? 1 : 0
      totals.set(anyKey, version, any)
    }
    const pages = Math.ceil(total / request.perPage)
    return {
      body: `{"${resource.items}":[${page?.rows ?? ''}],"pagination":{"current_page":${request.page},"per_page":${request.perPage},"total_pages":${pages},"total":${total}},"is_empty":${any === 0}}`,
      version,
    }
  })
}
