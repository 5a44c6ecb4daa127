import { randomUUID } from 'node:crypto'
import type { OperationDefinition } from '../../language/portal.ts'
import { evaluateCondition, isWritable, type Scope, type WriteOperation } from '../../language/index.ts'
import { Refusal } from '../errors.ts'
import { deleteDocument, insertDocument, readDocument, replaceDocument } from '../storage/documents.ts'
import type { JsonObject } from '../storage/tables.ts'
import { isAllowed } from '../auth/permissionsOf.ts'
import type { StoredRecord } from './behaviour.ts'
import { idempotently, type StoredAnswer } from './idempotently.ts'
import { isUuid } from './listSql.ts'
import { readVersion } from './readList.ts'
import { behaviourOf, type ResourceRequest } from './ResourceContext.ts'
import { verifyWrite } from './verifyWrite.ts'

/** How often an update begins anew because the record changed while it was verified. */
const attempts = 4

export interface ReadRecord {
  /** JSON text */
  body: string
  version: number
  collectionVersion: number
}

export async function getRecord(request: ResourceRequest, id: string): Promise<ReadRecord> {
  const { context, caller, resource } = request
  // Before the record: a change in between makes the tag too old, never the body.
  const collectionVersion = await context.database.read(caller.accountId, (query) =>
    readVersion(query, resource),
  )
  const record = await readOwn(request, id)
  const { body } = answerOf(request, 200, record)
  return { body, version: record.version, collectionVersion }
}

/** Refuses with the definition's texts, or answers `{}`: one step of a wizard. */
export async function verifyStep(
  request: ResourceRequest,
  input: JsonObject,
  operation: WriteOperation,
  fields: string[],
  id: string | undefined,
): Promise<void> {
  const stored = operation === 'update' && id !== undefined ? (await readOwn(request, id)).doc : undefined
  await verifyWrite(request, input, operation, stored, fields)
}

export async function createRecord(
  request: ResourceRequest,
  input: JsonObject,
  idempotencyKey: string | undefined,
): Promise<StoredAnswer> {
  const { context, caller, resource } = request
  const call = {
    accountId: caller.accountId,
    key: idempotencyKey,
    route: `POST ${resource.path}`,
    body: input,
  }
  const behaviour = behaviourOf(request)
  const create = (value: JsonObject | undefined): Promise<StoredAnswer> =>
    context.database.transaction(caller.accountId, (query) =>
      idempotently(query, call, async () => {
        if (!value) throw new NotAnsweredBefore()
        const id = randomUUID()
        const begun = beginLifecycle(request, value)
        const doc = behaviour?.beforeCreate ? await behaviour.beforeCreate(query, caller, begun, id) : begun
        const record = await insertDocument(query, caller.accountId, resource.entity, id, doc)
        await behaviour?.afterCreate?.(query, caller, record)
        return answerOf(request, 201, record)
      }),
    )
  if (idempotencyKey !== undefined) {
    // A repetition gets its first answer even if the world has changed since: it is not verified again.
    try {
      return await create(undefined)
    } catch (error) {
      if (!(error instanceof NotAnsweredBefore)) throw error
    }
  }
  await behaviour?.admit?.(caller)
  const { changes } = await verifyWrite(request, input, 'create')
  await behaviour?.admitCreation?.(caller)
  return create(changes)
}

/** A new record begins in the first state of its lifecycle; a behaviour may choose another. */
function beginLifecycle({ entity }: ResourceRequest, value: JsonObject): JsonObject {
  const { lifecycle } = entity
  return lifecycle?.initial === undefined ? value : { ...value, [lifecycle.field]: lifecycle.initial }
}

class NotAnsweredBefore extends Error {}

export async function updateRecord(
  request: ResourceRequest,
  id: string,
  input: JsonObject,
  ifMatch: string | undefined,
): Promise<StoredAnswer> {
  const { context, caller, resource, entity } = request
  const behaviour = behaviourOf(request)
  await behaviour?.admit?.(caller)
  for (let attempt = 1; ; attempt++) {
    const seen = await readOwn(request, id)
    requireVersion(seen, ifMatch)
    requireOperation(request, resource.operations.update, seen)
    const { changes } = await verifyWrite(request, input, 'update', seen.doc)
    const updated = await context.database.transaction(caller.accountId, async (query) => {
      await behaviour?.beforeLock?.(query, seen.id)
      const record = await readDocument(query, caller.accountId, resource.entity, seen.id, true)
      if (!record) throw new Refusal('not-found')
      if (record.version !== seen.version) return undefined
      const kept = Object.entries(record.doc).filter(([name]) => {
        const property = entity.properties[name]
        return !property || !isWritable(property, 'update')
      })
      const value: JsonObject = { ...Object.fromEntries(kept), ...changes }
      const doc = behaviour?.beforeUpdate ? await behaviour.beforeUpdate(query, caller, record, value) : value
      return replaceDocument(query, caller.accountId, resource.entity, record.id, record.version, doc)
    })
    if (updated) return answerOf(request, 200, updated)
    if (ifMatch !== undefined || attempt === attempts) throw new Refusal('stale')
  }
}

