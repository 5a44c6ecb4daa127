import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { JsonValue, OperationDefinition, TransitionDefinition } from '../../../language/portal.ts'
import {
  evaluateCondition,
  isWritable,
  stateValue,
  type Scope,
  type WriteOperation,
} from '../../../language/index.ts'
import { auditRecord } from '../../audit/index.ts'
import { Refusal, say } from '../../errors.ts'
import { beginRecord, moveRecord, readEvents } from '../../lifecycle/index.ts'
import { unknownFields } from '../../unknownFields.ts'
import type { Query } from '../../storage/database.ts'
import { deleteDocument, insertDocument, readDocument, replaceDocument } from '../../storage/documents.ts'
import { isUuid, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { requireState } from '../../auth/requireState.ts'
import { isAllowed } from '../../auth/permissionsOf.ts'
import type { StoredRecord } from '../behaviour.ts'
import { idempotently, type StoredAnswer } from './idempotently.ts'
import { recordSql } from '../lists/listSql.ts'
import { noteOf, readActionInput } from '../input/readActionInput.ts'
import { readVersion } from '../lists/readVersion.ts'
import { run } from '../run.ts'
import { isBelow, requireChildless, requireOpenParent } from './parentRecords.ts'
import { creatingRoute, dropDraft, dropDraftsBelow } from './formDrafts.ts'
import { behaviourOf, type ResourceRequest } from '../ResourceContext.ts'
import { takeProofs } from './provenFields.ts'
import { dropSecrets, makeSecrets, showingOnce, type MadeSecrets } from './madeSecrets.ts'
import { keepFiles } from './recordFiles.ts'
import { requireUnused } from './requireUnused.ts'
import { fingerprintSecrets } from './secrets.ts'
import { toValue } from './toValue.ts'
import { verifyWrite } from './verifyWrite.ts'

const attempts = 50

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
  if (resource.storage.kind === 'table') {
    const body = await readTableRow(request, id)
    // Its rows count no versions of their own.
    return { body, version: collectionVersion, collectionVersion }
  }
  const record = await readOwn(request, id)
  const { body } = answerOf(request, 200, record)
  return { body, version: record.version, collectionVersion }
}

/** What happened to a record, newest first. */
export async function readRecordEvents(request: ResourceRequest, id: string): Promise<JsonValue> {
  const { context, caller, resource, entity } = request
  const record = await readOwn(request, id)
  const events = await context.database.read(caller.accountId, (query) =>
    readEvents(query, caller.accountId, resource.entity, record.id),
  )
  const { lifecycle } = entity
  if (!lifecycle) throw new Refusal('not-found')
  return events.map(({ from, to, postings, ...event }) => ({
    ...event,
    from: from === null ? null : stateValue(lifecycle, from),
    to: stateValue(lifecycle, to),
    postings: postings.map(({ type, amount, text }) => ({
      type,
      amount,
      text: context.published.text(text),
    })),
  }))
}

/** A row of a typed table, read through the view of the caller's account. */
async function readTableRow(request: ResourceRequest, id: string): Promise<string> {
  const { context, caller, resource, entity } = request
  if (!isUuid(id)) throw new Refusal('not-found')
  const [found] = await context.database.read(caller.accountId, (query) =>
    run<{ row: string }>(query, recordSql(resource, entity, id.toLowerCase())),
  )
  // Written by recordSql.
  if (!found || !isBelow(request, { doc: JSON.parse(found.row) as JsonObject }))
    throw new Refusal('not-found')
  return `{"${resource.item}":${found.row}}`
}

/** Refuses with the definition's texts, or answers `{}`: one step of a wizard. */
export async function verifyStep(
  request: ResourceRequest,
  input: JsonObject,
  operation: WriteOperation,
  fields: string[],
  id: string | undefined,
): Promise<void> {
  const record = operation === 'update' && id !== undefined ? await readOwn(request, id) : undefined
  const stored = record && { doc: record.doc, answered: toValue(request, record) }
  await verifyWrite(request, input, operation, stored, fields)
}

