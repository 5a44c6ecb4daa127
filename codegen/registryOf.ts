import type { Model } from './Model.ts'
import { question } from './question.ts'
import type { RegistrySource } from './read/source.ts'
import { sameWhileSaid } from './sameWhileSaid.ts'

/** Widgets and panels of the portal and of all modules. */
export interface Drawn extends Pick<RegistrySource, 'widgets' | 'panels'> {
  /** Widget or panel → module whose code it is; absent for the portal's own. */
  owners: Map<string, string>
}

const same = sameWhileSaid<Drawn>()

/** What modules provide merged into the portal's registry, whose own names win. */
export const registryOf = question((model) => {
  const merged = merge(model)
  const said = JSON.stringify([merged.widgets, merged.panels, [...merged.owners]])
  const drawn = same(model.registry, said, () => merged)
  return (_: void) => drawn
})

function merge({ registry, modules }: Model): Drawn {
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
