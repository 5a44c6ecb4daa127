/**
 * A JSON Merge Patch (RFC 7396): members of objects are merged at every depth, null removes one, anything else
 * replaces what was there. Neither argument is changed.
 */
export function mergePatch(target: object, patch: object): Record<string, unknown> {
  const merged = new Map<string, unknown>(Object.entries(target))
  for (const [name, value] of Object.entries(patch) as [string, unknown][]) {
    if (value === null) merged.delete(name)
    else if (isRecord(value)) {
      const own = merged.get(name)
      merged.set(name, mergePatch(isRecord(own) ? own : {}, value))
    } else merged.set(name, value)
  }
  return Object.fromEntries(merged)
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
