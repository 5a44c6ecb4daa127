const SEGMENT = /[^.[\]]+/g

/** Splits `mappings[0].column` into `['mappings', '0', 'column']`. */
export function parsePath(path: string): string[] {
  // Nearly all paths are one name, and every keystroke asks for dozens.
  if (isName(path)) return [path]
  return path.match(SEGMENT) ?? []
}

/** Reads own properties along the path; `undefined` when any part is missing. Never throws. */
export function getPath(value: unknown, path: string | readonly string[]): unknown {
  let current = value
  for (const key of typeof path === 'string' ? parsePath(path) : path) {
    if (typeof current !== 'object' || current === null) return undefined
    if (Array.isArray(current) ? !isIndex(key) : !Object.hasOwn(current, key)) return undefined
    current = Reflect.get(current, key)
  }
  return current
}

/**
 * Returns a copy of `value` with one place changed; untouched branches keep their identity.
 * `undefined` removes the key. Missing parents become objects, or arrays before an index.
 */
export function setPath<Value>(value: Value, path: string, next: unknown): Value {
  // the copy has the shape of `value`: only the place named by `path` differs
  return set(value, parsePath(path), next) as Value
}

/** True when both name the same place, or one holds the other: `template` and `template.id`. */
export function pathsOverlap(left: string, right: string): boolean {
  return isWithin(left, right) || isWithin(right, left)
}

/** True when `path` is `ancestor` or a place inside it. */
export function isWithin(path: string, ancestor: string): boolean {
  if (path === ancestor) return true
  return path.startsWith(ancestor) && (path[ancestor.length] === '.' || path[ancestor.length] === '[')
}

function isName(path: string): boolean {
  return path !== '' && !path.includes('.') && !path.includes('[') && !path.includes(']')
}

function isIndex(key: string): boolean {
  return /^\d+$/.test(key)
}

function set(current: unknown, keys: readonly string[], next: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return next
  if (Array.isArray(current) || (current === undefined && isIndex(key))) {
    const copy: unknown[] = Array.isArray(current) ? [...current] : []
    if (isIndex(key)) copy[Number(key)] = set(copy[Number(key)], rest, next)
    return copy
  }
  const before: Record<string, unknown> =
    typeof current === 'object' && current !== null ? { ...current } : {}
  const changed = set(Object.hasOwn(before, key) ? before[key] : undefined, rest, next)
  // a computed key is an own property, whatever its name
  if (changed !== undefined) return { ...before, [key]: changed }
  Reflect.deleteProperty(before, key)
  return before
}
