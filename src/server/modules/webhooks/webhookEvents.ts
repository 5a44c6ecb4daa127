export const WEBHOOK = 'webhook'

/** Type of the event that people send themselves. */
export const TEST_EVENT = 'webhook.test'

/** One attempt to deliver, as the delivery log shows it. */
export type LoggedAttempt = {
  /** ISO 8601 UTC */
  at: string
  /** Of the response; missing without one. */
  status?: number
  reason?: string
  duration_ms: number
  answer?: string
}
