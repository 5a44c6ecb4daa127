import type { ColumnType, Generated } from 'kysely'
import type { JsonValue } from '../../language/portal.ts'

/** Read as `Date`; write an ISO 8601 string or a `Date`. */
export type Timestamp = ColumnType<Date, string | Date, string | Date>
export type DefaultTimestamp = ColumnType<Date, string | Date | undefined, string | Date>
/** Read as parsed JSON; always write `JSON.stringify(value)`. */
export type Json<Value = JsonValue> = ColumnType<Value, string, string>
export type DefaultJson<Value = JsonValue> = ColumnType<Value, string | undefined, string>

export type JsonObject = { [key: string]: JsonValue }

/** Level of an account, one of `access.json` plans. */
export type AccountLevel = string

export interface AccountTable {
  id: string
  name: string
  level: AccountLevel
  status: Generated<'active' | 'disabled'>
  is_suborganization: Generated<boolean>
  /** Null for a master; set once. */
  master_account_id: ColumnType<string | null, string | undefined, never>
  timezone: Generated<string>
  /** Micro-units of `currency`. Changed by ledger entries alone: the roles may not update it. */
  balance: ColumnType<number, never, never>
  /** Micro-units the balance may go below zero. */
  credit_limit: Generated<number>
  /** Calls it makes at the same time, at most; null without a limit. */
  channel_limit: ColumnType<number | null, number | null | undefined, number | null>
  /** Micro-units a day and a month of the account's clock; null without a cap. */
  spend_cap_day: ColumnType<number | null, number | null | undefined, number | null>
  spend_cap_month: ColumnType<number | null, number | null | undefined, number | null>
  currency: Generated<string>
  /** What `GET /profile` answers beside the columns: contact_email, phone, billing_address … */
  profile: DefaultJson<JsonObject>
  /** What `GET /config` answers beside the computed fields: activation_step, is_blocked … */
  settings: DefaultJson<JsonObject>
  /** Counts the changes of name, time zone, status and profile; a trigger does. */
  profile_version: ColumnType<number, never, never>
  created_at: DefaultTimestamp
}

export interface UserTable {
  account_id: string
  id: string
  /** Unique without regard to case. */
  email: string
  /** Empty until an invited person has set a password. */
  password_hash: string
  first_name: Generated<string>
  last_name: Generated<string>
  job_title: Generated<string>
  /** Counts the changes of email, names and job title; a trigger does. */
  profile_version: ColumnType<number, never, never>
  /** Role id of `access.json`; null for the owner. */
  role: string | null
  disabled: Generated<boolean>
  /** Encrypted; see `auth/seal.ts`. Null where two-factor sign-in was never begun. */
  two_fa_secret: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>
  two_fa_active: Generated<boolean>
  /** The last time step whose code was used. */
  two_fa_step: Generated<number>
  /** SHA-256 of the recovery codes that are left, hex. */
  recovery_hashes: ColumnType<string[], string[] | undefined, string[]>
  email_confirmed_at: ColumnType<Date | null, string | Date | null | undefined, string | Date | null>
  password_changed_at: DefaultTimestamp
  created_at: DefaultTimestamp
}

export interface SessionTable {
  account_id: string
  id: string
  user_id: string
  /** SHA-256 of the bearer half, hex. */
  bearer_hash: string
  /** SHA-256 of the cookie half, hex; null for a bearer session. */
  cookie_hash: string | null
  kind: 'browser' | 'bearer'
  /** Whose session it was before the switch into this account; null for an ordinary one. */
  master_account_id: ColumnType<string | null, string | undefined, never>
  master_user_id: ColumnType<string | null, string | undefined, never>
  /** What that user has to be allowed for the session to go on. */
  master_permissions: Generated<string[]>
  expires_at: Timestamp
  absolute_expires_at: Timestamp
  user_agent: Generated<string>
  address: Generated<string>
  seen_at: DefaultTimestamp
  created_at: DefaultTimestamp
  second_factor_at: ColumnType<Date | null, string | Date | null | undefined, string | Date | null>
}

/** A link sent by mail; the database keeps the hash of its secret. */
export interface MailLinkTable {
  account_id: string
  /** SHA-256 of the secret, hex. */
  hash: string
  user_id: string
  purpose: 'recovery' | 'invitation' | 'confirmation' | 'email-change' | 'sign-in'
  payload: DefaultJson<JsonObject>
  expires_at: Timestamp
  used_at: ColumnType<Date | null, string | Date | null | undefined, string | Date | null>
  created_at: DefaultTimestamp
}