export async function deleteRecord(
  request: ResourceRequest,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  const { context, caller, resource } = request
  const behaviour = behaviourOf(request)
  await context.database.transaction(caller.accountId, async (query) => {
    const record =
      isUuid(id) && (await readDocument(query, caller.accountId, resource.entity, id.toLowerCase(), true))
    if (!record) throw new Refusal('not-found')
    requireVersion(record, ifMatch)
    requireOperation(request, resource.operations.delete, record)
    await behaviour?.beforeDelete?.(query, caller, record)
    await deleteDocument(query, caller.accountId, resource.entity, record.id)
    await behaviour?.afterDelete?.(query, caller, record)
  })
}

/** Moves a record to another state, if the lifecycle lets this user do so now. */
export async function changeState(
  request: ResourceRequest,
  id: string,
  input: JsonObject,
): Promise<StoredAnswer> {
  const { context, caller, resource, entity } = request
  const { lifecycle } = entity
  if (!lifecycle) throw new Refusal('not-found')
  const behaviour = behaviourOf(request)
  const unknown = Object.keys(input).filter((name) => name !== lifecycle.field)
  const to = input[lifecycle.field]
  const fields: Record<string, string> = Object.fromEntries(unknown.map((name) => [name, 'Unknown field']))
  if (typeof to !== 'string' || !Object.hasOwn(lifecycle.states, to))
    fields[lifecycle.field] = 'Not a valid choice'
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', { fields })

  return context.database.transaction(caller.accountId, async (query) => {
    if (isUuid(id)) await behaviour?.beforeLock?.(query, id.toLowerCase())
    const record =
      isUuid(id) && (await readDocument(query, caller.accountId, resource.entity, id.toLowerCase(), true))
    if (!record) throw new Refusal('not-found')
    const from = record.doc[lifecycle.field]
    const transition = lifecycle.transitions.find(
      (candidate) =>
        candidate.by === 'user' &&
        candidate.to === to &&
        typeof from === 'string' &&
        candidate.from.includes(from),
    )
    if (transition && !isAllowed(caller.permissions, transition.access)) throw new Refusal('forbidden')
    if (!transition || (transition.when && !evaluateCondition(transition.when, rowScope(request, record)))) {
      const because = transition?.because ?? lifecycle.failure
      throw new Refusal('transition-not-allowed', because ? { text: context.published.text(because) } : {})
    }
    const set = (await behaviour?.onTransition?.(query, caller, record, transition)) ?? {}
    const doc: JsonObject = { ...record.doc, ...set, [lifecycle.field]: transition.to }
    const changed = await replaceDocument(
      query,
      caller.accountId,
      resource.entity,
      record.id,
      record.version,
      doc,
    )
    if (!changed) throw new Refusal('stale')
    return answerOf(request, 200, changed)
  })
}

async function readOwn({ context, caller, resource }: ResourceRequest, id: string): Promise<StoredRecord> {
  const record = isUuid(id)
    ? await context.database.read(caller.accountId, (query) =>
        readDocument(query, caller.accountId, resource.entity, id.toLowerCase()),
      )
    : undefined
  if (!record) throw new Refusal('not-found')
  return record
}

/** Refuses a change made from another version than the stored one. */
export function requireVersion(record: Pick<StoredRecord, 'version'>, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  // The tag of a GET names the version first: W/"3.17-…".
  const versions = ifMatch.split(',').map((tag) => /^(?:W\/)?"(\d+)(?:\.[^"]*)?"$/.exec(tag.trim())?.[1])
  if (!versions.includes(String(record.version))) throw new Refusal('stale')
}

function requireOperation(
  request: ResourceRequest,
  operation: OperationDefinition | undefined,
  record: StoredRecord,
): void {
  if (!operation?.when || evaluateCondition(operation.when, rowScope(request, record))) return
  const { because } = operation
  throw new Refusal('operation-not-allowed', because ? { text: request.context.published.text(because) } : {})
}

function rowScope(request: ResourceRequest, record: StoredRecord): Scope {
  return {
    ...request.caller.scope,
    row: toValue({ entity: request.whole }, record),
    now: new Date().toISOString(),
  }
}

/** The record as clients see it: sensitive fields left out, columns put in. */
export function toValue({ entity }: Pick<ResourceRequest, 'entity'>, record: StoredRecord): JsonObject {
  const shown = Object.entries(record.doc).filter(
    ([name]) => Object.hasOwn(entity.properties, name) && entity.properties[name]?.sensitive !== true,
  )
  return {
    ...Object.fromEntries(shown),
    id: record.id,
    version: record.version,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
  }
}

function answerOf(request: ResourceRequest, status: number, record: StoredRecord): StoredAnswer {
  return {
    status,
    body: JSON.stringify({ [request.resource.item]: toValue(request, record) }),
    headers: { etag: `"${record.version}"` },
  }
}
