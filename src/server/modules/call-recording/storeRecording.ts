import { monthsAfter } from '../../../domain/schedule/index.ts'
import { pausingState } from '../../auth/requireState.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import { moveDocument } from '../../lifecycle/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { deleteDocument, patchDocument, readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { feeOf, minutesOf, RECORDING } from './recordingFees.ts'
import { removeAudio } from './recordings.ts'

/** Kind of the job that pays for a month of a recording, or deletes it. */
export const STORE_RECORDING = 'store-recording'

/** Transaction type of the catalogue: recording storage. */
const TRANSACTION_TYPE = 31
const DAY_MS = 86_400_000
/** While the account's state pauses charges. */
const PAUSED_MS = 600_000
const UNPAID_DAYS = 14

type Context = Pick<ModuleContext, 'database' | 'published' | 'postNotices'>

/** Queues what comes next for a recording; the same once. */
export function planStorage(
  query: Query,
  accountId: string,
  { id, doc }: Pick<StoredRecord, 'id' | 'doc'>,
  nowMs = Date.now(),
  turn = 0,
): Promise<void> {
  const months = Number(doc['stored_months'] ?? 0)
  const attempts = Number(doc['attempts'] ?? 0)
  const dueMs = Date.parse(textOf(doc['paid_until'])) + attempts * DAY_MS
  return enqueueJob(query, {
    accountId,
    kind: STORE_RECORDING,
    key: `${id}:${months}:${attempts}:${turn}`,
    payload: { recording: id, months, attempts, turn },
    delayMs: turn > 0 ? PAUSED_MS : Math.max(0, dueMs - nowMs),
  })
}

/**
 * Makes the handler that pays for the next month of a recording, or deletes the recording once its time is over or it
 * was unpaid for too long. Charge, period and the next job are one transaction, and the charge names the month: a crash
 * or a second process charges nothing twice.
 */
export function storeRecording({ database, published, postNotices }: Context): JobHandler {
  return function run({ accountId, payload }) {
    const id = String(payload['recording'])
    return database.transaction(accountId, async (query) => {
      const record = await readDocument(query, accountId, RECORDING, id, true)
      if (!record) return
      const { doc } = record
      const months = Number(doc['stored_months'] ?? 0)
      const attempts = Number(doc['attempts'] ?? 0)
      if (months !== payload['months'] || attempts !== payload['attempts']) return
      if (await pausingState(query, accountId, published().portal.manifest.states))
        return planStorage(query, accountId, record, Date.now(), Number(payload['turn'] ?? 0) + 1)
      const paidUntil = textOf(doc['paid_until'])
      if (paidUntil >= textOf(doc['kept_until']) || attempts >= UNPAID_DAYS) {
        await deleteDocument(query, accountId, RECORDING, id)
        return removeAudio(query, accountId, id)
      }
      const fee = feeOf(published(), 'storage') * minutesOf(Number(doc['seconds'] ?? 0))
      const moved =
        fee === 0
          ? 'moved'
          : await moveMoney(query, {
              accountId,
              kind: 'recording-storage',
              type: TRANSACTION_TYPE,
              reference: `${id}:${months + 1}`,
              amount: -fee,
              counterpart: 'revenue',
              details: textOf(doc['name']),
            })
      const paid = moved !== 'insufficient' && moved !== 'capped'
      const set: JsonObject = paid
        ? {
            stored_months: months + 1,
            storage_fee: Number(doc['storage_fee'] ?? 0) + fee,
            // The first month is part of the recording.
            paid_until: monthsAfter(record.createdAt.toISOString(), 'UTC', months + 2),
            attempts: 0,
          }
        : { attempts: attempts + 1 }
      await keep(query, accountId, record, paid, set)
      await planStorage(query, accountId, { id, doc: { ...doc, ...set } })
    })
  }

  async function keep(
    query: Query,
    accountId: string,
    record: StoredRecord,
    paid: boolean,
    set: JsonObject,
  ): Promise<void> {
    const to = paid ? 'stored' : 'unpaid'
    if (record.doc['status'] === to) {
      await patchDocument(query, accountId, RECORDING, record.id, set, true)
      return
    }
    await moveDocument(query, postNotices, {
      accountId,
      entity: RECORDING,
      record,
      transition: paid ? 'pay' : 'miss-payment',
      field: 'status',
      to,
      mover: { by: 'server' },
      set,
    })
  }
}
