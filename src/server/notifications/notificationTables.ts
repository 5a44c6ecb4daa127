import type { ColumnType, GeneratedAlways } from 'kysely'
import type { TextParams } from '../../language/fillText.ts'
import type { DefaultTimestamp } from '../storage/tables.ts'

export interface NotificationTable {
  account_id: string
  id: string
  /** null: for everybody of the account */
  user_id: string | null
  /** The event; its texts are in the definitions. */
  kind: string
  /** Values for its words. */
  slots: ColumnType<TextParams, string, string>
  /** Permissions of those who see it. */
  access: ColumnType<string[], string[] | undefined, never>
  created_at: DefaultTimestamp
  /** The order in which they were posted. */
  number: GeneratedAlways<string>
}

/** What one user did with a notification; no row: nothing yet. */
export interface NotificationStateTable {
  account_id: string
  user_id: string
  notification_id: string
  status: 'read' | 'closed'
  changed_at: DefaultTimestamp
}

/** A browser or program somebody signed in with. */
export interface SignInDeviceTable {
  account_id: string
  user_id: string
  id: string
  /** SHA-256 of the device cookie, hex. */
  secret_hash: string
  user_agent: string
  address: string
  seen_at: DefaultTimestamp
}

declare module '../storage/tables.ts' {
  interface Tables {
    notification: NotificationTable
    notification_state: NotificationStateTable
    sign_in_device: SignInDeviceTable
  }
}
