import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { enqueueJob } from '../jobs/index.ts'
import type { Query } from '../storage/database.ts'
import type { JsonObject } from '../storage/tables.ts'
import type { TaskKind, TaskMaster } from './taskTables.ts'

/** The kind of job that does tasks. */
export const taskJob = 'task'

/** Whose task it is. */
export interface TaskOwner {
  accountId: string
  userId: string
  master?: TaskMaster
}

export interface NewTask {
  kind: TaskKind
  resource: string
  list: string
  request: JsonObject
  /** Rows there are to do. */
  total: number
  /** The records of a bulk action, in their order. */
  rows?: readonly TaskRecord[]
}

/** A record of a bulk action. */
export interface TaskRecord {
  id: string
  /** As receipts call it; empty when it was gone from the start. */
  name: string
}

/**
 * Stores a task and queues its job, in the transaction of `query`.
 * @returns its id
 */
export async function insertTask(query: Query, owner: TaskOwner, task: NewTask): Promise<string> {
  const id = randomUUID()
  const { kind, resource, list, request, total, rows = [] } = task
  await query
    .insertInto('task')
    .values({
      account_id: owner.accountId,
      id,
      user_id: owner.userId,
      master: owner.master ? JSON.stringify(owner.master) : null,
      kind,
      resource,
      list,
      request: JSON.stringify(request),
      total,
    })
    .execute()
  if (rows.length > 0) await insertRows(query, owner.accountId, id, rows)
  await queueRun(query, owner.accountId, id, 1)
  return id
}

async function insertRows(
  query: Query,
  accountId: string,
  taskId: string,
  rows: readonly TaskRecord[],
): Promise<void> {
  const records = JSON.stringify(rows.map(({ id, name }, position) => ({ id, name, position })))
  await sql`
    insert into task_row (account_id, task_id, position, record_id, name)
    select ${accountId}::uuid, ${taskId}::uuid, given.position, given.id, given.name
    from jsonb_to_recordset(${records}::jsonb) as given (id uuid, name text, position integer)`.execute(query)
}

/** Each start has a job of its own: the job of an earlier one may be about to end. */
export function queueRun(query: Query, accountId: string, id: string, runs: number): Promise<void> {
  return enqueueJob(query, { accountId, kind: taskJob, key: `${id}:${runs}`, payload: { id } })
}
