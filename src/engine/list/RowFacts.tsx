import { usePortal } from '../registry/portalContext.ts'
import { getPath } from '../../shared/paths.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { CellContent } from './CellContent.tsx'
import type { Row } from './Row.ts'
import { useRowsTools } from './rowsContext.ts'

/** What an expanded row shows below it. */
export function RowFacts({ row, name }: { row: Row; name: string }) {
  const { t } = usePortal()
  const { contextOf, expanded } = useRowsTools()
  const facts = expanded?.facts.filter(
    ({ field, cell }) => cellOf(cell).text(getPath(row, field), contextOf(field)) !== '',
  )
  if (!facts) return null
  return (
    <dl className="row-facts" aria-label={t('portal:list-row-facts', { row: name })}>
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{t(fact.title)}</dt>
          <dd>
            <CellContent row={row} column={fact} inGrid={false} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
