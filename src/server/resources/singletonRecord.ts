import { evaluateCondition, isWritable } from '../../language/index.ts'
import { Refusal } from '../errors.ts'
import type { Query } from '../storage/database.ts'
import type { JsonObject } from '../storage/tables.ts'
import type { SingletonRecord, SingletonStore } from './behaviour.ts'
import type { StoredAnswer } from './idempotently.ts'
import { behaviourOf, type ResourceRequest } from './ResourceContext.ts'
import { verifyWrite } from './verifyWrite.ts'
import { requireVersion } from './writeRecord.ts'

/** How often an update without `If-Match` begins anew because the record changed while it was verified. */
const attempts = 4

/** Reads the one record an account has of a resource. */
export async function getSingleton(request: ResourceRequest): Promise<{ body: string; version: number }> {
  const record = await readOwn(request)
  return { body: bodyOf(request, record), version: record.version }
}

/** Refuses with the definition's texts what these fields hold. */
export async function verifySingleton(
  request: ResourceRequest,
  input: JsonObject,
  fields: string[],
): Promise<void> {
  const { doc } = await readOwn(request)
  await verifyWrite(request, input, 'update', doc, fields)
}

/** Replaces the writable fields of the one record an account has of a resource. */
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
    const { changes } = await verifyWrite(request, input, 'update', seen.doc)
    await store.prepare?.(caller, changes)
    const written = await context.database.transaction(caller.accountId, async (query: Query) => {
      const record = await store.read(query, caller, true)
      if (record.version !== seen.version) return undefined
      const kept = Object.entries(record.doc).filter(([name]) => {
        const property = entity.properties[name]
        return !property || !isWritable(property, 'update')
      })
      await store.write(query, caller, record, { ...Object.fromEntries(kept), ...changes })
      return store.read(query, caller, true)
    })
    if (written)
      return { status: 200, body: bodyOf(request, written), headers: { etag: `"${written.version}"` } }
    if (ifMatch !== undefined || attempt === attempts) throw new Refusal('stale')
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

function bodyOf({ resource, entity }: ResourceRequest, record: SingletonRecord): string {
  const shown = Object.entries(record.doc).filter(([name]) => entity.properties[name]?.sensitive !== true)
  const own = { ...Object.fromEntries(shown), id: record.id, version: record.version }
  return JSON.stringify({ [resource.item]: own, ...record.beside })
}
