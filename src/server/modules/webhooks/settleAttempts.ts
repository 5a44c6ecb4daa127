import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { moveDocument } from '../../lifecycle/index.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { restMs, RESTS_AFTER, retryAfterMs } from './backoff.ts'
import { closeLane, restLane, type DueDelivery, type Lane } from './lanes.ts'
import { WEBHOOK, type LoggedAttempt } from './webhookEvents.ts'

/** A webhook that has failed for so long is disabled. */
const DISABLED_AFTER_MS = 3 * 86_400_000
/** Attempts that the log of a delivery shows. */
const LOGGED = 20
/** How often the time of the last delivery is written at most. */
const NOTED_MS = 60_000

interface Standing {
  failures: number
  failing_since: Date | null
}

export interface Attempted {
  delivery: DueDelivery
  attempt: LoggedAttempt
}

/**
 * Writes down what became of attempts, and what that means for the webhook.
 * @param shown the webhook's record
 */
export async function settleAttempts(
  context: Pick<ModuleContext, 'database' | 'postNotices' | 'limits'>,
  lane: Lane,
  attempted: readonly Attempted[],
  shown: JsonObject,
): Promise<void> {
  const rows = attempted.map(({ delivery: { id, tries, log }, attempt }) => {
    const isDelivered = attempt.reason === undefined
    const wait = isDelivered ? undefined : retryAfterMs(tries + 1)
    return {
      id,
      wait,
      status: isDelivered ? 'delivered' : wait === undefined ? 'failed' : 'waiting',
      reason: attempt.reason,
      response_status: attempt.status,
      duration_ms: attempt.duration_ms,
      answer: attempt.answer,
      log: [...log, attempt].slice(-LOGGED),
    }
  })
  const delivered = attempted.findLast(({ attempt }) => attempt.reason === undefined)
  const at = (delivered ?? attempted.at(-1))?.attempt.at ?? ''
  const standing = await context.database.systemTransaction(async (query) => {
    await sql`
      update webhook_delivery delivery set status = made.status, attempts = attempts + 1, tries = tries + 1,
        next_at = now() + made.wait * interval '1 millisecond', reason = made.reason,
        response_status = made.response_status, duration_ms = made.duration_ms, answer = made.answer, log = made.log,
        updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (id uuid, wait float8, status text, reason text,
        response_status int, duration_ms int, answer text, log jsonb)
      where delivery.account_id = ${lane.accountId} and delivery.id = made.id`.execute(query)
    return delivered ? recover(query, lane) : fail(query, lane, attempted.length)
  })
  const now = delivered ? { failures: 0, failing_since: null } : standing
  if (now && isNews(context, now, at, shown)) await note(context, lane, now, at)
}

function isNews(
  { limits }: Pick<ModuleContext, 'limits'>,
  { failures, failing_since: since }: Standing,
  at: string,
  { health, last_sent_at: sentAt }: JsonObject,
): boolean {
  if (failures === 0)
    return health !== 'healthy' || !(Date.parse(at) - Date.parse(textOf(sentAt)) <= NOTED_MS)
  return (failures >= RESTS_AFTER && health !== 'failing') || isOver(limits, since)
}

function isOver(limits: ModuleContext['limits'], since: Date | null): boolean {
  return since !== null && Date.now() - since.getTime() > (limits?.['webhookDisabledMs'] ?? DISABLED_AFTER_MS)
}

async function recover(query: Query, { accountId, webhookId }: Lane): Promise<undefined> {
  await sql`
    update webhook_lane set failures = 0, failing_since = null, rest_until = null
    where account_id = ${accountId} and webhook_id = ${webhookId} and failures > 0`.execute(query)
}

async function fail(
  query: Query,
  { accountId, webhookId }: Lane,
  count: number,
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    update webhook_lane set failures = failures + ${count}::int, failing_since = coalesce(failing_since, now())
    where account_id = ${accountId} and webhook_id = ${webhookId}
    returning failures, failing_since`.execute(query)
  const [standing] = rows
  const rest = standing ? restMs(standing.failures) : 0
  if (rest > 0) await restLane(query, { accountId, webhookId }, rest)
  return standing
}

/** Shows a webhook's health, and disables one that has failed for days. */
async function note(
  { database, postNotices, limits }: Pick<ModuleContext, 'database' | 'postNotices' | 'limits'>,
  lane: Lane,
  { failures, failing_since: since }: Standing,
  at: string,
): Promise<void> {
  const { accountId, webhookId } = lane
  const shown: JsonObject =
    failures === 0
      ? { health: 'healthy', failing_since: null, last_sent_at: at }
      : { health: 'failing', failing_since: since?.toISOString() ?? null }
  await database.transaction(accountId, async (query) => {
    const record = await readDocument(query, accountId, WEBHOOK, webhookId, true)
    if (!record) return
    if (record.doc['status'] !== 'active' || !isOver(limits, since)) {
      await patchDocument(query, accountId, WEBHOOK, webhookId, shown, true)
      return
    }
    await closeLane(query, lane)
    await moveDocument(query, postNotices, {
      accountId,
      entity: WEBHOOK,
      record,
      transition: 'disable',
      field: 'status',
      to: 'disabled',
      mover: { by: 'server' },
      set: shown,
    })
  })
}
