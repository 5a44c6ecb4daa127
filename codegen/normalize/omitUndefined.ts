/** The same object without the properties that are undefined, so that output holds only what is there. */
export function omitUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value // optional properties only
}
