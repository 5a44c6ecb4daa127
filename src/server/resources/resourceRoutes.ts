import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { EndpointDefinition, ResourceDefinition } from '../../language/portal.ts'
import { dateIn } from '../../shared/dates.ts'
import { Refusal, say } from '../errors.ts'
import { unknownFields } from '../unknownFields.ts'
import type { JsonObject } from '../storage/tables.ts'
import type { Collection } from '../storage/syncIndexes.ts'
import { auditExport } from './auditExport.ts'
import type { Caller, EndpointHandler, RowHandler, UploadedFile } from './behaviour.ts'
import { checkBulk, startBulk } from './bulkRoutes.ts'
import { namesTag } from './etags.ts'
import { exportCsv } from './exportCsv.ts'
import { startExport } from './exportTask.ts'
import type { StoredAnswer } from './idempotently.ts'
import { readInput } from './readInput.ts'
import { readParent } from './parentRecords.ts'
import type { PublishedPortal } from './PublishedPortal.ts'
import { readList, readStatistics, type ListAnswer } from './readList.ts'
import { readSeries } from './readSeries.ts'
import { timeZoneOf } from './listSql.ts'
import { readSublist } from './readSublist.ts'
import { getSingleton, updateSingleton, verifySingleton } from './singletonRecord.ts'
import { dropDraft, keepDraft, readDraft } from './formDrafts.ts'
import { hasPersonal, resourceRequest } from './resourceRequest.ts'
import { rotateRecord } from './rotateRecord.ts'
import { requireEndpoint } from './requireEndpoint.ts'
import { behaviourOf, type ResourceContext, type ResourceRequest } from './ResourceContext.ts'
import {
  changeState,
  createRecord,
  deleteRecord,
  getRecord,
  readRecordEvents,
  updateRecord,
  verifyStep,
} from './writeRecord.ts'

export interface RouteRequest {
  context: ResourceContext
  caller: Caller
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  headers: Record<string, string | undefined>
  signal: AbortSignal
  upload: (options: { field: string; maxBytes: number }) => Promise<UploadedFile>
  /** The body of a multipart request as it arrives, instead of `upload`. */
  raw: () => Readable
}

/** Bodies are JSON text, or a stream. */
export interface RouteAnswer {
  status: number
  headers: Record<string, string>
  body?: string | Readable
  /** Sub-account the caller's session goes on in; the answer is the new credential. */
  switchTo?: string
}

export interface ResourceRoute {
  method: string
  /** Below the API base, with `{name}` slots. */
  path: string
  /** The resource whose definition brought it. */
  resource?: string
  /** All are needed. */
  access: string[]
  /** Each has a limit of its own. A poll is made by the page itself: it puts off no session's end. */
  kind: 'read' | 'write' | 'poll'
  /** A browser fetches it by a link, which can carry cookies but no Authorization header. */
  download: boolean
  /** Belongs to the signed-in person; unavailable to masters who switched into the account. */
  personal?: boolean
  /** Needs a session: what it starts goes on as the user, with more than a key may do. */
  sessionOnly?: boolean
  handle(request: RouteRequest): Promise<RouteAnswer>
}

/** Fields one call verifies. */
const mostVerified = 200

const json = { 'content-type': 'application/json; charset=utf-8' }

/** Every route the definitions require. Refuses definitions with an endpoint without a handler. */
export function resourceRoutes(published: PublishedPortal): ResourceRoute[] {
  return published.collections.flatMap((collection) => [
    ...routesOf(
      collection,
      published.lists.some(
        ({ resource, bulkActions }) => resource === collection.resource.id && bulkActions.length > 0,
      ),
    ),
  ])
}

