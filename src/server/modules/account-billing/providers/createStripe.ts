import type Stripe from 'stripe'
import {
  centsOf,
  type CardKeeper,
  microUnitsOf,
  refundKey,
  type FailureReason,
  type PaidCard,
  type PaymentProvider,
  type PaymentStanding,
} from './PaymentProvider.ts'

export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Reaches the provider; the network's unless given. */
  fetch?: typeof fetch
}

const TIMEOUT_MS = 15_000
const expand = ['payment_method', 'latest_charge']

/** Codes of declined cards → why, for people. */
const reasons: Record<string, FailureReason> = {
  insufficient_funds: 'funds',
  authentication_required: 'challenge',
  payment_intent_authentication_failure: 'challenge',
  card_declined: 'declined',
}

/** The official client. Its 200 files are read with the first payment, not with every start. */
async function readClient(): Promise<typeof Stripe> {
  return (await import('stripe')).default
}

/** Payments by card, on the provider's own page: Stripe Checkout, by the official client. */
export function createStripe({ secretKey, webhookSecret, fetch: reach }: StripeOptions): PaymentProvider {
  let opened: Promise<Stripe> | undefined
  const stripe = (): Promise<Stripe> => (opened ??= open())

  async function open(): Promise<Stripe> {
    const Client = await readClient()
    return new Client(secretKey, {
      telemetry: false,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 2,
      ...(reach && { httpClient: Client.createFetchHttpClient(reach) }),
    })
  }

  async function customerOf(accountId: string, known: string | undefined): Promise<string> {
    if (known !== undefined) return known
    const { id } = await (
      await stripe()
    ).customers.create({ metadata: { account: accountId } }, { idempotencyKey: `customer:${accountId}` })
    return id
  }

  async function standingOf(
    intent: Stripe.PaymentIntent,
    known: 'paid' | 'pending',
  ): Promise<PaymentStanding> {
    if (known === 'pending' && intent.status !== 'succeeded') {
      const isOver = ['requires_payment_method', 'requires_action', 'canceled'].includes(intent.status)
      const reason = reasonOf(intent)
      return { state: isOver ? 'failed' : 'open', ...(reason && { reason }), refunded: 0, dispute: 'none' }
    }
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    const card = cardOf(intent.payment_method)
    return {
      state: 'paid',
      intent: intent.id,
      ...(card && { card }),
      refunded: microUnitsOf(charge?.amount_refunded ?? 0),
      ...(charge?.disputed ? await disputeOf(intent.id) : { dispute: 'none' }),
    }
  }

  const cards: CardKeeper = {
    async start({ cardId, accountId, currency, successUrl, cancelUrl, customer: known }) {
      const customer = await customerOf(accountId, known)
      const session = await (
        await stripe()
      ).checkout.sessions.create(
        {
          mode: 'setup',
          customer,
          client_reference_id: cardId,
          currency: currency.toLowerCase(),
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `card:${cardId}` },
      )
      if (session.url === null) throw new Error(`Setup ${session.id} has no page`)
      return { reference: session.id, url: session.url, customer }
    },

    async look(reference) {
      const { setup_intent: setup } = await (
        await stripe()
      ).checkout.sessions.retrieve(reference, {
        expand: ['setup_intent', 'setup_intent.payment_method'],
      })
      return typeof setup === 'object' && setup?.status === 'succeeded'
        ? cardOf(setup.payment_method)
        : undefined
    },

    async charge({ paymentId, accountId, amount, currency, customer, token }) {
      try {
        const intent = await (
          await stripe()
        ).paymentIntents.create(
          {
            amount: centsOf(amount),
            currency: currency.toLowerCase(),
            customer,
            payment_method: token,
            off_session: true,
            confirm: true,
            metadata: { payment: paymentId, account: accountId },
            expand,
          },
          { idempotencyKey: `auto:${paymentId}` },
        )
        return { reference: intent.id, standing: await standingOf(intent, 'pending') }
      } catch (error) {
        if (!(error instanceof (await readClient()).errors.StripeCardError) || !error.payment_intent)
          throw error
        const reason = reasonOf(error.payment_intent) ?? reasons[error.decline_code ?? ''] ?? 'declined'
        return {
          reference: error.payment_intent.id,
          standing: { state: 'failed', reason, refunded: 0, dispute: 'none' },
        }
      }
    },

    async forget(token) {
      try {
        await (await stripe()).paymentMethods.detach(token)
      } catch (error) {
        // It was detached before.
        if (!(error instanceof (await readClient()).errors.StripeInvalidRequestError)) throw error
      }
    },
  }

  return {
    id: 'stripe',
    cards,

    async start(order) {
      const customer = await customerOf(order.accountId, order.customer)
      const metadata = {
        payment: order.paymentId,
        account: order.accountId,
        ...(order.isExpress && { express: 'yes' }),
      }
      const session = await (
        await stripe()
      ).checkout.sessions.create(
        {
          mode: 'payment',
          customer,
          client_reference_id: order.paymentId,
          metadata,
          // The page shows the wallets of the device above the fields of a card, and nothing else.
          ...(order.isExpress && { payment_method_types: ['card'] }),
          payment_intent_data: {
            metadata,
            ...(order.saveCard && { setup_future_usage: 'off_session' }),
          },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: order.currency.toLowerCase(),
                unit_amount: centsOf(order.amount),
                product_data: { name: order.product },
              },
            },
          ],
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
        },
        { idempotencyKey: `checkout:${order.paymentId}` },
      )
      if (session.url === null) throw new Error(`Checkout ${session.id} has no page`)
      return { reference: session.id, url: session.url, customer }
    },

    async look({ reference }) {
      if (reference.startsWith('pi_'))
        return standingOf(await (await stripe()).paymentIntents.retrieve(reference, { expand }), 'pending')
      const session = await (
        await stripe()
      ).checkout.sessions.retrieve(reference, {
        expand: ['payment_intent', ...expand.map((each) => `payment_intent.${each}`)],
      })
      const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
      if (intent && session.payment_status === 'paid') return standingOf(intent, 'paid')
      const reason = reasonOf(intent)
      const state = session.status === 'expired' ? 'failed' : 'open'
      return { state, ...(reason && { reason }), refunded: 0, dispute: 'none' }
    },

    async cancel(reference) {
      const session = await (await stripe()).checkout.sessions.retrieve(reference)
      if (session.status === 'open') await (await stripe()).checkout.sessions.expire(reference)
    },

    async refund({ paymentId, intent, turn }) {
      try {
        await (
          await stripe()
        ).refunds.create({ payment_intent: intent }, { idempotencyKey: refundKey({ paymentId, turn }) })
      } catch (error) {
        const { StripeInvalidRequestError: Invalid } = (await readClient()).errors
        if (!(error instanceof Invalid) || error.code !== 'charge_already_refunded') throw error
      }
    },

    async readNotice({ body, headers }) {
      // Anybody can sign with an empty secret.
      if (webhookSecret === '') return undefined
      let event: Stripe.Event
      try {
        event = await (
          await stripe()
        ).webhooks.constructEventAsync(body, headers['stripe-signature'] ?? '', webhookSecret)
      } catch (error) {
        if (error instanceof (await readClient()).errors.StripeSignatureVerificationError) return undefined
        throw error
      }
      const { object } = event.data
      if (object.object === 'checkout.session') return { id: event.id, reference: object.id }
      if (object.object === 'payment_intent') return { id: event.id, intent: object.id }
      if (object.object === 'charge' || object.object === 'dispute') {
        const { payment_intent: intent } = object
        const id = typeof intent === 'string' ? intent : intent?.id
        return { id: event.id, ...(id !== undefined && { intent: id }) }
      }
      return { id: event.id }
    },
  }

  async function disputeOf(intent: string): Promise<Pick<PaymentStanding, 'dispute' | 'disputed'>> {
    const { data } = await (await stripe()).disputes.list({ payment_intent: intent, limit: 1 })
    const [latest] = data
    // An inquiry takes no money; what becomes a dispute has another status then.
    if (!latest || latest.status.startsWith('warning_')) return { dispute: 'none' }
    const disputed = microUnitsOf(latest.amount)
    if (latest.status === 'won') return { dispute: 'won', disputed }
    return { dispute: latest.status === 'lost' ? 'lost' : 'open', disputed }
  }
}

function reasonOf(intent: Stripe.PaymentIntent | null): FailureReason | undefined {
  const { code = '', decline_code: declined = '' } = intent?.last_payment_error ?? {}
  if (code === '') return undefined
  return reasons[declined] ?? reasons[code] ?? 'other'
}

function cardOf(given: Stripe.PaymentIntent['payment_method']): PaidCard | undefined {
  const method = typeof given === 'object' ? given : null
  if (!method?.card) return undefined
  const { brand, last4, exp_month: expMonth, exp_year: expYear, wallet } = method.card
  return { token: method.id, brand, last4, expMonth, expYear, ...(wallet && { wallet: wallet.type }) }
}
