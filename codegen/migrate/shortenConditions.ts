import type { PathSegment } from '../Diagnostic.ts'
import { takesAway } from '../check/checkConditions.ts'
import { findValues } from '../check/findValues.ts'
import { leaveOutGuards } from '../conditions/leaveOutGuards.ts'
import { formatDefinition } from '../format/formatDefinition.ts'
import { kindOfFile } from '../read/kindOfFile.ts'
import { parseDefinition } from '../read/parseDefinition.ts'
import type { DefinitionKind } from '../read/source.ts'
import { applicableSchemas, schemasBelow } from '../schema/applicableSchemas.ts'
import { schemaOfKind } from '../schema/languageSchemas.ts'
import type { PlacedSchema } from '../schema/languageSchemas.ts'
import { valueAt } from '../valueAt.ts'
import { createEditableDefinition } from './createEditableDefinition.ts'

/** A condition that asks for a value with `has()` although what stands beside it does. */
export interface GuardedCondition {
  path: string
  at: PathSegment[]
  before: string
  after: string
}

/**
 * Takes every `has()` out of conditions that says nothing. They are true for exactly the same records.
 * @param sources path below the definitions folder → text
 * @returns the files that change, in their one form, and their conditions
 */
export function shortenConditions(sources: ReadonlyMap<string, string>): {
  files: Map<string, string>
  conditions: GuardedCondition[]
} {
  const files = new Map<string, string>()
  const conditions: GuardedCondition[] = []
  for (const [path, text] of sources) {
    const kind = path.startsWith('_language/') ? undefined : kindOfFile(path)
    if (kind === undefined || !text.includes('has(')) continue
    const parsed = parseDefinition(path, text)
    if (!('tree' in parsed) || parsed.diagnostics.length > 0) continue
    const file = createEditableDefinition(path, text)
    const guarded = guardedIn(path, kind, file.value())
    for (const { at, after } of guarded) file.set(at, after)
    if (guarded.length === 0) continue
    const formatted = formatDefinition(path, file.text())
    if (!('text' in formatted)) continue
    files.set(path, formatted.text)
    conditions.push(...guarded)
  }
  return { files, conditions }
}

function guardedIn(path: string, kind: DefinitionKind, value: unknown): GuardedCondition[] {
  return findValues(value).flatMap(({ path: at, value: before }) => {
    if (typeof before !== 'string' || !before.includes('has(') || takesAway(kind, at)) return []
    const after = leaveOutGuards(before)
    return after !== before && isCondition(kind, value, at) ? [{ path, at, before, after }] : []
  })
}

/** As the language says of the place. */
function isCondition(kind: DefinitionKind, value: unknown, path: readonly PathSegment[]): boolean {
  let schemas = branches(applicableSchemas(schemaOfKind(kind), value), value)
  for (const [index, segment] of path.entries()) {
    const inner = valueAt(value, path.slice(0, index + 1))
    const below = schemasBelow(schemas, segment).flatMap((each) => applicableSchemas(each, inner))
    schemas = branches(below, inner)
  }
  return schemas.some(({ schema }) => schema.title?.startsWith('A condition') === true)
}

/** With those of `anyOf`, of which one is written. */
function branches(schemas: readonly PlacedSchema[], value: unknown): PlacedSchema[] {
  return schemas.flatMap((placed) => [
    placed,
    ...(placed.schema.anyOf ?? []).flatMap((schema) =>
      applicableSchemas({ schema, home: placed.home }, value),
    ),
  ])
}