/** @param hasBulk a list of the resource has bulk actions */
function routesOf(collection: Collection, hasBulk: boolean): ResourceRoute[] {
  const { resource, entity } = collection
  const { operations } = resource
  const routes: ResourceRoute[] = []
  const add = (
    method: string,
    path: string,
    access: string[],
    handle: (request: ResourceRequest, route: RouteRequest) => Promise<RouteAnswer>,
    more: Partial<Pick<ResourceRoute, 'kind' | 'download' | 'sessionOnly'>> = {},
  ): void => {
    routes.push({
      method,
      path,
      resource: resource.id,
      ...(resource.personal && { personal: true }),
      access,
      kind: method === 'GET' ? 'read' : 'write',
      download: false,
      ...more,
      handle: async (route) => {
        const { context, caller } = route
        const parent = path.startsWith(resource.path)
          ? await readParent({ context, caller, resource }, route.params)
          : undefined
        return handle(resourceRequest(context, caller, collection, parent), route)
      },
    })
  }
  const { list, get, create, update } = operations
  if (resource.singleton) addSingleton()
  else addCollection()
  addEndpoints()
  return routes

  function addSingleton(): void {
    if (get) add('GET', resource.path, get.access, singletonRoute)
    if (!update) return
    add('PUT', resource.path, update.access, async (request, { body, headers }) =>
      stored(await updateSingleton(request, itemOf(resource, body), headers['if-match'])),
    )
    add(
      'POST',
      `${resource.path}/verify`,
      update.access,
      async (request, { body }) => {
        const { item, fields } = verifiedOf(request, body, [])
        await verifySingleton(request, item, fields)
        return { status: 200, headers: json, body: '{}' }
      },
      { kind: 'read' },
    )
  }

  function addCollection(): void {
    if (list) {
      add('GET', resource.path, list.access, listRoute)
      if (resource.statistics) add('GET', `${resource.path}/statistics`, list.access, statisticsRoute)
      if (resource.series) add('GET', `${resource.path}/statistics/series`, list.access, seriesRoute)
      add('GET', `${resource.path}/export.csv`, list.access, exportRoute, { download: true })
      add(
        'POST',
        `${resource.path}/export`,
        list.access,
        async (request, { body, headers }) =>
          stored(await startExport(request, objectOf(body), headers['idempotency-key'])),
        { sessionOnly: true },
      )
      if (hasBulk) addBulk(list.access)
    }
    if (get) add('GET', `${resource.path}/{id}`, get.access, getRoute)
    if (create) {
      add('POST', resource.path, create.access, async (request, { body, headers }) =>
        stored(await createRecord(request, itemOf(resource, body), headers['idempotency-key'])),
      )
    }
    if (create && resource.draft) addDraft(create.access)
    const verified = create ?? update
    if (verified) add('POST', `${resource.path}/verify`, verified.access, verifyRoute, { kind: 'read' })
    if (update) {
      add('PUT', `${resource.path}/{id}`, update.access, async (request, { params, body, headers }) =>
        stored(await updateRecord(request, params['id'] ?? '', itemOf(resource, body), headers['if-match'])),
      )
    }
    if (operations.delete) {
      add(
        'DELETE',
        `${resource.path}/{id}`,
        operations.delete.access,
        async (request, { params, headers }) => {
          await deleteRecord(request, params['id'] ?? '', headers['if-match'])
          return { status: 204, headers: {} }
        },
      )
    }
    if (operations.rotate) {
      add(
        'POST',
        `${resource.path}/{id}/rotate`,
        operations.rotate.access,
        async (request, { params, body, headers }) =>
          stored(
            await rotateRecord(request, params['id'] ?? '', objectOf(body), {
              ifMatch: headers['if-match'],
              key: headers['idempotency-key'],
            }),
          ),
      )
    }
    const call = entity.lifecycle?.call
    // Each transition brings its own permissions; to reach the record at all, those of reading it are needed.
    if (call && (get ?? list)) {
      add(call.method, call.path, (get ?? list)?.access ?? [], async (request, { params, body, headers }) => {
        const { input, ...item } = objectOf(body)
        return stored(
          await changeState(
            request,
            params['id'] ?? '',
            itemOf(resource, item),
            headers['if-match'],
            undefined,
            input,
          ),
        )
      })
    }
    if (entity.lifecycle && get && resource.storage.kind === 'documents') {
      add('GET', `${resource.path}/{id}/events`, get.access, async (request, { params }) => {
        const body = JSON.stringify({ events: await readRecordEvents(request, params['id'] ?? '') })
        return { status: 200, headers: { ...json, 'cache-control': 'private, no-store' }, body }
      })
    }
    for (const sublist of resource.sublists) {
      add('GET', sublist.path, sublist.access, async (request, { params, query }) => {
        const { items, pagination, isEmpty } = await readSublist(request, sublist, params['id'] ?? '', query)
        const body = JSON.stringify({ [sublist.field]: items, pagination, is_empty: isEmpty })
        return { status: 200, headers: { ...json, 'cache-control': 'private, no-store' }, body }
      })
    }
  }

  /** What a form of a new record holds that is not sent yet. */
  function addDraft(access: string[]): void {
    const path = `${resource.path}/draft`
    const answer = (body: object): RouteAnswer => ({
      status: 200,
      headers: { ...json, 'cache-control': 'private, no-store' },
      body: JSON.stringify(body),
    })
    add('GET', path, access, async (request) => answer({ draft: await readDraft(request) }), {
      sessionOnly: true,
    })
    add(
      'PUT',
      path,
      access,
      async (request, { body }) => {
        const { draft, ...others } = objectOf(body)
        const unknown = unknownFields(others, () => false)
        if (draft === undefined) unknown['draft'] = say('portal:form-required')
        if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
        return answer(await keepDraft(request, objectOf(draft)))
      },
      { sessionOnly: true },
    )
    add(
      'DELETE',
      path,
      access,
      async (request) => {
        await request.context.database.transaction(request.caller.accountId, (query) =>
          dropDraft(query, request),
        )
        return { status: 204, headers: {} }
      },
      { sessionOnly: true },
    )
  }

  /** Each action brings its own permissions; to select rows, those of the list are needed. */
  function addBulk(access: string[]): void {
    add(
      'POST',
      `${resource.path}/bulk/check`,
      access,
      async (request, { body }) => {
        const check = await checkBulk(request, objectOf(body))
        return { status: 200, headers: json, body: JSON.stringify({ check }) }
      },
      { kind: 'read' },
    )
    add(
      'POST',
      `${resource.path}/bulk`,
      access,
      async (request, { body, headers }) =>
        stored(await startBulk(request, objectOf(body), headers['idempotency-key'])),
      { sessionOnly: true },
    )
  }

  function addEndpoints(): void {
    for (const endpoint of resource.endpoints) {
      add(
        endpoint.method,
        endpoint.path,
        endpoint.access,
        (request, route) => endpointRoute(request, endpoint, route),
        {
          download: endpoint.method === 'GET' && /\.[a-z]+$/.test(endpoint.path),
        },
      )
    }
  }
}

