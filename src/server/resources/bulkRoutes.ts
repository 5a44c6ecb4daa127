import type { ListDefinition } from '../../language/portal.ts'
import type { BulkCheck } from '../../language/tasks.ts'
import { Refusal } from '../errors.ts'
import { readDocuments } from '../storage/documents.ts'
import type { Query } from '../storage/database.ts'
import type { JsonObject } from '../storage/tables.ts'
import { insertTask, readOwnTask, type TaskRecord } from '../tasks/index.ts'
import { unknownFields } from '../unknownFields.ts'
import { findBulkAction, inverseOf, requireBulkRow, type BulkAction } from './bulkAction.ts'
import { idempotently, type StoredAnswer } from './idempotently.ts'
import { isBelow } from './parentRecords.ts'
import type { ParentRecord, ResourceRequest } from './ResourceContext.ts'
import { readSelection, selectRows, type Selection } from './selectRows.ts'
import { taskValue } from './taskValue.ts'

/** Records judged with one read. */
const judgedAtOnce = 500
/** Reasons a check names; there are few. */
const mostReasons = 20

interface BulkInput {
  list: ListDefinition
  action: BulkAction
  selection: Selection
}

function readBulk(request: ResourceRequest, body: JsonObject): BulkInput {
  const known = ['list', 'action', 'ids', 'filters', 'except']
  const unknown = unknownFields(body, (name) => known.includes(name))
  if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
  return { ...findBulkAction(request, body['list'], body['action']), selection: readSelection(body) }
}

/** Ends the transaction of a check, so that nothing of it stays. */
class CheckedError extends Error {}

/** What a bulk action would do now. The rules are the same as when it is done; nothing is changed. */
export async function checkBulk(request: ResourceRequest, body: JsonObject): Promise<BulkCheck> {
  const { list, action, selection } = readBulk(request, body)
  const { context, caller, entity } = request
  const reasons = new Map<string, number>()
  let total = 0
  try {
    await context.database.transaction(caller.accountId, async (query) => {
      reasons.clear()
      const records = await selectRows(query, request, list, selection)
      total = records.length
      for (let start = 0; start < total; start += judgedAtOnce)
        await judge(query, request, action, records.slice(start, start + judgedAtOnce), reasons)
      throw new CheckedError()
    })
  } catch (error) {
    if (!(error instanceof CheckedError)) throw error
  }
  const sorted = [...reasons].toSorted(([, one], [, other]) => other - one)
  return {
    total,
    can: total - sorted.reduce((sum, [, count]) => sum + count, 0),
    reasons: sorted.slice(0, mostReasons).map(([text, count]) => ({ text, count })),
    can_undo: inverseOf(entity.lifecycle, action) !== undefined,
  }
}

async function judge(
  query: Query,
  request: ResourceRequest,
  action: BulkAction,
  records: TaskRecord[],
  reasons: Map<string, number>,
): Promise<void> {
  const { caller, resource } = request
  const ids = records.map(({ id }) => id)
  const found = await readDocuments(query, caller.accountId, resource.entity, ids)
  for (const id of ids) {
    const record = found.get(id)
    try {
      if (!record || !isBelow(request, record)) throw new Refusal('not-found', goneText(request))
      await requireBulkRow(query, request, action, record)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const reason = error.words(request.context.published.text)
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
  }
}

/** The words for a record that is no longer there. */
export function goneText({ context }: Pick<ResourceRequest, 'context'>): { text: string } {
  return { text: context.published.text('portal:bulk-gone') }
}

/** Without the record, which the work reads anew. */
function taskParent({ slot, id, above }: ParentRecord): JsonObject {
  return { slot, id, ...(above && { above }) }
}

/** Starts a bulk action: which rows, is decided now. Repeated with the same key, it answers the first task. */
export function startBulk(
  request: ResourceRequest,
  body: JsonObject,
  key: string | undefined,
): Promise<StoredAnswer> {
  const { list, action, selection } = readBulk(request, body)
  const { context, caller, resource, parent } = request
  const call = { accountId: caller.accountId, key, route: `POST ${resource.path}/bulk`, body }
  return context.database.transaction(caller.accountId, (query) =>
    idempotently(query, call, async () => {
      const rows = await selectRows(query, request, list, selection)
      const id = await insertTask(query, caller, {
        kind: 'bulk',
        resource: resource.id,
        list: list.id,
        request: { action: { ...action }, parent: parent ? taskParent(parent) : null },
        total: rows.length,
        rows,
      })
      const task = taskValue(context.published, await readOwnTask(query, caller, id))
      return { status: 202, body: JSON.stringify({ task }), headers: {} }
    }),
  )
}
