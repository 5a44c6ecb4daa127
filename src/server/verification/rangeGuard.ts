/** With fewer codes, a conversion says nothing. */
const FEWEST_CODES = 10
/** `+` and the digits that a range of numbers shares. */
const RANGE_LENGTH = 8

/** Codes that were sent to a range in the last hour, and those that were entered. */
export interface RangeUse {
  sent: number
  entered: number
}

/** The range a number is in. */
export function rangeOf(number: string): string {
  return number.slice(0, RANGE_LENGTH)
}

/**
 * Whether hardly anybody in a range enters their codes: numbers whose owners are paid for what they receive.
 * @param leastConversion percent
 */
export function isPumped({ sent, entered }: RangeUse, leastConversion: number): boolean {
  return sent >= FEWEST_CODES && entered * 100 < leastConversion * sent
}
