import type { EntityDefinition, ResourceDefinition } from '../../../language/portal.ts'
import { Refusal, say } from '../../errors.ts'
import { namesTag } from '../etags.ts'
import { readSublist } from '../lists/readSublist.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { rotateRecord } from '../records/rotateRecord.ts'
import {
  changeState,
  createRecord,
  deleteRecord,
  getRecord,
  readRecordEvents,
  updateRecord,
  verifyStep,
} from '../records/writeRecord.ts'
import { checked, fresh, gone, itemOf, json, objectOf, stored } from './answers.ts'
import type { ResourceCall, RouteAnswer, RouteRequest } from './ResourceRoute.ts'
import { variantOf } from './variantOf.ts'
import { verifiedOf } from './verifiedOf.ts'

/** One record: read, written, moved through its states, and what is below it. */
export function recordRoutes(resource: ResourceDefinition, entity: EntityDefinition): ResourceCall[] {
  return [...writeCalls(resource), ...stateCalls(resource, entity), ...sublistCalls(resource)]
}

function writeCalls(resource: ResourceDefinition): ResourceCall[] {
  const { get, create, update, delete: remove, rotate } = resource.operations
  const path = `${resource.path}/{id}`
  const calls: ResourceCall[] = []
  if (get) calls.push({ method: 'GET', path, access: get.access, handle: readRecordCall })
  if (create)
    calls.push({
      method: 'POST',
      path: resource.path,
      access: create.access,
      handle: async (request, { body, headers }) =>
        stored(await createRecord(request, itemOf(resource, body), headers['idempotency-key'])),
    })
  const verified = create ?? update
  if (verified)
    calls.push({
      method: 'POST',
      path: `${resource.path}/verify`,
      access: verified.access,
      kind: 'read',
      handle: verifyCall,
    })
  if (update)
    calls.push({
      method: 'PUT',
      path,
      access: update.access,
      handle: async (request, { params, body, headers }) =>
        stored(await updateRecord(request, idOf(params), itemOf(resource, body), headers['if-match'])),
    })
  if (remove)
    calls.push({
      method: 'DELETE',
      path,
      access: remove.access,
      async handle(request, { params, headers }) {
        await deleteRecord(request, idOf(params), headers['if-match'])
        return gone
      },
    })
  if (rotate)
    calls.push({
      method: 'POST',
      path: `${path}/rotate`,
      access: rotate.access,
      async handle(request, { params, body, headers }) {
        const how = { ifMatch: headers['if-match'], key: headers['idempotency-key'] }
        return stored(await rotateRecord(request, idOf(params), objectOf(body), how))
      },
    })
  return calls
}

function stateCalls(resource: ResourceDefinition, { lifecycle }: EntityDefinition): ResourceCall[] {
  const { get, list } = resource.operations
  const reading = get ?? list
  const calls: ResourceCall[] = []
  // Each transition brings its own permissions; to reach the record at all, those of reading it are needed.
  if (lifecycle?.call && reading)
    calls.push({
      ...lifecycle.call,
      access: reading.access,
      async handle(request, { params, body, headers }) {
        const { input, ...rest } = objectOf(body)
        const item = itemOf(resource, rest)
        return stored(await changeState(request, idOf(params), item, headers['if-match'], undefined, input))
      },
    })
  if (lifecycle && get && resource.storage.kind === 'documents')
    calls.push({
      method: 'GET',
      path: `${resource.path}/{id}/events`,
      access: get.access,
      handle: async (request, { params }) => fresh({ events: await readRecordEvents(request, idOf(params)) }),
    })
  return calls
}

function sublistCalls(resource: ResourceDefinition): ResourceCall[] {
  return resource.sublists.map((sublist) => ({
    method: 'GET',
    path: sublist.path,
    access: sublist.access,
    async handle(request, { params, query }) {
      const { items, pagination, isEmpty } = await readSublist(request, sublist, idOf(params), query)
      return fresh({ [sublist.field]: items, pagination, is_empty: isEmpty })
    },
  }))
}

function idOf(params: Record<string, string>): string {
  return params['id'] ?? ''
}

/** The tag changes with the counters the server keeps in a record too; `If-Match` takes the version alone. */
async function readRecordCall(
  request: ResourceRequest,
  { params, headers }: RouteRequest,
): Promise<RouteAnswer> {
  const { version, body, collectionVersion } = await getRecord(request, idOf(params))
  const etag = `W/"${version}.${collectionVersion}-${variantOf(request)}"`
  const cache = { 'cache-control': 'private, no-cache', vary: 'authorization', etag }
  if (namesTag(headers['if-none-match'], etag)) return { status: 304, headers: cache }
  return { status: 200, headers: { ...json, ...cache }, body }
}

async function verifyCall(request: ResourceRequest, { body }: RouteRequest): Promise<RouteAnswer> {
  const { item, fields, rest } = verifiedOf(request, body, ['mode', 'id'])
  const { mode, id } = rest
  if (mode !== undefined && mode !== 'create' && mode !== 'update')
    throw new Refusal('invalid', { fields: { mode: say('portal:error-mode') } })
  const operation = mode ?? 'create'
  await verifyStep(request, item, operation, fields, typeof id === 'string' ? id : undefined)
  return checked()
}