export async function createRecord(
  request: ResourceRequest,
  input: JsonObject,
  idempotencyKey: string | undefined,
): Promise<StoredAnswer> {
  const { context, caller, resource } = request
  const call = {
    caller,
    key: idempotencyKey,
    route: creatingRoute(request),
    body: fingerprintSecrets(context.secrets, request.entity, input),
  }
  const behaviour = behaviourOf(request)
  let shown: MadeSecrets['shown'] = {}
  const create = async (value: JsonObject | undefined): Promise<StoredAnswer> => {
    const prepared = value && (await behaviour?.prepareCreate?.(caller, value))
    const answer = await context.database.transaction(caller.accountId, (query) =>
      idempotently(query, call, async () => {
        if (!value) throw new NotAnsweredBefore()
        const id = randomUUID()
        await requireOpenParent(query, request)
        const begun = beginLifecycle(request, belowItsParent(request, value))
        const doc = prepared
          ? await prepared(query, caller, begun, id)
          : ((await behaviour?.beforeCreate?.(query, caller, begun, id)) ?? begun)
        await keepFiles(query, caller, request.whole, { id, after: doc })
        await takeProofs(query, caller, request.whole, { after: doc })
        const holder = { accountId: caller.accountId, entity: request.whole, recordId: id }
        const made = await makeSecrets(query, context.secrets, holder)
        shown = made.shown
        const whole = { ...doc, ...made.stored }
        const record = await insertDocument(query, caller.accountId, resource.entity, id, whole)
        if (request.whole.lifecycle) {
          const { accountId, userId } = caller
          await beginRecord(query, { accountId, entity: request.whole }, { record, userId })
        }
        await dropDraft(query, request)
        await behaviour?.afterCreate?.(query, caller, record)
        await audit(query, request, record.id, 'created', { after: record.doc })
        return answerOf(request, 201, record)
      }),
    )
    // Never in the stored answer of the key.
    return showingOnce(answer, shown)
  }
  if (idempotencyKey !== undefined) {
    // A repetition gets its first answer even if the world has changed since: it is not verified again.
    try {
      return await create(undefined)
    } catch (error) {
      if (!(error instanceof NotAnsweredBefore)) throw error
    }
  }
  return limitWrite(request, 'create', async () =>
    create((await verifyWrite(request, input, 'create')).changes),
  )
}

function limitWrite(
  request: ResourceRequest,
  operation: WriteOperation,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  return behaviourOf(request)?.limitWrite?.(request.caller, operation, work) ?? work()
}

function belowItsParent({ parent }: ResourceRequest, value: JsonObject): JsonObject {
  return parent ? { ...value, [parent.slot]: parent.id } : value
}

/** A new record begins in the first state of its lifecycle; a behaviour may choose another. */
function beginLifecycle({ entity }: ResourceRequest, value: JsonObject): JsonObject {
  const { lifecycle } = entity
  return lifecycle?.initial === undefined
    ? value
    : { ...value, [lifecycle.field]: stateValue(lifecycle, lifecycle.initial) }
}

class NotAnsweredBefore extends Error {}

export function updateRecord(
  request: ResourceRequest,
  id: string,
  input: JsonObject,
  ifMatch: string | undefined,
  alongside?: Pick<Alongside, 'finish'>,
): Promise<StoredAnswer> {
  return limitWrite(request, 'update', () => writeUpdate(request, id, input, ifMatch, alongside))
}

async function writeUpdate(
  request: ResourceRequest,
  id: string,
  input: JsonObject,
  ifMatch: string | undefined,
  alongside: Pick<Alongside, 'finish'> | undefined,
): Promise<StoredAnswer> {
  const { context, caller, resource, entity } = request
  const behaviour = behaviourOf(request)
  for (let attempt = 1; ; attempt++) {
    const seen = await readOwn(request, id)
    requireVersion(seen, ifMatch)
    requireOperation(request, resource.operations.update, seen)
    const { changes } = await verifyWrite(request, input, 'update', {
      doc: seen.doc,
      answered: toValue(request, seen),
    })
    if (!changes) {
      if (alongside) await context.database.transaction(caller.accountId, alongside.finish)
      return answerOf(request, 200, seen)
    }
    const updated = await context.database.transaction(caller.accountId, async (query) => {
      await behaviour?.beforeLock?.(query, seen.id)
      const record = await readDocument(query, caller.accountId, resource.entity, seen.id, true)
      if (!record || !isBelow(request, record)) throw new Refusal('not-found')
      if (record.version !== seen.version) return undefined
      const kept = Object.entries(record.doc).filter(([name]) => {
        const property = entity.properties[name]
        return !property || !isWritable(property, 'update')
      })
      const value: JsonObject = { ...Object.fromEntries(kept), ...changes }
      const doc = behaviour?.beforeUpdate ? await behaviour.beforeUpdate(query, caller, record, value) : value
      // What changes nothing is no new version.
      if (isDeepStrictEqual(doc, record.doc)) {
        await alongside?.finish(query)
        return record
      }
      await keepFiles(query, caller, request.whole, { id: record.id, before: record.doc, after: doc })
      await takeProofs(query, caller, request.whole, { before: record.doc, after: doc })
      const { accountId } = caller
      const after = await replaceDocument(query, accountId, resource.entity, record.id, record.version, doc)
      await audit(query, request, record.id, 'changed', { before: record.doc, after: doc })
      const last = (after && (await behaviour?.afterUpdate?.(query, caller, record, after))) ?? after
      if (last) await alongside?.finish(query)
      return last
    })
    if (updated) return answerOf(request, 200, updated)
    if (ifMatch !== undefined) throw new Refusal('stale')
    await waitForTurn(attempt)
  }
}

