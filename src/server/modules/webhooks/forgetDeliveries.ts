import { sql, type RawBuilder } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, MOST_ATTEMPTS, type JobHandler } from '../../jobs/index.ts'
import type { Query } from '../../storage/database.ts'
import { pickedRows } from '../../storage/pickedRows.ts'
import type { Lane } from './lanes.ts'

/** Kind of the job that deletes the rest of what was sent to a deleted webhook, or waited for it. */
export const FORGET_DELIVERIES = 'forget-deliveries'

/** As the page says. */
const KEPT_DAYS = 30
/** Deleted in one statement. */
const AT_ONCE = 5000
/** Statements of one turn of the job, and of one housekeeping. */
const MOST_OF_TURN = 20
const MOST_OF_HOUSEKEEPING = 2000

/** Deletes the lane of a webhook and all that was sent or waits: what is more than a few thousand in the background. */
export async function forgetDeliveries(query: Query, lane: Lane): Promise<void> {
  const { accountId, webhookId } = lane
  await sql`delete from webhook_lane where account_id = ${accountId} and webhook_id = ${webhookId}`.execute(
    query,
  )
  if ((await deleteSomeOf(query, lane)) < AT_ONCE) return
  await enqueueJob(query, {
    accountId,
    kind: FORGET_DELIVERIES,
    key: webhookId,
    payload: { webhook: webhookId },
    maxAttempts: MOST_ATTEMPTS,
  })
}

export function createForgetter({ database }: Pick<ModuleContext, 'database'>): JobHandler {
  return async function forget({ accountId, payload }, signal) {
    const lane = { accountId, webhookId: String(payload['webhook']) }
    for (let turn = 0; turn < MOST_OF_TURN && !signal.aborted; turn += 1)
      if ((await database.system((query) => deleteSomeOf(query, lane))) < AT_ONCE) return undefined
    return { inMs: 0 }
  }
}

/** Deletes what is older than the log shows. What one housekeeping leaves is left to the next. */
export async function forgetOldDeliveries(query: Query): Promise<void> {
  const old = pickedRows(
    'ctid',
    sql`select ctid from webhook_delivery where created_at < now() - make_interval(days => ${KEPT_DAYS}::int)
      limit ${AT_ONCE}`,
  )
  for (let turn = 0; turn < MOST_OF_HOUSEKEEPING; turn += 1)
    if ((await deleteSome(query, old)) < AT_ONCE) return
}

/** @returns how many */
function deleteSomeOf(query: Query, { accountId, webhookId }: Lane): Promise<number> {
  const some = pickedRows(
    'id',
    sql`select id from webhook_delivery where account_id = ${accountId} and webhook_id = ${webhookId} limit ${AT_ONCE}`,
  )
  return deleteSome(query, sql`account_id = ${accountId} and ${some}`)
}

/** @returns how many */
async function deleteSome(query: Query, which: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`delete from webhook_delivery where ${which}`.execute(query)
  return Number(numAffectedRows ?? 0)
}
