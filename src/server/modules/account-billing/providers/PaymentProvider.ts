import type { PublicCall } from '../../../wire/PublicCall.ts'

export type ProviderId = 'stripe' | 'paypal'

/** A payment a person is about to make. */
export interface PaymentOrder {
  paymentId: string
  accountId: string
  /** Micro-units: whole cents. */
  amount: number
  /** ISO 4217 */
  currency: string
  saveCard: boolean
  /** By a wallet of the person's device, such as Apple Pay. */
  isExpress: boolean
  /** What the person reads on the provider's page. */
  product: string
  /** Where the provider leads back to. */
  successUrl: string
  cancelUrl: string
  /** Of the account, if the provider knows it. */
  customer: string | undefined
}

/** The provider's page for a payment. */
export interface StartedPayment {
  reference: string
  url: string
  customer?: string
}

export interface PaidCard {
  /** As the provider knows it; never a number. */
  token: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  /** The wallet it was paid from, as the provider names it. */
  wallet?: string
}

export type FailureReason = 'declined' | 'funds' | 'challenge' | 'canceled' | 'other'

/** How a payment stands with the provider now, whatever was heard of it before. */
export interface PaymentStanding {
  state: 'open' | 'paid' | 'failed'
  reason?: FailureReason
  /** Names the money that moved. */
  intent?: string
  card?: PaidCard
  /** Micro-units sent back so far. */
  refunded: number
  dispute: 'none' | 'open' | 'won' | 'lost'
  /** Micro-units the dispute is about; all that wasn't sent back unless given. */
  disputed?: number
}

/** A notice of the provider: something about a payment has changed. */
export interface ProviderNotice {
  id: string
  /** One of them is known. */
  paymentId?: string
  reference?: string
  intent?: string
}

/** A company that takes payments. Every call with the same order is the same payment, however often it is made. */
export interface PaymentProvider {
  id: ProviderId
  start(order: PaymentOrder): Promise<StartedPayment>
  /** @param finish takes money that was approved and only waits for it */
  look(payment: { paymentId: string; reference: string }, finish: boolean): Promise<PaymentStanding>
  /** The person doesn't pay; the page ends. */
  cancel(reference: string): Promise<void>
  /**
   * Sends everything back; nothing happens where that was done before.
   * @param turn a new one asks anew after a refusal, which providers repeat under the same key
   */
  refund(payment: { paymentId: string; intent: string; turn: number }): Promise<void>
  /** @returns undefined when the notice isn't the provider's */
  readNotice(call: PublicCall): Promise<ProviderNotice | undefined>
  /** Cards that are kept for later; missing where the provider keeps none. */
  cards?: CardKeeper
}

/** A card to keep: its holder enters it on the provider's page. */
export interface CardOrder {
  cardId: string
  accountId: string
  /** ISO 4217. */
  currency: string
  successUrl: string
  cancelUrl: string
  customer: string | undefined
}

/** A payment while the card's holder is away. */
export interface AbsentCharge {
  paymentId: string
  accountId: string
  /** Micro-units, whole cents. */
  amount: number
  currency: string
  customer: string
  token: string
}

export interface CardKeeper {
  start(order: CardOrder): Promise<StartedPayment>
  /** @returns the card once it was entered */
  look(reference: string): Promise<PaidCard | undefined>
  /** The same payment is charged once, however often it is called. */
  charge(charge: AbsentCharge): Promise<{ reference: string; standing: PaymentStanding }>
  forget(token: string): Promise<void>
}

/** Idempotency key of a refund. */
export function refundKey({ paymentId, turn }: { paymentId: string; turn: number }): string {
  return turn === 0 ? `refund:${paymentId}` : `refund:${paymentId}:${turn}`
}

const MICRO_PER_CENT = 10_000

export function centsOf(amount: number): number {
  if (amount % MICRO_PER_CENT !== 0) throw new Error(`${amount} is no whole number of cents`)
  return amount / MICRO_PER_CENT
}

export function microUnitsOf(cents: number): number {
  return cents * MICRO_PER_CENT
}
