import { sql } from 'kysely'
import { dueFees, evaluateCondition, stateValue, transitionsFrom } from '../../language/index.ts'
import type { CatalogueItem, EntityDefinition, TransitionDefinition } from '../../language/portal.ts'
import { pausingState } from '../auth/requireState.ts'
import { Refusal } from '../errors.ts'
import { enqueueJob, type Job, type JobHandler } from '../jobs/index.ts'
import type { Behaviour, StoredRecord } from '../resources/behaviour.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import type { Database, Query } from '../storage/database.ts'
import { readDocument } from '../storage/documents.ts'
import type { PostNotices } from './PostNotices.ts'
import type { Decision, Decisions } from './Decisions.ts'
import {
  lifecycleOf,
  moveRecord,
  RECORD_DECISION,
  RECORD_TIMER,
  timerKey,
  type Subject,
} from './moveRecord.ts'
import { notifyUnpaid, type UnpaidFee } from './notifyUnpaid.ts'
import { lastEvent } from './recordEvents.ts'
import { rowScope } from './rowScope.ts'
import { UnpaidFees } from './UnpaidFees.ts'

export interface LifecycleOptions {
  database: Database
  published: () => PublishedPortal
  behaviours: readonly Behaviour[]
  postNotices: PostNotices
  /** Absent: decisions arrive from outside, by `applyDecision`. */
  decisions?: Decisions | undefined
}

/** A state a record came into, as a job names it. */
interface Waiting {
  accountId: string
  entity: string
  record: string
  position: string
}

/** What costs the account something is tried again this long after its state kept it from it. */
const PAUSED_MS = 600_000
/** A fee that the balance or a spend cap refused is tried again the next day. */
const UNPAID_MS = 86_400_000

/**
 * The jobs that make transitions by time and bring decisions; each does nothing once the record has moved on. While the
 * account's state pauses background work, transitions with fees wait; what costs nothing, or is owed anyway, goes on. A
 * transition that the account can't pay is tried again every day.
 */
export function createLifecycleWork(options: LifecycleOptions): {
  jobs: Record<string, { run: JobHandler }>
} {
  const { database, decisions } = options

  async function runTimer(job: Job): Promise<void> {
    const waiting = waitingOf(job)
    await unlessUnpaid(job, waiting, transitionOf(job), () =>
      inState(options, waiting, async (query, subject, record) => {
        const timer = timerOf(job, subject, record)
        if (!timer) return
        if (await isPaused(query, subject, record, timer)) return again(query, job, waiting, PAUSED_MS)
        await moveRecord(query, subject, { record, transition: timer, mover: { by: 'time' } })
      }),
    )
  }

  /** What the account can't pay is rolled back, notified and tried again; the record stays as it is. */
  async function unlessUnpaid(
    job: Job,
    waiting: Waiting,
    transition: string,
    move: () => Promise<unknown>,
  ): Promise<void> {
    try {
      await move()
    } catch (error) {
      const reason = unpaidReason(error)
      if (!reason) throw error
      const unpaid = error instanceof UnpaidFees ? error : undefined
      await inState(options, waiting, async (query, { accountId, entity }, record) => {
        const published = options.published()
        const days = Number(job.payload['unpaid'] ?? 0)
        await notifyUnpaid(query, published, {
          accountId,
          name: unpaid?.subject || published.text(entity.title),
          fees: unpaid?.fees ?? [],
          reason,
          days,
          end: await readEnd(query, waiting, entity, record),
          id: [waiting.position, transition, days].join(':'),
        })
        await again(query, job, waiting, UNPAID_MS, days + 1)
      })
    }
  }

  async function isPaused(
    query: Query,
    { accountId, entity }: Pick<Subject, 'accountId' | 'entity'>,
    record: StoredRecord,
    { postings }: TransitionDefinition,
  ): Promise<boolean> {
    if (!dueFees(postings, rowScope(entity, record)).some(({ owed }) => !owed)) return false
    const { states } = options.published().portal.manifest
    return (await pausingState(query, accountId, states)) !== undefined
  }

  /** This job still runs under its key. */
  function again(
    query: Query,
    job: Job,
    waiting: Waiting,
    delayMs: number,
    unpaid = Number(job.payload['unpaid'] ?? 0),
  ): Promise<void> {
    const { accountId, entity, record, position } = waiting
    const timer: Record<string, string> = job.kind === RECORD_TIMER ? { transition: transitionOf(job) } : {}
    const asked = Number(job.payload['asked'] ?? 0) + 1
    return enqueueJob(query, {
      accountId,
      kind: job.kind,
      key: [position, ...Object.values(timer), asked].join(':'),
      payload: { entity, record, position, ...timer, asked, ...(unpaid > 0 && { unpaid }) },
      delayMs,
    })
  }

  async function askForDecision(job: Job): Promise<void> {
    if (!decisions) return
    const waiting = waitingOf(job)
    const { accountId } = waiting
    const entity = entityOf(options, waiting.entity)
    if (!entity) return
    const found = await database.read(accountId, async (query) => {
      const event = await lastEvent(query, accountId, waiting.entity, waiting.record)
      if (event?.position !== waiting.position) return undefined
      const record = await readDocument(query, accountId, waiting.entity, waiting.record)
      return record && { record, ageMs: event.ageMs }
    })
    if (!found) return
    const answer = await decisions.decide({
      accountId,
      entity: entity.id,
      recordId: waiting.record,
      scope: rowScope(entity, found.record),
      lifecycle: lifecycleOf(entity),
      ageMs: found.ageMs,
      text: (key) => options.published().text(key),
    })
    if (!answer) return
    if ('waitMs' in answer)
      return database.transaction(accountId, (query) => again(query, job, waiting, answer.waitMs))
    const made = lifecycleOf(entity).transitions.find(({ id }) => id === answer.transition)
    const waits = await database.transaction(accountId, async (query) => {
      if (!made || !(await isPaused(query, { accountId, entity }, found.record, made))) return false
      await again(query, job, waiting, PAUSED_MS)
      return true
    })
    if (!waits)
      await unlessUnpaid(job, waiting, answer.transition, () => applyDecision(options, waiting, answer))
  }

  return { jobs: { [RECORD_TIMER]: { run: runTimer }, [RECORD_DECISION]: { run: askForDecision } } }
}

