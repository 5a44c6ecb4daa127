const LONGEST_NAME = 64

/** A name for the next variable: the first of name, name2, name3 … that is not taken. */
export function freeName(taken: readonly string[], base = 'name'): string {
  if (!taken.includes(base)) return base
  let number = 2
  while (taken.includes(base + number)) number += 1
  return base + number
}

/** What is wrong with a variable name a person typed; undefined when nothing is. */
export function checkVariableName(name: string, taken: readonly string[]): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'Give the variable a name'
  if (trimmed.length > LONGEST_NAME) return `Use at most ${LONGEST_NAME} characters`
  if (!/^[\p{L}\p{N}_ -]+$/u.test(trimmed)) return 'Use letters, digits, spaces, _ and - only'
  if (taken.includes(trimmed)) return 'Each variable name must be unique'
  return undefined
}
