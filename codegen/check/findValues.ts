import type { PathSegment } from '../Diagnostic.ts'

export interface FoundValue {
  path: PathSegment[]
  /** The key it stands under; an array's items have the array's key. */
  key: string
  value: unknown
}

/** Every value below, deepest last, except those under the keys to skip. */
export function* findValues(
  value: unknown,
  skip: ReadonlySet<string> = new Set(),
  path: PathSegment[] = [],
  key = '',
): Generator<FoundValue> {
  yield { path, key, value }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* findValues(item, skip, [...path, index], key)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      if (!skip.has(name)) yield* findValues(child, skip, [...path, name], name)
    }
  }
}
