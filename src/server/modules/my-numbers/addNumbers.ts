import { randomUUID } from 'node:crypto'
import { insertEvent } from '../../lifecycle/index.ts'
import type { Query } from '../../storage/database.ts'
import { insertDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { numberFacts } from './numberFacts.ts'
import { billedUntil } from './payPeriod.ts'
import { planRenewal } from './renewals.ts'

/** A number that comes to an account. */
export interface NewNumber {
  /** E.164 with its plus sign. */
  number: string
  country_code: string
  city_id?: string
  /** Name of the city. */
  city?: string
  did_type: string
  features: readonly string[]
  /** Micro-units. */
  monthly_fee: number
  /** Micro-units. */
  activation_fee: number
  /** Micro-units a month while SMS is on. */
  sms_fee?: number
  /** Document types that must be approved: 1 ID, 2 proof of address, 3 proof of local address. */
  doc_types?: readonly number[]
  label?: string
}

/**
 * Gives numbers to an account, in the caller's transaction. The caller has charged what is due now, with the first
 * month. A number that requires documents starts as `pending_approval`, any other as `active`.
 * @param by the person who bought them, if one did
 * @returns the ids of the records, in the order given
 */
export async function addNumbers(
  query: Query,
  accountId: string,
  numbers: readonly NewNumber[],
  by: { userId?: string } = {},
): Promise<string[]> {
  const ids: string[] = []
  const { timezone } = await query
    .selectFrom('account')
    .select('timezone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const start = new Date().toISOString()
  for (const number of numbers) {
    const id = randomUUID()
    const doc = { ...newNumber(number), ...billedUntil(start, timezone, 1) }
    const record = await insertDocument(query, accountId, 'did', id, doc)
    await planRenewal(query, accountId, record)
    await insertEvent(query, {
      accountId,
      entity: 'did',
      recordId: id,
      to: textOf(doc['status']),
      actor: by.userId === undefined ? 'server' : 'user',
      ...(by.userId !== undefined && { userId: by.userId }),
    })
    ids.push(id)
  }
  return ids
}

/** The document of a new number. */
export function newNumber({ doc_types: types = [], features, label = '', ...given }: NewNumber): JsonObject {
  const doc: JsonObject = {
    sms_fee: 0,
    ...given,
    features: [...features],
    label,
    tags: [],
    route_to: 'none',
    sms_enabled: features.includes('sms_out'),
    doc_types: [...types],
    documents: [],
    status: types.length > 0 ? 'pending_approval' : 'active',
    reason: '',
  }
  return { ...doc, ...numberFacts(doc) }
}
