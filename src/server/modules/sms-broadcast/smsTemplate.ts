import { countryName } from '../../../domain/phone/index.ts'
import { pairingStatus, senderHurdle, templateHurdle, templateSegments } from '../../../domain/sms/index.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { SendingOptions } from './SendingOptions.ts'
import { readSenders, type StoredSender } from '../sms-senders/readSenders.ts'
import { shortLinkSample } from './links/shortLinks.ts'
import { requireDocument } from '../../storage/documents.ts'
import { nameOfCopy } from './copyEndpoints.ts'
import { askForReview } from './reviewTemplateJob.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { invalid } from './campaignValue.ts'
import { say } from '../../errors.ts'

const texts = {
  country: say('sms-broadcast:no-registered-sender'),
  none: say('sms-broadcast:choose-sender'),
  unusable: say('sms-broadcast:senders-unusable'),
} as const

/** Templates: their Sender IDs are looked up, their segments counted, and the carrier reviews them. */
export function smsTemplate({ carrier, linkUrl, database, text }: SendingOptions): Behaviour {
  return {
    resource: 'sms-template',

    async derive(read, { accountId }, value) {
      const countryCode = countryOf(value)
      const chosen = objectsOf(value['selectedSenders'])
      if (countryCode !== '' && chosen.length > 0)
        usableSenders(await read((query) => readSenders(query, accountId)), chosen, countryCode)
      return {}
    },

    async beforeCreate(query, { accountId }, value) {
      const countryCode = countryOf(value)
      const senders = await readSenders(query, accountId)
      const { here, usable } = sendersFor(senders, countryCode)
      if (usable.length === 0) throw invalid('country', texts.country)
      const chosen = usableSenders(senders, objectsOf(value['selectedSenders']), countryCode)
      if (chosen.length === 0) throw invalid('selectedSenders', texts.none)
      return {
        ...value,
        country: describeCountry(countryCode, here, usable),
        selectedSenders: chosen.map(({ id, title }) => ({ id, title })),
        sender_ids: chosen.map(({ id, title }) => ({ id, title, status: 'in review' })),
        segments: templateSegments(
          textOf(value['text']),
          value['short_url_enabled'] === true && shortLinkSample(linkUrl),
        ),
        status: 'review',
        reason: '',
        used_by: 0,
      }
    },

    async presentSublist(query, { accountId }, { doc }, items) {
      const countryCode = countryOf(doc)
      const senders = new Map((await readSenders(query, accountId)).map((sender) => [sender.id, sender]))
      return objectsOf(items).map((item) => {
        const hurdle = senderHurdle(senders.get(textOf(item['id'])), countryCode)
        return { ...item, status: pairingStatus(hurdle, textOf(item['status'])) }
      })
    },

    async afterCreate(query, caller, record) {
      await askForReview(query, caller.accountId, record.id, { delayMs: carrier.reviewDelayMs })
    },

    endpoints: {
      copy: ({ caller: { accountId }, params }) =>
        database.read(accountId, async (query) => {
          const { doc } = await requireDocument(query, accountId, 'sms-template', params['id'])
          const countryCode = countryOf(doc)
          const { here, usable } = sendersFor(await readSenders(query, accountId), countryCode)
          const chosen = new Set(objectsOf(doc['sender_ids']).map(({ id }) => textOf(id)))
          return {
            body: {
              name: nameOfCopy(text('sms-broadcast:copy-name', { name: textOf(doc['name']) })),
              country: describeCountry(countryCode, here, usable),
              text: doc['text'],
              short_url_enabled: doc['short_url_enabled'],
              selectedSenders: usable
                .filter(({ id }) => chosen.has(id))
                .map(({ id, title }) => ({ id, title })),
            },
          }
        }),
    },
  }
}

function countryOf(template: JsonObject): string {
  return textOf(objectOf(template['country'])['country_code'])
}

/** The Sender IDs of a country, and those of them that a template may have. */
function sendersFor(
  senders: readonly StoredSender[],
  countryCode: string,
): Record<'here' | 'usable', StoredSender[]> {
  const here = senders.filter(({ destinations }) =>
    destinations?.some(({ country_code }) => country_code === countryCode),
  )
  return { here, usable: here.filter((sender) => templateHurdle(sender, countryCode) === undefined) }
}

function describeCountry(
  countryCode: string,
  here: readonly StoredSender[],
  usable: readonly StoredSender[],
): JsonObject {
  return {
    country_code: countryCode,
    name: countryName(countryCode) ?? countryCode,
    senders_total: here.length,
    senders_usable: usable.length,
  }
}

/**
 * The account's Sender IDs that were chosen.
 * @throws Refusal 'invalid' when one of them cannot be used in the country
 */
function usableSenders(
  senders: readonly StoredSender[],
  chosen: readonly JsonObject[],
  countryCode: string,
): StoredSender[] {
  const byId = new Map(senders.map((sender) => [sender.id, sender]))
  const ids = new Set(chosen.map(({ id }) => textOf(id)))
  return [...ids].map((id) => {
    const sender = byId.get(id)
    if (!sender || templateHurdle(sender, countryCode) !== undefined)
      throw invalid('selectedSenders', texts.unusable)
    return sender
  })
}
