import { useId } from 'react'
import type { BlockDefinition, CompiledModule } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'

interface TimelineBlockProps {
  module: CompiledModule
  page: string
  block: Extract<BlockDefinition, { kind: 'timeline' }>
}

interface Event {
  status: string
  at: string
}

/** When the record of a page came into which state, oldest first. */
export function TimelineBlock({ module, page, block }: TimelineBlockProps) {
  const { t, session } = usePortal()
  const { pages, resources, entities } = module.definition
  const resource = resources[pages[page]?.record?.resource ?? '']
  const contextOf = useCellContext(entities[resource?.entity ?? ''], [])
  const heading = useId()
  const value = getPath(Reflect.get(session, 'row'), block.field)
  // as: the compiler checked what the items are
  const events = Array.isArray(value) ? (value as Event[]) : []
  if (events.length === 0) return null
  const { Cell: Status } = cellOf('status-chip')
  const { Cell: Time } = cellOf('date-time')
  return (
    <div className="page-timeline">
      <h2 id={heading}>{t(block.title)}</h2>
      <ol aria-labelledby={heading}>
        {events
          .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
          .map(({ status, at }, index) => (
            <li key={index}>
              <Status value={status} context={contextOf(`${block.field}[].status`)} />
              <Time value={at} context={contextOf(`${block.field}[].at`)} />
            </li>
          ))}
      </ol>
    </div>
  )
}
