import { useId } from 'react'
import type { BlockDefinition, CompiledModule } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'

interface ItemsBlockProps {
  module: CompiledModule
  page: string
  block: Extract<BlockDefinition, { kind: 'items' }>
}

/** More scroll sideways where they have no room. */
const FITTING_COLUMNS = 4

/** The objects of an array of the page's record, one row each. */
export function ItemsBlock({ module, page, block: { title, field, columns } }: ItemsBlockProps) {
  const { t, session } = usePortal()
  const heading = useId()
  const { pages, resources, entities } = module.definition
  const entity = entities[resources[pages[page]?.record?.resource ?? '']?.entity ?? '']
  const contextOf = useCellContext(
    entity,
    columns.map(({ cell }) => cell),
  )
  const value = getPath(Reflect.get(session, 'row'), field)
  if (!Array.isArray(value) || value.length === 0) return null
  const isWide = columns.length > FITTING_COLUMNS
  return (
    <section className="page-rows page-items" aria-labelledby={heading}>
      <h2 id={heading}>{t(title)}</h2>
      <div
        className="page-items-room"
        {...(isWide && { 'data-wide': true, role: 'group', tabIndex: 0, 'aria-labelledby': heading })}
      >
        <table aria-labelledby={heading}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.field} scope="col" data-align={cellOf(column.cell).align}>
                  {t(column.title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {/* as: the compiler checked that the items are objects */}
            {(value as object[]).map((item, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column.field} data-align={cellOf(column.cell).align}>
                    <Value
                      cell={column.cell}
                      value={getPath(item, column.field)}
                      context={contextOf(`${field}[0].${column.field}`)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface ValueProps {
  cell: string
  value: unknown
  context: ReturnType<ReturnType<typeof useCellContext>>
}

function Value({ cell, value, context }: ValueProps) {
  const { text, Cell } = cellOf(cell)
  if (text(value, context) === '') return <span className="pb-quiet">–</span>
  return <Cell value={value} context={context} />
}
