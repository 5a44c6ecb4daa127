import { evaluateCondition, fillTemplate } from '../../language/index.ts'
import type { Scope } from '../../language/index.ts'
import type {
  ModuleDefinition,
  PortalManifest,
  ResourceDefinition,
  RouteDefinition,
  WizardDefinition,
  WizardMode,
} from '../../language/portal.ts'
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
  if (!isEditable(resource, record, scope)) return undefined
  return addressOf(routes, definition, 'edit', record, scope, can)
}

/** Whether the rule of the resource lets the record be changed as it is now. */
export function isEditable({ operations }: ResourceDefinition, record: StoredRecord, scope: Scope): boolean {
  const { when } = operations.update ?? {}
  return when === undefined || evaluateCondition(when, { ...scope, row: record })
}

/** Where a record is shown, on its page or by the same wizard; `undefined` when the person may not open it. */
export function viewAddress(
  routes: PortalManifest['routes'],
  {
    definition,
    pages,
    record,
  }: Pick<EditPlace, 'definition' | 'record'> & { pages: ModuleDefinition['pages'] },
  scope: Scope,
  can: (access: string[]) => boolean,
): string | undefined {
  const route = routes.find(
    (candidate) =>
      candidate.module === definition.module &&
      'screen' in candidate &&
      'page' in candidate.screen &&
      pages[candidate.screen.page]?.record?.resource === definition.resource,
  )
  return route
    ? fillRoute(route, record, scope, can)
    : addressOf(routes, definition, 'view', record, scope, can)
}

function addressOf(
  routes: PortalManifest['routes'],
  definition: WizardDefinition,
  mode: WizardMode,
  record: StoredRecord,
  scope: Scope,
  can: (access: string[]) => boolean,
): string | undefined {
  const route = routes.find(
    (candidate) =>
      candidate.module === definition.module &&
      'screen' in candidate &&
      'wizard' in candidate.screen &&
      candidate.screen.wizard === definition.id &&
      candidate.screen.mode === mode,
  )
  return route && fillRoute(route, record, scope, can)
}

function fillRoute(
  route: RouteDefinition,
  record: StoredRecord,
  scope: Scope,
  can: (access: string[]) => boolean,
): string | undefined {
  if (!('access' in route) || !can(route.access)) return undefined
  const path = route.path.replace(/\/\{\w+\?\}$/, '')
  return fillTemplate(path, { ...scope, route: { ...scope.route, id: record.id } }, encodeURIComponent)
}
