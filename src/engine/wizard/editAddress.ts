import { evaluateCondition, fillTemplate } from '../../language/index.ts'
import type { Scope } from '../../language/index.ts'
import type { PortalManifest, ResourceDefinition, WizardDefinition } from '../../language/portal.ts'
import type { StoredRecord } from './useRecord.ts'

export interface EditPlace {
  definition: WizardDefinition
  resource: ResourceDefinition
  record: StoredRecord
}

/**
 * Where a record that is shown can be edited with the same wizard; `undefined` when there is no such route, when the
 * person may not open it, or when the record cannot be changed now.
 */
export function editAddress(
  routes: PortalManifest['routes'],
  { definition, resource, record }: EditPlace,
  scope: Scope,
  can: (access: string[]) => boolean,
): string | undefined {
  const { update } = resource.operations
  if (!update || !can(update.access)) return undefined
  if (update.when && !evaluateCondition(update.when, { ...scope, row: record })) return undefined
  const route = routes.find(
    (candidate) =>
      candidate.module === definition.module &&
      'screen' in candidate &&
      'wizard' in candidate.screen &&
      candidate.screen.wizard === definition.id &&
      candidate.screen.mode === 'edit',
  )
  if (!route || !('access' in route) || !can(route.access)) return undefined
  const path = route.path.replace(/\/\{\w+\?\}$/, '')
  return fillTemplate(path, { ...scope, route: { id: record.id } }, encodeURIComponent)
}
