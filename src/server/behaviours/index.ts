import type { MessagingOptions } from '../messaging/MessagingOptions.ts'
import type { Behaviour } from '../resources/behaviour.ts'
import { overview } from './overview.ts'
import { sender, type Country } from './sender.ts'
import { smsCampaign } from './smsCampaign.ts'
import { smsTemplate } from './smsTemplate.ts'

/**
 * What data cannot say about the resources, one behaviour each.
 * @param countries the catalogue of countries
 */
export function createBehaviours(options: MessagingOptions, countries: readonly Country[]): Behaviour[] {
  return [
    smsCampaign(options),
    smsTemplate(options),
    sender(options.database, countries),
    overview(options.database),
  ]
}
