import { Refusal } from '../../errors.ts'
import type { FileStore } from '../../files/index.ts'
import type { Job, JobHandler, NextTurn } from '../../jobs/index.ts'
import {
  readRowsLeft,
  RowDoneError,
  setState,
  taskJob,
  TaskStoppedError,
  writeReceipt,
  type StoredTask,
} from '../../tasks/index.ts'
import { createActing, type ActingOptions } from '../records/createActing.ts'
import { performBulkRow } from './bulkAction.ts'
import { refusedText } from './bulkRoutes.ts'
import { runExport } from '../exports/exportTask.ts'
import type { ParentRecord, ResourceRequest } from '../ResourceContext.ts'
import { actionOf } from './taskValue.ts'

export interface TaskWorkOptions extends ActingOptions {
  files: FileStore
  /** Tells the user's open pages that a task changed. */
  announce: (userId: string, taskId: string) => Promise<void>
  onError: (error: unknown) => void
  /** A bulk action makes room for other long jobs after this long. */
  turnMs?: number
}

export interface TaskWork {
  /** Kind of job → how it is done. */
  jobs: Record<
    string,
    {
      run: JobHandler
      onBuried: (job: Job) => Promise<void>
      isLong: true
    }
  >
}

/** Rows done before the user's permissions, and the definitions, are read again. */
const rowsAtOnce = 25
/** Pages hear of progress this often at most. */
const announceEveryMs = 500
/** A row that fails this often, by a fault of the server, is refused. */
const rowAttempts = 3

/**
 * Does tasks, as the user who asked for them: with the permissions they have by then, and under the rules that are
 * published by then. A row's receipt is stored in the transaction that changes it, so that a killed process, or two at
 * once, do no row twice and leave none out.
 */
export function createTaskWork(options: TaskWorkOptions): TaskWork {
  const { database, files, announce, onError, turnMs = 4000 } = options
  const acting = createActing(options)

  function requestOf(task: StoredTask): Promise<ResourceRequest | undefined> {
    const { account_id: accountId, user_id: userId, master } = task
    // as: written when the task was started.
    const { parent } = task.request as { parent: ParentRecord | null }
    return acting.requestOf(
      { accountId, userId, master: master ?? undefined },
      task.resource,
      parent ?? undefined,
    )
  }

  function readTask(accountId: string, id: string): Promise<StoredTask | undefined> {
    return database.read(accountId, (query) =>
      query
        .selectFrom('task')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst(),
    )
  }

  async function end(task: StoredTask, state: 'done' | 'failed'): Promise<undefined> {
    await database.transaction(task.account_id, (query) =>
      query
        .updateTable('task')
        .set({ state, changed_at: new Date() })
        .where('account_id', '=', task.account_id)
        .where('id', '=', task.id)
        .where('state', '=', 'running')
        .execute(),
    )
  }

  async function run(job: Job, signal: AbortSignal): Promise<NextTurn | undefined> {
    const task = await readTask(job.accountId, String(job.payload['id']))
    if (task?.state !== 'running') return undefined
    let next: NextTurn | undefined
    const tell = createTeller(() => announce(task.user_id, task.id).catch(onError))
    try {
      if (task.kind === 'export') await exportRows(task, tell, signal)
      else next = await doRows(task, job.attempt, tell, signal)
    } catch (error) {
      if (!(error instanceof TaskStoppedError)) throw error
    }
    await announce(task.user_id, task.id).catch(onError)
    return next
  }

  async function doRows(
    task: StoredTask,
    attempt: number,
    tell: () => void,
    signal: AbortSignal,
  ): Promise<NextTurn | undefined> {
    const until = performance.now() + turnMs
    for (;;) {
      const request = await requestOf(task)
      if (!request) return end(task, 'failed')
      const rows = await database.read(task.account_id, (query) => readRowsLeft(query, task, rowsAtOnce))
      if (rows.length === 0) return end(task, 'done')
      for (const { position, record_id: id } of rows) {
        signal.throwIfAborted()
        await doRow(request, task, position, id, attempt)
        tell()
      }
      if (performance.now() > until) return { inMs: 0 }
    }
  }

  async function doRow(
    request: ResourceRequest,
    task: StoredTask,
    position: number,
    id: string,
    attempt: number,
  ): Promise<void> {
    const action = actionOf(task)
    if (!action) throw new Error(`task ${task.id} has no action`)
    try {
      await performBulkRow(request, action, id, (query) => writeReceipt(query, task, position))
    } catch (error) {
      if (error instanceof RowDoneError || error instanceof TaskStoppedError) {
        if (error instanceof TaskStoppedError) throw error
        return
      }
      const reason = reasonOf(request, error, attempt)
      await database
        .transaction(task.account_id, (query) => writeReceipt(query, task, position, reason))
        .catch((failure: unknown) => {
          if (!(failure instanceof RowDoneError)) throw failure
        })
    }
  }

  /** @throws what is no refusal, while the job may try again */
  function reasonOf(request: ResourceRequest, error: unknown, attempt: number): string {
    if (error instanceof Refusal) return refusedText(request, error)
    if (attempt < rowAttempts) throw error
    onError(error)
    return refusedText(request, new Refusal('internal'))
  }

  async function exportRows(task: StoredTask, tell: () => void, signal: AbortSignal): Promise<void> {
    const request = await requestOf(task)
    const access = request?.resource.operations.list?.access
    if (!request || !access?.every((each) => request.caller.permissions.has(each))) return end(task, 'failed')
    await runExport(request, task, files, async (done) => {
      signal.throwIfAborted()
      const going = await database.transaction(task.account_id, (query) =>
        query
          .updateTable('task')
          .set({ done, changed_at: new Date() })
          .where('account_id', '=', task.account_id)
          .where('id', '=', task.id)
          .where('state', '=', 'running')
          .returning('id')
          .executeTakeFirst(),
      )
      tell()
      return going !== undefined
    }).catch((error: unknown) => {
      // Asked again, it would be refused again: what it names was taken away meanwhile.
      if (error instanceof Refusal) return end(task, 'failed')
      throw error
    })
  }

  return {
    jobs: {
      [taskJob]: {
        run,
        isLong: true,
        async onBuried({ accountId, payload }) {
          const task = await readTask(accountId, String(payload['id']))
          if (task) await database.transaction(accountId, (query) => setState(query, task, 'stopped'))
        },
      },
    },
  }
}

/** At once, and then at most so often. */
function createTeller(tell: () => Promise<void>): () => void {
  let last = -Infinity
  return () => {
    const now = performance.now()
    if (now - last < announceEveryMs) return
    last = now
    void tell()
  }
}
