import type { Task, TaskRow } from '../../../language/tasks.ts'
import { Refusal, say } from '../../errors.ts'
import { FileMissingError } from '../../files/index.ts'
import { inverseOf } from '../../resources/bulk/bulkAction.ts'
import type { Caller } from '../../resources/behaviour.ts'
import type { ResourceRoute, RouteAnswer, RouteRequest } from '../../resources/routes/ResourceRoute.ts'
import { actionOf, taskValue } from '../../resources/bulk/taskValue.ts'
import type { Query } from '../../storage/database.ts'
import {
  insertTask,
  readOwnTask,
  requireRoom,
  resumeTask,
  retryTask,
  stopTask,
  taskFile,
  type StoredTask,
} from '../../tasks/index.ts'
import { polled } from './accountRoutes.ts'
import type { AppOptions } from '../AppOptions.ts'
import { jsonRoute } from './jsonRoute.ts'

/** Tasks that a page shows; older ones are of no interest. */
const mostListed = 20
const rowsPerPage = 100
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The tasks of the signed-in user: what they asked for that takes long. Nobody else sees them. */
export function taskRoutes({ database, files, publisher }: AppOptions): ResourceRoute[] {
  const valueOf = (task: StoredTask): Task => taskValue(publisher.current(), task)

  async function readTask({ caller, params }: RouteRequest): Promise<StoredTask> {
    return database.read(caller.accountId, (query) => readOwnTask(query, caller, taskId(params)))
  }

  /** Changes a task, and answers it as it is then. */
  const steer = (
    verb: string,
    change: (query: Query, caller: Caller, id: string) => Promise<void>,
  ): ResourceRoute =>
    jsonRoute('POST', `/tasks/{id}/${verb}`, async ({ caller, params }) => {
      const id = taskId(params)
      const task = await database.transaction(caller.accountId, async (query) => {
        await change(query, caller, id)
        return readOwnTask(query, caller, id)
      })
      return { task: valueOf(task) }
    })

  const all: ResourceRoute = {
    ...jsonRoute('GET', '/tasks', async () => undefined),
    handle: async (request) => polled(request, { tasks: (await readTasks(request)).map(valueOf) }),
  }

  function readTasks({ caller }: RouteRequest): Promise<StoredTask[]> {
    return database.read(caller.accountId, (query) =>
      query
        .selectFrom('task')
        .selectAll()
        .where('account_id', '=', caller.accountId)
        .where('user_id', '=', caller.userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(mostListed)
        .execute(),
    )
  }

  return [
    all,
    jsonRoute('GET', '/tasks/{id}', async (request) => ({ task: valueOf(await readTask(request)) })),
    jsonRoute('GET', '/tasks/{id}/rows', async (request) => {
      const { outcome, page } = readRowsQuery(request.query)
      const task = await readTask(request)
      return { rows: await readRows(request, task, outcome, page) }
    }),
    steer('stop', stopTask),
    steer('resume', resumeTask),
    steer('retry', retryTask),
    jsonRoute('POST', '/tasks/{id}/undo', async ({ caller, params }) => {
      const task = await database.transaction(caller.accountId, async (query) => {
        const undone = await readOwnTask(query, caller, taskId(params), true)
        return readOwnTask(query, caller, await undo(query, caller, undone, valueOf(undone)))
      })
      return { task: valueOf(task) }
    }),
    {
      ...jsonRoute('GET', '/tasks/{id}/file', async () => undefined),
      download: true,
      handle: async (request) => sendFile(request, await readTask(request)),
    },
  ]

  function readRows(
    { caller }: RouteRequest,
    task: StoredTask,
    outcome: TaskRow['outcome'],
    page: number,
  ): Promise<TaskRow[]> {
    return database.read(caller.accountId, async (query) => {
      const rows = query
        .selectFrom('task_row')
        .select(['record_id as id', 'name', 'outcome', 'reason'])
        .where('account_id', '=', caller.accountId)
        .where('task_id', '=', task.id)
        .orderBy('position')
        .limit(rowsPerPage)
        .offset((page - 1) * rowsPerPage)
      return (outcome === null ? rows : rows.where('outcome', '=', outcome)).execute()
    })
  }

  /** A task that takes the action back for every row that was done. */
  async function undo(query: Query, caller: Caller, task: StoredTask, { can_undo }: Task): Promise<string> {
    const action = actionOf(task)
    const inverse = action && inverseOf({ published: publisher.current(), resource: task.resource }, action)
    if (!can_undo || !inverse) throw new Refusal('operation-not-allowed')
    await requireRoom(query, caller.accountId, task.kind)
    const rows = await query
      .selectFrom('task_row')
      .select(['record_id as id', 'name'])
      .where('account_id', '=', caller.accountId)
      .where('task_id', '=', task.id)
      .where('outcome', '=', 'done')
      .orderBy('position')
      .execute()
    await query
      .updateTable('task')
      .set({ undone: true })
      .where('account_id', '=', caller.accountId)
      .where('id', '=', task.id)
      .execute()
    const { kind, resource, list, request } = task
    return insertTask(query, caller, {
      kind,
      resource,
      list,
      request: { ...Object(request), action: { ...inverse } },
      total: rows.length,
      rows,
    })
  }

  async function sendFile({ caller }: RouteRequest, task: StoredTask): Promise<RouteAnswer> {
    if (!valueOf(task).file) throw new Refusal('not-found')
    // Whoever may no longer read the list may no longer read its export.
    const access = publisher.current().collections.find(({ resource }) => resource.id === task.resource)
      ?.resource.operations.list?.access
    if (!access?.every((permission) => caller.permissions.has(permission))) throw new Refusal('forbidden')
    try {
      const body = await files.read(taskFile(caller.accountId, task.id))
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${task.list}.csv"`,
        'cache-control': 'private, no-store',
      }
      return { status: 200, headers, body }
    } catch (error) {
      throw error instanceof FileMissingError ? new Refusal('not-found') : error
    }
  }
}

function readRowsQuery({ outcome, page = '1', ...others }: Record<string, string>): {
  outcome: TaskRow['outcome']
  page: number
} {
  const fields = Object.fromEntries(
    Object.keys(others).map((name) => [name, say('portal:error-parameter-unknown')]),
  )
  if (outcome !== undefined && outcome !== 'done' && outcome !== 'refused')
    fields['outcome'] = say('portal:error-outcome')
  if (!/^[1-9]\d{0,2}$/.test(page))
    fields['page'] = say('portal:error-whole-number-range', { minimum: 1, maximum: 999 })
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', { fields })
  return { outcome: outcome === 'done' || outcome === 'refused' ? outcome : null, page: Number(page) }
}

function taskId(params: Record<string, string>): string {
  const id = params['id'] ?? ''
  if (!uuid.test(id)) throw new Refusal('not-found')
  return id.toLowerCase()
}
