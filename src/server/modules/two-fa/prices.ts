import { sql } from 'kysely'
import { minuteRate } from '../../../domain/prices/index.ts'
import { segmentRate } from '../../../domain/sms/index.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { Query } from '../../storage/database.ts'
import { moveMoney, type Unpaid } from '../../storage/moveMoney.ts'
import { readSession, type Session } from './twoFaSessions.ts'
import type { Channel } from './serviceOf.ts'

/** Transaction types: 2FA, and 2FA in the sandbox. */
export const transactionTypes = { live: 36, sandbox: 536 } as const

async function transactionType(query: Query, accountId: string): Promise<number> {
  const { level } = await query
    .selectFrom('account')
    .select('level')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return level === 'sandbox' ? transactionTypes.sandbox : transactionTypes.live
}

/**
 * Charges for a pending session that isn't charged yet; the caller has locked it.
 * @param price in micro-units
 * @returns whether it is paid, or why not
 */
export async function chargeSession(
  query: Query,
  accountId: string,
  { id, dst, country_code: country, charge, charges }: Session,
  price: number,
): Promise<'paid' | Unpaid> {
  if (charge > 0 || price === 0) return 'paid'
  const moved = await moveMoney(query, {
    accountId,
    kind: 'two-fa',
    type: await transactionType(query, accountId),
    reference: `${id}:${charges + 1}`,
    amount: -price,
    counterpart: 'revenue',
    details: dst,
    parts: [{ country, amount: -price }],
  })
  if (moved === 'insufficient' || moved === 'capped') return moved
  await sql`update two_fa_session set charge = ${price}, charges = charges + 1, updated_at = now()
    where account_id = ${accountId} and id = ${id}`.execute(query)
  return 'paid'
}

/** Gives back what a session cost whose code never went out. */
export async function refundSession(query: Query, accountId: string, id: string): Promise<void> {
  const session = await readSession(query, accountId, id, true)
  if (!session || session.sends > 0 || session.charge === 0) return
  await moveMoney(query, {
    accountId,
    kind: 'two-fa-refund',
    type: await transactionType(query, accountId),
    reference: `${id}:${session.charges}`,
    amount: session.charge,
    counterpart: 'revenue',
    details: session.dst,
    parts: [{ country: session.country_code, quantity: -1, amount: session.charge }],
  })
  await sql`update two_fa_session set charge = 0, updated_at = now()
    where account_id = ${accountId} and id = ${id}`.execute(query)
}

/**
 * What a session costs whose first code goes by a channel to a country, in micro-units; undefined for a country that
 * isn't in the price list, also where other messages have a price for any other country.
 * @param atMs since 1970
 */
export function priceOfSession(
  {
    catalogueItem,
    portal,
  }: Pick<PublishedPortal, 'catalogueItem'> & {
    portal: Pick<PublishedPortal['portal'], 'catalogues'>
  },
  channel: Channel,
  countryCode: string,
  atMs = Date.now(),
): number | undefined {
  const fee = catalogueItem('code-channels', channel)?.['price']
  const item = catalogueItem(channel === 'sms' ? 'sms-rates' : 'call-rates', countryCode)
  const rate =
    channel === 'sms'
      ? item && segmentRate(portal.catalogues['sms-rates'] ?? [], countryCode, atMs)
      : minuteRate(item, atMs)
  return isPrice(fee) && isPrice(rate) ? fee + rate : undefined
}

function isPrice(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
