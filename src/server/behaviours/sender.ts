import { Refusal } from '../errors.ts'
import type { Behaviour } from '../resources/behaviour.ts'
import type { Database } from '../storage/database.ts'
import { isUsableIn, readSenders } from './senderUse.ts'

/** A destination country, as the catalogue of countries has it. */
export interface Country {
  /** ISO 3166-1 alpha-2 */
  value: string
  text: string
}

const PER_PAGE = 25
const PER_PAGE_LIMIT = 300

/** Sender IDs: the countries they reach, those with Sender IDs first. */
export function sender(database: Database, countries: readonly Country[]): Behaviour {
  return {
    resource: 'sender',
    endpoints: {
      async countries({ caller: { accountId }, query }) {
        const senders = await database.read(accountId, (handle) => readSenders(handle, accountId))
        const ofType = query['sender_type']
          ? senders.filter(({ type }) => type === query['sender_type'])
          : senders
        const search = (query['search'] ?? '').trim().toLowerCase()
        const found = countries
          .filter(({ value }) => !query['country_code'] || value === query['country_code'].toUpperCase())
          .filter(({ value, text }) => text.toLowerCase().includes(search) || value.toLowerCase() === search)
          .map(({ value, text }) => {
            const here = ofType.filter((one) => one.countries.has(value))
            return {
              country: text,
              country_code: value,
              senders_total: here.length,
              senders_usable: here.filter((one) => isUsableIn(one, value)).length,
              is_supported: true,
            }
          })
          .toSorted(
            (a, b) =>
              b.senders_usable - a.senders_usable ||
              b.senders_total - a.senders_total ||
              compare(a.country, b.country),
          )
        const page = pageNumber(query['page'] ?? '1', 'page')
        const perPage = Math.min(
          PER_PAGE_LIMIT,
          pageNumber(query['per_page'] ?? String(PER_PAGE), 'per_page'),
        )
        return {
          body: {
            restrictions: found.slice((page - 1) * perPage, page * perPage),
            pagination: {
              current_page: page,
              per_page: perPage,
              total_pages: Math.max(1, Math.ceil(found.length / perPage)),
              total: found.length,
            },
            is_empty: countries.length === 0,
          },
        }
      },
    },
  }
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en')
}

function pageNumber(text: string, name: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Refusal('invalid', { fields: { [name]: 'Use digits only' } })
  return Number(text)
}
