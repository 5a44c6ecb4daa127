import type { MessagingOptions } from '../messaging/MessagingOptions.ts'
import type { Behaviour } from '../resources/behaviour.ts'
import { account, type AccountOptions } from './account.ts'
import { emailChange, type EmailChangeOptions } from './emailChange.ts'
import { sandboxSurvey } from './sandboxSurvey.ts'
import { overview } from './overview.ts'
import { sender, type Country } from './sender.ts'
import { subAccount, type SubAccountOptions } from './subAccount.ts'
import { smsCampaign } from './smsCampaign.ts'
import { smsTemplate } from './smsTemplate.ts'

/** What the behaviours of accounts and their people need beside the database. */
export type PeopleOptions = Omit<AccountOptions & EmailChangeOptions & SubAccountOptions, 'database'>
export { createPlans, PLAN_PERIOD, type PlanOptions } from './plans.ts'

/**
 * What data cannot say about the resources, one behaviour each.
 * @param countries the catalogue of countries
 * @param people what inviting somebody needs
 */
export function createBehaviours(
  options: MessagingOptions,
  countries: readonly Country[],
  people: PeopleOptions,
): Behaviour[] {
  const { database } = options
  return [
    smsCampaign(options),
    smsTemplate(options),
    sender(database, countries),
    account({ ...people, database }),
    emailChange({ ...people, database }),
    subAccount({ ...people, database }),
    sandboxSurvey,
    overview(database),
  ]
}
