import { fillTemplate } from '../../language/index.ts'
import type { CallDefinition } from '../../language/portal.ts'
import { useRead } from '../data/index.ts'
import type { Read } from '../data/useRead.ts'
import { usePortal } from '../registry/portalContext.ts'

/** Reads what a block shows; blocks that make the same call share one answer. Nothing is read while a slot has no value. */
export function useCall({ get, query }: CallDefinition): Read<unknown> {
  const { session } = usePortal()
  const path = fillTemplate(get, session, encodeURIComponent)
  const filled = Object.entries(query).map(([name, template]) => [name, fillTemplate(template, session)])
  return useRead<unknown>(path ?? null, { query: Object.fromEntries(filled) })
}
