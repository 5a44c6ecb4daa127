import type { PathSegment } from '../Diagnostic.ts'

export interface FoundValue {
  path: PathSegment[]
  /** Its key; an array's items have the array's key. */
  key: string
  value: unknown
}

/** Every value below, deepest last, except those under the keys to skip. */
export function findValues(value: unknown, skip: ReadonlySet<string> = new Set()): FoundValue[] {
  const found: FoundValue[] = []
  // One list, not nested generators: every file is walked on every check.
  const visit = (each: unknown, path: PathSegment[], key: string): void => {
    found.push({ path, key, value: each })
    if (Array.isArray(each)) {
      for (const [index, item] of each.entries()) visit(item, [...path, index], key)
    } else if (typeof each === 'object' && each !== null) {
      for (const [name, child] of Object.entries(each)) {
        if (!skip.has(name)) visit(child, [...path, name], name)
      }
    }
  }
  visit(value, [], '')
  return found
}
