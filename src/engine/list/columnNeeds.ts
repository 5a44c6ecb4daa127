import type { ColumnDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import type { CellContext } from '../registry/cells/CellVariant.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { cutText } from './CellContent.tsx'
import type { Row } from './Row.ts'

/** Column id → px its values take, padding included. */
export type ColumnNeeds = Readonly<Record<string, number>>

const FONT = 14
const PADDING = 24
const SORT_ICON = 20
/** A cell takes no more for itself; longer texts are read in the record. */
const MOST = 720
/** Titles are smaller than values. */
const TITLE = 0.93
/** Several values take two lines of smaller letters, unevenly broken. */
const SEVERAL = 0.56
/** What the cell draws beside its text. */
const beside: Readonly<Record<string, number>> = {
  country: 28,
  region: 28,
  'status-chip': 28,
  'yes-no': 20,
  files: 24,
}
/** What they draw isn't their text. */
const drawn = new Set(['countries', 'percent-bar'])
/** All their values are equally long. */
const steady = new Set(['date-time', 'date', 'month'])

/**
 * What values and title of each column take, as the letters' usual widths say: the server has no others, and it lays
 * the very same columns.
 */
export function columnNeeds(
  columns: readonly ColumnDefinition[],
  rows: readonly Row[],
  contextOf: (field: string) => CellContext,
  titleOf: (column: ColumnDefinition) => string,
): ColumnNeeds {
  const needs = columns.flatMap((column) => {
    const { cell, field, cut, marks = [], note } = column
    if (drawn.has(cell)) return []
    const context = contextOf(field)
    const widthOf = (row: Row): number => {
      const value = cutText(getPath(row, field), cut)
      const text = cellOf(cell).text(value, context)
      const width = textWidth(text)
      const isSeveral = Array.isArray(value) || (cell === 'phone' && text.includes(', '))
      const shown = marks.filter((mark) => getPath(row, mark.field) === true)
      const marked = shown.reduce((sum, mark) => sum + textWidth(context.t(mark.text)) + PADDING, 0)
      return (
        (isSeveral ? Math.max(SEVERAL * width, Math.min(width, 120)) : width) +
        marked +
        (note !== undefined && getPath(row, note) ? SORT_ICON : 0)
      )
    }
    const widest = Math.max(0, ...(steady.has(cell) ? rows.slice(0, 1) : rows).map(widthOf))
    const title = TITLE * textWidth(titleOf(column)) + (column.sortable ? SORT_ICON : 0)
    const need = Math.max(title, Math.min(MOST, widest + (beside[cell] ?? 0)))
    return [[column.id, Math.ceil(need + PADDING)] as const]
  })
  return Object.fromEntries(needs)
}

/** Px of a text in the portal's font. */
export function textWidth(text: string): number {
  let em = 0
  for (const letter of text) {
    const width = known.get(letter) ?? letterWidth(letter)
    known.set(letter, width)
    em += width
    if (em * FONT > MOST) break
  }
  return em * FONT
}

/** In em. */
const known = new Map<string, number>()

function letterWidth(letter: string): number {
  if (/[fijlI\s.,:;|'’!]/.test(letter)) return 0.29
  if (/[rt()/]/.test(letter)) return 0.36
  if (/[-–_]/.test(letter)) return 0.46
  if (/[mwMW@%…]|[^\u0000-\u2fff]/.test(letter)) return 0.93
  if (/[A-Z]/.test(letter)) return 0.7
  return /[bdgpq\d+$]/.test(letter) ? 0.65 : 0.58
}
