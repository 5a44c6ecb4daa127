import { AsyncLocalStorage } from 'node:async_hooks'

/** Who makes a request, and from where. */
export interface RequestActor {
  /** The person; absent before they have signed in. */
  userId?: string
  /** What the person is called, where the account's own users don't say. */
  name?: string
  /** The key that is used in the person's place, by name. */
  keyName?: string
  /** The person is a user of the master account. */
  isMaster?: boolean
  address: string
  /** User agent. */
  device: string
}

const actors = new AsyncLocalStorage<RequestActor>()

/** Runs a request; what it changes is logged as its actor's. */
export function actAs<Result>(actor: RequestActor, work: () => Result): Result {
  return actors.run(actor, work)
}

/** Undefined in background work. */
export function currentActor(): RequestActor | undefined {
  return actors.getStore()
}
