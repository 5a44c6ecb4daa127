import { sql } from 'kysely'
import { formatMoney } from '../../../shared/numbers.ts'
import { pausingState } from '../../auth/requireState.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { beginRecord } from '../../lifecycle/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { insertDocument, readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { toppedUpThisMonth } from './autoTopup.ts'
import type { Payments } from './createPayments.ts'
import { enqueueTopup } from './enqueueTopup.ts'
import { lockCards } from './keepCard.ts'
import { PAYMENT, settlePayment } from './settlePayment.ts'
import {
  declineRun,
  lockTopup,
  lookAgain,
  moveRun,
  paidTopup,
  RETRY_MS,
  RUN,
  type Topup,
} from './topupRun.ts'

/** While the account's state pauses charges, or another top-up isn't decided. */
const WAIT_MS = 3_600_000

interface Try {
  accountId: string
  crossing: number
  attempt: number
}

/**
 * Tops up after the balance fell to the threshold, one top-up at a time. A crossing is one top-up: its record and its payments have ids that
 * follow from the crossing, each payment's id is the provider's idempotency key, and the database is never held while the
 * provider is asked. After a crash the same steps find what was done.
 */
export function createTopups(context: ModuleContext, payments: () => Payments): JobHandler {
  const { database, published, text } = context

  const entityOf = (id: string) => {
    const entity = published().collections.find((each) => each.entity.id === id)?.entity
    if (!entity) throw new Error(`There is no entity ${id}`)
    return entity
  }

  const move = (query: Query, accountId: string, record: StoredRecord, id: string, note = '') =>
    moveRun(query, context, { accountId, record, transition: id, note })

  async function begin(
    query: Query,
    accountId: string,
    entity: string,
    id: string,
    doc: JsonObject,
  ): Promise<StoredRecord> {
    const record = await insertDocument(query, accountId, entity, id, doc)
    await beginRecord(query, { accountId, entity: entityOf(entity) }, { record })
    return record
  }

  /** @returns the top-up this try belongs to; undefined when there is nothing to do */
  async function start(
    query: Query,
    { accountId, crossing, attempt }: Try,
  ): Promise<StoredRecord | undefined> {
    const topup = await lockTopup(query, accountId)
    const id = hashedUuid(`auto-topup:${accountId}:${crossing}`)
    const known = await readDocument(query, accountId, RUN, id, true)
    // What was begun is brought to its end, whatever was changed meanwhile: the provider may have the money.
    if (known?.doc['status'] === 'running') return known
    if (!isCurrent(topup, crossing, attempt)) return undefined
    const isWaiting =
      (await pausingState(query, accountId, published().portal.manifest.states)) !== undefined ||
      (await isUndecided(query, accountId))
    if (isWaiting) return lookAgain(query, accountId, WAIT_MS)
    if (topup.balance > topup.threshold || (known && known.doc['status'] !== 'declined')) return undefined
    const restMs = known || topup.declines === 0 ? 0 : await restAfterDecline(query, accountId)
    if (restMs > 0) return lookAgain(query, accountId, restMs)
    const limit = topup.monthly_limit
    const isOver = limit !== null && (await toppedUpThisMonth(query, accountId)) + topup.amount > limit
    if (isOver && topup.limited_in === topup.month) return lookAgain(query, accountId, topup.rest_of_month)
    const run = known
      ? await move(query, accountId, known, 'retry')
      : await begin(query, accountId, RUN, id, { amount: topup.amount, status: 'running', reason: '' })
    if (!isOver) return run
    await move(
      query,
      accountId,
      run,
      'limit',
      text('account-billing:reason-limit', { amount: formatMoney(limit, topup.currency) }),
    )
    await sql`update auto_topup set limited_in = ${topup.month} where account_id = ${accountId}`.execute(
      query,
    )
    return lookAgain(query, accountId, topup.rest_of_month)
  }

  /** The payment of a try by its main or backup card. @returns undefined without such a card */
  async function prepare(
    query: Query,
    { accountId, crossing, attempt }: Try,
    run: StoredRecord,
    slot: 'main' | 'backup',
  ): Promise<StoredRecord | undefined> {
    const id = hashedUuid(`auto-payment:${accountId}:${crossing}:${attempt}:${slot}`)
    const known = await readDocument(query, accountId, PAYMENT, id)
    if (known) return known
    if (!(await lockTopup(query, accountId))?.enabled) return undefined
    const card = (await lockCards(query, accountId)).find(({ doc }) => doc['role'] === slot)
    if (!card) return undefined
    const record = await begin(query, accountId, PAYMENT, id, {
      amount: run.doc['amount'] ?? null,
      method: 'card',
      save_card: false,
      cause: 'auto',
      card: card.doc['name'] ?? '',
      status: 'started',
    })
    await sql`insert into payment_attempt (account_id, payment_id, provider, card_token)
      select account_id, ${id}::uuid, 'stripe', token from payment_card
      where account_id = ${accountId} and card_id = ${card.id}`.execute(query)
    return record
  }

  async function charge(accountId: string, payment: StoredRecord): Promise<StoredRecord | undefined> {
    const { rows } = await database.system((query) =>
      sql<{ token: string; customer: string; currency: string }>`
        select card_token as token, customer, currency from payment_attempt attempt
        join payment_customer on payment_customer.account_id = attempt.account_id
        join account on account.id = attempt.account_id
        where attempt.account_id = ${accountId} and payment_id = ${payment.id}`.execute(query),
    )
    const known = rows[0]
    const standing =
      known &&
      (await payments().keeper?.charge({
        ...known,
        paymentId: payment.id,
        accountId,
        amount: Number(payment.doc['amount']),
      }))
    return database.systemTransaction(async (query) => {
      if (standing)
        await sql`update payment_attempt set reference = ${standing.reference}
          where account_id = ${accountId} and payment_id = ${payment.id}`.execute(query)
      return settlePayment(
        query,
        context,
        { accountId, paymentId: payment.id },
        standing?.standing ?? { state: 'failed', reason: 'other', refunded: 0, dispute: 'none' },
      )
    })
  }

  /** What was charged is a success, unless a reviewer has declined it meanwhile. */
  async function succeed(query: Query, its: Try, runId: string, paymentId: string): Promise<void> {
    const { accountId } = its
    const topup = await lockTopup(query, accountId)
    const payment = await readDocument(query, accountId, PAYMENT, paymentId)
    if (payment?.doc['status'] === 'failed') return fail(query, its, runId, textOf(payment.doc['reason']))
    const run = await readDocument(query, accountId, RUN, runId, true)
    if (run?.doc['status'] === 'running') await move(query, accountId, run, 'pay')
    // Under review nothing is known yet: `settleReviewed` goes on.
    if (await isUndecided(query, accountId)) return
    await paidTopup(query, accountId, topup)
  }

  async function fail(
    query: Query,
    { accountId, crossing, attempt }: Try,
    runId: string,
    reason: string,
  ): Promise<void> {
    const topup = await lockTopup(query, accountId)
    const run = await readDocument(query, accountId, RUN, runId, true)
    if (run?.doc['status'] !== 'running') return
    const goesOn = await declineRun(query, context, { accountId, run, topup, reason })
    // The balance may have crossed the threshold again meanwhile: that job waits as long as this retry would.
    if (!goesOn || !isCurrent(topup, crossing, attempt)) return
    await sql`update auto_topup set attempt = attempt + 1 where account_id = ${accountId}`.execute(query)
    await enqueueTopup(query, accountId, { crossing, attempt: attempt + 1 }, RETRY_MS)
  }

  return async ({ accountId, payload }) => {
    const its: Try = {
      accountId,
      crossing: Number(payload['crossing']),
      attempt: Number(payload['attempt']),
    }
    const run = await database.systemTransaction((query) => start(query, its))
    if (!run) return
    let reason = text('account-billing:reason-no-card')
    for (const slot of ['main', 'backup'] as const) {
      const payment = await database.systemTransaction((query) => prepare(query, its, run, slot))
      if (!payment) continue
      const settled = payment.doc['status'] === 'started' ? await charge(accountId, payment) : payment
      const status = settled?.doc['status']
      if (status === 'started') throw new Error(`Payment ${payment.id} is still open`)
      if (status !== 'failed' && status !== 'expired')
        return database.systemTransaction((query) => succeed(query, its, run.id, payment.id))
      reason = textOf(settled?.doc['reason']) || reason
    }
    return database.systemTransaction((query) => fail(query, its, run.id, reason))
  }
}

function isCurrent(topup: Topup | undefined, crossing: number, attempt: number): topup is Topup {
  return topup !== undefined && topup.enabled && topup.crossing === crossing && topup.attempt === attempt
}

/** Whether a top-up is being charged or reviewed. A payment expires after a day, and its run ends with it. */
async function isUndecided(query: Query, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from record where account_id = ${accountId} and (
      entity = ${PAYMENT} and doc ->> 'cause' = 'auto' and doc ->> 'status' in ('started', 'processing')
      or entity = ${RUN} and doc ->> 'status' = 'running' and updated_at > now() - interval '1 day')
    limit 1`.execute(query)
  return rows.length > 0
}

/** Until declined cards may be tried again. */
async function restAfterDecline(query: Query, accountId: string): Promise<number> {
  const { rows } = await sql<{ rest: number }>`
    select ${RETRY_MS} - extract(epoch from now() - max(updated_at))::float8 * 1000 as rest
    from record where account_id = ${accountId} and entity = ${RUN} and doc ->> 'status' = 'declined'`.execute(
    query,
  )
  return rows[0]?.rest ?? 0
}
