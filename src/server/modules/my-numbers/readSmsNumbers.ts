import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'

/** A number of the account that messages can be sent from. */
export interface SmsNumber {
  id: string
  /** E.164 with its plus sign. */
  number: string
  country_code: string
  did_type: string
}

/**
 * The account's active SMS-enabled numbers that can be a Sender ID in a country: its own, of the US only toll-free ones,
 * because local numbers there belong to a 10DLC campaign, and for Canada those of the US as well.
 * @param countryCode undefined for those of all countries
 */
export async function readSmsNumbers(
  query: Query,
  accountId: string,
  countryCode: string | undefined,
): Promise<SmsNumber[]> {
  const { rows } = await sql<SmsNumber>`
    select id, doc ->> 'number' as number, doc ->> 'country_code' as country_code, doc ->> 'did_type' as did_type
    from record
    where account_id = ${accountId} and entity = 'did' and doc ->> 'status' = 'active' and doc -> 'sms_enabled' = 'true'
    order by doc ->> 'number' limit 2000`.execute(query)
  return rows.filter((row) => countryCode === undefined || servesCountry(row, countryCode))
}

function servesCountry({ country_code, did_type }: SmsNumber, countryCode: string): boolean {
  const isUsTollFree = country_code === 'US' && did_type === 'toll_free'
  if (countryCode === 'US') return isUsTollFree
  return country_code === countryCode || (countryCode === 'CA' && isUsTollFree)
}
