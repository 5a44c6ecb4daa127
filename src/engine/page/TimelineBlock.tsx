import { useId } from 'react'
import { fillTemplate, findProperty } from '../../language/index.ts'
import type {
  ActionFormDefinition,
  BlockDefinition,
  CompiledModule,
  EntityDefinition,
  ResourceDefinition,
  TransitionActor,
  TransitionDefinition,
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
  return <Events title={block.title} entity={entity} resource={resource} entities={entities} />
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
  const { Cell: Time } = cellOf(findProperty(entity, `${field}[0].at`)?.cell ?? 'date-time')
  return (
    <div className="page-timeline">
      <h2 id={heading}>{t(title)}</h2>
      <ol aria-labelledby={heading}>
        {events
          .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
          .map(({ status, at }, index) => (
            <li key={index}>
              <Status value={status} context={contextOf(`${field}[0].status`)} />
              <Time value={at} context={contextOf(`${field}[0].at`)} />
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
  /** What they entered, by property of the form's entity. */
  input: Record<string, unknown>
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

interface EventsProps {
  title: string
  entity: EntityDefinition
  resource: ResourceDefinition
  entities: Record<string, EntityDefinition>
}

/** The events of a stored record, newest first. */
function Events({ title, entity, resource, entities }: EventsProps) {
  const { t, session, manifest } = usePortal()
  const base = useResourcePath(resource)
  const id = fillTemplate('{row.id}', session, encodeURIComponent) ?? ''
  const { data } = useRead<{ events: RecordEvent[] }>(`${base}/${id}/events`, {
    refreshSeconds: REFRESH_SECONDS,
  })
  const contextOf = useCellContext(entity, [])
  const heading = useId()
  if (!data || data.events.length === 0) return null
  const happened = (transition: string | null): string => {
    const key =
      transition === null
        ? 'portal:event-created'
        : isRotation(resource, transition)
          ? 'portal:event-rotated'
          : transitionOf(entity, transition)?.event
    return key === undefined ? '' : `${t(key)} · `
  }
  const { Cell: Status } = cellOf('status-chip')
  const { Cell: Time } = cellOf('date-time')
  return (
    <div className="page-timeline" data-kind="events">
      <h2 id={heading}>{t(title)}</h2>
      <ol aria-labelledby={heading}>
        {data.events.map(({ id: position, to, actor, user, note, input, postings, transition, at }) => (
          <li key={position}>
            <div className="page-event-head">
              <Status value={String(to)} context={contextOf(entity.lifecycle?.field ?? '')} />
              <Time value={at} context={contextOf('created_at')} />
            </div>
            <p className="page-event-by">
              {happened(transition)}
              {user ?? t(actorTexts[actor])}
            </p>
            {note !== '' && <p className="page-event-note">{note}</p>}
            <Entered
              form={formOf(entity, resource, transition)}
              entities={entities}
              input={input}
              note={note}
            />
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

function isRotation({ operations }: ResourceDefinition, transition: string | null): boolean {
  return operations.rotate !== undefined && transition === 'rotate'
}

function transitionOf(
  { lifecycle }: EntityDefinition,
  transition: string | null,
): TransitionDefinition | undefined {
  return lifecycle?.transitions.find(({ id }) => id === transition)
}

function formOf(
  entity: EntityDefinition,
  resource: ResourceDefinition,
  transition: string | null,
): ActionFormDefinition | undefined {
  if (isRotation(resource, transition)) return resource.operations.rotate?.form
  return transitionOf(entity, transition)?.form
}

interface EnteredProps {
  form: ActionFormDefinition | undefined
  entities: Record<string, EntityDefinition>
  input: Record<string, unknown>
  /** Shown already. */
  note: string
}

/** What was entered for a change, by the titles of its fields. */
function Entered({ form, entities, input, note }: EnteredProps) {
  const entity = form && entities[form.entity]
  return entity ? <Values entity={entity} fields={form.fields} input={input} note={note} /> : null
}

function Values({
  entity,
  fields,
  input,
  note,
}: Pick<EnteredProps, 'input' | 'note'> & { entity: EntityDefinition; fields: string[] }) {
  const { t } = usePortal()
  const contextOf = useCellContext(entity, [])
  const lines = fields.flatMap((name) => {
    const property = entity.properties[name]
    const text = property ? cellOf(property.cell).text(input[name], contextOf(name)) : ''
    return property && text !== '' && text !== note ? [{ name, title: property.title, text }] : []
  })
  return lines.map(({ name, title, text }) => (
    <p key={name} className="page-event-note">
      {t(title)}: {text}
    </p>
  ))
}
