/** The characters that may separate columns, in order of preference. */
export const delimiters = [',', ';', '\t', '|'] as const

/** One of `delimiters`. */
export type Delimiter = (typeof delimiters)[number]

const SAMPLE_LINES = 50
const NUMBER_THEN_DELIMITER = /^\s*"?\s*\+?[\d\s().e-]{5,}"?\s*([,;\t|])/i

/**
 * Finds the character that separates columns from the first lines of a file.
 * What follows a leading number decides; without such lines, the character that stands most regularly
 * in every line; a comma when there is one column.
 */
export function detectDelimiter(sample: string): Delimiter {
  const lines = sample
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
  const votes = delimiters.map(
    (delimiter) => lines.filter((line) => NUMBER_THEN_DELIMITER.exec(line)?.[1] === delimiter).length,
  )
  const mostVotes = Math.max(...votes)
  if (mostVotes > 0) return delimiters[votes.indexOf(mostVotes)]!
  const regular = delimiters.map((delimiter) => linesAgreeing(lines, delimiter))
  return delimiters[regular.indexOf(Math.max(...regular))]!
}

/** How many lines have the most common number, not zero, of a character outside quotes. */
function linesAgreeing(lines: readonly string[], delimiter: string): number {
  const linesByCount = new Map<number, number>()
  for (const line of lines) {
    const count = line.replace(/"(?:[^"]|"")*"/g, '').split(delimiter).length - 1
    if (count > 0) linesByCount.set(count, (linesByCount.get(count) ?? 0) + 1)
  }
  return Math.max(0, ...linesByCount.values())
}
