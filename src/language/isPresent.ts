/** What `has()` and "required" mean: not missing, null, '', [] or {}. */
export function isPresent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  if (typeof value !== 'object') return true
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0
}
