import { isEmptyCell } from '../contacts/isEmptyCell.ts'

/** What happens to a contact whose cell for a variable is empty. */
export const emptyCellChoices = ['fallback', 'skip', 'send'] as const

/** One of `emptyCellChoices`. */
export type EmptyCellChoice = (typeof emptyCellChoices)[number]

/** A variable, its column, and what is done with the contacts that have nothing there. */
export interface RowMapping {
  variable: string
  column: number
  when_empty?: EmptyCellChoice | undefined
  /** The text used instead; belongs to the choice 'fallback'. */
  fallback?: string | undefined
}

/**
 * What each variable gets from one row of the contact file; a cell that is missing counts as empty.
 * @returns undefined for a contact that is skipped because a cell is empty
 */
export function valuesOfRow(
  mappings: readonly RowMapping[],
  row: readonly string[],
): Record<string, string> | undefined {
  const values: Record<string, string> = {}
  for (const { variable, column, when_empty: choice, fallback = '' } of mappings) {
    const cell = row[column] ?? ''
    if (choice === 'skip' && isEmptyCell(cell)) return undefined
    values[variable] = choice === 'fallback' && isEmptyCell(cell) ? fallback : cell
  }
  return values
}
