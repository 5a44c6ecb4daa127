import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A Kysely handle that already carries the account (row-level security) or the system role. */
export type Query = Kysely<Tables>

/** Names of channels are those of PostgreSQL: lower case, no quoting needed. */
export type Channel = `patchbay_${string}`

/**
 * The only way to the database. One implementation on PGlite (worker thread), one on PostgreSQL (pool);
 * both run the same SQL, as role `patchbay_app` under forced row-level security.
 * Never await the network inside a transaction: PGlite has one connection.
 */
export interface Database {
  kind: 'pglite' | 'postgres'
  /**
   * Several statements as one unit, seeing and touching one account's rows only. Retries serialization failures.
   * @throws Refusal `no-space` when the embedded database's disk is nearly full
   */
  transaction<Result>(accountId: string, work: (query: Query) => Promise<Result>): Promise<Result>
  /** One or more reads without a transaction, seeing one account's rows only. */
  read<Result>(accountId: string, work: (query: Query) => Promise<Result>): Promise<Result>
  /** Rows of all accounts: sessions, jobs, receipts, migrations. Use `account_id` in every statement. */
  system<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  systemTransaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  /** Tells every process that listens on the channel, this one too. Payloads are ids: short, and no personal data. */
  notify(channel: Channel, payload: string): Promise<void>
  /**
   * @param listener gets each payload; undefined after the connection was lost for a while, when some may be missing
   * @returns the end of it
   */
  listen(channel: Channel, listener: (payload: string | undefined) => void): Promise<() => void>
  /** Whether the listening connection stands, and has answered within its last three turns of a second. */
  hears(): boolean
  /** Free space of the disk the embedded database writes to; Infinity where that is somebody else's care. */
  freeBytes(): Promise<number>
  /** Resolves when the database answers `select 1`. */
  ping(): Promise<void>
  close(): Promise<void>
}
