import type { ColumnDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { usePortal } from '../registry/portalContext.ts'
import { cardColumns } from './cardColumns.ts'
import { CellContent } from './CellContent.tsx'
import { GroupHeader } from './GroupHeader.tsx'
import { withGroups, type PlacedGroup } from './groups.ts'
import type { Row } from './Row.ts'
import { RowButtons } from './RowButtons.tsx'
import { RowExpand } from './RowExpand.tsx'
import { RowFacts } from './RowFacts.tsx'
import { useRowsTools } from './rowsContext.ts'
import { RowCheck } from './RowCheck.tsx'

interface CardRowsProps {
  label: string
  /** Shown columns in their order. */
  columns: ColumnDefinition[]
  rows: readonly Row[]
  groups: readonly PlacedGroup[]
  nameOf: (row: Row) => string
  hasActions: boolean
  /** Each can be selected. */
  selects: boolean
  /** Bars in place of rows that are not loaded yet. */
  skeleton: boolean
}

const SKELETON_CARDS = 6

/** The rows on a narrow screen: one card each, with the same values as the table. */
export function CardRows(props: CardRowsProps) {
  const { label, columns, rows, groups, nameOf, hasActions, selects, skeleton } = props
  const { t } = usePortal()
  const { title, status, texts, facts } = cardColumns(columns)
  const { expanded } = useRowsTools()
  if (skeleton) {
    return (
      <div className="card-rows" aria-label={label} aria-busy="true">
        {Array.from({ length: SKELETON_CARDS }, (_, at) => (
          <div key={at} className="list-card">
            <span className="list-bar" style={{ width: `${45 + ((at * 37) % 40)}%` }}>
              &nbsp;
            </span>
            <span className="list-bar" style={{ width: '80%' }}>
              &nbsp;
            </span>
          </div>
        ))}
      </div>
    )
  }
  return (
    <ul className="card-rows" aria-label={label}>
      {withGroups(rows.map(card), groups, (placed) => (
        <li key={`@${String(placed.group.value)}`}>
          <GroupHeader placed={placed} inGrid={false} />
        </li>
      ))}
    </ul>
  )

  function card(row: Row) {
    return (
      <li key={row.id} className="list-card">
        <div className="list-card-head">
          {selects && <RowCheck id={row.id} name={nameOf(row)} inGrid={false} />}
          <span className="list-card-name">
            <span className="list-card-title">
              {title && <CellContent row={row} column={title} inGrid={false} />}
            </span>
            {status && <CellContent row={row} column={status} inGrid={false} />}
          </span>
          {hasActions && <RowButtons row={row} name={nameOf(row)} inGrid={false} />}
        </div>
        {texts.filter(isPresentIn(row)).map((column) => (
          <p key={column.id} className="list-card-text">
            <CellContent row={row} column={column} inGrid={false} />
          </p>
        ))}
        <dl className="list-card-facts">
          {facts.filter(isPresentIn(row)).map((column) => (
            <div key={column.id}>
              <dt>{t(column.title)}</dt>
              <dd>
                <CellContent row={row} column={column} inGrid={false} />
              </dd>
            </div>
          ))}
        </dl>
        {expanded && (
          <div className="list-card-more">
            <RowExpand row={row} name={nameOf(row)} inGrid={false} onCard />
            {expanded.has(row.id) && <RowFacts row={row} name={nameOf(row)} />}
          </div>
        )}
      </li>
    )
  }
}

/** On a card an empty value is left out rather than shown as a dash. */
function isPresentIn(row: Row): (column: ColumnDefinition) => boolean {
  return ({ field }) => {
    const value = getPath(row, field)
    return (
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
    )
  }
}
