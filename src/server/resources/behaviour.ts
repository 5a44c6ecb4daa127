import type { Readable } from 'node:stream'
import type { WriteOperation } from '../../language/index.ts'
import type { TransitionActor, TransitionDefinition } from '../../language/portal.ts'
import type { Query } from '../storage/database.ts'
import type { JsonObject } from '../storage/tables.ts'
import type { Master } from './Person.ts'

/** The caller, in the shape conditions see as `account`, `config` and `user`. */
export interface Caller {
  accountId: string
  userId: string
  sessionId: string
  /** The key that is used in the user's place, instead of a session. */
  keyId?: string
  keyName?: string
  /** Set while a master account's user works in a sub-account. */
  master?: Master
  /** Client permission ids. */
  permissions: ReadonlySet<string>
  /** Roots of conditions. */
  scope: { account: JsonObject; config: JsonObject; user: JsonObject }
}

/** A stored document with its columns. */
export interface StoredRecord {
  id: string
  version: number
  doc: JsonObject
  createdAt: Date
  updatedAt: Date
}

/** Reads of the account. A connection is held only while `work` runs, so files and other services are asked beside it. */
export type Read = <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>

/** The sessions of the caller's user, those in sub-accounts too. */
export interface OwnSessions {
  list(): Promise<OwnSession[]>
  /** @returns whether there was such a session */
  end(id: string): Promise<boolean>
  /**
   * Ends all but the caller's, and none begins meanwhile.
   * @param change what makes them end: both happen, or neither
   * @returns how many there were
   */
  endOthers(change?: (query: Query) => Promise<void>): Promise<number>
}

/** Work in the background is of no session, and sees none. */
export const noSessions: OwnSessions = {
  list: () => Promise.resolve([]),
  end: () => Promise.resolve(false),
  endOthers: () => Promise.reject(new Error('Only a request ends sessions')),
}

export interface OwnSession {
  id: string
  kind: 'browser' | 'bearer'
  /** The one that asks. */
  current: boolean
  created_at: string
  seen_at: string
  expires_at: string
  user_agent: string
  address: string
}

export interface EndpointRequest {
  caller: Caller
  sessions: OwnSessions
  /** Slots of the path. */
  params: Record<string, string>
  /** The query parameters the definition names; others have been refused. */
  query: Record<string, string>
  /** Parsed JSON; undefined for GET and multipart. */
  body: unknown
  /** The validated properties of an endpoint with `input`; undefined without. */
  input?: unknown
  headers: Record<string, string | undefined>
  /**
   * Of an endpoint that is `idempotent`: does the work once for a key, and answers repetitions with its first answer.
   * Called inside the transaction of all the work changes.
   */
  once: <Body>(query: Query, work: () => Promise<JsonAnswer<Body>>) => Promise<JsonAnswer<Body>>
  /** Aborts when the client goes away. */
  signal: AbortSignal
  /**
   * The file of a multipart body, as a stream to be read to its end.
   * `truncated()` is whether the file was cut at `maxBytes`, valid after the end.
   */
  upload: (options: { field: string; maxBytes: number }) => Promise<UploadedFile>
}

export interface UploadedFile {
  filename: string
  mimetype: string
  stream: Readable
  truncated(): boolean
  /** Whether the body holds a second file; ask after the stream has ended. */
  another(): Promise<boolean>
}

export interface JsonAnswer<Body = unknown> {
  status?: number
  body: Body
  headers?: Record<string, string>
}

/** JSON, or a stream to download. Refusals are thrown. */
export type EndpointAnswer =
  | JsonAnswer
  | { stream: Readable; type: string; filename: string; status?: number; headers?: Record<string, string> }
  /** From now on the caller works in this sub-account of theirs, with a session of its own. */
  | { switchTo: string }

/** What an endpoint does for one row: changes in the transaction of `query`, and nothing beyond the database. */
export type RowHandler = (
  query: Query,
  request: { caller: Caller; params: Record<string, string> },
) => Promise<void>

export type EndpointHandler = (request: EndpointRequest) => Promise<EndpointAnswer>

/** The shape of `Endpoints` in a module's generated types. */
interface DeclaredEndpoint {
  input: unknown
  output: unknown
}

/** Handlers of endpoints that declare what they take and answer: one for each, none missing. */
export type TypedHandlers<Declared extends object> = {
  [Id in keyof Declared]: Declared[Id] extends DeclaredEndpoint
    ? (
        request: Omit<EndpointRequest, 'input'> & { input: Declared[Id]['input'] },
      ) => Promise<JsonAnswer<Declared[Id]['output']>>
    : never
}

/** As `Behaviour` takes them: the server has validated the input against the same definition. */
export function typedEndpoints<Declared extends object>(
  handlers: TypedHandlers<Declared>,
): Record<string, EndpointHandler> {
  return handlers as unknown as Record<string, EndpointHandler>
}

