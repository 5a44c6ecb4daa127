import { isDeepStrictEqual } from 'node:util'
import { toInstant, weekdays } from '../../../domain/schedule/index.ts'
import { textOf } from '../../storage/documentValues.ts'
import { openingsAt } from './sendingTimes.ts'
import { estimateCampaign, type ContactSample, type CostEstimate } from './estimateCampaign.ts'
import type { SendingOptions } from './SendingOptions.ts'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { invalid, type CampaignParts } from './campaignValue.ts'
import { contactsTexts } from './readUpload.ts'
import { say, type Words } from '../../errors.ts'

const texts = {
  short: say('sms-broadcast:balance-short'),
  empty: say('portal:send-estimate-short-all'),
} as const

/** What a campaign costs, and how much the balance covers. */
export interface CampaignCosts {
  estimate: CostEstimate
  account: { level: string; balance: number; currency: string }
  enough: boolean
  /** What goes out, given what the person chose for too little balance. */
  sending: { recipients: number; cost: number; rest: number }
  /** Why it cannot be sent like this, by field. */
  fields: Record<string, Words>
}

/** Where no hours are asked for, people are warned of messages outside these. Source: the safe default that vendors name. */
const daytime = { from: '09:00', to: '20:00', days: weekdays }

function startMsOf(value: JsonObject): number {
  const scheduled =
    value['send'] === 'later' ? toInstant(textOf(value['starts_at']), textOf(value['time_zone'])) : undefined
  return Math.max(Date.now(), scheduled?.epochMs ?? 0)
}

/**
 * Compares campaign cost with the balance, for both the estimate and creation.
 * @param sample of its contacts, read before
 * @throws Refusal `invalid` at `contacts` when the file was read anew since
 */
export async function campaignCosts(
  query: Query,
  options: SendingOptions,
  accountId: string,
  { upload, plan }: CampaignParts,
  value: JsonObject,
  sample: ContactSample,
): Promise<CampaignCosts> {
  if (!isDeepStrictEqual(upload.result, sample.upload.result))
    throw invalid('contacts', contactsTexts.notReady)
  const account = await query
    .selectFrom('account')
    .select(['level', 'balance', 'credit_limit', 'currency', 'timezone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const startMs = startMsOf(value)
  const estimate = await estimateCampaign(query, options, {
    accountId,
    sample,
    plan,
    money: account.balance + account.credit_limit,
    startMs,
    openingOf: openingsAt(startMs, plan.window ?? daytime, {
      zoneOf: options.zoneOf,
      countryCode: plan.countryCode,
      accountZone: account.timezone,
    }),
  })
  const { recipients, cost, covered } = estimate
  const enough = account.balance + account.credit_limit >= cost
  const isLimited = !enough && value['send_covered'] === true
  const problem = enough
    ? undefined
    : covered.recipients === 0
      ? texts.empty
      : isLimited
        ? undefined
        : texts.short
  return {
    estimate,
    account,
    enough,
    sending: isLimited
      ? { ...covered, rest: recipients - covered.recipients }
      : { recipients, cost, rest: 0 },
    fields: problem === undefined ? {} : { send_covered: problem },
  }
}
