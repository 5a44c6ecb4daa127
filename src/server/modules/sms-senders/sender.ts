import { senderHurdle } from '../../../domain/sms/index.ts'
import { Refusal } from '../../errors.ts'
import { readSenders } from './readSenders.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { TextKey } from '../../../language/portal.ts'
import type { Database } from '../../storage/database.ts'

/** The parts of the context that Sender IDs need. */
export interface SenderOptions {
  database: Database
  text: (key: TextKey) => string
  published: () => { portal: { catalogues: Record<string, readonly { value: string; text: string }[]> } }
}

const PER_PAGE = 25
const PER_PAGE_LIMIT = 300

/** Sender IDs: the countries they reach, by name. */
export function sender({ database, published, text }: SenderOptions): Behaviour {
  return {
    resource: 'sender',
    endpoints: {
      async countries({ caller: { accountId }, query }) {
        const countries = published().portal.catalogues['countries'] ?? []
        const senders = await database.read(accountId, (handle) => readSenders(handle, accountId))
        const ofType = query['sender_type']
          ? senders.filter(({ type }) => type === query['sender_type'])
          : senders
        const search = (query['search'] ?? '').trim().toLowerCase()
        const found = countries
          .filter(({ value }) => !query['country_code'] || value === query['country_code'].toUpperCase())
          .filter(({ value, text }) => text.toLowerCase().includes(search) || value.toLowerCase() === search)
          .map(({ value, text }) => {
            const here = ofType.filter(({ destinations }) =>
              destinations?.some(({ country_code }) => country_code === value),
            )
            return {
              country: text,
              country_code: value,
              senders_total: here.length,
              senders_usable: here.filter((one) => senderHurdle(one, value) === undefined).length,
              is_supported: true,
            }
          })
          .toSorted((a, b) => compare(a.country, b.country))
        const page = pageNumber(query['page'] ?? '1', 'page', text)
        const perPage = Math.min(
          PER_PAGE_LIMIT,
          pageNumber(query['per_page'] ?? String(PER_PAGE), 'per_page', text),
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

function pageNumber(given: string, name: string, text: SenderOptions['text']): number {
  if (!/^[1-9]\d{0,6}$/.test(given))
    throw new Refusal('invalid', { fields: { [name]: text('sms-senders:paging-digits') } })
  return Number(given)
}
