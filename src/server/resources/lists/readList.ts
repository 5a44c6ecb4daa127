import { findProperty } from '../../../language/index.ts'
import { anySql, countSql, filterSql, pageSql, statisticsSql, type PageStart } from './listSql.ts'
import { findPage } from './findPage.ts'
import { matchedAtMost, matchesOf, matchesSql } from './matchesSql.ts'
import { readGroups, shownIn } from './listGroups.ts'
import { readVersion } from './readVersion.ts'
import { run } from '../run.ts'
import { readListRequest } from './readListRequest.ts'
import { totalsCountSql, totalsFilter, totalsStatisticsSql } from './totalsSql.ts'
import { belowParent, type ResourceRequest } from '../ResourceContext.ts'

export interface ListAnswer {
  /** The whole body as JSON text. */
  body: string
  version: number
}

interface PageRow {
  rows: string | null
  count: number
  version: number
}

/**
 * Reads one page. The rows never become objects here: the database writes them as JSON text, which is put into
 * the envelope. The total is counted once per filter and version of the collection.
 */
export async function readList(
  request: ResourceRequest,
  queryString: Record<string, string>,
): Promise<ListAnswer> {
  const { context, caller, resource, entity } = request
  const { accountId, scope } = caller
  const { totals, published } = context
  const asked = readListRequest(resource, (field) => findProperty(entity, field), queryString)
  const filters = [...belowParent(request), ...asked.filters]
  const filter = filterSql(resource, entity, filters, scope)
  const matches = matchesOf(resource, entity, { ...asked, filters }, filter, scope)
  const kept = totalsFilter(resource, entity, asked.filters, scope)
  const whole = filterSql(resource, entity, belowParent(request), scope)
  const key = `${accountId} ${resource.id} ${filter.key}`
  // More rows than were counted have the digits, though the filter may leave few of them.
  const crowdKey = `${key} digits`
  const anyKey = `${accountId} ${resource.id} any ${request.parent?.id ?? ''}`
  return context.database.read(accountId, async (query) => {
    const offset = (asked.page - 1) * asked.perPage
    const start = await findPage((statement) => run(query, statement), resource, asked, kept, scope)
    if (start.counted) totals.set(key, start.counted.version, start.counted.total)
    const readMatches = async (): Promise<PageRow | undefined> => {
      const crowd = Math.max(totals.last(key) ?? 0, totals.last(crowdKey) ?? 0)
      if (!matches || crowd > matchedAtMost) return undefined
      const statement = matchesSql(resource, entity, asked, matches, published.catalogueRanks)
      const [read] = await run<PageRow & { matches: number; total: number }>(query, statement)
      if (!read) return undefined
      if (read.matches > matchedAtMost) {
        if (matches.rest) totals.set(crowdKey, read.version, read.matches)
        return undefined
      }
      totals.set(key, read.version, read.total)
      return read
    }
    const readPage = async (from: PageStart): Promise<PageRow> => {
      const statement = pageSql(resource, entity, asked, filter, published.catalogueRanks, from)
      const [read = { rows: null, count: 0, version: 0 }] = await run<PageRow>(query, statement)
      return read
    }
    let page = (await readMatches()) ?? (await readPage(start))
    // Rows went meanwhile, or the account has just moved to another time zone.
    if (page.count < (start.least ?? 0))
      page = await readPage({ ...start, ends: undefined, after: undefined })
    const { version } = page
    const groups = asked.group && (await readGroups(query, request, asked.group.field, filter))
    let total = groups ? shownIn(groups, asked.group?.collapsed ?? []) : totals.get(key, version)
    // A page that isn't full is the last one.
    const isLast = !start.ends && page.count < asked.perPage && (page.count > 0 || offset === 0)
    if (total === undefined && isLast) totals.set(key, version, (total = offset + page.count))
    if (total === undefined) {
      const [row] = await run<{ total: number; version: number }>(
        query,
        kept ? totalsCountSql(resource, kept) : countSql(resource, filter),
      )
      total = row?.total ?? 0
      totals.set(key, row?.version ?? 0, total)
    }
    const found = groups?.length ?? total
    let any = found > 0 ? 1 : totals.get(anyKey, version)
    if (any === undefined) {
      const [row] = await run<{ any: boolean }>(query, anySql(resource, whole))
      any = row?.any ? 1 : 0
      totals.set(anyKey, version, any)
    }
    const pages = Math.ceil(total / asked.perPage)
    return {
      body: `{"${resource.items}":[${page.rows ?? ''}],${groups ? `"groups":${JSON.stringify(groups)},` : ''}"pagination":{"current_page":${asked.page},"per_page":${asked.perPage},"total_pages":${pages},"total":${total}},"is_empty":${any === 0}${besideOf(request)}}`,
      version,
    }
  })
}

/** What the parent and catalogues add to the answer. */
function besideOf({ context, resource, parent }: ResourceRequest): string {
  const fields = resource.parent?.beside ?? []
  const own = fields.map((field) => `,"${field}":${JSON.stringify(parent?.doc?.[field] ?? null)}`)
  const { catalogues } = context.published.portal
  const lists = Object.entries(resource.catalogues ?? {}).map(([key, catalogue]) => {
    const items = (catalogues[catalogue] ?? []).map(({ value, text }) => ({ value, text }))
    return `,"${key}":${JSON.stringify(items)}`
  })
  return [...own, ...lists].join('')
}

/**
 * The figures over all rows of a filter, in one statement, once per filter and version of the collection. Takes the
 * parameters of the list; paging and order change nothing.
 */
export async function readStatistics(
  request: ResourceRequest,
  queryString: Record<string, string>,
): Promise<ListAnswer> {
  const { context, caller, resource, entity } = request
  const { filters } = readListRequest(resource, (field) => findProperty(entity, field), queryString)
  const { statistics = [] } = resource
  const kept = totalsFilter(resource, entity, filters, caller.scope)
  const filter = filterSql(resource, entity, [...belowParent(request), ...filters], caller.scope)
  // Who may not see a property has fewer figures.
  const shown = statistics.map(({ id }) => id).join()
  const key = `${caller.accountId} ${resource.id} ${shown} ${filter.key}`
  return context.database.read(caller.accountId, async (query) => {
    const version = await readVersion(query, resource)
    const known = context.figures.get(key, version)
    if (known !== undefined) return { body: known, version }
    const [row] = await run<{ figures: string; version: number }>(
      query,
      kept
        ? totalsStatisticsSql(resource, statistics, kept)
        : statisticsSql(resource, entity, statistics, filter),
    )
    const body = `{"statistics":${row?.figures ?? '{}'}}`
    context.figures.set(key, row?.version ?? 0, body)
    return { body, version: row?.version ?? 0 }
  })
}