/** 304 while the answer stays the same; `If-Match` takes the version alone. */
async function singletonRoute(request: ResourceRequest, { headers }: RouteRequest): Promise<RouteAnswer> {
  const { version, body } = await getSingleton(request)
  const hash = createHash('sha256')
    .update(request.caller.userId)
    .update(body)
    .digest('base64url')
    .slice(0, 16)
  const etag = `W/"${version}.${hash}"`
  const cache = { 'cache-control': 'private, no-cache', vary: 'authorization', etag }
  if (namesTag(headers['if-none-match'], etag)) return { status: 304, headers: cache }
  return { status: 200, headers: { ...json, ...cache }, body }
}

async function listRoute(request: ResourceRequest, route: RouteRequest): Promise<RouteAnswer> {
  return collectionAnswer(request, route, (seen) => readList(seen, route.query))
}

async function statisticsRoute(request: ResourceRequest, route: RouteRequest): Promise<RouteAnswer> {
  return collectionAnswer(request, route, (seen) => readStatistics(seen, route.query))
}

/** The last days are others tomorrow, though no row changes. */
async function seriesRoute(request: ResourceRequest, route: RouteRequest): Promise<RouteAnswer> {
  const today = dateIn(timeZoneOf(request.caller.scope), new Date())
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
  const variant = variantOf(request) + also
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

/** The tag changes with the counters the server keeps in a record too; `If-Match` takes the version alone. */
async function getRoute(request: ResourceRequest, { params, headers }: RouteRequest): Promise<RouteAnswer> {
  const { version, body, collectionVersion } = await getRecord(request, params['id'] ?? '')
  const etag = `W/"${version}.${collectionVersion}-${variantOf(request)}"`
  const cache = { 'cache-control': 'private, no-cache', vary: 'authorization', etag }
  if (namesTag(headers['if-none-match'], etag)) return { status: 304, headers: cache }
  return { status: 200, headers: { ...json, ...cache }, body }
}

const variants = new WeakMap<Caller, Map<string, string>>()

/** What a list depends on besides its collection's version: the definitions, the account, what the user may see, and what conditions read of them. */
function variantOf({ context, caller, resource, entity }: ResourceRequest): string {
  let known = variants.get(caller)
  if (!known) variants.set(caller, (known = new Map()))
  const key = `${resource.id} ${context.published.hash}`
  let variant = known.get(key)
  if (variant === undefined) {
    const roots = resource.query
      .flatMap(({ where }) => where?.dependsOn ?? [])
      .map((path) => path.split('.')[0])
    const timezone = caller.scope.account['timezone'] ?? 'UTC'
    const parts: unknown[] = [key, caller.accountId, timezone, Object.keys(entity.properties)]
    // A condition on the clock makes a list change by itself: never the same twice.
    if (roots.includes('now')) parts.push(Date.now())
    if (hasPersonal(entity)) parts.push(caller.userId)
    if (roots.some((root) => root === 'account' || root === 'config' || root === 'user'))
      parts.push(caller.scope)
    variant = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
    known.set(key, variant)
  }
  return variant
}

async function exportRoute(request: ResourceRequest, { query }: RouteRequest): Promise<RouteAnswer> {
  const { context, caller } = request
  const { parts, total } = await context.limits.limitExport(caller, () => exportCsv(request, query))
  await context.database.transaction(caller.accountId, (database) => auditExport(database, request, total))
  return {
    status: 200,
    headers: download('text/csv; charset=utf-8', `${request.resource.items}.csv`),
    body: Readable.from(textsOf(parts)),
  }
}

async function* textsOf(parts: AsyncIterable<{ text: string }>): AsyncGenerator<string> {
  for await (const { text } of parts) yield text
}

/** What is to be verified, of a body that may have these further members. */
function verifiedOf(
  { resource }: ResourceRequest,
  body: unknown,
  more: string[],
): { item: JsonObject; fields: string[]; rest: JsonObject } {
  const { [resource.item]: item, fields, ...rest } = objectOf(body)
  const unknown = unknownFields(rest, (name) => more.includes(name))
  if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
  if (fields === undefined)
    throw new Refusal('invalid', { fields: { fields: say('portal:error-fields-missing') } })
  // Each is compared with each error.
  if (
    !Array.isArray(fields) ||
    fields.length > mostVerified ||
    !fields.every((field) => typeof field === 'string')
  )
    throw new Refusal('invalid', {
      fields: { fields: say('portal:error-fields-many', { count: mostVerified }) },
    })
  return { item: objectOf(item), fields, rest }
}

async function verifyRoute(request: ResourceRequest, { body }: RouteRequest): Promise<RouteAnswer> {
  const { item, fields, rest } = verifiedOf(request, body, ['mode', 'id'])
  const { mode, id } = rest
  if (mode !== undefined && mode !== 'create' && mode !== 'update')
    throw new Refusal('invalid', { fields: { mode: say('portal:error-mode') } })
  const operation = mode ?? 'create'
  await verifyStep(request, item, operation, fields, typeof id === 'string' ? id : undefined)
  return { status: 200, headers: json, body: '{}' }
}

async function endpointRoute(
  request: ResourceRequest,
  endpoint: EndpointDefinition,
  route: RouteRequest,
): Promise<RouteAnswer> {
  const { endpoints = {}, perRow = {} } = behaviourOf(request) ?? {}
  const handler = endpoints[endpoint.id] ?? alone(request, perRow[endpoint.id])
  if (!handler) throw new Error(`Endpoint ${endpoint.id} of ${request.resource.id} has no handler`)
  requireEndpoint(request, endpoint)
  const inQuery = endpoint.method === 'GET' || endpoint.queryInput ? (endpoint.input ?? []) : []
  const known = [...endpoint.query, ...inQuery]
  const unknown = unknownFields(
    route.query,
    (name) => known.includes(name),
    say('portal:error-parameter-unknown'),
  )
  if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
  const input = endpoint.input && (await readInput(request, endpoint, endpoint.input, route))
  const { caller, params, query, headers, signal, upload } = route
  const answer = await handler({
    caller,
    sessions: request.context.sessionsOf(caller),
    params,
    query,
    // An upload has none, and asking for it is refused.
    get body() {
      return route.body
    },
    input,
    headers,
    signal,
    upload,
  })
  if ('switchTo' in answer) return { status: 200, headers: {}, switchTo: answer.switchTo }
  if ('stream' in answer)
    return {
      status: answer.status ?? 200,
      headers: { ...download(answer.type, answer.filename), ...answer.headers },
      body: answer.stream,
    }
  return {
    status: answer.status ?? 200,
    headers: { ...json, 'cache-control': 'private, no-store', ...answer.headers },
    body: JSON.stringify(withoutUnseen(request, answer.body ?? {})),
  }
}

/** An answer without the properties that this user may not see in records either. */
function withoutUnseen({ entity, whole }: ResourceRequest, body: unknown): unknown {
  const isUnseen = (name: string): boolean =>
    Object.hasOwn(whole.properties, name) && !Object.hasOwn(entity.properties, name)
  if (typeof body !== 'object' || body === null || !Object.keys(body).some(isUnseen)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !isUnseen(name)))
}

/** A handler for rows as one for requests. */
function alone({ context }: ResourceRequest, handler: RowHandler | undefined): EndpointHandler | undefined {
  if (!handler) return undefined
  return async ({ caller, params }) => {
    await context.database.transaction(caller.accountId, (query) => handler(query, { caller, params }))
    return { body: {} }
  }
}

function download(type: string, filename: string): Record<string, string> {
  const plain = filename.replaceAll(/[^\w.-]/g, '_')
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'cache-control': 'private, no-store',
  }
}

function stored(answer: StoredAnswer): RouteAnswer {
  return {
    status: answer.status,
    headers: { ...json, 'cache-control': 'private, no-store', ...answer.headers },
    body: answer.body,
  }
}

/** The body's only member is the item. */
function itemOf(resource: ResourceDefinition, body: unknown): JsonObject {
  const { [resource.item]: item, ...rest } = objectOf(body)
  const unknown = unknownFields(rest, () => false)
  if (item === undefined) unknown[resource.item] = say('portal:form-required')
  if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
  return objectOf(item)
}

function objectOf(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('malformed')
  // Parsed JSON.
  return value as JsonObject
}
