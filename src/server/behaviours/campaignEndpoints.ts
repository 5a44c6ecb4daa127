import { sql } from 'kysely'
import { checkPhoneNumber } from '../../domain/phone/index.ts'
import { toInstant } from '../../domain/schedule/index.ts'
import { Refusal } from '../errors.ts'
import { planMessage } from '../messaging/campaignPlan.ts'
import { contactEndpoints } from '../messaging/contactEndpoints.ts'
import { objectOf, textOf } from '../messaging/documentValues.ts'
import { estimateCampaign, estimateSeconds } from '../messaging/estimateCampaign.ts'
import { DEFAULT_MESSAGES_PER_SECOND, type MessagingOptions } from '../messaging/MessagingOptions.ts'
import { readContactRows } from '../messaging/readContactRows.ts'
import { sendTestMessage } from '../messaging/sendTestMessage.ts'
import { perSecondOf } from '../messaging/takeTokens.ts'
import type { EndpointHandler, EndpointRequest } from '../resources/behaviour.ts'
import type { JsonObject } from '../storage/tables.ts'
import { invalid, resolveCampaign, type CampaignParts } from './campaignValue.ts'

/** Calls of campaigns beside the usual ones: contact files, the estimate and the test message. */
export function campaignEndpoints(options: MessagingOptions): Record<string, EndpointHandler> {
  const { database, files } = options

  function parts(accountId: string, campaign: JsonObject): Promise<CampaignParts> {
    return database.read(accountId, (query) => resolveCampaign(query, accountId, campaign))
  }

  return {
    ...contactEndpoints(options),

    async estimate(request) {
      const { accountId } = request.caller
      const { campaign } = bodyOf(request, ['campaign'])
      const value = objectOf(campaign)
      const { upload, plan } = await parts(accountId, value)
      const total = upload.result?.valid ?? 0
      const estimate = await estimateCampaign(options, accountId, upload.id, total, plan)
      const account = await database.read(accountId, (query) =>
        query
          .selectFrom('account')
          .select([
            'level',
            'balance',
            'credit_limit',
            'currency',
            sql<number>`floor(extract(epoch from now()) * 1000)::float8`.as('now_ms'),
            sql<number>`coalesce((select count from daily_message_count where account_id = ${accountId}
                          and day = (now() at time zone 'UTC')::date), 0)`.as('sent_today'),
          ])
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow(),
      )
      const recipients = total - estimate.opted_out
      const cap = options.dailyCaps[account.level]
      return {
        body: {
          recipients,
          opted_out: estimate.opted_out,
          segments: estimate.segments,
          cost: { amount: estimate.cost, currency: account.currency },
          per_segment: options.smsRate(plan.countryCode),
          balance: account.balance,
          enough: account.balance + account.credit_limit >= estimate.cost,
          duration_seconds: durationOf(value, recipients, {
            nowMs: account.now_ms,
            sentToday: account.sent_today,
            cap,
          }),
          sampled: estimate.sampled,
          ...(cap !== undefined && { daily_cap: cap }),
        },
      }
    },

    async 'test-send'(request) {
      const { accountId } = request.caller
      const { campaign, row, to } = bodyOf(request, ['campaign', 'row', 'to'])
      const verdict = checkPhoneNumber(typeof to === 'string' ? to.slice(0, 40) : '')
      if (!verdict.valid)
        throw invalid('to', 'Enter a phone number in international form, such as +12025550123')
      const index = row === undefined ? 0 : row
      if (typeof index !== 'number' || !Number.isSafeInteger(index) || index < 0)
        throw invalid('row', 'Choose a row of the contact file')
      const { upload, plan } = await parts(accountId, objectOf(campaign))
      const [values] = await readContactRows(files, accountId, upload.id, index, 1)
      if (!values) throw invalid('row', 'Choose a row of the contact file')
      const countryCode = verdict.country ?? plan.countryCode
      const message = await sendTestMessage(options, {
        accountId,
        from: plan.sender,
        to: verdict.number,
        countryCode,
        planned: planMessage({ ...plan, countryCode }, values, options.smsRate),
        key: request.headers['idempotency-key'],
      })
      return { status: 201, body: { message } }
    },
  }
}

function durationOf(
  campaign: JsonObject,
  recipients: number,
  { nowMs, sentToday, cap }: { nowMs: number; sentToday: number; cap: number | undefined },
): number {
  const { rate_limit_enabled, rate_limit_count, rate_limit_period: period, send } = campaign
  const count = Number(rate_limit_count)
  const isLimited =
    rate_limit_enabled === true && count > 0 && (period === 'minute' || period === 'hour' || period === 'day')
  const perSecond = isLimited ? perSecondOf({ count, period }) : DEFAULT_MESSAGES_PER_SECOND
  const scheduled =
    send === 'later' ? toInstant(textOf(campaign['starts_at']), textOf(campaign['time_zone'])) : undefined
  const startMs = Math.max(nowMs, scheduled?.epochMs ?? nowMs)
  if (cap === undefined) return estimateSeconds(recipients, perSecond, startMs)
  const isToday = utcDay(startMs) === utcDay(nowMs)
  const left = isToday ? Math.max(0, cap - sentToday) : cap
  return estimateSeconds(recipients, perSecond, startMs, { left, cap })
}

function utcDay(ms: number): number {
  return Math.floor(ms / 86_400_000)
}

function bodyOf({ body }: EndpointRequest, known: string[]): JsonObject {
  const value = objectOf(body)
  const unknown = Object.keys(value).find((key) => !known.includes(key))
  if (unknown !== undefined)
    throw new Refusal('invalid', { fields: { [unknown]: 'This field is not known' } })
  return value
}
