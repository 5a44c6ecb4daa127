import type { ColumnDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { Link } from '../registry/Link.tsx'
import { usePortal } from '../registry/portalContext.ts'
import type { Row } from './Row.ts'
import { useRowsTools } from './rowsContext.ts'

interface CellContentProps {
  row: Row
  column: ColumnDefinition
  inGrid: boolean
}

/** One value of a row as its column says, in the first rows and in the grid alike. */
export function CellContent(props: CellContentProps) {
  const { t } = usePortal()
  const { row, column } = props
  const marks = (column.marks ?? []).filter(({ field }) => getPath(row, field) === true)
  if (marks.length === 0) return <CellValue {...props} />
  return (
    <span className="list-marked">
      <CellValue {...props} />
      {marks.map(({ field, text }) => (
        <span key={field} className="pb-chip list-mark">
          {t(text)}
        </span>
      ))}
    </span>
  )
}

function CellValue({ row, column, inGrid }: CellContentProps) {
  const { contextOf, linkOf } = useRowsTools()
  const { text, Cell } = cellOf(column.cell)
  const value = cutText(getPath(row, column.field), column.cut)
  const context = contextOf(column.field)
  if (text(value, context) === '') {
    return (
      <span className="pb-quiet" aria-hidden="true">
        –
      </span>
    )
  }
  const note =
    column.note === undefined
      ? undefined
      : noteText(cellOf('text').text(getPath(row, column.note), contextOf(column.note)))
  const whole = column.cut === undefined ? undefined : getPath(row, column.field)
  const content = <Cell value={value} context={context} {...(note === undefined ? {} : { note })} />
  const to = linkOf(column.id, row)
  const title = typeof whole === 'string' && whole !== value ? { title: whole } : {}
  if (to === undefined) return 'title' in title ? <span {...title}>{content}</span> : content
  return (
    <Link to={to} className="list-link" tabIndex={inGrid ? -1 : 0} {...title}>
      {content}
    </Link>
  )
}

/** A text of at most that many characters, the ellipsis beside them. */
export function cutText(value: unknown, most: number | undefined): unknown {
  if (typeof value !== 'string' || most === undefined) return value
  const characters = Array.from(value)
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : value
}

function noteText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** End for figures, whatever the definition leaves open. */
export function alignOf(column: ColumnDefinition): 'start' | 'end' {
  return column.align === 'end' ? 'end' : cellOf(column.cell).align
}
