import { evaluateCondition, isWritable } from '../../../language/index.ts'
import { Refusal } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'
import type { SingletonRecord, SingletonStore } from '../behaviour.ts'
import type { StoredAnswer } from './idempotently.ts'
import { behaviourOf, type ResourceRequest } from '../ResourceContext.ts'
import { maskSecrets } from './secrets.ts'
import { verifyWrite, type StoredValue } from './verifyWrite.ts'
import { audit, requireVersion, waitForTurn } from './writeRecord.ts'

/** Reads the one record an account has of a resource. */
export async function getSingleton(request: ResourceRequest): Promise<{ body: string; version: number }> {
  const record = await readOwn(request)
  return { body: bodyOf(request, record), version: record.version }
}

/** Refuses these fields' values with the definition's texts. */
export async function verifySingleton(
  request: ResourceRequest,
  input: JsonObject,
  fields: string[],
): Promise<void> {
  await verifyWrite(request, input, 'update', storedValue(request, await readOwn(request)), fields)
}

/** Merges into the one record an account has of a resource. */
export async function updateSingleton(
  request: ResourceRequest,
  input: JsonObject,
  ifMatch: string | undefined,
): Promise<StoredAnswer> {
  const { context, caller, resource, entity } = request
  const store = storeOf(request)
  for (let attempt = 1; ; attempt++) {
    const seen = await readOwn(request)
    requireVersion(seen, ifMatch)
    const { when, because } = resource.operations.update ?? {}
    const scope = { ...caller.scope, row: seen.doc, now: new Date().toISOString() }
    if (when && !evaluateCondition(when, scope))
      throw new Refusal('operation-not-allowed', because ? { text: context.published.text(because) } : {})
    const { changes } = await verifyWrite(request, input, 'update', storedValue(request, seen))
    if (!changes) return answerOf(request, seen)
    await store.prepare?.(caller, changes)
    const written = await context.database.transaction(caller.accountId, async (query: Query) => {
      const record = await store.read(query, caller, true)
      if (record.version !== seen.version) return undefined
      const kept = Object.entries(record.doc).filter(([name]) => {
        const property = entity.properties[name]
        return !property || !isWritable(property, 'update')
      })
      await store.write(query, caller, record, { ...Object.fromEntries(kept), ...changes })
      const after = await store.read(query, caller, true)
      await audit(query, request, after.id, 'changed', { before: record.doc, after: after.doc })
      return after
    })
    if (written) return answerOf(request, written)
    if (ifMatch !== undefined) throw new Refusal('stale')
    await waitForTurn(attempt)
  }
}

function storeOf(request: ResourceRequest): SingletonStore {
  const store = behaviourOf(request)?.singleton
  if (!store) throw new Error(`Resource ${request.resource.id} is a singleton that no behaviour keeps`)
  return store
}

function readOwn(request: ResourceRequest): Promise<SingletonRecord> {
  const { context, caller } = request
  return context.database.read(caller.accountId, (query) => storeOf(request).read(query, caller, false))
}

function answerOf(request: ResourceRequest, record: SingletonRecord): StoredAnswer {
  return { status: 200, body: bodyOf(request, record), headers: { etag: `"${record.version}"` } }
}

function bodyOf(request: ResourceRequest, record: SingletonRecord): string {
  return JSON.stringify({ [request.resource.item]: toValue(request, record) })
}

function storedValue(request: ResourceRequest, record: SingletonRecord): StoredValue {
  return { doc: record.doc, answered: toValue(request, record) }
}

/** The record as clients see it: only properties this user may see, sensitive values masked. */
function toValue({ entity }: ResourceRequest, { doc, id, version }: SingletonRecord): JsonObject {
  const shown = Object.entries(doc).filter(([name]) => Object.hasOwn(entity.properties, name))
  return { ...maskSecrets(entity, Object.fromEntries(shown)), id, version }
}
