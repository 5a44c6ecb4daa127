import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'
import type { StoredTask } from './steerTask.ts'

/** The task was stopped, or ended, while a row was under way: its change is undone with the transaction. */
export class TaskStoppedError extends Error {}

/** Another process did the row: its change here is undone with the transaction. */
export class RowDoneError extends Error {}

export interface TaskRow {
  position: number
  record_id: string
}

/** The next rows without a receipt. */
export function readRowsLeft(query: Query, task: StoredTask, count: number): Promise<TaskRow[]> {
  return query
    .selectFrom('task_row')
    .select(['position', 'record_id'])
    .where('account_id', '=', task.account_id)
    .where('task_id', '=', task.id)
    .where('outcome', 'is', null)
    .orderBy('position')
    .limit(count)
    .execute()
}

/**
 * Writes the receipt of a row and counts it, in the transaction of its change: both, or neither.
 * @param reason why it was refused; absent when it was done
 * @throws RowDoneError, TaskStoppedError
 */
export async function writeReceipt(
  query: Query,
  task: StoredTask,
  position: number,
  reason?: string,
): Promise<void> {
  const outcome = reason === undefined ? 'done' : 'refused'
  const written = await query
    .updateTable('task_row')
    .set({ outcome, reason: reason ?? null })
    .where('account_id', '=', task.account_id)
    .where('task_id', '=', task.id)
    .where('position', '=', position)
    .where('outcome', 'is', null)
    .returning('position')
    .executeTakeFirst()
  if (!written) throw new RowDoneError()
  const counted = await query
    .updateTable('task')
    .set((row) => ({
      ...(outcome === 'done'
        ? { done: sql<number>`${row.ref('done')} + 1` }
        : { refused: sql<number>`${row.ref('refused')} + 1` }),
      changed_at: sql<Date>`now()`,
    }))
    .where('account_id', '=', task.account_id)
    .where('id', '=', task.id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  if (!counted) throw new TaskStoppedError()
}
