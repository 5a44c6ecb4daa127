import type { PathSegment } from '../Diagnostic.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { visitValues } from './findValues.ts'

/** A value that names a text, an icon or permissions. */
export interface NamingValue {
  path: readonly PathSegment[]
  /** Its key; an array's items have the array's key. */
  key: string
  /** A list where it is the whole of one that says who may do something. */
  value: string | readonly string[]
}

/** A parsed file never changes, and several checks ask. */
const known = new WeakMap<SourceFile, readonly NamingValue[]>()

/** Every value of a file that may name something of the portal; a text that only looks like it is among them. */
export function namingValues(file: SourceFile): readonly NamingValue[] {
  const found = known.get(file) ?? findNaming(file)
  known.set(file, found)
  return found
}

function findNaming(file: SourceFile): NamingValue[] {
  const found: NamingValue[] = []
  visitValues(file.value, ({ path, key, value }) => {
    if (typeof value === 'string') {
      if (value.startsWith('@') || key === 'access' || key === 'icon')
        found.push({ path: [...path], key, value })
    } else if (key === 'access' && Array.isArray(value) && path.at(-1) === 'access')
      found.push({ path: [...path], key, value: value as string[] }) // by the language
  })
  return found
}

/** Whether a value is below one of the keys, whose values are anything. */
export function isBelow(path: readonly PathSegment[], keys: ReadonlySet<PathSegment>): boolean {
  return path.some((segment) => keys.has(segment))
}