function timerOf(job: Job, { entity }: Subject, record: StoredRecord): TransitionDefinition | undefined {
  const lifecycle = lifecycleOf(entity)
  const timer = transitionsFrom(lifecycle, record.doc[lifecycle.field]).find(
    (one) => one.id === transitionOf(job) && one.by === 'time',
  )
  return timer && holds(timer, entity, record) ? timer : undefined
}

function transitionOf({ payload }: Job): string {
  return String(payload['transition'])
}

/** When time will take the record out of its state, whatever is paid; undefined where it won't, or where that waits too. */
async function readEnd(
  query: Query,
  { accountId, position }: Waiting,
  entity: EntityDefinition,
  record: StoredRecord,
): Promise<UnpaidFee['end']> {
  const lifecycle = lifecycleOf(entity)
  const state = record.doc[lifecycle.field]
  const leaving = transitionsFrom(lifecycle, state).filter(
    (one) => one.by === 'time' && stateValue(lifecycle, one.to) !== state && holds(one, entity, record),
  )
  if (leaving.length === 0) return undefined
  const keys = leaving.map(({ id }) => timerKey(position, id))
  const { rows } = await sql<{ key: string; at: Date }>`
    select key, run_at as at from job
    where account_id = ${accountId} and kind = ${RECORD_TIMER} and key in (${sql.join(keys)})
      and state = 'waiting' and run_at > now()
    order by run_at limit 1`.execute(query)
  const [next] = rows
  const transition = leaving.find(({ id }) => timerKey(position, id) === next?.key)
  const title = transition && lifecycle.states[transition.to]?.title
  return next && title !== undefined ? { at: next.at, state: title } : undefined
}

function unpaidReason(error: unknown): UnpaidFee['reason'] | undefined {
  if (!(error instanceof Refusal)) return undefined
  if (error.code === 'balance-too-low') return 'balance'
  return error.code === 'spend-cap-reached' ? 'cap' : undefined
}

/**
 * Makes the transition a carrier or a reviewer decided on; nothing if the record has moved on.
 * @returns whether it was made
 */
export function applyDecision(
  options: Omit<LifecycleOptions, 'decisions'>,
  waiting: Omit<Waiting, 'position'> & { position?: string },
  { transition: id, note, reason }: Decision,
): Promise<boolean> {
  return inState(options, waiting, async (query, subject, record) => {
    const lifecycle = lifecycleOf(subject.entity)
    const transition = transitionsFrom(lifecycle, record.doc[lifecycle.field]).find(
      (one) => one.id === id && (one.by === 'carrier' || one.by === 'reviewer'),
    )
    if (!transition || !holds(transition, subject.entity, record)) return false
    const named = reasonOf(options, transition, reason)
    await moveRecord(query, subject, {
      record,
      transition,
      mover: { by: transition.by },
      note: note ?? named?.text ?? '',
      ...(named && { reason: named.value }),
    })
    return true
  }).then((made) => made === true)
}

/** A reason that the catalogue doesn't have is none. */
function reasonOf(
  { published }: Pick<LifecycleOptions, 'published'>,
  { note }: TransitionDefinition,
  reason: string | undefined,
): CatalogueItem | undefined {
  return note?.reason && published().catalogueItem(note.reason.catalogue, reason)
}

/** Locks the record and calls `work`, unless the record has left the state that the event led into. */
async function inState<Result>(
  options: Omit<LifecycleOptions, 'decisions'>,
  { accountId, entity: name, record: id, position }: Omit<Waiting, 'position'> & { position?: string },
  work: (query: Query, subject: Subject, record: StoredRecord) => Promise<Result>,
): Promise<Result | undefined> {
  const entity = entityOf(options, name)
  if (!entity) return undefined
  const resource = options.published().collections.find((each) => each.entity.id === name)?.resource.id
  const behaviour = options.behaviours.find((each) => each.resource === resource)
  return options.database.transaction(accountId, async (query) => {
    await behaviour?.beforeLock?.(query, id)
    const record = await readDocument(query, accountId, name, id, true)
    if (!record) return undefined
    if (position !== undefined && (await lastEvent(query, accountId, name, id))?.position !== position)
      return undefined
    return work(query, { accountId, entity, behaviour, postNotices: options.postNotices }, record)
  })
}

function holds({ when }: TransitionDefinition, entity: EntityDefinition, record: StoredRecord): boolean {
  return !when || evaluateCondition(when, rowScope(entity, record))
}

function entityOf(
  { published }: Pick<LifecycleOptions, 'published'>,
  id: string,
): EntityDefinition | undefined {
  const entity = published().collections.find((each) => each.entity.id === id)?.entity
  return entity?.lifecycle && entity
}

function waitingOf({ accountId, payload }: Job): Waiting {
  return {
    accountId,
    entity: String(payload['entity']),
    record: String(payload['record']),
    position: String(payload['position']),
  }
}
