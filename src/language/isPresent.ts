/** What `has()` and "required" mean: not missing, null, '', [] or {}, nor a number that JSON cannot carry. */
export function isPresent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return true
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0
}
