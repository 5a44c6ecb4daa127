import { useId } from 'react'
import { fillTemplate } from '../../language/index.ts'
import type {
  BlockDefinition,
  CompiledModule,
  EntityDefinition,
  TransitionActor,
} from '../../language/portal.ts'
import { formatMoney } from '../../shared/numbers.ts'
import { getPath } from '../../shared/paths.ts'
import { useRead } from '../data/index.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import { useResourcePath } from '../registry/useResourcePath.ts'

interface TimelineBlockProps {
  module: CompiledModule
  page: string
  block: Extract<BlockDefinition, { kind: 'timeline' }>
}

/** As often as the record itself. */
const REFRESH_SECONDS = 10

/** What happened to the record of a page: its events, or the states that one of its arrays holds. */
export function TimelineBlock({ module, page, block }: TimelineBlockProps) {
  const { pages, resources, entities } = module.definition
  const resource = resources[pages[page]?.record?.resource ?? '']
  const entity = entities[resource?.entity ?? '']
  if (!resource || !entity) return null
  if (block.field !== undefined) return <States title={block.title} field={block.field} entity={entity} />
  return <Events title={block.title} entity={entity} path={resource.path} />
}

interface Event {
  status: string
  at: string
}

/** When the record came into which state, oldest first. */
function States({ title, field, entity }: { title: string; field: string; entity: EntityDefinition }) {
  const { t, session } = usePortal()
  const contextOf = useCellContext(entity, [])
  const heading = useId()
  const value = getPath(Reflect.get(session, 'row'), field)
  // as: the compiler checked what the items are
  const events = Array.isArray(value) ? (value as Event[]) : []
  if (events.length === 0) return null
  const { Cell: Status } = cellOf('status-chip')
  const { Cell: Time } = cellOf('date-time')
  return (
    <div className="page-timeline">
      <h2 id={heading}>{t(title)}</h2>
      <ol aria-labelledby={heading}>
        {events
          .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
          .map(({ status, at }, index) => (
            <li key={index}>
              <Status value={status} context={contextOf(`${field}[].status`)} />
              <Time value={at} context={contextOf(`${field}[].at`)} />
            </li>
          ))}
      </ol>
    </div>
  )
}

/** An answer of `GET …/{id}/events`. */
interface RecordEvent {
  id: string
  to: string | number
  actor: TransitionActor
  user: string | null
  note: string
  postings: { type: number; amount: number; text: string }[]
  transition: string | null
  at: string
}

const actorTexts = {
  user: 'portal:event-by-user',
  carrier: 'portal:event-by-carrier',
  reviewer: 'portal:event-by-reviewer',
  time: 'portal:event-by-time',
  server: 'portal:event-by-server',
} as const satisfies Record<TransitionActor, string>

/** The events of a stored record, newest first. */
function Events({ title, entity, path }: { title: string; entity: EntityDefinition; path: string }) {
  const { t, session, manifest } = usePortal()
  const base = useResourcePath({ path })
  const id = fillTemplate('{row.id}', session, encodeURIComponent) ?? ''
  const { data } = useRead<{ events: RecordEvent[] }>(`${base}/${id}/events`, {
    refreshSeconds: REFRESH_SECONDS,
  })
  const contextOf = useCellContext(entity, [])
  const heading = useId()
  if (!data || data.events.length === 0) return null
  const { Cell: Status } = cellOf('status-chip')
  const { Cell: Time } = cellOf('date-time')
  return (
    <div className="page-timeline" data-kind="events">
      <h2 id={heading}>{t(title)}</h2>
      <ol aria-labelledby={heading}>
        {data.events.map(({ id: position, to, actor, user, note, postings, transition, at }) => (
          <li key={position}>
            <div className="page-event-head">
              <Status value={String(to)} context={contextOf(entity.lifecycle?.field ?? '')} />
              <Time value={at} context={contextOf('created_at')} />
            </div>
            <p className="page-event-by">
              {transition === null ? `${t('portal:event-created')} · ` : ''}
              {user ?? t(actorTexts[actor])}
            </p>
            {note !== '' && <p className="page-event-note">{note}</p>}
            {postings.map(({ type, amount, text }) => (
              <p key={type} className="page-event-fee">
                <span>{text}</span>
                <span className="pb-figures">{formatMoney(amount, manifest.currency)}</span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
