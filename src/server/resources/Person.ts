/** Whom background work acts for. */
export interface Person {
  accountId: string
  userId: string
  /** The user of the master account who works in this one. */
  master?: { accountId: string; userId: string } | undefined
}
