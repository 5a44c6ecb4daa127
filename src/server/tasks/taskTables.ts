import type { ColumnType, Generated } from 'kysely'
import type { DefaultTimestamp, Json, JsonObject } from '../storage/tables.ts'

/** `running` while its job waits or runs; `failed` cannot go on. */
export type TaskState = 'running' | 'stopped' | 'done' | 'failed'
export type TaskKind = 'bulk' | 'export'

/** The user of a master account who works in a sub-account. */
export interface TaskMaster {
  accountId: string
  userId: string
  /** What they need in their own account to work here. */
  permissions?: readonly string[]
}

export interface TaskTable {
  account_id: string
  id: string
  user_id: string
  master: ColumnType<TaskMaster | null, string | null, never>
  kind: TaskKind
  /** Resource id. */
  resource: string
  /** List id, of the resource's module. */
  list: string
  request: Json<JsonObject>
  state: Generated<TaskState>
  runs: Generated<number>
  total: number
  done: Generated<number>
  refused: Generated<number>
  /** Another task takes its changes back. */
  undone: Generated<boolean>
  bytes: ColumnType<number | null, number | undefined, number | null>
  created_at: DefaultTimestamp
  resumed_at: DefaultTimestamp
  resumed_from: Generated<number>
  changed_at: DefaultTimestamp
}

export interface TaskRowTable {
  account_id: string
  task_id: string
  /** From 0, in the order in which the rows are done. */
  position: number
  record_id: string
  name: string
  outcome: Generated<'done' | 'refused' | null>
  reason: Generated<string | null>
}

declare module '../storage/tables.ts' {
  interface Tables {
    task: TaskTable
    task_row: TaskRowTable
  }
}
