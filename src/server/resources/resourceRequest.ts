import { restrictCollection } from '../../language/index.ts'
import { isAllowed } from '../auth/permissionsOf.ts'
import type { Collection } from '../storage/syncIndexes.ts'
import type { Caller } from './behaviour.ts'
import type { ParentRecord, ResourceContext, ResourceRequest } from './ResourceContext.ts'

/** A request of this caller, who sees what their permissions allow. */
export function resourceRequest(
  context: ResourceContext,
  caller: Caller,
  { resource, entity }: Collection,
  parent?: ParentRecord,
): ResourceRequest {
  const seen = restrictCollection({ resource, entity }, (needed) => isAllowed(caller.permissions, needed))
  return { context, caller, whole: entity, ...seen, ...(parent && { parent }) }
}
