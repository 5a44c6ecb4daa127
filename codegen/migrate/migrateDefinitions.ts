import { compareDiagnostics } from '../Diagnostic.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import { LANGUAGE } from '../language.ts'
import { parseDefinition } from '../read/parseDefinition.ts'
import { createEditableDefinition } from './createEditableDefinition.ts'
import type { EditableDefinition } from './createEditableDefinition.ts'
import type { Migration } from './Migration.ts'
import { MIGRATIONS } from './migrations.ts'

export interface MigratedDefinitions {
  /** All files, the changed ones in today's language, the others as they were given. */
  sources: Map<string, string>
  /** Which files changed, and what happened to each. */
  changed: { path: string; from: number; to: number; titles: string[] }[]
  /** Files that were left as they are because they do not parse or cannot be understood. */
  diagnostics: Diagnostic[]
}

/**
 * Brings definition files to the language of today. A file that names no version has that of portal.json; others name
 * their own, so a folder may be mixed, and files of today are returned as they are. What a migration does not touch keeps its layout.
 * @param sources path below the definitions folder → text; `_language` is left alone
 * @param migrations those there are, unless a test brings its own
 */
export function migrateDefinitions(
  sources: ReadonlyMap<string, string>,
  migrations: readonly Migration[] = MIGRATIONS,
): MigratedDefinitions {
  const diagnostics: Diagnostic[] = []
  const editable = new Map<string, EditableDefinition>()
  for (const [path, text] of sources) {
    if (!path.endsWith('.json') || path.startsWith('_language/')) continue
    const parsed = parseDefinition(path, text)
    if ('tree' in parsed && parsed.diagnostics.length === 0) {
      editable.set(path, createEditableDefinition(path, text))
    } else diagnostics.push(...parsed.diagnostics)
  }
  const changed = new Map<string, { from: number; to: number; titles: string[] }>()
  for (const migration of migrations) {
    const all = [...editable.values()]
    const portal = editable.get('portal.json')
    const general = portal && languageOf(portal)
    const due = all.filter(
      (file) => (languageOf(file) ?? general) === migration.from && file.refusals().length === 0,
    )
    const named = new Set(due.filter((file) => languageOf(file) !== undefined))
    const before = new Map(due.map((file) => [file, file.text()]))
    migration.apply(due, all)
    for (const file of due.filter((each) => each.refusals().length === 0)) {
      const { from = migration.from, titles = [] } = changed.get(file.path) ?? {}
      const touched = file.text() !== before.get(file) ? [migration.title] : []
      changed.set(file.path, { from, to: migration.to, titles: [...titles, ...touched] })
      if (named.has(file)) file.set(['language'], migration.to)
    }
  }
  const migrated = new Map(sources)
  for (const [path, file] of editable) {
    if (file.refusals().length > 0) changed.delete(path)
    else migrated.set(path, file.text())
    diagnostics.push(...file.refusals())
  }
  return {
    sources: migrated,
    changed: [...changed].map(([path, change]) => ({ path, ...change })),
    diagnostics: diagnostics.sort(compareDiagnostics),
  }
}

/** Whether files of this version are to be migrated first. */
export function isOldLanguage(language: unknown): language is number {
  return Number.isInteger(language) && Number(language) >= 1 && Number(language) < LANGUAGE
}

function languageOf(file: EditableDefinition): unknown {
  const value = file.value()
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value['language'] : undefined
}
