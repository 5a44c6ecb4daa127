import { sql } from 'kysely'
import { Refusal } from '../errors.ts'
import type { Query } from '../storage/database.ts'
import { queueRun, type TaskOwner } from './insertTask.ts'
import { requireRoom } from './requireRoom.ts'
import type { TaskState, TaskTable } from './taskTables.ts'
import type { Selectable } from 'kysely'

export type StoredTask = Selectable<TaskTable>

/**
 * A task of this user.
 * @param lock keeps it for the transaction
 * @throws Refusal `not-found`; another user's is as good as none
 */
export async function readOwnTask(
  query: Query,
  { accountId, userId }: TaskOwner,
  id: string,
  lock = false,
): Promise<StoredTask> {
  const select = query
    .selectFrom('task')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
  const task = await (lock ? select.forUpdate() : select).executeTakeFirst()
  if (!task) throw new Refusal('not-found')
  return task
}

/** No row begins after this; what is under way is stored whole, or not at all. Nothing happens to an ended task. */
export async function stopTask(query: Query, owner: TaskOwner, id: string): Promise<void> {
  const task = await readOwnTask(query, owner, id, true)
  if (task.state === 'running') await setState(query, task, 'stopped')
}

/**
 * Goes on with the rows that are left.
 * @throws Refusal `too-many-requests` when too many are under way
 */
export async function resumeTask(query: Query, owner: TaskOwner, id: string): Promise<void> {
  const task = await readOwnTask(query, owner, id, true)
  if (task.state === 'stopped') await startAgain(query, task)
}

/**
 * Tries the refused rows again.
 * @throws Refusal `operation-not-allowed` while it runs, and when none was refused; `too-many-requests` when too many
 *   are under way
 */
export async function retryTask(query: Query, owner: TaskOwner, id: string): Promise<void> {
  const task = await readOwnTask(query, owner, id, true)
  if (task.state === 'running' || task.refused === 0) throw new Refusal('operation-not-allowed')
  await query
    .updateTable('task_row')
    .set({ outcome: null, reason: null })
    .where('account_id', '=', task.account_id)
    .where('task_id', '=', task.id)
    .where('outcome', '=', 'refused')
    .execute()
  await startAgain(query, { ...task, refused: 0 })
}

async function startAgain(query: Query, task: StoredTask): Promise<void> {
  const { account_id: accountId, id, kind, runs, done, refused } = task
  await requireRoom(query, accountId, kind)
  await query
    .updateTable('task')
    .set({
      state: 'running',
      runs: runs + 1,
      refused,
      resumed_at: sql<Date>`now()`,
      resumed_from: done + refused,
      changed_at: sql<Date>`now()`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
  await queueRun(query, accountId, id, runs + 1)
}

/** @param change figures to set with the state */
export async function setState(
  query: Query,
  { account_id: accountId, id }: Pick<StoredTask, 'account_id' | 'id'>,
  state: TaskState,
  change: { done?: number; total?: number; bytes?: number } = {},
): Promise<void> {
  await query
    .updateTable('task')
    .set({ state, ...change, changed_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}
