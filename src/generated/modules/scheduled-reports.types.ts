// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface ReportDelivery {
  id: string
  version: number
  report_id?: string
  due_at?: string
  by_hand?: boolean
  period_from?: string
  period_to?: string
  recipient?: string
  status?: ("waiting" | "sent" | "skipped" | "stopped")
  reason?: ("person-gone" | "no-access")
  row_count?: number
  created_at?: string
}

export interface ScheduledReport {
  id: string
  version: number
  name: string
  list: {
    id: string
    name?: string
  }
  view?: {
    id: string
    name?: string
  }
  frequency: ("daily" | "weekly" | "monthly")
  weekday?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")
  hour: string
  recipients: {
    id: string
    name?: string
  }[]
  people?: string[]
  status?: ("active" | "paused" | "stopped")
  problem?: ("view-gone" | "view-outdated" | "list-gone" | "parent-gone")
  next_at?: string
  last_at?: string
  last_day?: string
  last_result?: ("sending" | "sent" | "partly" | "nobody")
  maker?: {
    id: string
    name: string
  }
  created_at?: string
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'scheduled-report': {
    'start': { input: undefined; output: Answer<Pick<ScheduledReport, 'name' | 'list' | 'view' | 'recipients'>> }
  }
}
