/** How a code gets to a phone. */
export type CodeChannel = 'sms' | 'voice'

export interface CodeCountry {
  code: string
  name: string
  calling_code: string
}

/** Answer of `GET /v1/profile/number_verification`. */
export interface NumberVerification {
  number: string | null
  last_check: {
    status: 'sent' | 'failed' | 'expired' | 'attempts' | 'valid'
    channel: CodeChannel
    resend_in: number
    attempts_left: number
  } | null
  countries: CodeCountry[]
}

export const verificationPath = '/v1/profile/number_verification'
