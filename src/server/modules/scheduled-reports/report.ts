import { sql } from 'kysely'
import { enqueueJob, MOST_ATTEMPTS } from '../../jobs/index.ts'
import { plainListName } from '../../resources/exports/prepareExport.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { nextDue, type Due, type Schedule } from './schedule.ts'

export const REPORT = 'scheduled-report'

/** Kind of the job that sends a report when it is due, or now. */
export const SEND_REPORT = 'send-report'

export interface Named {
  id: string
  name: string
}

/** A report as it is stored. */
export interface Report {
  id: string
  version: number
  name: string
  list: Named
  view: Named | undefined
  schedule: Schedule
  recipients: Named[]
  maker: Named
  status: string
  /** ISO 8601; empty while it isn't due. */
  nextAt: string
  /** The last day that had its report by schedule. */
  lastDay: string | undefined
}

export function reportOf({ id, version, doc }: Pick<StoredRecord, 'id' | 'version' | 'doc'>): Report {
  const view = namedOf(doc['view'])
  return {
    id,
    version,
    name: textOf(doc['name']),
    list: namedOf(doc['list']),
    view: view.id === '' ? undefined : view,
    schedule: scheduleOf(doc),
    recipients: objectsOf(doc['recipients']).map(namedOf),
    maker: namedOf(doc['maker']),
    status: textOf(doc['status']),
    nextAt: textOf(doc['next_at']),
    lastDay: textOf(doc['last_day']) || undefined,
  }
}

export function scheduleOf(doc: JsonObject): Schedule {
  const frequency = doc['frequency']
  const weekday = textOf(doc['weekday'])
  return {
    frequency: frequency === 'daily' || frequency === 'monthly' ? frequency : 'weekly',
    ...(weekday !== '' && { weekday }),
    hour: textOf(doc['hour']),
  }
}

function namedOf(value: unknown): Named {
  const { id, name } = objectOf(value)
  return { id: textOf(id), name: textOf(name) }
}

/** When a report is due next, from now on. */
export function dueFromNow(doc: JsonObject, timeZone: string): Due {
  return nextDue(scheduleOf(doc), timeZone, Date.now(), textOf(doc['last_day']) || undefined)
}

/** Queues the sending of a report, in the transaction that says when it is due. */
export function enqueueReport(query: Query, accountId: string, id: string, { at, day }: Due): Promise<void> {
  return enqueueJob(query, {
    accountId,
    kind: SEND_REPORT,
    key: `${id}:${at}`,
    payload: { id, at, day, by_hand: false },
    delayMs: Math.max(0, Date.parse(at) - Date.now()),
    maxAttempts: MOST_ATTEMPTS,
  })
}

/** Queues a report that a person sends now; while that waits, the same is not queued again. */
export function enqueueByHand(query: Query, accountId: string, id: string, { at, day }: Due): Promise<void> {
  return enqueueJob(query, {
    accountId,
    kind: SEND_REPORT,
    key: `${id}:by-hand`,
    payload: { id, at, day, by_hand: true },
    maxAttempts: MOST_ATTEMPTS,
  })
}

export async function timeZoneOfAccount(query: Query, accountId: string): Promise<string> {
  const { timezone } = await query
    .selectFrom('account')
    .select('timezone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return timezone
}

/** What a view asks of its list; undefined once it is deleted. */
export async function readViewContent(
  query: Query,
  accountId: string,
  { view, list }: Report,
): Promise<unknown> {
  if (!view) return undefined
  const row = await query
    .selectFrom('list_view')
    .select('content')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id::text = ${view.id}`)
    .where('list', '=', plainListName(list.id))
    .executeTakeFirst()
  return row?.content
}
