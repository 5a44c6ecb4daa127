import {
  columnName,
  createContactFileReader,
  type ContactFileResult,
} from '../../../../domain/contacts/index.ts'
import { countryName } from '../../../../domain/phone/index.ts'
import { toInstant } from '../../../../domain/schedule/index.ts'
import { SHORT_LINK_SAMPLE, variableNames } from '../../../../domain/sms/index.ts'
import { quoteCsvCell } from '../../../../shared/csv.ts'
import { simulatedOutcome } from '../../../carrier/index.ts'
import { campaignMessageId } from '../campaignMessageId.ts'
import { planMessage, type CampaignPlan } from '../campaignPlan.ts'
import { messageShare } from '../messageShare.ts'
import type { TransferPart } from '../../../storage/tables.ts'
import { countersOf } from '../campaignRun.ts'
import { createRowIndex } from '../createRowIndex.ts'
import type { SmsRate } from '../smsRates.ts'
import { splitContactRows } from '../../../../domain/contacts/index.ts'
import { flowOf } from '../takeTokens.ts'
import { TICK_MS } from '../SendingOptions.ts'
import { seededUuid, type Random } from '../../../demo/createRandom.ts'
import type { DemoCampaign } from './demoCampaigns.ts'
import { contactColumns, demoContacts } from './demoContacts.ts'

const OPT_OUT_SHARE = 0.006
const MESSAGES_PER_SECOND = 40
const SETTLED_MS = 90_000

/** A campaign of the demo world as rows and files. */
export interface DemoCampaignRows {
  id: string
  uploadId: string
  /** Files of a campaign that can still be sent. */
  files: Record<string, Uint8Array>
  record: Record<'account_id' | 'entity' | 'id' | 'version' | 'doc' | 'created_at' | 'updated_at', unknown>
  upload: Record<
    | 'account_id'
    | 'id'
    | 'filename'
    | 'bytes'
    | 'state'
    | 'percentage'
    | 'valid'
    | 'result'
    | 'used'
    | 'created_at',
    unknown
  >
  run: Record<
    | 'account_id'
    | 'campaign_id'
    | 'upload_id'
    | 'state'
    | 'starts_at'
    | 'plan'
    | 'total'
    | 'next_index'
    | 'byte_offset'
    | 'rate_per_second'
    | 'due_at'
    | 'batch'
    | 'sent'
    | 'delivered'
    | 'failed'
    | 'rejected'
    | 'opted_out'
    | 'charge'
    | 'results_before'
    | 'failed_before',
    unknown
  >
  messages: (Record<
    | 'account_id'
    | 'id'
    | 'created_at'
    | 'updated_at'
    | 'sender'
    | 'recipient'
    | 'country_code'
    | 'body'
    | 'segments'
    | 'status'
    | 'reason'
    | 'charge'
    | 'sms_campaign_id',
    unknown
  > & { clickTimes?: number[] })[]
  optOuts: string[]
  /** micro-units */
  charge: number
  /** Of the charge. */
  share: TransferPart
  templateId: string
}

