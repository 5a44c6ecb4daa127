import { sql } from 'kysely'
import { moveDocument, type PostNotices } from '../../lifecycle/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { NUMBER_CHECK, TRANSACTION_TYPE } from './checkTypes.ts'

/** A check and how far it is. */
export interface CheckRun {
  record: StoredRecord
  typed: string | undefined
  isRead: boolean
  byteOffset: number
  parts: number
}

/** @param lock keeps the record and its progress for this transaction */
export async function readCheck(
  query: Query,
  accountId: string,
  id: string,
  lock = false,
): Promise<CheckRun | undefined> {
  // The record first, as a request locks it.
  const record = await readDocument(query, accountId, NUMBER_CHECK, id, lock)
  if (!record) return undefined
  const { rows } = await sql<{ typed: string | null; isRead: boolean; byteOffset: number; parts: number }>`
    select typed, is_read as "isRead", byte_offset::float8 as "byteOffset", parts from number_check
    where account_id = ${accountId} and check_id = ${id} ${lock ? sql`for update` : sql``}`.execute(query)
  const [row] = rows
  return row && { ...row, typed: row.typed ?? undefined, record }
}

export const isProcessing = ({ record }: CheckRun): boolean => record.doc['status'] === 'processing'

/** What a part of a check found. */
export interface PartResult {
  checked: number
  valid: number
  invalid: number
  unanswered: number
  /** Numbers that cost something. */
  paid: number
  /** Where the next part starts. */
  byteOffset: number
  sample: Record<string, unknown>[]
}

/**
 * Keeps a part's results and charges for them, both or neither. A part is charged once, however often it is done.
 * @returns whether the check goes on
 */
export async function settlePart(
  query: Query,
  postNotices: PostNotices,
  accountId: string,
  run: CheckRun,
  part: PartResult,
): Promise<boolean> {
  const { record, parts } = run
  const { doc, id } = record
  const cost = part.paid * Number(doc['price'] ?? 0)
  if (cost > 0) {
    const paid = await moveMoney(query, {
      accountId,
      kind: 'number-check',
      type: TRANSACTION_TYPE,
      reference: `${id}:${parts}`,
      amount: -cost,
      counterpart: 'revenue',
      parts: [{ quantity: part.paid, amount: -cost }],
    })
    if (paid === 'insufficient' || paid === 'capped') {
      const note = paid === 'capped' ? 'spend-cap' : 'balance'
      await endCheck(query, postNotices, accountId, record, { note })
      return false
    }
  }
  await sql`
    update number_check set parts = ${parts + 1}, byte_offset = ${part.byteOffset}
    where account_id = ${accountId} and check_id = ${id}`.execute(query)
  // Until the first part is kept, progress alone has been noted.
  const add = (field: string, more: number): number => (parts === 0 ? 0 : Number(doc[field] ?? 0)) + more
  const figures = {
    checked: add('checked', part.checked),
    valid: add('valid', part.valid),
    invalid: add('invalid', part.invalid),
    unanswered: add('unanswered', part.unanswered),
    charge: add('charge', cost),
    ...(parts === 0 && { sample: part.sample }),
  }
  await patchDocument(query, accountId, NUMBER_CHECK, id, figures as JsonObject, true)
  return true
}

/** Ends a check that is under way: done, or stopped early with why. */
export async function endCheck(
  query: Query,
  postNotices: PostNotices,
  accountId: string,
  { id }: StoredRecord,
  { note }: { note?: 'balance' | 'spend-cap' | 'unreadable' | 'interrupted' } = {},
): Promise<void> {
  const record = await readDocument(query, accountId, NUMBER_CHECK, id, true)
  if (record?.doc['status'] !== 'processing') return
  const isDone = note === undefined
  await moveDocument(query, postNotices, {
    accountId,
    entity: NUMBER_CHECK,
    record,
    transition: isDone ? 'finish' : 'stop-early',
    field: 'status',
    to: isDone ? 'success' : 'stopped',
    mover: { by: 'server' },
    set: { status_note: note ?? '' },
  })
}
