import type { ColumnDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { Link } from '../registry/Link.tsx'
import type { Row } from './Row.ts'
import { useRowsTools } from './rowsContext.ts'

/** One value of a row as its column says, in the first rows and in the grid alike. */
export function CellContent({
  row,
  column,
  inGrid,
}: {
  row: Row
  column: ColumnDefinition
  inGrid: boolean
}) {
  const { contextOf, linkOf } = useRowsTools()
  const { text, Cell } = cellOf(column.cell)
  const value = getPath(row, column.field)
  const context = contextOf(column.field)
  if (text(value, context) === '') {
    return (
      <span className="pb-quiet" aria-hidden="true">
        –
      </span>
    )
  }
  const note = column.note === undefined ? undefined : noteText(getPath(row, column.note))
  const content = <Cell value={value} context={context} {...(note === undefined ? {} : { note })} />
  const to = linkOf(column.id, row)
  if (to === undefined) return content
  return (
    <Link to={to} className="list-link" tabIndex={inGrid ? -1 : 0}>
      {content}
    </Link>
  )
}

function noteText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** End for figures, whatever the definition leaves open. */
export function alignOf(column: ColumnDefinition): 'start' | 'end' {
  return column.align === 'end' ? 'end' : cellOf(column.cell).align
}
