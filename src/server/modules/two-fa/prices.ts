import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { Query } from '../../storage/database.ts'
import type { Channel } from './serviceOf.ts'

/** Transaction types: 2FA, and 2FA in the sandbox. */
export const transactionTypes = { live: 36, sandbox: 536 } as const

/** The transaction type of an account's sessions. */
export async function transactionType(query: Query, accountId: string): Promise<number> {
  const { level } = await query
    .selectFrom('account')
    .select('level')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return level === 'sandbox' ? transactionTypes.sandbox : transactionTypes.live
}

/**
 * What a session costs whose first code goes by a channel to a country, in micro-units.
 * @throws when the catalogues have no price: nothing is sent for free
 */
export function priceOfSession(
  { catalogueItem }: Pick<PublishedPortal, 'catalogueItem'>,
  channel: Channel,
  countryCode: string,
): number {
  const fee = catalogueItem('code-channels', channel)?.['price']
  const [rates, column] = channel === 'sms' ? ['sms-rates', 'perSegment'] : ['call-rates', 'perMinute']
  const rate = catalogueItem(rates, countryCode)?.[column]
  if (!isPrice(fee) || !isPrice(rate)) throw new Error(`no price for codes by ${channel} to ${countryCode}`)
  return fee + rate
}

function isPrice(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