/** A singleton's record as it is kept now. */
export interface SingletonRecord {
  id: string
  version: number
  /** Also the fields that only the server writes; null where there is no value. */
  doc: JsonObject
}

/** Where the one record of an account is kept. Both run as the account's role, with what the caller may see. */
export interface SingletonStore {
  /** @param forUpdate inside the transaction that writes: what is read may not change before it ends */
  read(query: Query, caller: Caller, forUpdate: boolean): Promise<SingletonRecord>
  /** What takes long or must be counted, before and outside any transaction: a password that is asked for. */
  prepare?(caller: Caller, value: JsonObject): Promise<void>
  /**
   * Stores the verified value and counts the version on.
   * @param value the stored record with the written fields replaced; a field that was emptied is missing
   * @throws Refusal where this caller may not change what differs
   */
  write(query: Query, caller: Caller, record: SingletonRecord, value: JsonObject): Promise<void>
}

/**
 * What data cannot say about a resource. Hooks run inside the request's transaction, as the account's role, after
 * the value was verified; throw `Refusal` to refuse, and nothing is stored.
 */
export interface Behaviour {
  /** Resource id. */
  resource: string
  /**
   * Runs a create or update within the account's limits, outside any transaction. `work` verifies and stores.
   * @throws Refusal `too-many-requests`; a write that is refused doesn't count (`withinLimit`)
   */
  limitWrite?<Result>(caller: Caller, operation: WriteOperation, work: () => Promise<Result>): Promise<Result>
  /**
   * Read-only fields that follow from the written ones and that rules or references read, such as the country of an
   * uploaded file. Runs before verification, also for a single step; `value` may lack anything.
   * @returns the fields to set; none when what they follow from is missing
   * @throws Refusal `invalid` with the text of each field that cannot be right; the other fields are verified too
   */
  derive?(read: Read, caller: Caller, value: JsonObject): Promise<JsonObject>
  /**
   * Instead of `beforeCreate`, where a file is read first: outside any transaction, and after the value was verified.
   * @returns what is called as `beforeCreate`; what may have changed since is for it to check again
   */
  prepareCreate?(caller: Caller, value: JsonObject): Promise<NonNullable<Behaviour['beforeCreate']>>
  /** @returns the document to store: the verified value plus server-owned fields such as the first state */
  beforeCreate?(query: Query, caller: Caller, value: JsonObject, id: string): Promise<JsonObject>
  afterCreate?(query: Query, caller: Caller, record: StoredRecord): Promise<void>
  /** First in the transaction that changes or deletes a record: takes what other work locks before the record. */
  beforeLock?(query: Query, id: string): Promise<void>
  /** @returns the whole document to store; `value` is the stored one with the written fields replaced */
  beforeUpdate?(query: Query, caller: Caller, record: StoredRecord, value: JsonObject): Promise<JsonObject>
  /**
   * Last in the transaction of an update that changed something.
   * @returns the record as it is then
   */
  afterUpdate?(
    query: Query,
    caller: Caller,
    before: StoredRecord,
    record: StoredRecord,
  ): Promise<StoredRecord>
  /**
   * @param input what a person entered in the form of the transition
   * @returns fields to set together with the new state
   */
  onTransition?(
    query: Query,
    mover: { accountId: string; by: TransitionActor; userId?: string; note: string; reason?: string },
    record: StoredRecord,
    transition: TransitionDefinition,
    input: JsonObject,
  ): Promise<JsonObject>
  /** Last in the transaction of a transition: what follows for other records. The record itself stays as it is. */
  afterTransition?(
    query: Query,
    mover: { accountId: string; by: TransitionActor; userId?: string; note: string; reason?: string },
    record: StoredRecord,
    transition: TransitionDefinition,
  ): Promise<void>
  /** The items of a sublist as they are now, where what was stored with the record may have changed since. */
  presentSublist?(query: Query, caller: Caller, record: StoredRecord, items: unknown): Promise<unknown[]>
  /** Throws `Refusal` when the record is in use. */
  beforeDelete?(query: Query, caller: Caller, record: StoredRecord): Promise<void>
  afterDelete?(query: Query, caller: Caller, record: StoredRecord): Promise<void>
  /** Of a resource with `singleton`, which has none of the hooks that create, update or delete. */
  singleton?: SingletonStore
  /** Endpoint id of the definition → handler, outside any transaction. Every endpoint needs one, here or in `perRow`. */
  endpoints?: Record<string, EndpointHandler>
  /** Handlers of endpoints with `bulk`, which lists call for many rows too. Each answers `{}`. */
  perRow?: Record<string, RowHandler>
}
