/** The same object without the properties that are undefined, so that output holds only what is there. */
export function omitUndefined<Value extends object>(value: Value): Value {
  const names = Object.keys(value) as (keyof Value)[] // own properties
  if (names.every((name) => value[name] !== undefined)) return value
  const kept: Partial<Value> = {}
  for (const name of names) if (value[name] !== undefined) kept[name] = value[name]
  return kept as Value // optional properties only
}
