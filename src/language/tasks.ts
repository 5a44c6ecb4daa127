/** How much of a row's change may be selected at once. */
export const mostSelected = 10_000

/** Exports of more rows are made in the background. */
export const exportedAtOnce = 5_000

/** Long work that a person asked for, as `GET /tasks/{id}` answers it. */
export interface Task {
  id: string
  kind: 'bulk' | 'export'
  /** What is done, in words: the action's title. */
  title: string
  /** Title of the list it was asked for on. */
  list_title: string
  /** `<module>.<list>` */
  list: string
  /** `running` while it waits or runs; `failed` cannot go on. */
  state: 'running' | 'stopped' | 'done' | 'failed'
  /** Rows. */
  total: number
  done: number
  refused: number
  /** Speed of the present run; null before its first row, and while it doesn't run. */
  per_second: number | null
  /** A task that takes the changes back can be started. */
  can_undo: boolean
  /** The file of an export, until it expires. */
  file: { bytes: number; expires_at: string } | null
  created_at: string
}

/** One record of a bulk action. */
export interface TaskRow {
  id: string
  name: string
  outcome: 'done' | 'refused' | null
  /** Why it was refused. */
  reason: string | null
}

/** What a bulk action would do: the answer of `POST …/bulk/check`. */
export interface BulkCheck {
  total: number
  /** Rows that can be changed now. */
  can: number
  /** Why the others can't, the most frequent first. */
  reasons: { text: string; count: number }[]
  /** It can be taken back afterward. */
  can_undo: boolean
  /** Of ids with filters: those that the filters don't find. */
  gone: string[]
}
