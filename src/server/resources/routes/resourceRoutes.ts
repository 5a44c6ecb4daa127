import type { Collection } from '../../storage/syncIndexes.ts'
import { readParent } from '../records/parentRecords.ts'
import type { PublishedPortal } from '../PublishedPortal.ts'
import { resourceRequest } from '../resourceRequest.ts'
import { draftRoutes } from './draftRoutes.ts'
import { endpointRoutes } from './endpointRoutes.ts'
import { bulkCalls, listRoutes } from './listRoutes.ts'
import { recordRoutes } from './recordRoutes.ts'
import type { ResourceCall, ResourceRoute } from './ResourceRoute.ts'
import { singletonRoutes } from './singletonRoutes.ts'

/** Every route the definitions require. Refuses definitions with an endpoint without a handler. */
export function resourceRoutes(published: PublishedPortal): ResourceRoute[] {
  const withBulk = new Set(
    published.lists.filter(({ bulkActions }) => bulkActions.length > 0).map(({ resource }) => resource),
  )
  return published.collections.flatMap((collection) =>
    callsOf(collection, withBulk.has(collection.resource.id)).map((call) => mount(collection, call)),
  )
}

/** @param hasBulk a list of the resource has bulk actions */
function callsOf({ resource, entity }: Collection, hasBulk: boolean): ResourceCall[] {
  if (resource.singleton) return [...singletonRoutes(resource), ...endpointRoutes(resource)]
  const { list, create } = resource.operations
  return [
    ...(list ? listRoutes(resource, list.access) : []),
    ...(list && hasBulk ? bulkCalls(resource, list.access) : []),
    ...(create && resource.draft ? draftRoutes(resource, create.access) : []),
    ...recordRoutes(resource, entity),
    ...endpointRoutes(resource),
  ]
}

function mount(collection: Collection, { handle, ...call }: ResourceCall): ResourceRoute {
  const { resource } = collection
  const isBelow = call.path.startsWith(resource.path)
  return {
    resource: resource.id,
    ...(resource.personal && { personal: true }),
    kind: call.method === 'GET' ? 'read' : 'write',
    download: false,
    ...call,
    async handle(route) {
      const { context, caller } = route
      const parent = isBelow ? await readParent({ context, caller, resource }, route.params) : undefined
      return handle(resourceRequest(context, caller, collection, parent), route)
    },
  }
}
