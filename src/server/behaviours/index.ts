import type { MessagingOptions } from '../messaging/MessagingOptions.ts'
import type { Behaviour } from '../resources/behaviour.ts'
import { sender, type Country } from './sender.ts'
import { subAccount, type SubAccountOptions } from './subAccount.ts'
import { smsCampaign } from './smsCampaign.ts'
import { smsTemplate } from './smsTemplate.ts'

/**
 * What data cannot say about the resources, one behaviour each.
 * @param countries the catalogue of countries
 * @param people what inviting somebody needs
 */
export function createBehaviours(
  options: MessagingOptions,
  countries: readonly Country[],
  people: Omit<SubAccountOptions, 'database'>,
): Behaviour[] {
  const { database } = options
  return [
    smsCampaign(options),
    smsTemplate(options),
    sender(database, countries),
    subAccount({ ...people, database }),
  ]
}
