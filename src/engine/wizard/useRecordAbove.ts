import { readsParent } from '../../language/index.ts'
import type { EntityDefinition, ResourceDefinition } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useRecord, type StoredRecord } from './useRecord.ts'

/** The record above the one in the form, once it is read; only where a check reads it. */
export function useRecordAbove(
  resources: Record<string, ResourceDefinition>,
  resource: ResourceDefinition,
  entity: EntityDefinition,
): StoredRecord | undefined {
  const { session } = usePortal()
  const { parent } = resource
  const above = parent && readsParent(entity) ? resources[parent.resource] : undefined
  const id: unknown = above && parent ? session.route?.[parent.slot] : undefined
  return useRecord(above ?? resource, typeof id === 'string' ? id : undefined).record
}
