/** The user of a master account who works in one of its sub-accounts. */
export interface Master {
  accountId: string
  userId: string
  /** What they need in their own account to work here; absent in work from before it was kept. */
  permissions?: readonly string[]
}

/** Whom background work acts for. */
export interface Person {
  accountId: string
  userId: string
  master?: Master | undefined
}
