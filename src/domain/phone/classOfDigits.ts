import type { PhoneAutomatonTables } from './PhoneAutomatonTables.ts'

/** The class of a number given as its digits after the plus; see `automatonClass`. */
export function classOfDigits({ next, classes }: PhoneAutomatonTables, digits: string): number {
  let state = 0
  for (let at = 0; at < digits.length; at += 1) state = next[state * 10 + digits.charCodeAt(at) - 48]!
  return classes[state]!
}
