import { grantsOf } from '../grants.ts'
import type { Model } from '../Model.ts'
import type { CatalogueEntry } from '../read/source.ts'
import { sectionsOf } from './sectionsOf.ts'

/** What keys for the API can be allowed, by the names of the provider's back end. */
export function permissionItems(model: Model): CatalogueEntry[] {
  const { permissions } = grantsOf(model)
  const scopes = new Map<string, CatalogueEntry>()
  for (const { has } of sectionsOf(model))
    for (const { id, server, title, section, keys = true } of permissions)
      if (keys && has(section) && !scopes.has(server))
        scopes.set(server, {
          value: server,
          text: title,
          permission: id,
          ...(section !== undefined && { section }),
        })
  return [...scopes.values()]
}
