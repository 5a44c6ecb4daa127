import { evaluateCondition, fillTemplate } from '../../../language/index.ts'
import type { EndpointDefinition, RowActionDefinition } from '../../../language/portal.ts'
import { requireState } from '../../auth/requireState.ts'
import { Refusal } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import type { JsonObject } from '../../storage/tables.ts'
import type { RowHandler } from '../behaviour.ts'
import { recordSql } from '../lists/listSql.ts'
import { isBelow } from '../records/parentRecords.ts'
import type { PublishedPortal } from '../PublishedPortal.ts'
import { requireEndpoint } from '../input/requireEndpoint.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { run } from '../run.ts'
import { toValue } from '../records/toValue.ts'

type RowAction<Kind> = Extract<RowActionDefinition, { kind: Kind }>

/** The row action that a list of the resource has for many rows, or by which another one of them is undone. */
export function bulkRowAction<Kind extends 'delete' | 'call'>(
  { published, resource }: { published: PublishedPortal; resource: string },
  kind: Kind,
  id: string,
): RowAction<Kind> | undefined {
  for (const list of published.lists) {
    if (list.resource !== resource) continue
    const isOffered =
      list.bulkActions.includes(id) ||
      list.rowActions.some(
        (each) => each.kind === 'call' && each.bulk?.undo === id && list.bulkActions.includes(each.id),
      )
    const found = isOffered ? list.rowActions.find((each) => each.id === id) : undefined
    // as: what has the kind is of it.
    if (found?.kind === kind) return found as RowAction<Kind>
  }
  return undefined
}

export function rowCallOf(
  { context: { published }, resource }: Pick<ResourceRequest, 'context' | 'resource'>,
  id: string,
): RowAction<'call'> | undefined {
  return bulkRowAction({ published, resource: resource.id }, 'call', id)
}

/**
 * Makes the call of a row action for one row, under every rule that a request meets.
 * @param actionId of the row action
 * @param id of the row
 * @throws Refusal
 */
export async function callForRow(
  query: Query,
  request: ResourceRequest,
  actionId: string,
  id: string,
): Promise<void> {
  const { context, caller } = request
  const action = rowCallOf(request, actionId)
  if (!action?.bulk) throw new Refusal('operation-not-allowed')
  const { handler, endpoint } = handlerOf(request, action.bulk)
  if (action.asks !== undefined) requireState(context.published, caller, { call: action.asks })
  requireEndpoint(request, endpoint)
  const row = await readRow(query, request, id)
  const scope = { ...caller.scope, row, now: new Date().toISOString() }
  if (action.when && !evaluateCondition(action.when, scope))
    throw new Refusal(
      'operation-not-allowed',
      action.because ? { text: context.published.text(action.because) } : {},
    )
  const params: Record<string, string> = {}
  for (const [slot, template] of Object.entries(action.bulk.params)) {
    const value = fillTemplate(template, scope)
    if (value === undefined) throw new Refusal('not-found')
    params[slot] = value
  }
  await handler(query, { caller, params })
}

function handlerOf(
  { context }: ResourceRequest,
  { resource, endpoint: id }: { resource: string; endpoint: string },
): { handler: RowHandler; endpoint: EndpointDefinition } {
  const handler = context.behaviours.get(resource)?.perRow?.[id]
  const endpoint = context.published.collections
    .find((each) => each.resource.id === resource)
    ?.resource.endpoints.find((each) => each.id === id)
  if (!handler || !endpoint) throw new Error(`Endpoint ${id} of ${resource} has no handler for rows`)
  return { handler, endpoint }
}

/** A row as conditions read it, locked where it is a document. */
async function readRow(query: Query, request: ResourceRequest, id: string): Promise<JsonObject> {
  const { caller, resource, whole } = request
  if (resource.storage.kind === 'table') {
    const [found] = await run<{ row: string }>(query, recordSql(resource, whole, id))
    const doc = found && (JSON.parse(found.row) as JsonObject) // written by recordSql
    if (!doc || !isBelow(request, { doc })) throw new Refusal('not-found')
    return doc
  }
  const record = await readDocument(query, caller.accountId, resource.entity, id, true)
  if (!record || !isBelow(request, record)) throw new Refusal('not-found')
  return toValue({ entity: whole }, record)
}
