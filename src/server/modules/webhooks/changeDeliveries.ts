import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, MOST_ATTEMPTS, type JobHandler } from '../../jobs/index.ts'
import type { Query } from '../../storage/database.ts'
import { deleteInParts } from '../../storage/deleteInParts.ts'
import { pickedRows } from '../../storage/pickedRows.ts'
import { wakeLane, type Lane } from './lanes.ts'

/** What is done to many deliveries of a webhook, and the kind of the job that does it to the rest. */
type DeliveryChange = 'forget-deliveries' | 'resend-failed-deliveries' | 'hurry-deliveries'

/** As the page says. */
const KEPT_DAYS = 30
/** Changed in one statement. */
const AT_ONCE = 5000
/** Statements of one turn of a job. */
const MOST_OF_TURN = 20

interface HowToChange {
  statement: RawBuilder<unknown>
  /** Which deliveries, of those last written until `asked`: what fails later isn't meant. */
  which: (asked: RawBuilder<unknown>) => RawBuilder<unknown>
}

const changes: Record<DeliveryChange, HowToChange> = {
  'forget-deliveries': { statement: sql`delete from webhook_delivery`, which: () => sql`true` },
  'resend-failed-deliveries': {
    statement: sql`update webhook_delivery set status = 'waiting', next_at = now(), tries = 0, updated_at = now()`,
    which: (asked) => sql`status = 'failed' and updated_at <= ${asked}`,
  },
  'hurry-deliveries': {
    statement: sql`update webhook_delivery set next_at = now()`,
    which: (asked) => sql`status = 'waiting' and next_at > now() and updated_at <= ${asked}`,
  },
}

/** Deletes the lane of a webhook and all that was sent or waits. */
export async function forgetDeliveries(query: Query, lane: Lane): Promise<void> {
  const { accountId, webhookId } = lane
  await sql`delete from webhook_lane where account_id = ${accountId} and webhook_id = ${webhookId}`.execute(
    query,
  )
  await changeDeliveries(query, 'forget-deliveries', lane)
}

export async function resendFailed(query: Query, lane: Lane): Promise<void> {
  await changeDeliveries(query, 'resend-failed-deliveries', lane)
  await wakeLane(query, lane)
}

/** Lets a webhook begin anew, as after its address was changed, and tries at once what waits for another attempt. */
export async function reopenLane(query: Query, lane: Lane): Promise<void> {
  const { accountId, webhookId } = lane
  await sql`update webhook_lane set is_open = true, failures = 0, failing_since = null, rest_until = null
    where account_id = ${accountId} and webhook_id = ${webhookId}`.execute(query)
  await changeDeliveries(query, 'hurry-deliveries', lane)
}

/** More than a few thousand are changed in the background. */
async function changeDeliveries(query: Query, kind: DeliveryChange, lane: Lane): Promise<void> {
  if ((await changeSome(query, kind, lane, sql`now()`)) < AT_ONCE) return
  const { accountId, webhookId } = lane
  await enqueueJob(query, {
    accountId,
    kind,
    // Another for whoever asks again: one under way may be past what has failed meanwhile.
    key: randomUUID(),
    payload: { webhook: webhookId },
    maxAttempts: MOST_ATTEMPTS,
  })
}

/** Makes the handlers that change the rest. */
export function deliveryJobs({
  database,
}: Pick<ModuleContext, 'database'>): Record<DeliveryChange, { run: JobHandler; isLong: true }> {
  const changing = (kind: DeliveryChange): { run: JobHandler; isLong: true } => ({
    isLong: true,
    async run({ id, accountId, payload }, signal) {
      const lane = { accountId, webhookId: String(payload['webhook']) }
      const asked = sql`(select created_at from job where account_id = ${accountId} and id = ${id})`
      for (let turn = 0; turn < MOST_OF_TURN && !signal.aborted; turn += 1) {
        const changed = await database.system((query) => changeSome(query, kind, lane, asked))
        if (changed < AT_ONCE) return undefined
      }
      return { inMs: 0 }
    },
  })
  return {
    'forget-deliveries': changing('forget-deliveries'),
    'resend-failed-deliveries': changing('resend-failed-deliveries'),
    'hurry-deliveries': changing('hurry-deliveries'),
  }
}

/** Deletes what is older than the log shows. */
export function forgetOldDeliveries(query: Query): Promise<void> {
  const old = sql`created_at < now() - make_interval(days => ${KEPT_DAYS}::int)`
  return deleteInParts(query, 'webhook_delivery', old)
}

/** @returns how many */
async function changeSome(
  query: Query,
  kind: DeliveryChange,
  { accountId, webhookId }: Lane,
  asked: RawBuilder<unknown>,
): Promise<number> {
  const { statement, which } = changes[kind]
  const some = pickedRows(
    'id',
    sql`select id from webhook_delivery
      where account_id = ${accountId} and webhook_id = ${webhookId} and ${which(asked)}
      limit ${AT_ONCE} for update`,
  )
  const { numAffectedRows } = await sql`${statement} where account_id = ${accountId} and ${some}`.execute(
    query,
  )
  return Number(numAffectedRows ?? 0)
}
