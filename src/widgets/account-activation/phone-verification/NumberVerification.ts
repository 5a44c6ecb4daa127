import type { SentCode } from '../../../engine/registry/challenge/CodeChannel.ts'

export interface CodeCountry {
  code: string
  name: string
  calling_code: string
}

/** Answer of `GET /v1/profile/number_verification`. */
export interface NumberVerification {
  number: string | null
  last_check: SentCode | null
  countries: CodeCountry[]
}

export const verificationPath = '/v1/profile/number_verification'
