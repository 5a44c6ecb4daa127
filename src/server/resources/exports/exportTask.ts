import { auditExport } from './auditExport.ts'
import type { FileStore } from '../../files/index.ts'
import { Refusal, say } from '../../errors.ts'
import { postNotification } from '../../notifications/index.ts'
import type { JsonObject } from '../../storage/tables.ts'
import {
  insertTask,
  readOwnTask,
  setState,
  taskFile,
  TaskStoppedError,
  type StoredTask,
} from '../../tasks/index.ts'
import { unknownFields } from '../../unknownFields.ts'
import { exportCsv } from './exportCsv.ts'
import { idempotently, type StoredAnswer } from '../records/idempotently.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { taskValue } from '../bulk/taskValue.ts'

const mostBytes = 4 * 2 ** 30

/** Starts the export of a list in the background. Repeated with the same key, it answers the first task. */
export async function startExport(
  request: ResourceRequest,
  body: JsonObject,
  key: string | undefined,
): Promise<StoredAnswer> {
  const { context, caller, resource, parent } = request
  const { list, query, ...rest } = body
  const unknown = unknownFields(rest, () => false)
  const shown = context.published.lists.find((each) => each.id === list && each.resource === resource.id)
  if (!shown) unknown['list'] = say('portal:error-list-unknown')
  if (!isTexts(query)) unknown['query'] = say('portal:error-list-filters')
  if (!shown || !isTexts(query) || Object.keys(unknown).length > 0)
    throw new Refusal('invalid', { fields: unknown })
  // Refuses what the list doesn't know, and tells how much there is to do.
  const { total } = await context.limits.limitExport(caller, () => exportCsv(request, query))
  const call = {
    caller,
    key,
    route: `POST ${resource.path}/export`,
    body,
  }
  return context.database.transaction(caller.accountId, (database) =>
    idempotently(database, call, async () => {
      const id = await insertTask(database, caller, {
        kind: 'export',
        resource: resource.id,
        list: shown.id,
        request: { query, parent: parent ? { slot: parent.slot, id: parent.id } : null },
        total,
      })
      await auditExport(database, request, total)
      const task = taskValue(context.published, await readOwnTask(database, caller, id))
      return { status: 202, body: JSON.stringify({ task }), headers: {} }
    }),
  )
}

function isTexts(query: unknown): query is Record<string, string> {
  return (
    typeof query === 'object' &&
    query !== null &&
    !Array.isArray(query) &&
    Object.values(query).every((value) => typeof value === 'string')
  )
}

/**
 * Writes the file from its beginning, whatever an earlier run wrote, and notifies its user.
 * @param onProgress called with the rows written so far; false stops the export
 */
export async function runExport(
  request: ResourceRequest,
  task: StoredTask,
  files: FileStore,
  onProgress: (done: number) => Promise<boolean>,
): Promise<void> {
  const { context, caller } = request
  // as: written by startExport.
  const { query } = task.request as { query: Record<string, string> }
  const { total, parts } = await exportCsv(request, query)
  let written = 0
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const { text, rows } of parts) {
      yield Buffer.from(text)
      written += rows
      if (!(await onProgress(written))) throw new TaskStoppedError()
    }
  }
  const { bytes: size } = await files.write(taskFile(caller.accountId, task.id), bytes(), mostBytes)
  await context.database.transaction(caller.accountId, async (database) => {
    const now = await readOwnTask(database, caller, task.id, true)
    if (now.state !== 'running') return
    await setState(database, task, 'done', { done: written, total, bytes: size })
    const { list_title: list } = taskValue(context.published, task)
    await postNotification(database, {
      accountId: caller.accountId,
      userId: caller.userId,
      kind: 'export-ready',
      slots: { id: task.id, list, count: written },
    })
  })
}
