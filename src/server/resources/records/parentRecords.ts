import type { ParentDefinition, ResourceDefinition } from '../../../language/portal.ts'
import { evaluateCondition } from '../../../language/index.ts'
import { Refusal } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import type { JsonObject } from '../../storage/tables.ts'
import type { Caller, StoredRecord } from '../behaviour.ts'
import { recordSql } from '../lists/listSql.ts'
import { run } from '../run.ts'
import type { ParentRecord, ResourceContext, ResourceRequest } from '../ResourceContext.ts'
import { toValue } from './toValue.ts'
import { isUuid } from '../../storage/documentValues.ts'

interface ParentSource {
  context: Pick<ResourceContext, 'database' | 'published'>
  caller: Caller
  resource: ResourceDefinition
}

/**
 * The parent that a path names, in the caller's account.
 * @throws Refusal `not-found` when there is none; another account's is as good as none
 */
export async function readParent(
  source: ParentSource,
  params: Record<string, string>,
): Promise<ParentRecord | undefined> {
  if (!source.resource.parent) return undefined
  const found = await findParent(source, params)
  if (!found) throw new Refusal('not-found')
  return found
}

/** The same; undefined when there is none. */
export async function findParent(
  { context, caller, resource: { parent } }: ParentSource,
  params: Record<string, string>,
): Promise<ParentRecord | undefined> {
  if (!parent) return undefined
  const ids = parent.slots.map((slot) => [slot, (params[slot] ?? '').toLowerCase()] as const)
  const id = ids.at(-1)?.[1] ?? ''
  const doc = ids.every(([, each]) => isUuid(each))
    ? await context.database.read(caller.accountId, (query) => readDoc(query, context, caller, parent, id))
    : undefined
  const above = ids.slice(0, -1)
  if (!doc || above.some(([slot, each]) => doc[slot] !== each)) return undefined
  return { slot: parent.slot, id, doc, ...(above.length > 0 && { above: Object.fromEntries(above) }) }
}

async function readDoc(
  query: Query,
  { published }: Pick<ResourceContext, 'published'>,
  { accountId }: Caller,
  parent: ParentDefinition,
  id: string,
): Promise<JsonObject | undefined> {
  const above = published.collections.find(({ resource }) => resource.id === parent.resource)
  if (above?.resource.storage.kind !== 'table')
    return (await readDocument(query, accountId, parent.entity, id))?.doc
  const [found] = await run<{ row: string }>(query, recordSql(above.resource, above.entity, id))
  // Written by recordSql.
  return found && (JSON.parse(found.row) as JsonObject)
}

/** Whether a record is below the parent that the path names. */
export function isBelow(
  { parent }: Pick<ResourceRequest, 'parent'>,
  record: Pick<StoredRecord, 'doc'>,
): boolean {
  if (!parent) return true
  const above = Object.entries(parent.above ?? {})
  return record.doc[parent.slot] === parent.id && above.every(([slot, id]) => record.doc[slot] === id)
}

/**
 * Keeps the parent from going away, or changing, before the record below it is stored.
 * @throws Refusal `not-found` when it is gone, `operation-not-allowed` when its rule says so
 */
export async function requireOpenParent(query: Query, request: ResourceRequest): Promise<void> {
  const { context, caller, resource, parent } = request
  if (!parent || !resource.parent) return
  const record = await readDocument(query, caller.accountId, resource.parent.entity, parent.id, true)
  if (!record) throw new Refusal('not-found')
  const { when, because } = resource.parent
  const entity = context.published.collections.find(
    ({ resource: { id } }) => id === resource.parent?.resource,
  )?.entity
  const row = entity ? toValue({ entity }, record) : record.doc
  const scope = { ...caller.scope, row, now: new Date().toISOString() }
  if (!when || evaluateCondition(when, scope)) return
  throw new Refusal('operation-not-allowed', because ? { text: context.published.text(because) } : {})
}

/** @throws Refusal `has-children` while there are records below the one that is to be deleted, which is locked */
export async function requireChildless(query: Query, request: ResourceRequest, id: string): Promise<void> {
  for (const resource of childrenOf(request.context, request.resource)) {
    const [found] = await run<{ any: boolean }>(query, {
      text: 'select exists(select 1 from record where account_id = current_account() and entity = $1 and doc->>$2 = $3) as "any"',
      parameters: [resource.entity, resource.parent?.slot, id],
    })
    if (found?.any) throw new Refusal('has-children')
  }
}

function childrenOf({ published }: ResourceContext, { id }: ResourceDefinition): ResourceDefinition[] {
  return published.collections.flatMap(({ resource }) => (resource.parent?.resource === id ? resource : []))
}
