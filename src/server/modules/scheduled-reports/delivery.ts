import type { ColumnType, Generated } from 'kysely'
import type { DefaultTimestamp, Timestamp } from '../../storage/tables.ts'

export const DELIVERY = 'report-delivery'

/** `waiting` while the export of the recipient runs. */
export type DeliveryStatus = 'waiting' | 'sent' | 'skipped' | 'stopped'
/** Why somebody gets none: they can't sign in any more, or may not see what the report is about. */
export type SkipReason = 'person-gone' | 'no-access'

type Day = ColumnType<Date | string | null, string | null, never>

export interface DeliveryTable {
  account_id: string
  id: Generated<string>
  report_id: string
  due_at: Timestamp
  by_hand: boolean
  period_from: Day
  period_to: Day
  user_id: string
  recipient: string
  status: DeliveryStatus
  reason: SkipReason | null
  row_count: ColumnType<number | null, number | null | undefined, number | null>
  task_id: string | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

declare module '../../storage/tables.ts' {
  interface Tables {
    report_delivery: DeliveryTable
  }
}
