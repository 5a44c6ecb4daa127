import type { EntityDefinition, RecordDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import type { Row } from '../list/Row.ts'
import type { CellContext } from '../registry/cells/CellVariant.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import { usePlaces } from '../registry/usePlaces.ts'
import { isTimeCell } from '../registry/time-zone/isTimeCell.ts'

/**
 * Where a question to support about a record is written, with what it begins with. Undefined where the page offers none,
 * or the person may not ask.
 */
export function useQuestion(
  { ask }: RecordDefinition,
  entity: EntityDefinition,
  row: Row,
  heading: { kind: string; title: string },
): string | undefined {
  const { t } = usePortal()
  const place = usePlaces()('ask')
  const facts = ask?.facts ?? []
  const contextOf = useCellContext(
    entity,
    facts.map(({ cell }) => cell),
  )
  if (!ask || place === undefined) return undefined
  const lines = facts.flatMap(({ field, title, cell }) => {
    const context = contextOf(field)
    const words = cellOf(cell).text(getPath(row, field), context)
    // Whoever reads it elsewhere must know which hour is meant.
    const zone = zoneOf(cell, context)
    const value = zone === undefined ? words : `${words} (${zone})`
    return words === '' ? [] : t('portal:record-ask-fact', { title: t(title), value })
  })
  const { kind, title } = heading
  const query = new URLSearchParams({
    topic: ask.topic,
    subject: kind === title ? kind : t('portal:record-ask-subject', { kind, name: title }),
    description: [...lines, t('portal:record-ask-fact', { title: 'ID', value: String(row['id']) }), ''].join(
      '\n',
    ),
  })
  return `${place}?${query.toString()}`
}

/** Where the time of a cell is read. */
function zoneOf(cell: string, { timeZone, accountZone }: CellContext): string | undefined {
  if (cell === 'account-time') return accountZone
  return isTimeCell(cell) ? timeZone : undefined
}
