import { sql } from 'kysely'
import type { ListDefinition } from '../../../language/portal.ts'
import type { BulkCheck } from '../../../language/tasks.ts'
import { createOwnTurns } from '../../createTurns.ts'
import { Refusal } from '../../errors.ts'
import { readDocuments } from '../../storage/documents.ts'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { insertTask, readOwnTask, requireRoom, type TaskRecord } from '../../tasks/index.ts'
import { unknownFields } from '../../unknownFields.ts'
import { callForRow } from './bulkCall.ts'
import { findBulkAction, inverseOf, requireBulkRow, type BulkAction } from './bulkAction.ts'
import { idempotently, type StoredAnswer } from '../records/idempotently.ts'
import { isBelow } from '../records/parentRecords.ts'
import type { ParentRecord, ResourceRequest } from '../ResourceContext.ts'
import { readSelection, requireSome, selectRows, type Selection } from '../lists/selectRows.ts'
import { taskValue } from './taskValue.ts'

/** Records judged with one read. */
const judgedAtOnce = 500
/** Reasons a check names; there are few. */
const mostReasons = 20

interface BulkInput {
  list: ListDefinition
  action: BulkAction
  /** Records at once. */
  most: number
  selection: Selection
}

function readBulk(request: ResourceRequest, body: JsonObject): BulkInput {
  const known = ['list', 'action', 'ids', 'filters', 'except']
  const unknown = unknownFields(body, (name) => known.includes(name))
  if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
  return { ...findBulkAction(request, body['list'], body['action']), selection: readSelection(body) }
}

/** A check of thousands of rows takes seconds: a person has one at a time, and one more that waits. */
const takeOwnTurn = createOwnTurns(1)

/**
 * What a bulk action would do now. The rules are the same as when it is done; nothing is changed.
 * @throws Refusal `busy` while the same person's checks run
 */
export async function checkBulk(request: ResourceRequest, body: JsonObject): Promise<BulkCheck> {
  const input = readBulk(request, body)
  return takeOwnTurn(request.caller.userId, () => check(request, input))
}

async function check(
  request: ResourceRequest,
  { list, action, most, selection }: BulkInput,
): Promise<BulkCheck> {
  const { context, caller, resource } = request
  const { records, gone } = await context.database.read(caller.accountId, (query) =>
    selectRows(query, request, list, selection, most),
  )
  const total = records.length
  const reasons = new Map<string, number>()
  // What a call does may depend on the rows before it. Others are judged each for itself, and no transaction lasts long.
  const together = action.kind === 'call' ? total : judgedAtOnce
  for (let start = 0; start < total; start += together) {
    const refused = await undone(request, (query) =>
      judge(query, request, action, records.slice(start, start + together)),
    )
    for (const reason of refused) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  const sorted = [...reasons].toSorted(([, one], [, other]) => other - one)
  return {
    total,
    can: total - sorted.reduce((sum, [, count]) => sum + count, 0),
    reasons: sorted.slice(0, mostReasons).map(([text, count]) => ({ text, count })),
    can_undo: inverseOf({ published: context.published, resource: resource.id }, action) !== undefined,
    gone,
  }
}

/** Ends the transaction of a check, so that nothing of it stays. */
class CheckedError extends Error {}

/** What work in a transaction comes to; nothing that it does stays. */
async function undone<Result>(
  { context, caller }: ResourceRequest,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = []
  const outcome = await context.database
    .transaction(caller.accountId, async (query) => {
      results.splice(0, results.length, await work(query))
      throw new CheckedError()
    })
    .catch((error: unknown) => error)
  const [result] = results
  if (!(outcome instanceof CheckedError) || result === undefined) throw outcome
  return result
}

/** @returns why, once for each record that can't be changed */
async function judge(
  query: Query,
  request: ResourceRequest,
  action: BulkAction,
  records: TaskRecord[],
): Promise<string[]> {
  const { caller, resource } = request
  const refused: string[] = []
  const ids = records.map(({ id }) => id)
  const isCall = action.kind === 'call'
  const found = isCall ? undefined : await readDocuments(query, caller.accountId, resource.entity, ids)
  for (const id of ids) {
    const record = found?.get(id)
    try {
      if (isCall) await tryCall(query, request, action, id)
      else if (record && isBelow(request, record)) await requireBulkRow(query, request, action, record)
      else throw new Refusal('not-found')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push(refusedText(request, error))
    }
  }
  return refused
}

/** What code decides is only known by doing it; a row may depend on those before, such as the last one with room. */
async function tryCall(
  query: Query,
  request: ResourceRequest,
  { id: action }: BulkAction,
  id: string,
): Promise<void> {
  await sql`savepoint bulk_row`.execute(query)
  try {
    await callForRow(query, request, action, id)
    await sql`release savepoint bulk_row`.execute(query)
  } catch (error) {
    if (error instanceof Refusal) await sql`rollback to savepoint bulk_row`.execute(query)
    throw error
  }
}

/** Why a record of many wasn't changed. */
export function refusedText({ context }: Pick<ResourceRequest, 'context'>, refusal: Refusal): string {
  const { text } = context.published
  return refusal.code === 'not-found' && refusal.details.text === undefined
    ? text('portal:bulk-gone')
    : refusal.words(text)
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
  const { list, action, most, selection } = readBulk(request, body)
  const { context, caller, resource, parent } = request
  const call = {
    caller,
    key,
    route: `POST ${resource.path}/bulk`,
    body,
  }
  return context.database.transaction(caller.accountId, (query) =>
    idempotently(query, call, async () => {
      await requireRoom(query, caller.accountId, 'bulk')
      const { records: rows } = await selectRows(query, request, list, selection, most)
      requireSome(rows)
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
