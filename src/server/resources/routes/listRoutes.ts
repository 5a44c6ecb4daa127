import type { ResourceDefinition } from '../../../language/portal.ts'
import { exportedAtOnce } from '../../../language/tasks.ts'
import { dateIn } from '../../../shared/dates.ts'
import { auditExport } from '../exports/auditExport.ts'
import { checkBulk, startBulk } from '../bulk/bulkRoutes.ts'
import { namesTag } from '../etags.ts'
import { exportCsv } from '../exports/exportCsv.ts'
import { startExport } from '../exports/exportTask.ts'
import { streamParts } from '../exports/streamParts.ts'
import { timeZoneOf } from '../lists/listSql.ts'
import { askedTimeZone } from '../lists/readListRequest.ts'
import { readList, readStatistics, type ListAnswer } from '../lists/readList.ts'
import { readSeries } from '../lists/readSeries.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { checked, download, json, objectOf, stored } from './answers.ts'
import type { ResourceCall, RouteAnswer, RouteRequest } from './ResourceRoute.ts'
import { variantOf } from './variantOf.ts'

/** The rows of a resource, their figures and what is made of all of them. */
export function listRoutes(resource: ResourceDefinition, access: string[]): ResourceCall[] {
  const { path } = resource
  const calls: ResourceCall[] = [
    {
      method: 'GET',
      path,
      access,
      handle: (request, route) => collectionAnswer(request, route, (seen) => readList(seen, route.query)),
    },
    { method: 'GET', path: `${path}/export.csv`, access, download: true, handle: sendExport },
    {
      method: 'POST',
      path: `${path}/export`,
      access,
      sessionOnly: true,
      handle: async (request, { body, headers }) =>
        stored(await startExport(request, objectOf(body), headers['idempotency-key'])),
    },
  ]
  if (resource.statistics)
    calls.push({
      method: 'GET',
      path: `${path}/statistics`,
      access,
      handle: (request, route) =>
        collectionAnswer(request, route, (seen) => readStatistics(seen, route.query)),
    })
  if (resource.series)
    calls.push({ method: 'GET', path: `${path}/statistics/series`, access, handle: readSeriesCall })
  return calls
}

/** Each action brings its own permissions; to select rows, those of the list are needed. */
export function bulkCalls({ path }: ResourceDefinition, access: string[]): ResourceCall[] {
  return [
    {
      method: 'POST',
      path: `${path}/bulk/check`,
      access,
      kind: 'read',
      handle: async (request, { body }) => checked({ check: await checkBulk(request, objectOf(body)) }),
    },
    {
      method: 'POST',
      path: `${path}/bulk`,
      access,
      sessionOnly: true,
      handle: async (request, { body, headers }) =>
        stored(await startBulk(request, objectOf(body), headers['idempotency-key'])),
    },
  ]
}

/** The last days are others tomorrow, though no row changes. */
async function readSeriesCall(request: ResourceRequest, route: RouteRequest): Promise<RouteAnswer> {
  const today = dateIn(askedTimeZone(route.query) ?? timeZoneOf(request.caller.scope), new Date())
  return collectionAnswer(request, route, (seen) => readSeries(seen, route.query, today), today)
}

/**
 * What changes only with the collection: a poll of what is unchanged reads its version alone.
 * @param also what else the answer changes with
 */
async function collectionAnswer(
  request: ResourceRequest,
  { query, headers }: RouteRequest,
  read: (request: ResourceRequest) => Promise<ListAnswer>,
  also = '',
): Promise<RouteAnswer> {
  const { context, caller, resource } = request
  const variant = [variantOf(request), askedTimeZone(query), also].join('')
  const known = headers['if-none-match']
  const cache = { 'cache-control': 'private, no-cache', vary: 'authorization' }
  if (known !== undefined) {
    const version = await context.versions(caller.accountId, resource)
    const etag = `W/"${version}-${variant}"`
    if (namesTag(known, etag)) return { status: 304, headers: { ...cache, etag } }
  }
  if (searches(resource, query)) context.limits.takeSearch(caller)
  const { body, version } = await read(request)
  return { status: 200, headers: { ...json, ...cache, etag: `W/"${version}-${variant}"` }, body }
}

/** Parts of texts are looked for in many rows; what an index answers is an ordinary read. */
function searches(resource: ResourceDefinition, query: Record<string, string>): boolean {
  return resource.query.some(({ name, match }) => (match === 'contains' || match === 'digits') && query[name])
}

async function sendExport(request: ResourceRequest, { query }: RouteRequest): Promise<RouteAnswer> {
  const { context, caller } = request
  const { limits } = context
  const { parts, total, end } = await limits.limitExport(caller, async () => {
    const made = await exportCsv(request, query)
    return { ...made, end: made.total > exportedAtOnce ? limits.takeDownload(caller) : () => undefined }
  })
  const body = streamParts(parts).once('close', end)
  try {
    await context.database.transaction(caller.accountId, (database) => auditExport(database, request, total))
  } catch (error) {
    body.destroy()
    throw error
  }
  return { status: 200, headers: download('text/csv; charset=utf-8', `${request.resource.items}.csv`), body }
}
