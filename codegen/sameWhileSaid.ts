/**
 * Something that is made anew of much, but is the same object while it says the same, so that nothing which depends on
 * it is done again. Only the last is known.
 */
export function sameWhileSaid<Value>(): (source: object, said: string, make: () => Value) => Value {
  const known = new WeakMap<object, { said: string; made: Value }>()
  return (source, said, make) => {
    const before = known.get(source)
    if (before?.said === said) return before.made
    const made = make()
    known.set(source, { said, made })
    return made
  }
}
