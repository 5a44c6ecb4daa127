import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Job } from '../../jobs/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { LinkHandler } from '../../wire/LinkHandler.ts'
import type { PublicHandler } from '../../wire/PublicCall.ts'
import { createCards } from './createCards.ts'
import { openProviders } from './openProviders.ts'
import { paymentCode, readPaymentCode } from './paymentLinks.ts'
import type {
  PaymentProvider,
  ProviderId,
  ProviderNotice,
  StartedPayment,
} from './providers/PaymentProvider.ts'
import { PAYMENT, queueRefund, settlePayment } from './settlePayment.ts'

/** Where people go to pay, where they come back to, and where when they don't pay. */
export const PAY_PATH = '/pay-with/'
export const BACK_PATH = '/pay-back/'
export const CANCEL_PATH = '/pay-cancel/'
/** Tries to send money back, one soon after the other. */
const REFUND_TRIES = 5

interface Attempt {
  account_id: string
  payment_id: string
  provider: ProviderId
  reference: string | null
  intent: string | null
}

export type Payments = ReturnType<typeof createPayments>

/** Payments between people and providers: no database transaction waits for a provider, and each step can be made again. */
export function createPayments(context: ModuleContext) {
  const { database, secretKey, publicUrl, product } = context
  const providers = openProviders(context, (provider, notice) => takeNotice(provider, notice))

  const cards = createCards(context, providers.get('stripe'))

  async function readAttempt(
    by: 'payment_id' | 'reference' | 'intent',
    value: string,
    provider?: ProviderId,
  ) {
    const { rows } = await database.system((query) =>
      sql<Attempt>`select account_id, payment_id, provider, reference, intent from payment_attempt
        where ${sql.ref(by)} = ${value} ${provider === undefined ? sql`` : sql`and provider = ${provider}`}`.execute(
        query,
      ),
    )
    return rows[0]
  }

  function readPayment({
    account_id: accountId,
    payment_id: id,
  }: Attempt): Promise<StoredRecord | undefined> {
    return database.system((query) => readDocument(query, accountId, PAYMENT, id))
  }

  /** Asks the provider how a payment stands, and settles it. */
  async function lookUp(attempt: Attempt, finish: boolean): Promise<StoredRecord | undefined> {
    const { account_id: accountId, payment_id: paymentId, provider, reference } = attempt
    if (reference === null) return readPayment(attempt)
    const standing = await providers.get(provider)?.look({ paymentId, reference }, finish)
    if (!standing) return readPayment(attempt)
    return database.systemTransaction((query) =>
      settlePayment(query, context, { accountId, paymentId }, standing),
    )
  }

  async function begin(
    attempt: Attempt,
    provider: PaymentProvider,
    record: StoredRecord,
  ): Promise<StartedPayment> {
    const { account_id: accountId, payment_id: paymentId } = attempt
    const known = await database.system(async (query) => {
      const { rows } = await sql<{ customer: string | null; currency: string }>`
        select customer, currency from account left join payment_customer on account_id = account.id
        where account.id = ${accountId}`.execute(query)
      return rows[0]
    })
    const code = paymentCode(secretKey, paymentId)
    const started = await provider.start({
      paymentId,
      accountId,
      amount: Number(record.doc['amount']),
      currency: known?.currency ?? 'USD',
      saveCard: record.doc['save_card'] === true,
      isExpress: record.doc['method'] === 'express',
      product: product(),
      successUrl: `${publicUrl}${BACK_PATH}${code}`,
      cancelUrl: `${publicUrl}${CANCEL_PATH}${code}`,
      customer: known?.customer ?? undefined,
    })
    await database.systemTransaction(async (query) => {
      await sql`update payment_attempt set reference = ${started.reference}
        where account_id = ${accountId} and payment_id = ${paymentId}`.execute(query)
      if (started.customer !== undefined)
        await sql`insert into payment_customer (account_id, customer) values (${accountId}, ${started.customer})
          on conflict (account_id) do nothing`.execute(query)
    })
    return started
  }

  async function takeNotice(provider: ProviderId, notice: ProviderNotice): Promise<void> {
    const { rows } = await database.system((query) =>
      sql`select from payment_notice where provider = ${provider} and id = ${notice.id}`.execute(query),
    )
    if (rows.length > 0) return
    const { reference, intent, paymentId } = notice
    const attempt =
      (reference !== undefined && (await readAttempt('reference', reference, provider))) ||
      (intent !== undefined && (await readAttempt('intent', intent, provider))) ||
      (paymentId !== undefined && (await readAttempt('payment_id', paymentId, provider))) ||
      undefined
    if (attempt) await lookUp(attempt, true)
    else if (reference !== undefined) await cards.takeNotice(reference)
    // After the work: what was cut off is told again.
    await database.system((query) =>
      sql`insert into payment_notice (provider, id) values (${provider}, ${notice.id}) on conflict do nothing`.execute(
        query,
      ),
    )
  }

  const payLink: LinkHandler = async ({ code }) => {
    const attempt = await attemptOf(code)
    const provider = attempt && providers.get(attempt.provider)
    const record = attempt && (await readPayment(attempt))
    if (!attempt || !provider || !record) return undefined
    if (record.doc['status'] !== 'started') return `/pay/payments/${record.id}`
    return (await begin(attempt, provider, record)).url
  }

  const backLink: LinkHandler = async ({ code }) => {
    const attempt = await attemptOf(code)
    const record = attempt && (await lookUp(attempt, true))
    return record && resultOf(record)
  }

  const cancelLink: LinkHandler = async ({ code }) => {
    const attempt = await attemptOf(code)
    if (!attempt) return undefined
    const { account_id: accountId, payment_id: paymentId, provider, reference } = attempt
    if (reference !== null) await providers.get(provider)?.cancel(reference)
    const record = await lookUp(attempt, false)
    if (record?.doc['status'] !== 'started') return record && resultOf(record)
    await database.systemTransaction((query) =>
      settlePayment(
        query,
        context,
        { accountId, paymentId },
        { state: 'failed', reason: 'canceled', refunded: 0, dispute: 'none' },
      ),
    )
    return resultPath('failure')
  }

  function attemptOf(code: string): Promise<Attempt | undefined> {
    const id = readPaymentCode(secretKey, code)
    return id === undefined ? Promise.resolve(undefined) : readAttempt('payment_id', id)
  }

  const answerNotices: PublicHandler = async (call) => {
    const provider = call.method === 'POST' ? providers.get(call.rest) : undefined
    if (!provider) return undefined
    const notice = await provider.readNotice(call)
    if (!notice) return { status: 400 }
    await takeNotice(provider.id, notice)
    return { status: 200 }
  }

  return {
    has: (method: string): boolean => providers.get(providerOf(method)) !== undefined,
    checkoutUrl: (paymentId: string): string => `${PAY_PATH}${paymentCode(secretKey, paymentId)}`,
    links: { pay: payLink, back: backLink, cancel: cancelLink },
    orders: {
      /** Opens the order of a payment with PayPal; opened again it is the same order. */
      async create(accountId: string, paymentId: string): Promise<StartedPayment> {
        const attempt = await readAttempt('payment_id', paymentId, 'paypal')
        const provider = providers.get('paypal')
        const record = attempt?.account_id === accountId ? await readPayment(attempt) : undefined
        if (!attempt || !provider || !record) throw new Refusal('not-found')
        if (record.doc['status'] !== 'started') throw new Refusal('operation-not-allowed')
        return begin(attempt, provider, record)
      },
      /** Takes the money of an order that was approved. */
      async capture(accountId: string, orderId: string): Promise<StoredRecord> {
        const attempt = await readAttempt('reference', orderId, 'paypal')
        const record = attempt?.account_id === accountId ? await lookUp(attempt, true) : undefined
        if (!record) throw new Refusal('not-found')
        return record
      },
    },
    cards,
    /** What keeps cards and charges them; undefined where no provider does. */
    keeper: providers.get('stripe')?.cards,
    answerNotices,
    pages: providers.pages,

    /** What nobody came back from, and no notice told of. */
    async check({ payload }: Job): Promise<void> {
      const attempt = await readAttempt('payment_id', textOf(payload['payment']))
      if (attempt) await lookUp(attempt, true)
    },

    /** Tries a few times, then every hour until the provider has sent the money back. */
    async refund({ payload, attempt: tried }: Job): Promise<void> {
      const attempt = await readAttempt('payment_id', textOf(payload['payment']))
      if (!attempt || attempt.intent === null) return
      const { account_id: accountId, payment_id: paymentId, intent } = attempt
      const turn = Number(payload['turn'] ?? 0)
      try {
        const provider = providers.get(attempt.provider)
        if (!provider) throw new Error(`There is no provider ${attempt.provider} to send money back`)
        await provider.refund({ paymentId, intent, turn })
      } catch (error) {
        if (tried < REFUND_TRIES) throw error
        await database.systemTransaction((query) => queueRefund(query, accountId, paymentId, turn + 1))
      }
    },
  }
}

export function providerOf(method: unknown): ProviderId {
  return method === 'paypal' ? 'paypal' : 'stripe'
}

/** Where somebody finds how a payment went. */
function resultOf({ doc }: StoredRecord): string {
  return resultPath(doc['status'] === 'succeeded' || doc['status'] === 'processing' ? 'success' : 'failure')
}

function resultPath(action: 'success' | 'failure'): string {
  return `/pay/online?action=${action}`
}
