import { use, useId, useState } from 'react'
import type { CSSProperties } from 'react'
import { evaluateCondition, fillTemplate } from '../../language/index.ts'
import type { BlockDefinition, EntityDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { cutText } from '../list/CellContent.tsx'
import { cellOf } from '../registry/cells/cells.ts'
import { columnDecimals } from '../registry/cells/columnDecimals.ts'
import { failureText } from '../registry/FailureMessage.tsx'
import { Icon } from '../registry/Icon.tsx'
import { Link } from '../registry/Link.tsx'
import { PageButton } from '../registry/PageButton.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import { useWay } from '../registry/useWay.ts'
import { useCall } from './useCall.ts'

type RowsOf = Extract<BlockDefinition, { kind: 'rows' }>
type ColumnOf = RowsOf['columns'][number]

/**
 * The records of a list, for who may list them: page by page, or the first of them where a link leads to all. The words
 * of their states come with their module.
 */
export function RowsBlock({ block }: { block: RowsOf }) {
  const { can } = usePortal()
  return can(block.source.access) ? <Rows block={block} /> : null
}

function Rows({ block }: { block: RowsOf }) {
  const { t, loadModule } = usePortal()
  const wayTo = useWay()
  const [page, setPage] = useState(1)
  const further = page === 1 ? {} : { further: { page: String(page) } }
  const { data, error, isLoading, refresh } = useCall(block.source, further)
  const entity = use(loadModule(block.module)).definition.entities[block.entity]
  const heading = useId()
  if (error?.status === 403) return null
  const found: unknown = data === undefined ? undefined : getPath(data, block.source.path)
  const count = Array.isArray(found) ? found.length : 0
  const { total = count, current_page: shown = page } = paginationOf(data)
  const pages = Math.max(1, Math.ceil(total / block.size))
  // Rows of the last page may be gone by the next read.
  if (data !== undefined && page > pages) setPage(pages)
  // A message needs the room of two rows.
  const room = isLoading || pages > 1 ? block.size : Math.min(block.size, Math.max(count, 2))
  const { more } = block
  const to = more && wayTo(more)
  return (
    <section
      className="page-rows"
      aria-labelledby={heading}
      aria-busy={isLoading || (shown !== page && !error) || undefined}
    >
      <header>
        <h2 id={heading}>{t(block.title)}</h2>
        {more === undefined || to === undefined ? null : <Link to={to}>{t(more.text)}</Link>}
      </header>
      {/* React knows no custom properties. */}
      <div className="page-rows-room" style={{ '--rows': room } as CSSProperties}>
        {content()}
      </div>
      {to === undefined && pages > 1 && (
        <RowsPager {...{ page: shown, pages, total, size: block.size }} go={setPage} />
      )}
    </section>
  )

  function content() {
    if (isLoading) return <RowsSkeleton size={block.size} />
    // What is kept of another page isn't what was asked for.
    if (error && (data === undefined || shown !== page)) {
      return (
        <div className="page-chart-message" role="alert">
          <Icon name="error" size={20} />
          <p>{failureText(error, t, block.failure && t(block.failure))}</p>
          <button type="button" className="button" onClick={() => void refresh()}>
            {t('portal:try-again')}
          </button>
        </div>
      )
    }
    if (!Array.isArray(found) || count === 0) {
      return (
        <div className="page-chart-message">
          <Icon name="inbox" size={20} />
          <p>{t(block.empty)}</p>
        </div>
      )
    }
    return <RowsTable block={block} entity={entity} rows={found as { id: string }[]} name={t(block.title)} />
  }
}

/** Of an answer with a list, as every list has it. */
function paginationOf(data: unknown): { total?: number; current_page?: number } {
  const pagination = data === undefined ? undefined : getPath(data, 'pagination')
  // as: the envelope of lists.
  return (pagination as { total: number; current_page: number } | undefined) ?? {}
}

interface RowsPagerProps {
  page: number
  pages: number
  total: number
  size: number
  go: (page: number) => void
}

/** Says that there are more rows, and shows them. */
function RowsPager({ page, pages, total, size, go }: RowsPagerProps) {
  const { t } = usePortal()
  const range = { first: (page - 1) * size + 1, last: Math.min(total, page * size), total }
  return (
    <footer>
      <span className="pb-figures" aria-live="polite">
        {t('portal:page-rows-range', range)}
      </span>
      <PageButton
        icon="previous"
        label={t('portal:page-rows-previous')}
        off={page <= 1}
        onPress={() => go(page - 1)}
      />
      <PageButton
        icon="next"
        label={t('portal:page-rows-next')}
        off={page >= pages}
        onPress={() => go(page + 1)}
      />
    </footer>
  )
}

/** Bars in the places of rows. */
export function RowsSkeleton({ size }: { size: number }) {
  const { t } = usePortal()
  return (
    <div className="page-rows-skeleton">
      {Array.from({ length: size }, (_, index) => (
        <span key={index} className="page-skeleton" />
      ))}
      <span className="pb-hidden">{t('portal:loading')}</span>
    </div>
  )
}

interface RowsTableProps {
  block: RowsOf
  entity: EntityDefinition | undefined
  rows: { id: string }[]
  name: string
}

function RowsTable({ block, entity, rows, name }: RowsTableProps) {
  const { t } = usePortal()
  const contextOf = useCellContext(
    entity,
    block.columns.map(({ cell }) => cell),
    columnDecimals(block.columns, rows),
  )
  return (
    <table aria-label={name}>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th key={column.id} scope="col" data-align={alignOf(column)}>
              {t(column.title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, block.size).map((row) => (
          <tr key={row.id}>
            {block.columns.map((column, index) => (
              <td key={column.id} data-align={alignOf(column)}>
                <Value column={column} row={row} context={contextOf(column.field)} />
                {block.folds === true && index === 0 ? folded(row) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )

  /** What narrow screens leave out of the columns, where there is something to show. */
  function folded(row: object) {
    const rest = block.columns
      .slice(2)
      .filter(({ field, cell }) => cellOf(cell).text(getPath(row, field), contextOf(field)) !== '')
    return (
      <dl className="page-rows-fold">
        {rest.map((column) => (
          <div key={column.id}>
            <dt>{t(column.title)}</dt>
            <dd>
              <Value column={column} row={row} context={contextOf(column.field)} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
}

interface ValueProps {
  column: ColumnOf
  row: object
  context: ReturnType<ReturnType<typeof useCellContext>>
}

function Value({ column, row, context }: ValueProps) {
  const { session } = usePortal()
  const { text, Cell } = cellOf(column.cell)
  const whole = getPath(row, column.field)
  const value = cutText(whole, column.cut)
  if (text(value, context) === '') return <span className="pb-quiet">–</span>
  const scope = { ...session, row }
  const open =
    column.link !== undefined && (column.linkWhen === undefined || evaluateCondition(column.linkWhen, scope))
  const to = open ? fillTemplate(column.link ?? '', scope, encodeURIComponent) : undefined
  const content = <Cell value={value} context={context} />
  const title = typeof whole === 'string' && whole !== value ? { title: whole } : {}
  if (to === undefined) return 'title' in title ? <span {...title}>{content}</span> : content
  return (
    <Link to={to} {...title}>
      {content}
    </Link>
  )
}

/** End for figures, whatever the definition leaves open. */
function alignOf({ align, cell }: ColumnOf): 'start' | 'end' {
  return align === 'end' ? 'end' : cellOf(cell).align
}
