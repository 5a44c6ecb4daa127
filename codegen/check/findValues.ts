import type { PathSegment } from '../Diagnostic.ts'

export interface FoundValue {
  path: PathSegment[]
  /** Its key; an array's items have the array's key. */
  key: string
  value: unknown
}

/** Every value below, deepest last, except those under the keys to skip. */
export function findValues(value: unknown, skip?: ReadonlySet<string>): FoundValue[] {
  const found: FoundValue[] = []
  visitValues(value, ({ path, ...each }) => found.push({ path: [...path], ...each }), skip)
  return found
}

/**
 * Visits every value below, deepest last, except those under the keys to skip.
 * @param visit gets one path that changes from value to value: every file is walked several times
 */
export function visitValues(
  value: unknown,
  visit: (found: Readonly<FoundValue>) => void,
  skip: ReadonlySet<string> = NOTHING,
): void {
  const found: FoundValue = { path: [], key: '', value }
  const walk = (each: unknown, key: string): void => {
    found.key = key
    found.value = each
    visit(found)
    if (typeof each !== 'object' || each === null) return
    const depth = found.path.length
    if (Array.isArray(each)) {
      for (let index = 0; index < each.length; index++) {
        found.path[depth] = index
        walk(each[index], key)
      }
    } else {
      for (const name of Object.keys(each)) {
        if (skip.has(name)) continue
        found.path[depth] = name
        walk((each as Record<string, unknown>)[name], name) // any object
      }
    }
    found.path.length = depth
  }
  walk(value, '')
}

const NOTHING: ReadonlySet<string> = new Set()
