import { moduleId } from './Model.ts'
import { fact } from './question.ts'
import type { RegistrySource } from './read/source.ts'
import type { SourceFile } from './read/SourceFile.ts'
import { sameWhile } from './sameWhile.ts'

/** Widgets and panels of the portal and of all modules. */
export interface Drawn extends Pick<RegistrySource, 'widgets' | 'panels'> {
  /** Widget or panel → module whose code it is; absent for the portal's own. */
  owners: Map<string, string>
}

/** What modules provide merged into the portal's registry, whose own names win. */
export const registryOf = fact(
  ({ registry, moduleFiles }) => [registry, moduleFiles],
  (registry, files) => {
    const drawn = merge(registry.value, files)
    const said = JSON.stringify([drawn.widgets, drawn.panels, [...drawn.owners]])
    return same(registry, [said], () => drawn)
  },
)

const same = sameWhile<Drawn>()

function merge(registry: RegistrySource, files: readonly SourceFile<'module'>[]): Drawn {
  const drawn: Drawn = { widgets: {}, panels: {}, owners: new Map() }
  for (const file of files) {
    for (const kind of ['widgets', 'panels'] as const) {
      const own = file.value.registry?.[kind] ?? {}
      Object.assign(drawn[kind], own)
      for (const name of Object.keys(own)) drawn.owners.set(name, moduleId(file))
    }
  }
  for (const kind of ['widgets', 'panels'] as const) {
    Object.assign(drawn[kind], registry[kind])
    for (const name of Object.keys(registry[kind])) drawn.owners.delete(name)
  }
  return drawn
}
