import type { PathSegment } from './Diagnostic.ts'
import type { CodeTextSource, ModuleSource, RegistrySource } from './read/source.ts'

/** A text that code shows, declared in `registry.json`. */
export interface CodeText {
  key: string
  /** What shows it, in words: `widget "contact-upload"`. */
  shownBy: string
  slots: readonly string[]
  /** Where it is declared. */
  path: PathSegment[]
}

/** Every text the registry declares, in its order. */
export function codeTexts(registry: RegistrySource): CodeText[] {
  const { texts, pieces = {}, widgets, panels } = registry
  return [
    ...Object.entries(texts).flatMap(([part, of]) => declared(of, `the ${part}`, ['texts', part])),
    ...Object.entries({ pieces, widgets, panels }).flatMap(([kind, named]) =>
      Object.entries(named).flatMap(([name, { texts: of = {} }]) =>
        declared(of, `${kind.slice(0, -1)} "${name}"`, [kind, name, 'texts']),
      ),
    ),
  ]
}

/** Every text that code of a module shows. */
export function moduleCodeTexts({ registry = {} }: ModuleSource): CodeText[] {
  const { widgets = {}, panels = {}, texts = {} } = registry
  return [
    ...Object.entries({ widgets, panels }).flatMap(([kind, named]) =>
      Object.entries(named).flatMap(([name, { texts: of = {} }]) =>
        declared(of, `${kind.slice(0, -1)} "${name}"`, ['registry', kind, name, 'texts']),
      ),
    ),
    ...declared(texts, 'the server', ['registry', 'texts']),
  ]
}

function declared(texts: Record<string, CodeTextSource>, shownBy: string, at: PathSegment[]): CodeText[] {
  return Object.entries(texts).map(([key, { slots = [] }]) => ({ key, shownBy, slots, path: [...at, key] }))
}
