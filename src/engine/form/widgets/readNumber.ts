/**
 * What a person typed, as a number when it is one.
 * @returns the text itself when it is no number, so that nothing typed is lost and the type error shows
 */
export function readNumber(text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return /^[-+]?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed
}

/** Keeps only digits, as far as they fit: `readDigits(' 12a ', 3)` → '12'. Longer input is refused as a whole: `null`. */
export function readDigits(text: string, maxDigits: number): string | null {
  const digits = text.trim()
  return /^\d*$/.test(digits) && digits.length <= maxDigits ? digits : null
}
