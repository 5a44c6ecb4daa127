import { usePortal } from '../registry/portalContext.ts'
import { Icon } from '../registry/Icon.tsx'
import { alignOf, TableCell } from './CellContent.tsx'
import type { LaidColumn } from './columnLayout.ts'
import { GroupHeader } from './GroupHeader.tsx'
import { withGroups, type PlacedGroup } from './groups.ts'
import { nextSort } from './nextSort.ts'
import { withFacts } from './expandedRows.ts'
import type { Row } from './Row.ts'
import { RowExpand } from './RowExpand.tsx'
import { RowFacts } from './RowFacts.tsx'
import { useRowsTools } from './rowsContext.ts'
import { RowButtons } from './RowButtons.tsx'
import { PageCheck, RowCheck } from './RowCheck.tsx'
import type { RowsProps } from './RowsProps.ts'

interface FirstRowsProps extends RowsProps {
  /** Bars in place of rows while nothing is known. */
  skeleton: boolean
}

const SKELETON_ROWS = 12

/** The rows as a plain table: it stands before the grid's code has arrived, in the very same measures. */
export function FirstRows({
  skeleton,
  label,
  columns,
  rows,
  groups,
  sort,
  onSort,
  actionsWidth,
  selectWidth,
  expandWidth,
  openId,
  nameOf,
}: FirstRowsProps) {
  const { t } = usePortal()
  const { expanded } = useRowsTools()
  const width = columns.reduce((sum, column) => sum + column.width, actionsWidth + selectWidth + expandWidth)
  const cells = columns.length + [selectWidth, expandWidth, actionsWidth].filter(Boolean).length
  return (
    <div className="first-rows">
      <table aria-label={label} aria-busy={skeleton} style={{ width }}>
        <colgroup>
          {selectWidth > 0 ? <col style={{ width: selectWidth }} /> : null}
          {expandWidth > 0 ? <col style={{ width: expandWidth }} /> : null}
          {columns.map((column) => (
            <col key={column.column.id} style={{ width: column.width }} />
          ))}
          {actionsWidth > 0 ? <col style={{ width: actionsWidth }} /> : null}
        </colgroup>
        <thead>
          <tr>
            {selectWidth > 0 ? (
              <th scope="col" className="row-start">
                {skeleton ? <span className="pb-hidden">{t('portal:list-select-page')}</span> : <PageCheck />}
              </th>
            ) : null}
            {expandWidth > 0 ? (
              <th scope="col" className="row-start">
                <span className="pb-hidden">{t('portal:drawer')}</span>
              </th>
            ) : null}
            {columns.map(({ column }) => (
              <th key={column.id} scope="col" data-align={alignOf(column)} aria-sort={ariaSort(column.field)}>
                {column.sortable && !skeleton ? (
                  <button
                    type="button"
                    onClick={(event) => onSort(nextSort(sort, column.field, event.shiftKey))}
                  >
                    <span className="pb-cut">{t(column.title)}</span>
                    {sortIcon(column.field)}
                  </button>
                ) : (
                  <span className="pb-cut">{t(column.title)}</span>
                )}
              </th>
            ))}
            {actionsWidth > 0 ? (
              <th scope="col" className="row-end">
                <span className="pb-hidden">{t('portal:list-actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {skeleton
            ? Array.from({ length: SKELETON_ROWS }, (_, at) => (
                <SkeletonRow
                  key={at}
                  columns={columns}
                  at={at}
                  starts={[selectWidth, expandWidth].filter(Boolean).length}
                />
              ))
            : withGroups(withFacts(rows, isExpanded, rowLine, factsLine), groups, (placed) => [
                groupLine(placed),
              ])}
        </tbody>
      </table>
    </div>
  )

  function groupLine(placed: PlacedGroup) {
    return (
      <tr key={`@${String(placed.group.value)}`} className="group-row">
        <td colSpan={cells}>
          <GroupHeader placed={placed} inGrid={false} />
        </td>
      </tr>
    )
  }

  function isExpanded(id: string): boolean {
    return expanded?.has(id) ?? false
  }

  function factsLine(row: Row) {
    return (
      <tr key={`@facts:${row.id}`} className="facts-row">
        <td colSpan={cells}>
          <RowFacts row={row} name={nameOf(row)} />
        </td>
      </tr>
    )
  }

  function rowLine(row: Row) {
    return (
      <tr key={row.id} data-row={row.id} data-open={row.id === openId || undefined}>
        {selectWidth > 0 ? (
          <td className="row-start">
            <RowCheck id={row.id} name={nameOf(row)} inGrid={false} />
          </td>
        ) : null}
        {expandWidth > 0 ? (
          <td className="row-start">
            <RowExpand row={row} name={nameOf(row)} inGrid={false} />
          </td>
        ) : null}
        {columns.map(({ column }) => (
          <TableCell key={column.id} row={row} column={column} />
        ))}
        {actionsWidth > 0 ? (
          <td className="row-end">
            <RowButtons row={row} name={nameOf(row)} inGrid={false} />
          </td>
        ) : null}
      </tr>
    )
  }

  function ariaSort(field: string): 'ascending' | 'descending' | undefined {
    const key = sort.find((one) => one.field === field)
    return key ? (key.descending ? 'descending' : 'ascending') : undefined
  }

  function sortIcon(field: string) {
    const key = sort.find((one) => one.field === field)
    return key ? <Icon name={key.descending ? 'down' : 'up'} size={16} /> : null
  }
}

function SkeletonRow({ columns, at, starts }: { columns: LaidColumn[]; at: number; starts: number }) {
  return (
    <tr>
      {Array.from({ length: starts }, (_, index) => (
        <td key={index} className="row-start">
          &nbsp;
        </td>
      ))}
      {columns.map(({ column, width }, index) => (
        <td key={column.id} data-align={alignOf(column)}>
          <span className="list-bar" style={{ width: Math.max(24, (width - 24) * barShare(at + index * 7)) }}>
            &nbsp;
          </span>
        </td>
      ))}
      <td className="row-end">&nbsp;</td>
    </tr>
  )
}

function barShare(seed: number): number {
  return 0.45 + ((seed * 37) % 40) / 100
}
