import type { CompiledPortal } from '../../src/language/portal.ts'
import type { ReferredResource } from './RecordsDraft.ts'

const NAMES = ['name', 'title', 'label']

/** What a select needs of each resource whose records can be listed and have a name to read. */
export function referredResources(portal: CompiledPortal): Record<string, ReferredResource> {
  const found: Record<string, ReferredResource> = {}
  for (const { resources, entities } of Object.values(portal.modules)) {
    for (const resource of Object.values(resources)) {
      const properties = entities[resource.entity]?.properties ?? {}
      const texts = resource.listFields.filter((name) => properties[name]?.type === 'string')
      const label = NAMES.find((name) => texts.includes(name)) ?? texts[0]
      if (!resource.operations.list || label === undefined || !resource.listFields.includes('id')) continue
      const search = resource.query.find(({ match, field }) => match === 'contains' && field === label)?.name
      found[resource.id] = {
        path: resource.path,
        items: resource.items,
        label,
        access: resource.operations.list.access,
        ...(search !== undefined && { search }),
      }
    }
  }
  return found
}
