/**
 * `next` with every part that equals the same part of `before` replaced by that part, so that equal means identical.
 * For JSON values; keys in another order are a difference. Neither argument is changed.
 */
export function keepEqual<Value>(before: unknown, next: Value): Value {
  if (Object.is(before, next) || !isObject(before) || !isObject(next)) return next
  if (Array.isArray(before) !== Array.isArray(next)) return next
  const [formerKeys, keys] = [Object.keys(before), Object.keys(next)]
  const parts = keys.map((key) => keepEqual(Reflect.get(before, key), Reflect.get(next, key)))
  const same =
    keys.length === formerKeys.length &&
    keys.every((key, at) => key === formerKeys[at] && Object.is(parts[at], Reflect.get(before, key)))
  // Equal in all parts, so of the same type.
  if (same) return before as Value
  const kept: unknown = Array.isArray(next)
    ? parts
    : Object.fromEntries(keys.map((key, at) => [key, parts[at]]))
  // The same shape with the same values.
  return kept as Value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
