/** Answer of `GET /v1/profile/two_fa`. */
export interface TwoFactorState {
  active: boolean
  /** A secret waits for its first code. */
  begun: boolean
  /** The account demands it of everybody. */
  required: boolean
  recovery_codes_left: number
  /** Turning it off needs a code: the session's own is too long ago. */
  asks_code: boolean
}
