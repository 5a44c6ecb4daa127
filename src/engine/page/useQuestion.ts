import type { EntityDefinition, RecordDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import type { Row } from '../list/Row.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import { usePlaces } from '../registry/usePlaces.ts'

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
    const value = cellOf(cell).text(getPath(row, field), contextOf(field))
    return value === '' ? [] : t('portal:record-ask-fact', { title: t(title), value })
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
