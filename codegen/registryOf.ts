import type { SharedModel } from './Model.ts'
import type { RegistrySource } from './read/source.ts'

/** Widgets and panels of the portal and of all modules. */
export interface Drawn extends Pick<RegistrySource, 'widgets' | 'panels'> {
  /** Widget or panel → module whose code it is; absent for the portal's own. */
  owners: Map<string, string>
}

/** A model never changes, and much asks. */
const known = new WeakMap<SharedModel, Drawn>()

/** Merges what modules provide into the portal's registry, whose own names win. */
export function registryOf(model: SharedModel): Drawn {
  const drawn = known.get(model) ?? merge(model)
  known.set(model, drawn)
  return drawn
}

function merge({ registry, modules }: SharedModel): Drawn {
  const drawn: Drawn = { widgets: {}, panels: {}, owners: new Map() }
  for (const { id, file } of modules) {
    for (const kind of ['widgets', 'panels'] as const) {
      Object.assign(drawn[kind], file.value.registry?.[kind])
      for (const name of Object.keys(file.value.registry?.[kind] ?? {})) drawn.owners.set(name, id)
    }
  }
  for (const kind of ['widgets', 'panels'] as const) {
    Object.assign(drawn[kind], registry.value[kind])
    for (const name of Object.keys(registry.value[kind])) drawn.owners.delete(name)
  }
  return drawn
}
