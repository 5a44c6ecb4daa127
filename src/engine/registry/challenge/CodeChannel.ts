/** How a code gets to a phone. */
export type CodeChannel = 'sms' | 'voice'

/** A code that was sent, as the API answers it. */
export interface SentCode {
  status: 'sent' | 'failed' | 'expired' | 'attempts' | 'valid'
  channel: CodeChannel
  /** Seconds until another code may be requested. */
  resend_in: number
  attempts_left: number
}
