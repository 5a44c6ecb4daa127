/**
 * Remembers what was made last, so that it is the same object, and nothing which depends on it is done again, while
 * everything it is made of is the same.
 * @returns makes something of what is given, or gives what was made before for the same owner
 */
export function sameWhile<Value>(): (owner: object, given: readonly unknown[], make: () => Value) => Value {
  const known = new WeakMap<object, { given: readonly unknown[]; made: Value }>()
  return (owner, given, make) => {
    const before = known.get(owner)
    if (before !== undefined && areSame(before.given, given)) return before.made
    const made = make()
    known.set(owner, { given, made })
    return made
  }
}

/** Whether two lists have identical items. */
export function areSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((each, index) => each === right[index])
}
