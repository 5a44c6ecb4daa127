import { restrictCollection } from '../../language/index.ts'
import type { EntityDefinition } from '../../language/portal.ts'
import { isAllowed } from '../auth/permissionsOf.ts'
import type { Collection } from '../storage/syncIndexes.ts'
import type { Caller } from './behaviour.ts'
import type { ParentRecord, ResourceContext, ResourceRequest } from './ResourceContext.ts'

/** Whether some property differs for each user. */
export function hasPersonal({ properties }: EntityDefinition): boolean {
  return Object.values(properties).some(({ personal }) => personal)
}

/** A request of this caller, who sees what their permissions allow. */
export function resourceRequest(
  context: ResourceContext,
  caller: Caller,
  { resource, entity }: Collection,
  parent?: ParentRecord,
): ResourceRequest {
  const whole = hasPersonal(entity) ? { ...entity, reader: caller.userId } : entity
  const seen = restrictCollection({ resource, entity: whole }, (needed) =>
    isAllowed(caller.permissions, needed),
  )
  return { context, caller, whole, ...seen, ...(parent && { parent }) }
}
