import { dueFees, lookedUp, stateValue, transitionsFrom, type DueFee } from '../../language/index.ts'
import type {
  EntityDefinition,
  JsonValue,
  LifecycleDefinition,
  TransitionDefinition,
} from '../../language/portal.ts'
import { enqueueJob } from '../jobs/index.ts'
import type { Behaviour, StoredRecord } from '../resources/behaviour.ts'
import type { Query } from '../storage/database.ts'
import type { JsonObject } from '../storage/tables.ts'
import { chargeFees } from './chargeFees.ts'
import type { PostNotices } from './PostNotices.ts'
import { moveDocument, type Mover } from './moveDocument.ts'
import { insertEvent, type EventPosting } from './recordEvents.ts'
import { rowScope } from './rowScope.ts'

/** Kind of the job that makes transitions by time. */
export const RECORD_TIMER = 'record-timer'
/** Kind of the job that asks who decides about a record. */
export const RECORD_DECISION = 'record-decision'

/** A record of an entity with a lifecycle. */
export interface Subject {
  accountId: string
  /** With every property. */
  entity: EntityDefinition
  behaviour: Behaviour | undefined
  postNotices: PostNotices
}

export interface RecordMove {
  /** Locked by the transaction, in a state the transition starts in. */
  record: StoredRecord
  transition: TransitionDefinition
  mover: Mover
  note?: string
  /** One of the catalogue of the transition's reasons. */
  reason?: string
  input?: MoveInput
}

/** What a person entered. */
export interface MoveInput {
  /** Everything, with secrets. */
  value: JsonObject
  /** What the event keeps. */
  kept: JsonObject
  /** Properties of the record, which are stored. */
  own: JsonObject
}

/**
 * Makes a transition: the behaviour's fields, the state, its event, whom it notifies, its fees, and what follows with time or by decision.
 * @throws UnpaidFees, or what the behaviour refuses
 */
export async function moveRecord(
  query: Query,
  { accountId, entity, behaviour, postNotices }: Subject,
  { record, transition, mover, note = '', reason, input }: RecordMove,
): Promise<StoredRecord> {
  const lifecycle = lifecycleOf(entity)
  const fees = dueFees(transition.postings, rowScope(entity, record))
  const entered = input?.value ?? {}
  const by = { accountId, ...mover, note, ...(reason !== undefined && { reason }) }
  const own = await behaviour?.onTransition?.(query, by, record, transition, entered)
  const field = transition.note?.reason?.field
  const set: JsonObject = {
    ...input?.own,
    ...own,
    ...(transition.note?.field && { [transition.note.field]: note }),
    ...(field !== undefined && reasonFields(entity, field, reason)),
  }
  const moved = await moveDocument(query, postNotices, {
    accountId,
    entity: entity.id,
    record,
    transition: transition.id,
    field: lifecycle.field,
    to: stateValue(lifecycle, transition.to),
    mover,
    set,
    unset: field === undefined ? [] : Object.keys(reasonFields(entity, field, record.doc[field])),
    note,
    ...(input && { input: input.kept }),
    postings: fees.map(postingOf),
  })
  await chargeFees(query, accountId, moved.position, fees, nameOf(lifecycle, moved.record))
  await awaitNext(query, { accountId, entity, recordId: record.id, position: moved.position }, transition.to)
  await behaviour?.afterTransition?.(query, by, moved.record, transition)
  return moved.record
}

/**
 * What follows from the creation of a record with a lifecycle: its first event, fees, timers and decisions.
 * @throws UnpaidFees
 */
export async function beginRecord(
  query: Query,
  { accountId, entity }: Pick<Subject, 'accountId' | 'entity'>,
  { record, userId }: { record: StoredRecord; userId?: string | undefined },
): Promise<void> {
  const lifecycle = lifecycleOf(entity)
  const state = record.doc[lifecycle.field]
  if (typeof state !== 'string' && typeof state !== 'number') return
  const fees = dueFees(lifecycle.created?.postings, rowScope(entity, record))
  const position = await insertEvent(query, {
    accountId,
    entity: entity.id,
    recordId: record.id,
    to: String(state),
    actor: userId === undefined ? 'server' : 'user',
    ...(userId !== undefined && { userId }),
    postings: fees.map(postingOf),
  })
  await chargeFees(query, accountId, position, fees, nameOf(lifecycle, record))
  await awaitNext(query, { accountId, entity, recordId: record.id, position }, String(state))
}

function nameOf({ named }: LifecycleDefinition, { doc }: StoredRecord): string {
  const name = named === undefined ? undefined : doc[named]
  return typeof name === 'string' ? name : ''
}

/** A reason with the properties that look it up. */
function reasonFields(entity: EntityDefinition, field: string, reason: JsonValue | undefined): JsonObject {
  return reason === undefined ? {} : { [field]: reason, ...lookedUp(entity, { [field]: reason }) }
}

/** What an event says of a fee. */
function postingOf({ type, amount, text }: DueFee): EventPosting {
  return { type, amount, text }
}

interface Entered {
  accountId: string
  entity: EntityDefinition
  recordId: string
  /** Of the event that led into the state. */
  position: string
}

/** Queues what time and others will do with a record that has come into a state. */
async function awaitNext(
  query: Query,
  { accountId, entity, recordId, position }: Entered,
  state: string,
): Promise<void> {
  const next = transitionsFrom(lifecycleOf(entity), state)
  const payload = { entity: entity.id, record: recordId, position }
  for (const { id, by, afterMs } of next) {
    if (by !== 'time' || afterMs === undefined) continue
    await enqueueJob(query, {
      accountId,
      kind: RECORD_TIMER,
      key: timerKey(position, id),
      payload: { ...payload, transition: id },
      delayMs: afterMs,
    })
  }
  if (next.some(({ by }) => by === 'carrier' || by === 'reviewer'))
    await enqueueJob(query, { accountId, kind: RECORD_DECISION, key: position, payload })
}

/** Key of the job that makes a transition by time out of the state that an event led into. */
export function timerKey(position: string, transition: string): string {
  return `${position}:${transition}`
}

export function lifecycleOf({ id, lifecycle }: EntityDefinition): LifecycleDefinition {
  if (!lifecycle) throw new Error(`Entity ${id} has no lifecycle`)
  return lifecycle
}
