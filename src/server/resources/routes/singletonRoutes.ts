import { createHash } from 'node:crypto'
import type { ResourceDefinition } from '../../../language/portal.ts'
import { namesTag } from '../etags.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { getSingleton, updateSingleton, verifySingleton } from '../records/singletonRecord.ts'
import { checked, itemOf, json, stored } from './answers.ts'
import type { ResourceCall, RouteAnswer, RouteRequest } from './ResourceRoute.ts'
import { verifiedOf } from './verifiedOf.ts'

/** Of a resource with one record. */
export function singletonRoutes(resource: ResourceDefinition): ResourceCall[] {
  const { path } = resource
  const { get, update } = resource.operations
  const calls: ResourceCall[] = []
  if (get) calls.push({ method: 'GET', path, access: get.access, handle: readSingletonCall })
  if (update)
    calls.push(
      {
        method: 'PUT',
        path,
        access: update.access,
        handle: async (request, { body, headers }) =>
          stored(await updateSingleton(request, itemOf(resource, body), headers['if-match'])),
      },
      {
        method: 'POST',
        path: `${path}/verify`,
        access: update.access,
        kind: 'read',
        async handle(request, { body }) {
          const { item, fields } = verifiedOf(request, body, [])
          await verifySingleton(request, item, fields)
          return checked()
        },
      },
    )
  return calls
}

/** 304 while the answer stays the same; `If-Match` takes the version alone. */
async function readSingletonCall(request: ResourceRequest, { headers }: RouteRequest): Promise<RouteAnswer> {
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
