import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { countryName, formatPhoneNumber } from '../../../domain/phone/index.ts'
import { dateIn, formatDate, isIsoDate } from '../../../shared/dates.ts'
import { Refusal, say, type RefusalDetails } from '../../errors.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { checkNumbers, type NumberCheck } from './portability.ts'
import { COUNTRIES, daysAfter, earliestDate, FURTHEST_DAYS, isWeekend } from './leadTime.ts'
import { isDrawing, isDrawn } from './signature.ts'

/** Numbers shown in a row of the list. */
const SHOWN = 3

type Published = Pick<PublishedPortal, 'catalogueItem' | 'text'>
type Fields = NonNullable<RefusalDetails['fields']>

/**
 * What follows from the fields of a request.
 * @throws Refusal `invalid` with the text of each field that is wrong
 */
export async function requestFacts(
  query: Query,
  accountId: string,
  published: Published,
  value: JsonObject,
): Promise<JsonObject> {
  const country = textOf(value['country'])
  const numbers = textsOf(value['numbers'])
  const reference = textOf(value['reference'])
  const checks = await checkNumbers(query, accountId, published.catalogueItem, {
    country,
    numbers,
    reference,
  })
  // What was said when the request was filed stays.
  const told = textOf(value['reference']) === '' ? '' : textOf(value['earliest_date'])
  const earliest = told === '' ? earliestFor(published, country, numbers.length) : told
  const refused: Fields = {
    ...numbersRefused(checks),
    ...addressRefused(published, country, value, 'address'),
    ...(value['have_b_address'] === true && addressRefused(published, country, value, 'b_address')),
    ...billingNumberRefused(value, checks),
    ...forwardingRefused(value, checks),
    ...dateRefused(textOf(value['port_date']), earliest),
    ...signatureRefused(value),
  }
  if (Object.keys(refused).length > 0) throw new Refusal('invalid', { fields: refused })
  return {
    checks: checks.map((check) => shownCheck(check, published)),
    numbers_count: numbers.length,
    numbers_text: numbersText(checks),
    digits: checks.map(({ number }) => number.slice(1)).join(' '),
    missing: missingIn(published, value),
    ...(earliest !== '' && { earliest_date: earliest }),
  }
}

/** As clients see it. */
export function shownCheck(
  { because, ...check }: NumberCheck,
  { text }: Pick<Published, 'text'>,
): JsonObject {
  const params = because?.params as Record<string, string> | undefined // those of checks are texts
  return { ...check, portable: because === undefined, reason: because ? text(because.key, params) : '' }
}

/** The first day so many numbers of a country can move; empty where none can. */
export function earliestFor(
  { catalogueItem }: Pick<Published, 'catalogueItem'>,
  country: string,
  count: number,
): string {
  const item = catalogueItem(COUNTRIES, country)
  if (!item) return ''
  return earliestDate(dateIn('UTC', Date.now()), Number(count > 1 ? item['leadMany'] : item['lead']))
}

/** What a carrier must have before it is asked. */
function missingIn({ catalogueItem }: Published, value: JsonObject): string[] {
  const needsBill = catalogueItem(COUNTRIES, textOf(value['country']))?.['bill'] !== false
  return [
    ...(isSigned(value) ? [] : ['letter']),
    ...(needsBill && objectOf(value['bill'])['id'] === undefined ? ['bill'] : []),
  ]
}

function numbersRefused(checks: readonly NumberCheck[]): Fields {
  const bad = checks.filter(({ because }) => because)
  const [first] = bad
  if (!first?.because) return {}
  const { number, because } = first
  return {
    numbers: say('porting:not-movable', {
      count: bad.length,
      number: formatPhoneNumber(number),
      reason: because,
    }),
  }
}

function addressRefused(
  { catalogueItem }: Published,
  country: string,
  value: JsonObject,
  field: 'address' | 'b_address',
): Fields {
  const { zip, state } = objectOf(value[field])
  const postal = catalogueItem(COUNTRIES, country)?.['postal']
  const isZip = typeof postal !== 'string' || textOf(zip) === '' || new RegExp(postal).test(textOf(zip))
  const isState = textOf(state) === '' || textOf(state).startsWith(`${country}-`)
  return {
    ...(!isZip && { [`${field}.zip`]: say('porting:zip-wrong', { country: countryName(country) }) }),
    ...(!isState && { [`${field}.state`]: say('porting:state-wrong') }),
  }
}

/** A billing number that moves leaves the rest of the account without one. */
function billingNumberRefused(value: JsonObject, checks: readonly NumberCheck[]): Fields {
  const moving = checks.map(({ number }) => number)
  const stays = value['is_full_port'] === false && value['remaining_numbers'] === 'keep'
  if (!stays || !moving.includes(textOf(value['btn']))) return {}
  const next = textOf(value['new_btn'])
  return isValidPhoneNumber(next) && !moving.includes(next) ? {} : { new_btn: say('porting:new-btn-needed') }
}

/** Calls to a number that moves can't be forwarded to one that moves with it, however either is written. */
function forwardingRefused(value: JsonObject, checks: readonly NumberCheck[]): Fields {
  const isItself = checks.some(({ number }) => number === textOf(value['forward_to']))
  return value['route_to'] === 'phone' && isItself ? { forward_to: say('porting:forwards-to-itself') } : {}
}

function dateRefused(date: string, earliest: string): Fields {
  if (!isIsoDate(date) || earliest === '') return {}
  const today = dateIn('UTC', Date.now())
  const last = daysAfter(today, FURTHEST_DAYS)
  const tomorrow = earliestDate(today, 1)
  const first = earliest > tomorrow ? earliest : tomorrow
  if (date < first) return { port_date: say('porting:too-early', { date: formatDate(first) }) }
  if (date > last) return { port_date: say('porting:too-late', { date: formatDate(last) }) }
  return isWeekend(date) ? { port_date: say('porting:no-weekend') } : {}
}

function signatureRefused(value: JsonObject): Fields {
  const signature = textOf(value['signature'])
  if (signature === '' || isSigned(value)) return {}
  if (isDrawn(signature)) return { signature: say('porting:signature-wrong') }
  // A name that is corrected later takes the signature with it: then the letter is missing.
  return textOf(value['reference']) === ''
    ? { signature: say('porting:sign-as', { name: signerOf(value) }) }
    : {}
}

/** Whether the letter is signed by the authorized person. */
export function isSigned(value: JsonObject): boolean {
  const signature = textOf(value['signature'])
  const name = signerOf(value)
  if (isDrawn(signature)) return isDrawing(signature)
  return signature !== '' && (name === '' || plain(signature) === plain(name))
}

/** The authorized person. */
export function signerOf(value: JsonObject): string {
  return [value['customer_f_name'], value['customer_l_name']].map(textOf).filter(Boolean).join(' ')
}

function plain(name: string): string {
  return name.toLocaleLowerCase('en').split(/\s+/).join(' ').trim()
}

function numbersText(checks: readonly NumberCheck[]): string {
  const shown = checks.slice(0, SHOWN).map(({ number }) => formatPhoneNumber(number))
  return checks.length > SHOWN ? `${shown.join(', ')} + ${checks.length - SHOWN}` : shown.join(', ')
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf) : []
}
