import type { NumberFacts, NumberQuestion } from './NumberFacts.ts'

/** A message as the carrier takes it. */
export interface OutboundMessage {
  /** uuid; submitting the same id again changes nothing and is answered the same */
  id: string
  from: string
  /** E.164 */
  to: string
  /** ISO 3166-1 alpha-2 */
  countryCode: string
  body: string
  segments: number
  /** given back with the receipt, at most 200 characters */
  reference: string
}

/** What became of a submission. A rejected message is not charged and gets no receipt. */
export interface Submission {
  id: string
  accepted: boolean
  reason?: string
}

/** The final word on an accepted message. `dlr_expired`: the network never said. */
export interface Receipt {
  id: string
  reference: string
  status: 'delivered' | 'undelivered' | 'expired' | 'dlr_expired'
  reason?: string
  /** ISO 8601 UTC */
  at: string
}

/** A message that a person sent to a number of the portal. */
export interface InboundMessage {
  id: string
  /** E.164 */
  from: string
  /** the Sender ID that is answered */
  to: string
  body: string
  /** of the last message that `to` sent to `from` */
  reference: string
  /** ISO 8601 UTC */
  at: string
}

/** A template as the carrier's reviewers see it. */
export interface TemplateForReview {
  id: string
  accountId: string
  text: string
  countryCode: string
  senders: { id: string; title: string; type: string }[]
}

export interface TemplateReview {
  status: 'approved' | 'declined'
  /** why it was declined */
  reason?: string
  senders: { id: string; status: 'approved' | 'pending' | 'in review' | 'declined' }[]
}

/** A message of the portal itself to one person, written or spoken: not charged, without receipt. */
export interface ServiceMessage {
  /** uuid; delivering the same id again changes nothing */
  id: string
  /** The account it is sent for. */
  accountId: string
  channel: 'sms' | 'voice'
  /** E.164 */
  to: string
  /** Sender ID, where it is not the portal's own. */
  from?: string
  /** Keys to press once the call is answered. */
  extension?: string
  text: string
}

/**
 * The port to whoever delivers messages. `createCarrierSimulator` is the embedded default.
 * Never call it inside a database transaction.
 */
export interface Carrier {
  /** Hands messages over. Idempotent by message id; on an error some may have been taken: look them up. */
  submit(messages: OutboundMessage[]): Promise<Submission[]>
  /** The submissions of those ids the carrier knows. */
  lookup(ids: string[]): Promise<Submission[]>
  /**
   * Receipts after a position, oldest first; the same position gives the same receipts again. 0 is the start.
   * @returns `nextMs` until the next receipt, where the carrier knows
   */
  receipts(
    since: number,
    limit: number,
  ): Promise<{ receipts: Receipt[]; next: number; nextMs?: number | undefined }>
  /** Messages of people after a position, oldest first; the same position gives the same messages again. 0 is the start. */
  inbound(since: number, limit: number): Promise<{ messages: InboundMessage[]; next: number }>
  /** Sends or calls at once. */
  deliver(message: ServiceMessage): Promise<Submission>
  /** Asks carriers about numbers. @returns what was answered; nothing is due for the others */
  lookUpNumbers(question: NumberQuestion): Promise<NumberFacts[]>
  /** Milliseconds until a review is usually done. */
  reviewDelayMs: number
  /** @returns undefined while the reviewers need longer: ask again later */
  reviewTemplate(template: TemplateForReview): Promise<TemplateReview | undefined>
}
