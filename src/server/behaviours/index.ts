import type { MessagingOptions } from '../messaging/MessagingOptions.ts'
import type { Behaviour } from '../resources/behaviour.ts'
import { account, type AccountOptions } from './account.ts'
import { emailChange, type EmailChangeOptions } from './emailChange.ts'
import { sender, type Country } from './sender.ts'
import { smsCampaign } from './smsCampaign.ts'
import { smsTemplate } from './smsTemplate.ts'

/** What the behaviours of the account need beside the database. */
export type ProfileOptions = AccountOptions & Omit<EmailChangeOptions, 'database'>

/**
 * What data cannot say about the resources, one behaviour each.
 * @param countries the catalogue of countries
 */
export function createBehaviours(
  options: MessagingOptions,
  countries: readonly Country[],
  profile: ProfileOptions,
): Behaviour[] {
  const { database } = options
  return [
    smsCampaign(options),
    smsTemplate(options),
    sender(database, countries),
    account(profile),
    emailChange({ ...profile, database }),
  ]
}
