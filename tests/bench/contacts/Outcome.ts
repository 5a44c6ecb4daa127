/** What a reader made of a contact file; equal digests mean the same valid lines and the same refused rows in order. */
export interface Outcome {
  valid: number
  invalid: number
  duplicated: number
  digest: string
}