/** Makes the rows of a campaign: its counters are those of its messages. */
export function demoCampaignRows(
  seed: number,
  random: Random,
  accountId: string,
  campaign: DemoCampaign,
  smsRate: SmsRate,
  linkSample: string = SHORT_LINK_SAMPLE,
): DemoCampaignRows {
  const { template, recipients, done, createdAtMs, schedule, ratePerMinute } = campaign
  const id = seededUuid(seed, `campaign:${accountId}:${campaign.name}:${createdAtMs}`)
  const uploadId = seededUuid(seed, `upload:${id}`)
  const sender = random.pick(template.approvedSenders)
  const mappings = variableNames(template.text).map((variable) => ({
    variable,
    column: contactColumns.findIndex((column) => column === variable),
  }))
  const plan: CampaignPlan = {
    text: template.text,
    shortUrl: template.shortUrl,
    sender: sender.title,
    countryCode: template.country,
    mappings,
  }
  const rows = demoContacts(random, template.country, recipients)
  const contacts = readContacts(rows)
  const startsAtMs = schedule
    ? (toInstant(schedule.startsAt, schedule.timeZone)?.epochMs ?? createdAtMs)
    : createdAtMs
  const iso = (ms: number): string => new Date(ms).toISOString()

  const messages: DemoCampaignRows['messages'] = []
  const optOuts: string[] = []
  const counts = { sent: 0, delivered: 0, failed: 0, rejected: 0, charge: 0 }
  const perSecond = ratePerMinute ? ratePerMinute / 60 : MESSAGES_PER_SECOND
  for (let index = 0; index < done; index += 1) {
    const row = rows[index] ?? []
    if (random.fraction() < OPT_OUT_SHARE) {
      optOuts.push(row[0] ?? '')
      continue
    }
    const messageId = campaignMessageId(id, index)
    const planned = planMessage(plan, row, smsRate, () => linkSample)
    if (!planned) continue
    const { body, segments, price } = planned
    const isFailed = campaign.isFailing && index % 3 > 0
    const outcome = isFailed
      ? { status: 'undelivered' as const, reason: 'Unknown subscriber' }
      : simulatedOutcome(seed, messageId)
    const sentAtMs = createdAtMs + Math.floor(index / perSecond) * 1000
    const isRejected = outcome.status === 'rejected'
    if (isRejected) counts.rejected += 1
    else {
      counts.sent += 1
      counts.charge += price
      if (outcome.status === 'delivered') counts.delivered += 1
      else counts.failed += 1
    }
    messages.push({
      account_id: accountId,
      id: messageId,
      created_at: iso(sentAtMs),
      updated_at: iso(sentAtMs + 4000),
      sender: sender.title,
      recipient: row[0] ?? '',
      country_code: template.country,
      body,
      segments,
      status: outcome.status,
      reason: outcome.status === 'delivered' ? null : (outcome.reason ?? null),
      charge: isRejected ? 0 : price,
      sms_campaign_id: id,
    })
  }

  const failures = counts.failed + counts.rejected
  const results = counts.delivered + failures
  const filename = `${campaign.name.toLowerCase().replaceAll(' ', '-')}.csv`
  const country = countryName(template.country) ?? template.country
  const [values = []] = rows
  const isLive =
    campaign.status === 'active' || campaign.status === 'paused' || campaign.status === 'scheduled'
  return {
    id,
    uploadId,
    files: isLive || campaign.keepsContacts === true ? contacts.files : {},
    record: {
      account_id: accountId,
      entity: 'sms-campaign',
      id,
      version: 1,
      doc: {
        name: campaign.name,
        status: campaign.status,
        status_note: campaign.note,
        archived: false,
        recipients,
        ...countersOf({
          ...counts,
          total: recipients,
          nextIndex: done,
          optedOut: optOuts.length,
          skipped: 0,
          waiting: 0,
        }),
        contacts: uploadId,
        contacts_count: recipients,
        contacts_filename: filename,
        country,
        country_code: template.country,
        values,
        headers: values.map((value, index) => `Column ${columnName(index)}: ${value}`),
        template: {
          id: template.id,
          name: template.name,
          text: template.text,
          short_url_enabled: template.shortUrl,
        },
        sender_id: { id: sender.id, name: sender.title },
        mappings,
        mappingValues: mappings.map((mapping) => ({ ...mapping, value: values[mapping.column] ?? '' })),
        send: schedule ? 'later' : 'now',
        ...(schedule && { starts_at: schedule.startsAt, time_zone: schedule.timeZone }),
        starts_at_utc: iso(startsAtMs),
        rate_limit_enabled: ratePerMinute !== undefined,
        ...(ratePerMinute !== undefined && { rate_limit_count: ratePerMinute, rate_limit_period: 'minute' }),
      },
      created_at: iso(createdAtMs),
      updated_at: iso(createdAtMs + SETTLED_MS),
    },
    upload: {
      account_id: accountId,
      id: uploadId,
      filename,
      bytes: contacts.files['contacts.csv']?.length ?? 0,
      state: 'done',
      percentage: 100,
      valid: recipients,
      result: contacts.result,
      used: true,
      // Not among the uploads of the last hour, which are limited.
      created_at: iso(createdAtMs - 2 * 3_600_000),
    },
    run: {
      account_id: accountId,
      campaign_id: id,
      upload_id: uploadId,
      state: campaign.status,
      starts_at: iso(startsAtMs),
      plan,
      total: recipients,
      next_index: done,
      byte_offset: done === 0 ? 0 : (contacts.ends[done - 1] ?? 0),
      rate_per_second:
        ratePerMinute === undefined ? null : flowOf({ count: ratePerMinute, period: 'minute' }, TICK_MS),
      due_at: iso(startsAtMs),
      batch: done,
      sent: counts.sent,
      delivered: counts.delivered,
      failed: counts.failed,
      rejected: counts.rejected,
      opted_out: optOuts.length,
      charge: counts.charge,
      results_before: campaign.isFailing ? results : 0,
      failed_before: campaign.isFailing ? failures : 0,
    },
    messages,
    optOuts,
    charge: counts.charge,
    share: messageShare(plan.sender, plan.countryCode, counts.sent, -counts.charge),
    templateId: template.id,
  }
}

function readContacts(rows: string[][]): {
  files: Record<string, Uint8Array>
  ends: number[]
  result: ContactFileResult
} {
  const parts: Record<'valid' | 'invalid' | 'duplicated', Uint8Array[]> = {
    valid: [],
    invalid: [],
    duplicated: [],
  }
  const index = createRowIndex()
  const reader = createContactFileReader({
    sinks: {
      valid(lines) {
        index.add(lines)
        parts.valid.push(lines)
      },
      invalid: (lines) => parts.invalid.push(lines),
      duplicated: (lines) => parts.duplicated.push(lines),
    },
  })
  reader.feed(new TextEncoder().encode(rows.map((row) => `${row.map(quoteCsvCell).join(',')}\n`).join('')))
  const result = reader.end()
  const contacts = Buffer.concat(parts.valid)
  return {
    files: {
      'contacts.csv': contacts,
      'invalid.csv': Buffer.concat(parts.invalid),
      'duplicated.csv': Buffer.concat(parts.duplicated),
      'rows.idx': index.bytes(),
    },
    ends: splitContactRows(contacts, rows.length).ends,
    result,
  }
}
