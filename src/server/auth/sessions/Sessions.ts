import type { AccessDefinition, AccountStateDefinition } from '../../../language/portal.ts'
import type { Caller } from '../../resources/behaviour.ts'
import type { ChangeFeed } from '../../storage/createChangeFeed.ts'
import type { Database, Query } from '../../storage/database.ts'
import type { AccountCounts, AccountItems, FactsFor } from '../accountContext.ts'
import type { KeyHolder } from '../bearerKeys.ts'

/** The two halves of a browser's credentials; other clients have no `cookie`. */
export interface Credential {
  bearer: string
  cookie?: string
}

export interface SignedIn {
  caller: Caller
  kind: 'browser' | 'bearer'
  expiresAt: Date
}

export interface NewSession extends Credential {
  id: string
  expiresAt: Date
}

/** Where a session is used from, for the list of sessions. */
export interface Client {
  kind: 'browser' | 'bearer'
  userAgent: string
  address: string
}

/** A line of the list of sessions. */
export interface SessionLine {
  id: string
  kind: 'browser' | 'bearer'
  created_at: string
  seen_at: string
  expires_at: string
  user_agent: string
  address: string
}

/** Factors a person passed before the session began. */
export interface Proof {
  password_hash: string
  two_fa_active: boolean
}

export interface SessionStart {
  /** Latest expiry; the portal's own limit by default. */
  longestMinutes?: number
  /** What was proved takes time to check: the session begins only if it is still what is asked for. */
  proof?: Proof
}

export interface Sessions {
  /** @throws Refusal `wrong-credentials` when what was proved is no longer asked for */
  start(accountId: string, userId: string, client: Client, how?: SessionStart): Promise<NewSession>
  /** @returns undefined when the halves do not match an active session */
  find(credential: Credential): Promise<SignedIn | undefined>
  /** A user whose key is used: with the scopes of the key, and never more than the user's own permissions now. */
  actWithKey(holder: KeyHolder): Promise<Caller | undefined>
  /** The session as it is now, without the credential; undefined when it is over. */
  reread(caller: Pick<Caller, 'accountId' | 'sessionId'>): Promise<SignedIn | undefined>
  /** Puts the idle limit off after an action of the user; @returns the new expiry when it moved */
  extend(credential: Credential, signedIn: SignedIn): Promise<Date | undefined>
  end(accountId: string, sessionId: string): Promise<void>
  /**
   * Goes on as the owner of a sub-account: the session ends, and a new one that points back begins, with what is left
   * of the first one's time.
   * @param permissions the new one ends when the caller's user no longer has them
   * @returns undefined when the account is no active sub-account of the caller's, or the session points back itself
   */
  switchTo(
    signedIn: SignedIn,
    accountId: string,
    client: Omit<Client, 'kind'>,
    permissions: readonly string[],
  ): Promise<NewSession | undefined>
  /** Returns to the previous account; @returns undefined when there is none, or it is no longer accessible */
  goBack(signedIn: SignedIn, client: Omit<Client, 'kind'>): Promise<NewSession | undefined>
  /** Ends a session from `list`; @returns whether it existed */
  endOne(accountId: string, userId: string, sessionId: string): Promise<boolean>
  /**
   * Ends all sessions of a user but one, those in sub-accounts too, and none begins meanwhile.
   * @param change what makes them end: both happen, or neither
   * @returns how many there were
   */
  endAll(
    accountId: string,
    userId: string,
    but?: string,
    change?: (query: Query) => Promise<void>,
  ): Promise<number>
  /** The active sessions of a user, those in sub-accounts too, the latest used first. */
  list(accountId: string, userId: string): Promise<SessionLine[]>
  /** Forgets what is cached of an account, after this process changed its sessions or users. */
  forget(accountId: string): void
}

export interface SessionOptions {
  database: Database
  /** Tells when a session found, or what its user sees, has to be read again. */
  feed: ChangeFeed
  access(): AccessDefinition
  /** Those in which nobody is signed in are asked. */
  states(): readonly AccountStateDefinition[]
  items: AccountItems
  counts?: readonly AccountCounts[]
  /** Told everybody in `config`. */
  factsFor?: FactsFor
  /** Called after a session was ended before its time. */
  onEnd?(accountId: string, sessionId: string): void
  idleMinutes: number
  absoluteHours: number
  now?: () => number
}

export type Subject = Pick<Caller, 'accountId' | 'userId'>

export type SessionName = Pick<Caller, 'accountId' | 'sessionId'>
