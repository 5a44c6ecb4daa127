import { fillTemplate } from '../../language/index.ts'
import type { ResourceDefinition } from '../../language/portal.ts'
import { usePortal } from './portalContext.ts'

/** The path of a resource here: below the parent that the address, or the record of the page, names. */
export function useResourcePath({ path }: Pick<ResourceDefinition, 'path'>): string {
  const { session } = usePortal()
  return fillTemplate(path, session, encodeURIComponent) ?? path
}
