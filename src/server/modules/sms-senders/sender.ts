import { Refusal, say } from '../../errors.ts'
import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { campaignOfNumber } from '../my-numbers/numberCampaign.ts'
import { createCountries, type CountriesOptions } from './countries.ts'
import { destinationsOf, newDestination, type Destination } from './destinations.ts'
import {
  beginRegistrations,
  endRegistrations,
  resubmitDeclined,
  type RegistrationOptions,
} from './registrations.ts'
import { settleSender } from './settleSender.ts'

/** The parts of the context that Sender IDs need. */
export type SenderOptions = CountriesOptions & RegistrationOptions

/** Sender IDs: each of their countries is registered by itself. */
export function sender(options: SenderOptions): Behaviour {
  const { published, postNotices } = options

  /** The chosen countries: what is stored of those that were there before, and the others anew. */
  function destinationsAfter(value: JsonObject, before: readonly Destination[]): Destination[] {
    const number = numberOf(value)
    const type = value['sender_type'] === 'numeric' ? 'numeric' : 'alphanumeric'
    const { catalogues } = published().portal
    return objectsOf(value['destinations']).map((item) => {
      const code = textOf(item['country_code'])
      const known = before.find(({ country_code }) => country_code === code)
      return known ?? newDestination(catalogues, code, { type, numbers: number === '' ? [] : [number] })
    })
  }

  return {
    resource: 'sender',
    endpoints: { countries: createCountries(options) },

    async beforeCreate(query, { accountId }, value) {
      const isNumeric = value['sender_type'] === 'numeric'
      const destinations = destinationsAfter(value, [])
      return {
        ...value,
        title: isNumeric ? numberOf(value).replace(/^\+/, '') : textOf(value['senderID']),
        type: isNumeric ? 'numeric' : 'alpha_numeric',
        destinations,
        reason: '',
        is_supported: true,
        usable: false,
        ...(await inUs(query, accountId, numberOf(value), destinations)),
      }
    },

    async afterCreate(query, { accountId, userId }, record) {
      const codes = destinationsOf(record.doc).map(({ country_code }) => country_code)
      await beginRegistrations(query, options, { accountId, userId, sender: record }, codes)
    },

    async beforeUpdate(_query, _caller, record, value) {
      return { ...value, destinations: destinationsAfter(value, destinationsOf(record.doc)) }
    },

    async afterUpdate(query, { accountId, userId }, before, record) {
      const stored = codesOf(before)
      const chosen = codesOf(record)
      const added = chosen.filter((code) => !stored.includes(code))
      const removed = stored.filter((code) => !chosen.includes(code))
      if (removed.length > 0) await endRegistrations(query, accountId, record.id, removed)
      await beginRegistrations(query, options, { accountId, userId, sender: record }, added)
      if (added.length + removed.length === 0) return record
      const mover = { by: 'user' as const, userId }
      return settleSender(
        query,
        postNotices,
        { accountId, sender: record, mover },
        destinationsOf(record.doc),
      )
    },

    async onTransition(query, { accountId, by, userId }, record, transition): Promise<JsonObject> {
      if (transition.id !== 'resubmit') return {}
      // Nobody reviews it where it is blocked, so that it would be in review forever.
      if (destinationsOf(record.doc).every(({ status }) => status !== 'declined'))
        throw new Refusal('operation-not-allowed', { text: say('sms-senders:nothing-declined') })
      const mover = { by, ...(userId !== undefined && { userId }) }
      await resubmitDeclined(query, options, { accountId, mover, sender: record })
      const destinations = destinationsOf(record.doc).map((destination) =>
        destination.status === 'declined' ? { ...destination, status: 'pending', reason: '' } : destination,
      )
      return { destinations }
    },

    async afterDelete(query, { accountId }, { id }) {
      await endRegistrations(query, accountId, id)
    },
  }
}

function codesOf({ doc }: StoredRecord): string[] {
  return destinationsOf(doc).map(({ country_code }) => country_code)
}

function numberOf(value: JsonObject): string {
  return textOf(objectOf(value['number'])['number'])
}

/** US Sender IDs are managed in their 10DLC campaign, where there is one. */
async function inUs(
  query: Query,
  accountId: string,
  number: string,
  destinations: readonly Destination[],
): Promise<JsonObject> {
  if (destinations.every(({ country_code }) => country_code !== 'US')) return { in_us: false }
  const campaign = await campaignOfNumber(query, accountId, number)
  return {
    in_us: true,
    ten_dlc_link: campaign
      ? `/sms/10dlc/brands/${campaign.brandId}/campaigns/view/${campaign.id}`
      : '/sms/10dlc/brands',
    ...(campaign && { ten_dlc_brand_id: campaign.brandId, ten_dlc_campaign_id: campaign.id }),
  }
}
