import { isTimeZone, monthsAfter } from '../../../domain/schedule/index.ts'
import { formatDate } from '../../../shared/dates.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { textOf } from '../../storage/documentValues.ts'
import { moveMoney, type Unpaid } from '../../storage/moveMoney.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** Transaction type of monthly fees. */
const MONTHLY_FEES = 3

/** What a number costs from its next renewal on, in micro-units. */
export function renewalFee(doc: JsonObject): number {
  return Number(doc['monthly_fee'] ?? 0) + (doc['sms_enabled'] === true ? Number(doc['sms_fee'] ?? 0) : 0)
}

/** Whether the account owes a number's next period. */
export function isDue(doc: JsonObject): boolean {
  return typeof doc['billing_start'] === 'string' && Date.parse(textOf(doc['paid_until'])) <= Date.now()
}

/** The day a number's fee was due where the account is, MM/DD/YYYY. */
export function dueDay(doc: JsonObject): string {
  const zone = textOf(doc['billing_zone'])
  return formatDate(textOf(doc['paid_until']), isTimeZone(zone) ? zone : 'UTC')
}

/**
 * Charges a number's next period; each period once, however often it is asked for.
 * @param number locked by the transaction
 * @returns the fields that change, or why it isn't paid
 */
export async function payPeriod(
  query: Query,
  accountId: string,
  { id, doc }: StoredRecord,
): Promise<JsonObject | Unpaid> {
  const period = Number(doc['period'])
  const amount = renewalFee(doc)
  if (amount > 0) {
    const moved = await moveMoney(query, {
      accountId,
      kind: 'number-renewal',
      type: MONTHLY_FEES,
      reference: `${id}:${period}`,
      amount: -amount,
      counterpart: 'revenue',
      details: textOf(doc['number']),
      parts: [{ number: textOf(doc['number']), amount: -amount }],
    })
    if (moved === 'insufficient' || moved === 'capped') return moved
  }
  return billedUntil(textOf(doc['billing_start']), textOf(doc['billing_zone']), period + 1)
}

/** Fields of a number that is paid for some months from its start. */
export function billedUntil(start: string, zone: string, period: number): JsonObject {
  return {
    billing_start: start,
    billing_zone: zone,
    period,
    paid_until: monthsAfter(start, zone, period),
    attempts: 0,
  }
}
