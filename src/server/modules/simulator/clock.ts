import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { RECORD_TIMER } from '../../lifecycle/index.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { RENEW_NUMBER } from '../my-numbers/renewals.ts'
import { recordName } from './recordName.ts'

/** Something time will do. */
export interface WaitingTimer {
  id: string
  what: string
  at: string
}

interface JobRow {
  id: string
  kind: string
  payload: Record<string, unknown>
  at: Date
}

type Context = Pick<ModuleContext, 'database' | 'published' | 'text'>

/**
 * Jobs that do the same whenever they run: transitions by time, and renewals, which pay the next period early. Others
 * compare dates and are left out.
 */
const MOVABLE = [RECORD_TIMER, RENEW_NUMBER]

export async function readTimers(
  context: Context,
  accountId: string,
  limit: number,
): Promise<WaitingTimer[]> {
  const { rows } = await context.database.system((query) =>
    sql<JobRow>`
      select id, kind, payload, run_at as at from job
      where account_id = ${accountId} and kind in (${sql.join(MOVABLE)}) and state = 'waiting'
      order by run_at, id limit ${limit}`.execute(query),
  )
  const timers = await Promise.all(
    rows.map(async ({ id, kind, payload, at }) => {
      const what =
        kind === RENEW_NUMBER
          ? await renewalWords(context, accountId, payload)
          : await transitionWords(context, accountId, payload)
      return what === undefined ? [] : [{ id, what, at: at.toISOString() }]
    }),
  )
  return timers.flat()
}

/** Makes due what was due within some days, in its order. @returns how much that is */
export async function moveClock(
  { database }: Pick<ModuleContext, 'database'>,
  accountId: string,
  days: number,
): Promise<number> {
  return database.systemTransaction(async (query) => {
    const { rows } = await sql`
      update job set run_at = least(run_at, run_at - make_interval(days => ${days}::int)),
        payload = case when kind = ${RENEW_NUMBER} then payload || '{"early": true}' else payload end
      where account_id = ${accountId} and kind in (${sql.join(MOVABLE)}) and state = 'waiting'
        and run_at <= now() + make_interval(days => ${days}::int)
      returning id`.execute(query)
    return rows.length
  })
}

async function renewalWords(
  { database, text }: Context,
  accountId: string,
  payload: JobRow['payload'],
): Promise<string | undefined> {
  const id = textOf(payload['did'])
  const record = await database.read(accountId, (query) => readDocument(query, accountId, 'did', id))
  return record && text('simulator:timer-renewal', { number: textOf(record.doc['number']) })
}

async function transitionWords(
  { database, published, text }: Context,
  accountId: string,
  payload: JobRow['payload'],
): Promise<string | undefined> {
  const { collections, text: say } = published()
  const entity = collections.find((each) => each.entity.id === payload['entity'])?.entity
  const transition = entity?.lifecycle?.transitions.find(({ id }) => id === payload['transition'])
  const record =
    entity &&
    (await database.read(accountId, (query) =>
      readDocument(query, accountId, entity.id, textOf(payload['record'])),
    ))
  const state = transition && entity?.lifecycle?.states[transition.to]
  if (!entity || !record || !state) return undefined
  const name = recordName(record.doc) ?? say(entity.title)
  return text('simulator:timer-record', { name, status: say(state.title) })
}
