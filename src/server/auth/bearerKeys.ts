/** Who a key acts for, and what it may do at most. */
export interface KeyHolder {
  id: string
  /** What people call it. */
  name: string
  accountId: string
  /** Whose permissions and state count; the key ends with this user. */
  userId: string
  /** Permissions by their server names. */
  scopes: readonly string[]
}

/** Keys with which programs call the API in a user's place, without a session. */
export interface BearerKeys {
  /** Whether a bearer has the form of these keys, which no token of a session has. */
  matches(bearer: string): boolean
  /** @returns undefined for a key that doesn't exist or works no more */
  find(bearer: string): Promise<KeyHolder | undefined>
  /** A call was let in; at most one a minute is written down. */
  used(holder: KeyHolder, address: string): Promise<void>
}
