const digits = '4829175036'

/** The code that example messages show. @param length from 1 to 10 */
export function sampleCode(length: number): string {
  return digits.slice(0, length)
}
