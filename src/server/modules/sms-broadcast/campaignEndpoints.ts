import { sql } from 'kysely'
import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import { toInstant } from '../../../domain/schedule/index.ts'
import { Refusal, say, wordsOf } from '../../errors.ts'
import { unknownFields } from '../../unknownFields.ts'
import { planMessage, segmentPrice } from './campaignPlan.ts'
import { contactEndpoints } from './contactEndpoints.ts'
import { copyEndpoints } from './copyEndpoints.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { estimateSeconds, readSample } from './estimateCampaign.ts'
import { DEFAULT_MESSAGES_PER_SECOND, type SendingOptions } from './SendingOptions.ts'
import { readReadyUpload, readUploadRows, requireRows } from './readUpload.ts'
import { sendTestMessage } from './sendTestMessage.ts'
import { perSecondOf } from './takeTokens.ts'
import type { EndpointHandler, EndpointRequest } from '../../resources/behaviour.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { campaignCosts } from './campaignCosts.ts'
import { previewStops } from './previewStops.ts'
import { shortLinkSample } from './links/shortLinks.ts'
import { invalid, resolveCampaign, resolvePreview, type CampaignParts } from './campaignValue.ts'

/** More campaign calls: contact files, the estimate and the test message. */
export function campaignEndpoints(options: SendingOptions): Record<string, EndpointHandler> {
  const { database, files } = options

  async function requireContacts(accountId: string, contacts: unknown): Promise<void> {
    const upload = await database.read(accountId, (query) => readReadyUpload(query, accountId, contacts))
    await requireRows(files, accountId, upload)
  }

  async function parts(accountId: string, campaign: JsonObject): Promise<CampaignParts> {
    await requireContacts(accountId, campaign['contacts'])
    return database.read(accountId, (query) => resolveCampaign(query, accountId, campaign))
  }

  return {
    ...contactEndpoints(options),
    ...copyEndpoints(options),

    async estimate(request) {
      const { accountId } = request.caller
      const { campaign } = bodyOf(request, ['campaign'])
      const value = objectOf(campaign)
      const sample = await readSample(
        (work) => database.read(accountId, work),
        files,
        accountId,
        value['contacts'],
      )
      const { costs, plan, clock } = await database.read(accountId, async (query) => {
        const found = await resolveCampaign(query, accountId, value)
        const clock = await query
          .selectFrom('account')
          .select([
            sql<number>`floor(extract(epoch from now()) * 1000)::float8`.as('now_ms'),
            sql<number>`coalesce((select count from daily_message_count where account_id = ${accountId}
                          and day = (now() at time zone 'UTC')::date), 0)`.as('sent_today'),
          ])
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow()
        return {
          costs: await campaignCosts(query, options, accountId, found, value, sample),
          plan: found.plan,
          clock,
        }
      })
      const { estimate, account, enough, sending, fields } = costs
      const { recipients } = estimate
      const cap = options.dailyCap(account.level)
      return {
        body: {
          recipients,
          opted_out: estimate.opted_out,
          skipped: estimate.skipped,
          segments: estimate.segments,
          cost: { amount: estimate.cost, currency: account.currency },
          per_segment: segmentPrice(plan, options.smsRate).price,
          balance: account.balance,
          enough,
          covered: estimate.covered,
          sending,
          duration_seconds: durationOf(value, sending.recipients, {
            nowMs: clock.now_ms,
            sentToday: clock.sent_today,
            cap,
          }),
          sampled: estimate.sampled,
          ...(estimate.outside.recipients > 0 && {
            outside: {
              recipients: estimate.outside.recipients,
              until: new Date(estimate.outside.untilMs).toISOString(),
              waits: plan.window !== undefined,
            },
          }),
          ...(cap !== undefined && { daily_cap: cap }),
          ...(Object.keys(fields).length > 0 && {
            fields: Object.fromEntries(
              Object.entries(fields).map(([field, words]) => [field, wordsOf(words, options.text)]),
            ),
          }),
        },
      }
    },

    async 'preview-stops'(request) {
      const { accountId } = request.caller
      const { contacts, template, mappings } = bodyOf(request, ['contacts', 'template', 'mappings'])
      const value = {
        contacts: contacts ?? null,
        template: { id: template ?? null },
        mappings: mappings ?? null,
      }
      await requireContacts(accountId, value.contacts)
      const { upload, plan } = await database.read(accountId, (query) =>
        resolvePreview(query, accountId, value),
      )
      return { body: await previewStops(options, accountId, upload, plan) }
    },

    async 'test-send'(request) {
      const { accountId } = request.caller
      const { campaign, row, to } = bodyOf(request, ['campaign', 'row', 'to'])
      const verdict = checkPhoneNumber(typeof to === 'string' ? to.slice(0, 40) : '')
      if (!verdict.valid) throw invalid('to', say('sms-broadcast:test-number'))
      const index = row === undefined ? 0 : row
      if (typeof index !== 'number' || !Number.isSafeInteger(index) || index < 0)
        throw invalid('row', say('sms-broadcast:test-row'))
      const { upload, plan } = await parts(accountId, objectOf(campaign))
      const [values] = await readUploadRows(files, accountId, upload, index, 1)
      if (!values) throw invalid('row', say('sms-broadcast:test-row'))
      const countryCode = verdict.country ?? plan.countryCode
      const ofTest = { ...plan, countryCode }
      const planned = planMessage(ofTest, values, options.smsRate, () => shortLinkSample(options.linkUrl))
      if (!planned) throw invalid('row', say('sms-broadcast:test-skipped'))
      const message = await sendTestMessage(options, {
        accountId,
        from: plan.sender,
        to: verdict.number,
        plan: ofTest,
        values,
        planned,
        once: request.once,
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
  const unknown = unknownFields(value, (name) => known.includes(name))
  if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
  return value
}
