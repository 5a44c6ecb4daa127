import type { FilterDefinition, FilterRecordDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { useRead } from '../data/index.ts'
import { usePortal } from '../registry/portalContext.ts'

export type ReferenceFilterDefinition = Extract<FilterDefinition, { kind: 'reference' }>

/**
 * A record by its name, which takes a call; nothing is asked for a person who may not make it.
 * @param id null asks for none
 */
export function useRecordName(record: FilterRecordDefinition, id: string | null): string {
  const { t, can } = usePortal()
  const isRead = id !== null && can(record.access)
  const { data, isLoading } = useRead(isRead ? `${record.path}/${encodeURIComponent(id)}` : null)
  const name = getPath(data, record.name)
  if (typeof name === 'string' && name !== '') return name
  return isLoading ? '…' : t('portal:list-filter-unavailable')
}