/** The outbox. */
export interface MailTable {
  account_id: string
  id: string
  recipient: string
  subject: string
  /** Empty once it was sent by a mail server. */
  body: string
  created_at: DefaultTimestamp
  sent_at: ColumnType<Date | null, string | Date | null | undefined, string | Date | null>
  attempts: Generated<number>
  due_at: DefaultTimestamp
}

export interface IdempotencyTable {
  account_id: string
  key: string
  route: string
  request_hash: string
  status: number | null
  body: string | null
  headers: DefaultJson<JsonObject>
  created_at: DefaultTimestamp
}

export interface RateLimitTable {
  bucket: string
  window_start: Timestamp
  count: number
  /** When the row means nothing any more. */
  ends_at: DefaultTimestamp
}

export interface PreferenceTable {
  account_id: string
  user_id: string
  /** The master's user who works in the account; zeros for its own. */
  master_id: Generated<string>
  key: string
  value: Json
  updated_at: DefaultTimestamp
}

/** A view of a list that somebody saved. */
export interface ListViewTable {
  account_id: string
  id: Generated<string>
  user_id: string
  /** `<module>.<list>` */
  list: string
  name: string
  content: Json
  /** Everyone in the account sees it. */
  shared: boolean
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

/** A definition-driven document: one row per record of any entity kept as `documents`. */
export interface RecordTable {
  account_id: string
  entity: string
  id: string
  version: Generated<number>
  /** The whole record without `id` and `version`. */
  doc: Json<JsonObject>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

/** Counts the writes to an account's collection; the ETag of its lists. */
export interface CollectionVersionTable {
  account_id: string
  entity: string
  version: Generated<number>
}

export interface LedgerTransferTable {
  account_id: string
  id: string
  /** `sms`, `top-up`, `refund` … */
  kind: string
  /** Transaction type of the catalogue. */
  type: ColumnType<number, number | undefined, never>
  /** Unique per account and kind: what the money was for. */
  reference: string
  /** Micro-units: that of the customer's entry. */
  amount: Generated<number>
  /** For people: a number, a name. */
  details: Generated<string>
  may_overdraw: Generated<boolean>
  /** What the amount is made of by phone number; null where it is for none. */
  parts: ColumnType<TransferPart[] | null, string | null | undefined, never>
  created_at: DefaultTimestamp
}

/** A share in the amount of a transfer, in micro-units, by what explains it. */
export interface TransferPart {
  /** One of the account's numbers. */
  number?: string
  /** ISO code of the country that was called or messaged. */
  country?: string
  /** Messages, calls or numbers checked; 1 when absent. */
  quantity?: number
  amount: number
}

/** Where money comes from and goes to: what we earn, what providers of payments hold, corrections, other accounts. */
export type Counterpart = 'revenue' | 'payments' | 'adjustments' | 'transfers'

/** The legs of a transfer sum to zero, checked at commit. */
export interface LedgerEntryTable {
  account_id: string
  transfer_id: string
  /** `customer` moves the account's balance; the other side is another. */
  ledger: 'customer' | Counterpart
  /** Micro-units; positive adds to the ledger named. */
  amount: number
}

/** One row per message, partitioned by month of `created_at`. */
export interface SmsMessageTable {
  account_id: string
  id: string
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  sender: string
  recipient: string
  country_code: string
  body: string
  segments: number
  status: string
  reason: string | null
  /** Micro-units, with the carriers' fee. */
  charge: Generated<number>
  carrier_fee: Generated<number>
  sms_campaign_id: string | null
  type: Generated<'outboundSms' | 'inboundSms'>
  message_kind: Generated<'sms' | 'mms'>
  /** Rejected without having been handed to the carrier. */
  withheld: Generated<boolean>
  /** What happened to it, oldest first; written by a trigger. */
  events: Generated<{ status: string; at: string }[]>
}

/** Tables of the server; a folder with tables of its own adds them by declaration merging. */
export interface Tables {
  account: AccountTable
  app_user: UserTable
  session: SessionTable
  mail_link: MailLinkTable
  mail: MailTable
  idempotency: IdempotencyTable
  rate_limit: RateLimitTable
  preference: PreferenceTable
  list_view: ListViewTable
  record: RecordTable
  /** Read-only view of the current account's records; lists read it, see `migrations/0001-foundation.ts`. */
  account_record: RecordTable
  collection_version: CollectionVersionTable
  ledger_transfer: LedgerTransferTable
  /** Read-only view of the current account's transfers. */
  account_ledger_transfer: LedgerTransferTable
  ledger_entry: LedgerEntryTable
  sms_message: SmsMessageTable
  /** Read-only view of the current account's messages. */
  account_sms_message: SmsMessageTable
}
