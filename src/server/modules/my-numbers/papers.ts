import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { moveByServer, type NumberOptions } from './moveNumber.ts'
import { DOCUMENT, EMERGENCY, numbersWith, PROFILE, settleNumber } from './settleNumber.ts'

/** Kind of the job that tells numbers what became of their profile or emergency address. */
export const SETTLE_NUMBERS = 'settle-numbers'

/** Documents of one number. */
export function numberDocuments(options: NumberOptions): Behaviour {
  const settle = (query: Query, accountId: string, { doc }: StoredRecord): Promise<void> =>
    settleNumber(query, options, accountId, textOf(doc['did_id']))
  return {
    resource: DOCUMENT,
    // The number before its documents, as everybody does.
    async beforeLock(query, id) {
      await sql`select from record where entity = 'did' and id = (
        select (doc ->> 'did_id')::uuid from record where entity = ${DOCUMENT} and id = ${id}::uuid
      ) for update`.execute(query)
    },
    beforeCreate: (_query, _caller, value) =>
      Promise.resolve({ ...value, name: textOf(objectOf(value['file'])['name']), reason: '' }),
    afterCreate: (query, { accountId }, record) => settle(query, accountId, record),
    afterDelete: (query, { accountId }, record) => settle(query, accountId, record),
    afterTransition: (query, { accountId }, record) => settle(query, accountId, record),
  }
}

/** A record that many numbers share. */
interface Shared {
  resource: typeof PROFILE | typeof EMERGENCY
  /** Field of numbers with it. */
  field: 'profile' | 'emergency'
  /** Transition after an edit: it is judged anew. */
  again: string
}

/** Identities with their documents. */
export const profiles: Shared = {
  resource: PROFILE,
  field: 'profile',
  again: 'review-again',
}
/** Addresses at which emergency services find numbers. */
export const emergencyAddresses: Shared = {
  resource: EMERGENCY,
  field: 'emergency',
  again: 'register-again',
}

/** Records that numbers refer to: numbers follow what becomes of them. */
export function sharedByNumbers(options: NumberOptions, { resource, field, again }: Shared): Behaviour {
  const tellNumbers = (query: Query, accountId: string, { id, version }: StoredRecord): Promise<void> =>
    enqueueJob(query, {
      accountId,
      kind: SETTLE_NUMBERS,
      key: `${id}:${version}`,
      payload: { field, record: id },
    })
  const own: Behaviour = {
    resource,
    beforeCreate: (_query, _caller, value) => Promise.resolve({ ...value, reason: '' }),
    async afterUpdate(query, { accountId, userId }, before, record) {
      if (record.doc['status'] === 'pending' || isSameButName(before, record)) {
        await tellNumbers(query, accountId, record)
        return record
      }
      const mover = { by: 'server' as const, userId }
      return moveByServer(query, options, accountId, own, record, { transition: again, mover })
    },
    afterTransition: (query, { accountId }, record) => tellNumbers(query, accountId, record),
  }
  return own
}

function isSameButName(before: StoredRecord, after: StoredRecord): boolean {
  return isDeepStrictEqual({ ...before.doc, name: '' }, { ...after.doc, name: '' })
}

/** Makes the handler that brings the numbers up to date that refer to a record. */
export function settleNumbers(options: NumberOptions & Pick<ModuleContext, 'database'>): JobHandler {
  const { database } = options
  return async function run({ accountId, payload }, signal) {
    const field = payload['field'] === 'profile' ? 'profile' : 'emergency'
    const record = String(payload['record'])
    const ids = await database.read(accountId, (query) => numbersWith(query, accountId, field, record))
    for (const id of ids) {
      signal.throwIfAborted()
      await database.transaction(accountId, (query) => settleNumber(query, options, accountId, id))
    }
  }
}
