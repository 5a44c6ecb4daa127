import type { ColumnDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { cellOf } from '../registry/cells/cells.ts'
import type { CellBox } from '../registry/cells/CellVariant.ts'
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
  const marks = marksOf(props)
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

/** A cell of the plain table, which is the value's own element where it needs but one. */
export function TableCell({ row, column }: Omit<CellContentProps, 'inGrid'>) {
  const { linkOf } = useRowsTools()
  const { variant, value, context, isEmpty, box } = useValue(row, column)
  const align = alignOf(column)
  const isLink = linkOf(column.id, row) !== undefined
  // Lines are cut in an element of their own.
  if (
    isEmpty ||
    isLink ||
    Array.isArray(value) ||
    !box ||
    !variant.box ||
    marksOf({ row, column }).length > 0
  ) {
    return (
      <td data-align={align}>
        <CellContent row={row} column={column} inGrid={false} />
      </td>
    )
  }
  return (
    <td data-align={align} {...box}>
      <variant.box.Inside value={value} context={context} />
    </td>
  )
}

function CellValue({ row, column, inGrid }: CellContentProps) {
  const { linkOf } = useRowsTools()
  const { variant, value, context, isEmpty, note, box } = useValue(row, column)
  if (isEmpty) {
    return (
      <span className="pb-quiet" aria-hidden="true">
        –
      </span>
    )
  }
  const to = linkOf(column.id, row)
  if (to !== undefined && variant.box && box) {
    return (
      <Link {...box} to={to} className={`list-link ${box.className}`} tabIndex={inGrid ? -1 : 0}>
        <variant.box.Inside value={value} context={context} />
      </Link>
    )
  }
  if (to !== undefined) {
    return (
      <Link to={to} className="list-link" tabIndex={inGrid ? -1 : 0}>
        <variant.Cell value={value} context={context} {...note} />
      </Link>
    )
  }
  if (!variant.box) return <variant.Cell value={value} context={context} {...note} />
  return (
    <span {...box}>
      <variant.box.Inside value={value} context={context} />
    </span>
  )
}

/** A value as its column shows it. */
function useValue(row: Row, column: ColumnDefinition) {
  const { contextOf } = useRowsTools()
  const variant = cellOf(column.cell)
  const whole = getPath(row, column.field)
  const value = cutText(whole, column.cut)
  const context = contextOf(column.field)
  const said =
    column.note === undefined ? '' : cellOf('text').text(getPath(row, column.note), contextOf(column.note))
  const own = variant.box?.of(value, context)
  const box: CellBox | undefined =
    own && value !== whole && typeof whole === 'string' ? { ...own, title: whole } : own
  return {
    variant,
    value,
    context,
    box,
    isEmpty: variant.text(value, context) === '',
    note: said === '' ? {} : { note: said },
  }
}

function marksOf({ row, column }: Omit<CellContentProps, 'inGrid'>) {
  return (column.marks ?? []).filter(({ field }) => getPath(row, field) === true)
}

/** A text of at most that many characters, the ellipsis beside them. */
export function cutText(value: unknown, most: number | undefined): unknown {
  if (typeof value !== 'string' || most === undefined) return value
  const characters = Array.from(value)
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : value
}

/** End for figures, whatever the definition leaves open. */
export function alignOf(column: ColumnDefinition): 'start' | 'end' {
  return column.align === 'end' ? 'end' : cellOf(column.cell).align
}
