import { countryName } from '../../domain/phone/index.ts'
import { countSegments } from '../../domain/sms/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { objectOf, objectsOf, textOf } from '../messaging/documentValues.ts'
import type { MessagingOptions } from '../messaging/MessagingOptions.ts'
import { REVIEW_TEMPLATE } from '../messaging/reviewTemplateJob.ts'
import type { Behaviour } from '../resources/behaviour.ts'
import { invalid } from './campaignValue.ts'
import { isUsableIn, readSenders } from './senderUse.ts'

const texts = {
  country: 'You must have at least one Sender ID registered for the destination country',
  senders: 'Choose at least one Sender ID',
} as const

/** Templates: their Sender IDs are looked up, their segments counted, and the carrier reviews them. */
export function smsTemplate({ carrier }: MessagingOptions): Behaviour {
  return {
    resource: 'sms-template',

    async beforeCreate(query, caller, value) {
      const countryCode = textOf(objectOf(value['country'])['country_code'])
      const senders = (await readSenders(query, caller.accountId)).filter((sender) =>
        sender.countries.has(countryCode),
      )
      const usable = senders.filter((sender) => isUsableIn(sender, countryCode))
      if (usable.length === 0) throw invalid('country', texts.country)
      const chosenIds = new Set(objectsOf(value['selectedSenders']).map(({ id }) => id))
      const chosen = usable.filter(({ id }) => chosenIds.has(id))
      if (chosen.length === 0 || chosen.length < chosenIds.size)
        throw invalid('selectedSenders', texts.senders)
      return {
        ...value,
        country: {
          country_code: countryCode,
          name: countryName(countryCode) ?? countryCode,
          senders_total: senders.length,
          senders_usable: usable.length,
        },
        selectedSenders: chosen.map(({ id, title }) => ({ id, title })),
        sender_ids: chosen.map(({ id, title }) => ({ id, title, status: 'in review' })),
        segments: countSegments(textOf(value['text'])).segments,
        status: 'review',
        reason: '',
        used_by: 0,
      }
    },

    async afterCreate(query, caller, record) {
      await enqueueJob(query, {
        accountId: caller.accountId,
        kind: REVIEW_TEMPLATE,
        key: record.id,
        payload: { template: record.id },
        delayMs: carrier.reviewDelayMs,
      })
    },
  }
}
