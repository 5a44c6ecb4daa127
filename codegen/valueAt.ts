import type { PathSegment } from './Diagnostic.ts'

/** What stands at a path, or undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PathSegment[]): unknown {
  return path.reduce<unknown>((current, segment) => {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, segment)) return undefined
    return (current as Record<PathSegment, unknown>)[segment] // just asked
  }, value)
}
