import { useRead } from '../../engine/data/index.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { fillTemplate } from '../../language/index.ts'
import type { CompiledModule, ParentDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'

/** The name of the record that others belong to, and its page; undefined until it is read, and where it may not be. */
export function useParentRecord(
  { definition: { id: module, pages } }: CompiledModule,
  { definition, id }: { definition: ParentDefinition; id: string },
): { name: string; to?: string } | undefined {
  const { can, manifest, session } = usePortal()
  const base = fillTemplate(definition.path, session, encodeURIComponent) ?? definition.path
  const path = `${base}/${encodeURIComponent(id)}`
  const { data } = useRead<Record<string, object>>(can(definition.access) ? path : null)
  const name = getPath(data?.[definition.item], definition.name)
  if (typeof name !== 'string' || name === '') return undefined
  const route = manifest.routes.find(
    (candidate) =>
      candidate.module === module &&
      'screen' in candidate &&
      'page' in candidate.screen &&
      can(candidate.access) &&
      pages[candidate.screen.page]?.record?.resource === definition.resource,
  )
  const to = route && fillTemplate(route.path, { ...session, route: { id } }, encodeURIComponent)
  return { name, ...(to !== undefined && { to }) }
}
