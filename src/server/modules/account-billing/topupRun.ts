import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { moveRecord } from '../../lifecycle/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { enqueueTopup } from './enqueueTopup.ts'

export const RUN = 'topup-run'
/** Between two tries of declined cards, and how many there are. */
export const RETRY_MS = 6 * 3_600_000
const DECLINES = 3

type Context = Pick<ModuleContext, 'published' | 'postNotices'>

export interface Topup {
  enabled: boolean
  threshold: number
  amount: number
  monthly_limit: number | null
  crossing: number
  attempt: number
  declines: number
  limited_in: string | null
  month: string
  /** ms until the account's next month. */
  rest_of_month: number
  balance: number
  currency: string
}

interface Move {
  accountId: string
  record: StoredRecord
  transition: string
  note: string
}

export function moveRun(
  query: Query,
  { published, postNotices }: Context,
  { accountId, record, transition: id, note }: Move,
): Promise<StoredRecord> {
  const entity = published().collections.find((each) => each.entity.id === RUN)?.entity
  const transition = entity?.lifecycle?.transitions.find((each) => each.id === id)
  if (!entity || !transition) throw new Error(`Top-ups have no transition ${id}`)
  const subject = { accountId, entity, behaviour: undefined, postNotices }
  return moveRecord(query, subject, { record, transition, mover: { by: transition.by }, note })
}

/**
 * Ends a top-up, and auto top-up itself after several in a row or where a person declined it, as cards are then not to
 * be charged again unasked.
 * @returns whether another one is to be tried
 */
export async function declineRun(
  query: Query,
  context: Context,
  {
    accountId,
    run,
    topup,
    reason,
    byPerson = false,
  }: {
    accountId: string
    run: StoredRecord
    topup: Topup | undefined
    reason: string
    byPerson?: boolean
  },
): Promise<boolean> {
  const isOn = topup?.enabled === true
  const isLast = isOn && (byPerson || topup.declines + 1 >= DECLINES)
  const transition = isLast ? 'stop' : 'decline'
  await moveRun(query, context, { accountId, record: run, transition, note: reason })
  if (!isOn) return false
  await sql`update auto_topup set declines = declines + 1, enabled = ${!isLast}, stopped = ${isLast},
      version = version + ${isLast ? 1 : 0} where account_id = ${accountId}`.execute(query)
  return !isLast
}

/** After money has come: another top-up is due where this one was too little. */
export async function paidTopup(query: Query, accountId: string, topup: Topup | undefined): Promise<void> {
  await sql`update auto_topup set declines = 0 where account_id = ${accountId}`.execute(query)
  if (topup?.enabled) await lookAgain(query, accountId, 0)
}

/**
 * What a reviewer's decision about a payment of auto top-up means for it. Until then no other top-up has begun, so its
 * run is the latest; one that runs is brought to its end by its job.
 */
export async function settleReviewed(
  query: Query,
  context: Context,
  { accountId, isPaid, reason }: { accountId: string; isPaid: boolean; reason: string },
): Promise<void> {
  const topup = await lockTopup(query, accountId)
  const latest = await query
    .selectFrom('record')
    .select('id')
    .where('account_id', '=', accountId)
    .where('entity', '=', RUN)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const run = latest && (await readDocument(query, accountId, RUN, latest.id, true))
  if (run?.doc['status'] !== 'paid') return
  if (isPaid) return paidTopup(query, accountId, topup)
  await declineRun(query, context, { accountId, run, topup, reason, byPerson: true })
}

export async function lockTopup(query: Query, accountId: string): Promise<Topup | undefined> {
  const { rows } = await sql<Topup>`
    select enabled, threshold::float8 as threshold, auto_topup.amount::float8 as amount,
      monthly_limit::float8 as monthly_limit, crossing, attempt, declines, limited_in,
      to_char(now() at time zone timezone, 'YYYY-MM') as month,
      ceil(extract(epoch from (date_trunc('month', now() at time zone timezone) + interval '1 month')
        at time zone timezone - now()) * 1000)::float8 as rest_of_month, balance::float8 as balance, currency
    from auto_topup join account on account.id = account_id
    where account_id = ${accountId} for update of auto_topup`.execute(query)
  return rows[0]
}

/** Looks at the balance later, as a crossing of its own: a job still runs under its key. */
export async function lookAgain(query: Query, accountId: string, delayMs: number): Promise<undefined> {
  const { rows } = await sql<{ crossing: number }>`
    update auto_topup set crossing = crossing + 1, attempt = 0
    where account_id = ${accountId} returning crossing`.execute(query)
  const crossing = rows[0]?.crossing
  if (crossing !== undefined) await enqueueTopup(query, accountId, { crossing, attempt: 0 }, delayMs)
  return undefined
}
