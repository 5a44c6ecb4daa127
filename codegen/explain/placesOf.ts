import type { PathSegment } from '../Diagnostic.ts'

/** A value or a key that a pattern matches. */
export interface FoundPlace {
  path: PathSegment[]
  value: unknown
  /** The key itself is meant, not what stands under it. */
  key: boolean
}

/**
 * Every place of a value that a pattern matches. `[]` is any item, `*` any key, and `#` at the end means the key itself.
 * @example placesOf(list, 'columns[].cell')  // columns[0].cell, columns[1].cell, ...
 * @example placesOf(rules, 'fields.*#')      // the names of the fields
 */
export function placesOf(value: unknown, pattern: string): FoundPlace[] {
  const key = pattern.endsWith('#')
  const steps = (key ? pattern.slice(0, -1) : pattern).replaceAll('[]', '.[]').split('.')
  return [...walk(value, steps, [])].map((found) => ({ ...found, key }))
}

function* walk(
  value: unknown,
  steps: readonly string[],
  path: PathSegment[],
): Generator<Omit<FoundPlace, 'key'>> {
  const [step, ...rest] = steps
  if (step === undefined) {
    yield { path, value }
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (step === '[]') {
    if (!Array.isArray(value)) return
    for (const [index, item] of value.entries()) yield* walk(item, rest, [...path, index])
    return
  }
  if (Array.isArray(value)) return
  for (const [name, child] of Object.entries(value)) {
    if (step === '*' || step === name) yield* walk(child, rest, [...path, name])
  }
}
