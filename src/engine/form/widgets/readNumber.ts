/**
 * What a person typed, as a number when it is one.
 * @returns the text itself when it is no number, so that nothing typed is lost and the type error shows
 */
export function readNumber(text: string): number | string | undefined {
  return readAs(/^[-+]?\d+(\.\d+)?$/, text)
}

/** The same for whole numbers typed as digits only: signs, points and letters stay text. */
export function readDigits(text: string): number | string | undefined {
  return readAs(/^\d+$/, text)
}

function readAs(pattern: RegExp, text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return pattern.test(trimmed) ? Number(trimmed) : trimmed
}
