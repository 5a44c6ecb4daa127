import { isEmptyCell } from '../../domain/contacts/isEmptyCell.ts'

const SHOWN = 3
const LONGEST_CHARACTERS = 24

/** A few different values of a column, short enough for a menu. */
export function samplesOf(rows: readonly (readonly string[])[], column: number): string[] {
  const values = rows.map((row) => row[column] ?? '').filter((value) => !isEmptyCell(value))
  return [...new Set(values)].slice(0, SHOWN).map(shortened)
}

function shortened(value: string): string {
  const characters = Array.from(value.replace(/\s+/g, ' ').trim())
  return characters.length > LONGEST_CHARACTERS
    ? `${characters.slice(0, LONGEST_CHARACTERS - 1).join('')}…`
    : characters.join('')
}