/**
 * Before an update that names no version begins anew, because the record changed while it was verified. Of those that
 * collide one is stored each time, so all of them are in the end.
 * @throws Refusal `busy` after many attempts
 */
export async function waitForTurn(attempt: number): Promise<void> {
  if (attempt >= attempts) throw new Refusal('busy', { headers: { 'retry-after': '1' } })
  await setTimeout(Math.random() * Math.min(attempt * 5, 100))
}

/** Logs what the caller did to a record. */
export function audit(
  query: Query,
  { context, caller, whole, resource }: ResourceRequest,
  recordId: string,
  kind: 'created' | 'changed' | 'removed' | 'rotated',
  change: { before?: JsonObject; after?: JsonObject; event?: string },
): Promise<void> {
  const { accountId, userId } = caller
  return auditRecord(query, context.published, {
    accountId,
    entity: whole,
    resource,
    recordId,
    kind,
    event: kind,
    userId,
    ...change,
  })
}

/** What a change in background work does besides. */
export interface Alongside {
  /** The transition that is meant, where several lead to one state. */
  transition?: (record: StoredRecord) => string
  /** Asked of the locked record before anything is changed; throws to refuse. */
  begin?: (record: StoredRecord) => void
  /** Runs last in the transaction of the change; what it throws undoes the change. */
  finish: (query: Query) => Promise<void>
}

export async function deleteRecord(
  request: ResourceRequest,
  id: string,
  ifMatch: string | undefined,
  alongside?: Alongside,
): Promise<void> {
  const { context, caller, resource } = request
  const behaviour = behaviourOf(request)
  await context.database.transaction(caller.accountId, async (query) => {
    if (isUuid(id)) await behaviour?.beforeLock?.(query, id.toLowerCase())
    const record =
      isUuid(id) && (await readDocument(query, caller.accountId, resource.entity, id.toLowerCase(), true))
    if (!record || !isBelow(request, record)) throw new Refusal('not-found')
    requireVersion(record, ifMatch)
    await requireDeletable(query, request, record)
    alongside?.begin?.(record)
    await keepFiles(query, caller, request.whole, { id: record.id, before: record.doc })
    await deleteDocument(query, caller.accountId, resource.entity, record.id)
    if (
      context.published.collections.some(
        ({ resource: { parent, draft } }) => draft && parent?.resource === resource.id,
      )
    )
      await dropDraftsBelow(query, caller.accountId, record.id)
    if (Object.values(request.whole.properties).some(({ made }) => made))
      await dropSecrets(query, {
        accountId: caller.accountId,
        entity: request.whole,
        recordId: record.id,
      })
    await behaviour?.afterDelete?.(query, caller, record)
    await audit(query, request, record.id, 'removed', { before: record.doc })
    await alongside?.finish(query)
  })
}

/** @throws Refusal when the record can't be deleted now; changes nothing */
export async function requireDeletable(
  query: Query,
  request: ResourceRequest,
  record: StoredRecord,
): Promise<void> {
  requireOperation(request, request.resource.operations.delete, record)
  await requireChildless(query, request, record.id)
  await requireUnused(query, request, record.id)
  await behaviourOf(request)?.beforeDelete?.(query, request.caller, record)
}

/**
 * Moves a record to another state, if the lifecycle lets this user do so now.
 * @param given what the form of the transition takes
 */
