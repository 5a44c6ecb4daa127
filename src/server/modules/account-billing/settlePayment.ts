import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob } from '../../jobs/index.ts'
import { moveRecord } from '../../lifecycle/index.ts'
import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { cardWords } from './cardWords.ts'
import { keepCard } from './keepCard.ts'
import { PAY_COMMITMENT } from './payCommitment.ts'
import type { FailureReason, PaidCard, PaymentStanding } from './providers/PaymentProvider.ts'

export const PAYMENT = 'payment'
/** Kind of the job that sends back a payment that was declined. */
export const PAYMENT_REFUND = 'payment-refund'

/** Transaction types of the catalogue. */
const types = {
  in: { card: 19, paypal: 16, express: 52 },
  auto: 53,
  refund: { card: 20, paypal: 21, express: 20 },
  chargeback: 22,
} as const

type Context = Pick<ModuleContext, 'published' | 'postNotices' | 'text'>

const words: Record<FailureReason, string> = {
  declined: 'account-billing:reason-declined',
  funds: 'account-billing:reason-funds',
  challenge: 'account-billing:reason-challenge',
  canceled: 'account-billing:reason-canceled',
  other: 'account-billing:reason-other',
}

/**
 * Brings a payment to how it stands with the provider, whatever came before and however often it is told: each
 * transition is made from its states only, and money moves once per reference. Inside a system transaction.
 */
export async function settlePayment(
  query: Query,
  context: Context,
  { accountId, paymentId }: { accountId: string; paymentId: string },
  standing: PaymentStanding,
): Promise<StoredRecord | undefined> {
  const found = await readDocument(query, accountId, PAYMENT, paymentId, true)
  if (!found) return undefined
  let record = found
  const move = async (transition: string, note = '', behaviour?: Behaviour): Promise<void> => {
    record = await makeTransition(query, context, { accountId, record, transition, note, behaviour })
  }
  const status = (): string => textOf(record.doc['status'])
  const isUnpaid = (): boolean => ['started', 'failed', 'expired'].includes(status())

  if (standing.state === 'failed' && status() === 'started')
    await move('fail', context.text(words[standing.reason ?? 'other']))
  if (standing.state !== 'paid') return record
  if (isUnpaid()) {
    // Once: what was paid and then declined is on its way back.
    const { rows } = await sql`update payment_attempt set intent = ${standing.intent ?? null}
      where account_id = ${accountId} and payment_id = ${paymentId} and intent is null returning payment_id`.execute(
      query,
    )
    if (rows.length === 0) return record
    const shown: JsonObject = { reason: '', ...(standing.card && paidBy(record, standing.card)) }
    record = (await patchDocument(query, accountId, PAYMENT, paymentId, shown)) ?? record
    if (record.doc['save_card'] === true && standing.card) await keepCard(query, accountId, standing.card)
    if (await isFirst(query, accountId)) await move('review')
    else {
      await credit(query, accountId, record)
      await move('succeed')
    }
  }
  if (status() === 'succeeded' && standing.refunded > refundedOf(record)) await sendBack()
  if (status() === 'succeeded' && standing.dispute !== 'none' && standing.dispute !== 'won') {
    const left = amountOf(record) - refundedOf(record)
    await post('dispute', types.chargeback, -Math.min(standing.disputed ?? left, left))
    await move('dispute')
  }
  // None: what an inquiry took, before those took nothing.
  if (status() === 'disputed' && (standing.dispute === 'won' || standing.dispute === 'none')) {
    const taken = await postedFor('dispute')
    if (taken !== 0) await post('dispute-won', types.chargeback, -taken)
    await move('win-dispute')
  }
  if (status() === 'disputed' && standing.dispute === 'lost') await move('lose-dispute')
  return record

  async function sendBack(): Promise<void> {
    const type = types.refund[methodOf(record)]
    await post(`refund:${standing.refunded}`, type, refundedOf(record) - standing.refunded)
    record =
      (await patchDocument(query, accountId, PAYMENT, paymentId, { refunded: standing.refunded })) ?? record
    if (standing.refunded >= amountOf(record)) await move('refund')
  }

  async function postedFor(what: string): Promise<number> {
    const posted = await query
      .selectFrom('ledger_transfer')
      .select('amount')
      .where('account_id', '=', accountId)
      .where('kind', '=', PAYMENT)
      .where('reference', '=', `${paymentId}:${what}`)
      .executeTakeFirst()
    return posted?.amount ?? 0
  }

  async function post(what: string, type: number, amount: number): Promise<void> {
    await moveMoney(query, {
      accountId,
      kind: PAYMENT,
      type,
      reference: `${paymentId}:${what}`,
      amount,
      counterpart: 'payments',
      details: textOf(record.doc['card']),
      mayOverdraw: true,
    })
  }
}

/** Money a payment brought. */
export async function credit(query: Query, accountId: string, { id, doc }: StoredRecord): Promise<void> {
  const record = { id, doc }
  await moveMoney(query, {
    accountId,
    kind: PAYMENT,
    type: doc['cause'] === 'auto' ? types.auto : types.in[methodOf(record)],
    reference: id,
    amount: amountOf(record),
    counterpart: 'payments',
    details: textOf(doc['card']),
  })
  await enqueueJob(query, { accountId, kind: PAY_COMMITMENT, key: id, payload: {} })
}

/** Between two turns of trying to send money back. */
const REFUND_AGAIN_MS = 3_600_000

/** Sends the money of a payment back that a reviewer declined. */
export async function queueRefund(
  query: Query,
  accountId: string,
  paymentId: string,
  turn = 0,
): Promise<void> {
  await enqueueJob(query, {
    accountId,
    kind: PAYMENT_REFUND,
    key: turn === 0 ? paymentId : `${paymentId}:${turn}`,
    payload: { payment: paymentId, turn },
    delayMs: turn === 0 ? 0 : REFUND_AGAIN_MS,
  })
}

/** A first payment is checked by hand; who has paid before has been. */
async function isFirst(query: Query, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_transfer where account_id = ${accountId} and type in (16, 17, 18, 19, 52, 53) limit 1`.execute(
    query,
  )
  return rows.length === 0
}

interface TransitionOf {
  accountId: string
  record: StoredRecord
  transition: string
  note: string
  behaviour: Behaviour | undefined
}

async function makeTransition(
  query: Query,
  { published, postNotices }: Context,
  { accountId, record, transition: id, note, behaviour }: TransitionOf,
): Promise<StoredRecord> {
  const entity = published().collections.find((each) => each.entity.id === PAYMENT)?.entity
  const transition = entity?.lifecycle?.transitions.find((each) => each.id === id)
  if (!entity || !transition) throw new Error(`Payments have no transition ${id}`)
  const subject = { accountId, entity, behaviour, postNotices }
  return moveRecord(query, subject, { record, transition, mover: { by: transition.by }, note })
}

type Documented = Pick<StoredRecord, 'id' | 'doc'>

function amountOf({ doc }: Documented): number {
  return Number(doc['amount'])
}

function refundedOf({ doc }: Documented): number {
  return Number(doc['refunded'] ?? 0)
}

function methodOf({ doc: { method } }: Documented): 'card' | 'paypal' | 'express' {
  return method === 'paypal' || method === 'express' ? method : 'card'
}

/** On the provider's page, people may pay with a wallet after all, or without one. */
function paidBy({ doc }: Documented, card: PaidCard): JsonObject {
  return {
    card: cardWords(card),
    ...(doc['cause'] !== 'auto' && { method: card.wallet === undefined ? 'card' : 'express' }),
  }
}
