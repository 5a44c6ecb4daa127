import { columnName } from './columnName.ts'

const LONGEST_SAMPLE_CHARACTERS = 40

/** Names columns by what the first row holds in them: 'Column B: Anna', or 'Column C' for an empty cell. */
export function columnLabels(firstRow: readonly string[]): string[] {
  return firstRow.map((cell, index) => {
    const sample = cell.replace(/\s+/g, ' ').trim()
    const characters = Array.from(sample)
    const shown =
      characters.length > LONGEST_SAMPLE_CHARACTERS
        ? `${characters.slice(0, LONGEST_SAMPLE_CHARACTERS - 1).join('')}…`
        : sample
    return `Column ${columnName(index)}${shown && `: ${shown}`}`
  })
}
