/** The same object without the properties that are undefined, so that output holds only what is there. */
export function omitUndefined<Value extends object>(value: Value): Value {
  const entries = Object.entries(value)
  if (!entries.some(([, each]) => each === undefined)) return value
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined)) as Value // optional properties only
}
