import type { ResourceDefinition } from '../../language/portal.ts'
import { evaluateCondition } from '../../language/index.ts'
import { Refusal } from '../errors.ts'
import type { Query } from '../storage/database.ts'
import { readDocument } from '../storage/documents.ts'
import type { StoredRecord } from './behaviour.ts'
import { isUuid } from './listSql.ts'
import { run } from './run.ts'
import type { ParentRecord, ResourceContext, ResourceRequest } from './ResourceContext.ts'
import { toValue } from './toValue.ts'

/**
 * The parent that a path names, in the caller's account.
 * @throws Refusal `not-found` when there is none; another account's is as good as none
 */
export async function readParent(
  { context, caller, resource }: Pick<ResourceRequest, 'context' | 'caller' | 'resource'>,
  params: Record<string, string>,
): Promise<ParentRecord | undefined> {
  const { parent } = resource
  if (!parent) return undefined
  const id = (params[parent.slot] ?? '').toLowerCase()
  const record = isUuid(id)
    ? await context.database.read(caller.accountId, (query) =>
        readDocument(query, caller.accountId, parent.entity, id),
      )
    : undefined
  if (!record) throw new Refusal('not-found')
  return { slot: parent.slot, id }
}

/** Whether a record is below the parent that the path names. */
export function isBelow({ parent }: Pick<ResourceRequest, 'parent'>, record: StoredRecord): boolean {
  return !parent || record.doc[parent.slot] === parent.id
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
