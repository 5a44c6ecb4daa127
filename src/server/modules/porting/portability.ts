import { parsePhoneNumberFromString, type CountryCode, type NumberType } from 'libphonenumber-js/max'
import { sql } from 'kysely'
import { countryName } from '../../../domain/phone/index.ts'
import { say, type Saying } from '../../errors.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { Query } from '../../storage/database.ts'
import { COUNTRIES } from './leadTime.ts'

/** Entity of porting requests. */
export const REQUEST = 'porting-request'
/** Values of its status in which its numbers may still move. */
export const OPEN = [0, 1, 2, 7] as const

export interface NumberCheck {
  /** E.164; as it was written where it is no number. */
  number: string
  /** ISO 3166 code; empty where the number has none. */
  country: string
  type: 'geo' | 'mobile' | 'toll_free' | 'other'
  /** Why it can't be moved; undefined when it can. */
  because?: Saying
}

/** What is asked about. */
export interface NumbersToMove {
  /** ISO 3166 code of the request. */
  country: string
  /** As people write them; without a plus they are national numbers of the country. */
  numbers: readonly string[]
  /** Of the request that has them already. */
  reference?: string
}

const types: Partial<Record<NonNullable<NumberType>, NumberCheck['type']>> = {
  FIXED_LINE: 'geo',
  FIXED_LINE_OR_MOBILE: 'geo',
  MOBILE: 'mobile',
  TOLL_FREE: 'toll_free',
}
const refusals: Record<Exclude<NumberCheck['type'], 'geo'>, string> = {
  mobile: 'porting:is-mobile',
  toll_free: 'porting:is-toll-free',
  other: 'porting:is-not-geo',
}

/** Whether each number can be moved to the account with a request of the country, in the order given. */
export async function checkNumbers(
  query: Query,
  accountId: string,
  catalogueItem: PublishedPortal['catalogueItem'],
  asked: NumbersToMove,
): Promise<NumberCheck[]> {
  const checks = asked.numbers.map((number) => judge(number, asked.country, catalogueItem))
  const numbers = checks.map(({ number }) => number)
  const own = await ownNumbers(query, accountId, numbers)
  const claimed = await claimedNumbers(query, accountId, numbers, asked.reference ?? '')
  const seen = new Set<string>()
  return checks.map((check) => {
    if (check.because) return check
    const { number } = check
    const reference = claimed.get(number)
    const because = seen.has(number)
      ? say('porting:listed-twice')
      : own.has(number)
        ? say('porting:already-yours')
        : reference === undefined
          ? undefined
          : say('porting:in-another', { reference })
    seen.add(number)
    return because ? { ...check, because } : check
  })
}

function judge(
  written: string,
  country: string,
  catalogueItem: PublishedPortal['catalogueItem'],
): NumberCheck {
  // as: the catalogue has ISO codes
  const parsed = parsePhoneNumberFromString(
    written,
    country === '' ? {} : { defaultCountry: country as CountryCode },
  )
  if (!parsed?.isValid())
    return { number: written, country: '', type: 'other', because: say('porting:not-a-number') }
  const kind = parsed.getType()
  const check = {
    number: parsed.number,
    country: parsed.country ?? '',
    type: (kind && types[kind]) ?? 'other',
  } as const
  if (check.country !== country && check.country !== '') {
    const isOffered = catalogueItem(COUNTRIES, check.country) !== undefined
    const key = isOffered ? 'porting:other-country' : 'porting:no-porting'
    return { ...check, because: say(key, { country: countryName(check.country) }) }
  }
  return check.type === 'geo' ? check : { ...check, because: say(refusals[check.type]) }
}

async function ownNumbers(query: Query, accountId: string, numbers: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`
    select doc ->> 'number' as number from record
    where account_id = ${accountId} and entity = 'did' and doc ->> 'status' <> 'inactive'
      and doc ->> 'number' = any(${numbers}::text[])`.execute(query)
  return new Set(rows.map(({ number }) => number))
}

/** Number → reference of the open request that has it. */
async function claimedNumbers(
  query: Query,
  accountId: string,
  numbers: string[],
  reference: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ number: string; reference: string }>`
    select number, doc ->> 'reference' as reference
    from record cross join lateral jsonb_array_elements_text(doc -> 'numbers') as number
    where account_id = ${accountId} and entity = ${REQUEST}
      and (doc ->> 'status')::int = any(${[...OPEN]}::int[]) and doc ->> 'reference' <> ${reference}
      and number = any(${numbers}::text[])`.execute(query)
  return new Map(rows.map((row) => [row.number, row.reference]))
}
