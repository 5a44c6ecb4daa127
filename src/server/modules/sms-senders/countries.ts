import { templateHurdle } from '../../../domain/sms/index.ts'
import type { CatalogueItem } from '../../../language/portal.ts'
import { Refusal } from '../../errors.ts'
import type { EndpointHandler } from '../../resources/behaviour.ts'
import type { Database } from '../../storage/database.ts'
import type { TextKey } from '../../../language/portal.ts'
import { readRule, type CountryRule } from './countryRules.ts'
import { readSenders } from './readSenders.ts'

export interface CountriesOptions {
  database: Database
  text: (key: TextKey) => string
  published: () => { portal: { catalogues: Record<string, readonly CatalogueItem[]> } }
}

const PER_PAGE = 25
const PER_PAGE_LIMIT = 300

/** Destination countries by name: what becomes of a Sender ID there, and how many the account has in each, and may choose for a template. */
export function createCountries({ database, text, published }: CountriesOptions): EndpointHandler {
  return async ({ caller: { accountId }, query }) => {
    const { catalogues } = published().portal
    const countries = catalogues['countries'] ?? []
    const senders = await database.read(accountId, (handle) => readSenders(handle, accountId))
    const isNumeric = query['sender_type'] === 'numeric'
    const type = query['sender_type'] === 'alphanumeric' ? 'alpha_numeric' : query['sender_type']
    const ofType = type ? senders.filter((sender) => sender.type === type) : senders
    const search = (query['search'] ?? '').trim().toLowerCase()
    const onlyInstant = isNumeric && query['instantly_provisioned_numeric'] === 'true'
    const found = countries
      .filter(({ value }) => !query['country_code'] || value === query['country_code'].toUpperCase())
      .filter(
        (country) => country.text.toLowerCase().includes(search) || country.value.toLowerCase() === search,
      )
      .map((country) => ({
        country: country.text,
        country_code: country.value,
        ...ruleFields(readRule(catalogues, country.value, isNumeric ? 'numeric' : 'alphanumeric')),
        ...usage(ofType, country.value),
      }))
      .filter(({ is_instantly_provisioned: isInstant }) => !onlyInstant || isInstant)
      .toSorted((a, b) => a.country.localeCompare(b.country, 'en'))
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
  }
}

function ruleFields({ outcome, isSupported, isProvisionable, isInstant, ...terms }: CountryRule) {
  return {
    is_supported: isSupported,
    is_provisionable: isProvisionable,
    is_instantly_provisioned: isInstant,
    outcome,
    setup_fee: terms.setupFee,
    monthly_fee: terms.monthlyFee,
    days: terms.days,
    documents: terms.documents,
  }
}

function usage(senders: Awaited<ReturnType<typeof readSenders>>, countryCode: string) {
  const here = senders.filter(({ destinations }) =>
    destinations?.some(({ country_code }) => country_code === countryCode),
  )
  return {
    senders_total: here.length,
    senders_usable: here.filter((one) => templateHurdle(one, countryCode) === undefined).length,
  }
}

function pageNumber(given: string, name: string, text: CountriesOptions['text']): number {
  if (!/^[1-9]\d{0,6}$/.test(given))
    throw new Refusal('invalid', { fields: { [name]: text('sms-senders:paging-digits') } })
  return Number(given)
}