export async function changeState(
  request: ResourceRequest,
  id: string,
  input: JsonObject,
  ifMatch: string | undefined,
  alongside?: Alongside,
  given?: unknown,
): Promise<StoredAnswer> {
  const { context, caller, resource, entity } = request
  const { lifecycle } = entity
  if (!lifecycle) throw new Refusal('not-found')
  const behaviour = behaviourOf(request)
  const to = Object.keys(lifecycle.states).find(
    (key) => stateValue(lifecycle, key) === input[lifecycle.field],
  )
  const fields = unknownFields(input, (name) => name === lifecycle.field)
  if (to === undefined) fields[lifecycle.field] = say('portal:form-not-a-choice')
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', { fields })
  return context.database.transaction(caller.accountId, async (query) => {
    if (isUuid(id)) await behaviour?.beforeLock?.(query, id.toLowerCase())
    const record =
      isUuid(id) && (await readDocument(query, caller.accountId, resource.entity, id.toLowerCase(), true))
    if (!record || !isBelow(request, record)) throw new Refusal('not-found')
    requireVersion(record, ifMatch)
    alongside?.begin?.(record)
    const meant = alongside?.transition?.(record)
    const transition = requireTransition(request, record, (each) =>
      meant === undefined ? each.to === to : each.id === meant,
    )
    const input = readActionInput(request, transition.form, given, record)
    const { accountId, userId } = caller
    const changed = await moveRecord(
      query,
      { accountId, entity: request.whole, behaviour, postNotices: context.postNotices },
      { record, transition, mover: { by: 'user', userId }, note: noteOf(transition, input), input },
    )
    await alongside?.finish(query)
    return answerOf(request, 200, changed)
  })
}

/**
 * The transition that this user may make now, of those that are meant.
 * @throws Refusal when there is none; changes nothing
 */
export function requireTransition(
  request: ResourceRequest,
  record: StoredRecord,
  isMeant: (transition: TransitionDefinition) => boolean,
): TransitionDefinition {
  const { context, caller, entity } = request
  const { lifecycle } = entity
  if (!lifecycle) throw new Refusal('not-found')
  const stored = record.doc[lifecycle.field]
  const from = typeof stored === 'number' ? String(stored) : textOf(stored)
  const transition = lifecycle.transitions.find(
    (candidate) => candidate.by === 'user' && isMeant(candidate) && candidate.from.includes(from),
  )
  if (transition && lifecycle.call)
    requireState(context.published, caller, {
      call: `${lifecycle.call.method} ${lifecycle.call.path}`,
      transition: `${entity.id}.${transition.id}`,
    })
  if (transition && !isAllowed(caller.permissions, transition.access)) throw new Refusal('forbidden')
  if (!transition || (transition.when && !evaluateCondition(transition.when, rowScope(request, record)))) {
    const because = transition?.because ?? lifecycle.failure
    throw new Refusal('transition-not-allowed', because ? { text: context.published.text(because) } : {})
  }
  return transition
}

export async function readOwn(request: ResourceRequest, id: string): Promise<StoredRecord> {
  const { context, caller, resource } = request
  const record = isUuid(id)
    ? await context.database.read(caller.accountId, (query) =>
        readDocument(query, caller.accountId, resource.entity, id.toLowerCase()),
      )
    : undefined
  if (!record || !isBelow(request, record)) throw new Refusal('not-found')
  return record
}

/** Refuses a change based on another version than the stored one. */
export function requireVersion(record: Pick<StoredRecord, 'version'>, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  // The tag of a GET names the version first: W/"3.17-…".
  const versions = ifMatch.split(',').map((tag) => /^(?:W\/)?"(\d+)(?:\.[^"]*)?"$/.exec(tag.trim())?.[1])
  if (!versions.includes(String(record.version))) throw new Refusal('stale')
}

export function requireOperation(
  request: ResourceRequest,
  operation: OperationDefinition | undefined,
  record: StoredRecord,
): void {
  if (!operation?.when || evaluateCondition(operation.when, rowScope(request, record))) return
  const { because } = operation
  throw new Refusal('operation-not-allowed', because ? { text: request.context.published.text(because) } : {})
}

/** What conditions on a stored record read. */
export function rowScope(request: ResourceRequest, record: StoredRecord): Scope {
  return {
    ...request.caller.scope,
    row: toValue({ entity: request.whole }, record),
    now: new Date().toISOString(),
  }
}

export function answerOf(request: ResourceRequest, status: number, record: StoredRecord): StoredAnswer {
  return {
    status,
    body: JSON.stringify({ [request.resource.item]: toValue(request, record) }),
    headers: { etag: `"${record.version}"` },
  }
}
