import type { ColumnDefinition } from '../../language/portal.ts'
import type { SortKey } from '../../language/lists/ListQuery.ts'
import { getPath } from '../../shared/paths.ts'
import type { CellContext } from '../registry/cells/CellVariant.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { cutText } from './CellContent.tsx'
import type { ColumnNeeds } from './columnLayout.ts'
import type { Row } from './Row.ts'

const PADDING = 24
const SORT_ICON = 20
/** A cell takes no more for itself; longer texts are read in the record. */
const MOST = 720
/** Several values take two lines, unevenly broken. */
const UNEVEN = 40
/** What the cell draws beside its text. */
const beside: Readonly<Record<string, number>> = {
  country: 28,
  region: 28,
  'status-chip': 32,
  'yes-no': 20,
}
/** What they draw isn't their text. */
const drawn = new Set(['countries', 'percent-bar'])

/**
 * What values and title of each column take, as the letters' usual widths say: the server has no others, and it lays
 * the very same columns.
 */
export function columnNeeds(
  columns: readonly ColumnDefinition[],
  rows: readonly Row[],
  contextOf: (field: string) => CellContext,
  titleOf: (column: ColumnDefinition) => string,
  sort: readonly SortKey[] = [],
): ColumnNeeds {
  const needs = columns.flatMap((column) => {
    const { cell, field, cut, marks = [] } = column
    if (drawn.has(cell)) return []
    const context = contextOf(field)
    const widthOf = (row: Row): number => {
      const value = cutText(getPath(row, field), cut)
      const text = cellOf(cell).text(value, context)
      const width = textWidth(text)
      const isSeveral = Array.isArray(value) || (cell === 'phone' && text.includes(', '))
      const shown = marks.filter((mark) => getPath(row, mark.field) === true)
      const marked = shown.reduce((sum, mark) => sum + textWidth(context.t(mark.text)) + PADDING, 0)
      return (isSeveral ? Math.min(width, width / 2 + UNEVEN) : width) + marked
    }
    const widest = Math.max(0, ...rows.map(widthOf))
    const title = textWidth(titleOf(column)) + (sort.some((key) => key.field === field) ? SORT_ICON : 0)
    const need = Math.max(title, Math.min(MOST, widest + (beside[cell] ?? 0)))
    return [[column.id, Math.ceil(need + PADDING)] as const]
  })
  return Object.fromEntries(needs)
}

/** Px of a text in the portal's font. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) {
    const own = known.get(letter) ?? letterWidth(letter)
    known.set(letter, own)
    width += own
    if (width > MOST) break
  }
  return width
}

const known = new Map<string, number>()

function letterWidth(letter: string): number {
  if (/[fijlI\s.,:;|'’!]/.test(letter)) return 4
  if (/[rt()/_–-]/.test(letter)) return 6
  if (/[mwMW@%…]|[^\0-\u2fff]/.test(letter)) return 13
  return /[A-Zbdgpq\d+$]/.test(letter) ? 9.2 : 8
}
