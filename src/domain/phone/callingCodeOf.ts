const LONGEST_CALLING_CODE = 3

/** The calling code a number starts with, if it has been assigned; no calling code is the start of another. */
export function callingCodeOf(
  callingCodes: Readonly<Record<string, unknown>>,
  digits: string,
): string | undefined {
  for (let length = 1; length <= LONGEST_CALLING_CODE; length += 1) {
    const code = digits.slice(0, length)
    if (Object.hasOwn(callingCodes, code)) return code
  }
  return undefined
}
