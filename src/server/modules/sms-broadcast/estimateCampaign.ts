import { sql } from 'kysely'
import { variableNames } from '../../../domain/sms/index.ts'
import type { FileStore } from '../../files/index.ts'
import type { Read } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { planMessage, segmentPrice, type CampaignPlan } from './campaignPlan.ts'
import { readReadyUpload, readUploadRows, type ReadyUpload } from './readUpload.ts'
import { shortLinkSample } from './links/shortLinks.ts'
import type { OpeningOf } from './sendingTimes.ts'
import type { SmsRate } from './smsRates.ts'

/** What a broadcast will cost. */
export interface CostEstimate {
  opted_out: number
  /** contacts left out because a cell the message needs is empty */
  skipped: number
  segments: { min: number; max: number; total: number }
  /** messages that are sent when the money does not matter */
  recipients: number
  /** micro-units */
  cost: number
  /** what the money is enough for, from the first contact on */
  covered: { recipients: number; cost: number }
  /** Recipients outside the hours that are asked about, and when the last of them is inside. */
  outside: { recipients: number; untilMs: number }
  /** Whether only some rows were looked at. */
  sampled: boolean
}

const ALL_UP_TO = 4000
const SAMPLES = 16
const ROWS_PER_SAMPLE = 200

/** Rows of a contact file by which a broadcast is judged. */
export interface ContactSample {
  upload: ReadyUpload
  /** Every row of a small file; of a large one some from each part, the last row too. */
  rows: string[][]
  isPart: boolean
}

/**
 * Reads the rows by which a broadcast is judged. No connection to the database waits for the files.
 * @throws Refusal `invalid` at `contacts` if the file can't be used, or its stored rows are missing or cut
 */
export async function readSample(
  read: Read,
  files: FileStore,
  accountId: string,
  contacts: unknown,
): Promise<ContactSample> {
  const upload = await read((query) => readReadyUpload(query, accountId, contacts))
  const total = upload.result.valid
  if (total <= ALL_UP_TO)
    return { upload, rows: await readUploadRows(files, accountId, upload, 0, total), isPart: false }
  const rows: string[][] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const from = Math.floor(((total - ROWS_PER_SAMPLE) * sample) / (SAMPLES - 1))
    rows.push(...(await readUploadRows(files, accountId, upload, from, ROWS_PER_SAMPLE)))
  }
  return { upload, rows, isPart: true }
}

/**
 * Counts the segments of a broadcast by a sample of its contacts.
 * Opted-out numbers are counted among the rows read.
 * @param money micro-units the account can spend
 */
export async function estimateCampaign(
  query: Query,
  { smsRate, linkUrl }: { smsRate: SmsRate; linkUrl: string },
  {
    accountId,
    sample: { upload, rows, isPart: sampled },
    plan,
    money,
    startMs,
    openingOf,
  }: {
    accountId: string
    sample: ContactSample
    plan: CampaignPlan
    money: number
    startMs: number
    openingOf: OpeningOf
  },
): Promise<CostEstimate> {
  const total = upload.result.valid
  const isSame = variableNames(plan.text).length === 0
  const phones = JSON.stringify(rows.map((row) => row[0]))
  const optOuts = await sql<{ phone: string }>`
    select phone from sms_opt_out
    where account_id = ${accountId} and phone in (select jsonb_array_elements_text(${phones}::jsonb))`.execute(
    query,
  )
  const optedOut = new Set(optOuts.rows.map(({ phone }) => phone))
  const sent = rows.filter((row) => !optedOut.has(row[0] ?? ''))
  let min = Infinity
  let max = 0
  let seen = 0
  const { price: rate } = segmentPrice(plan, smsRate)
  const covered = { recipients: 0, cost: 0 }
  let isCovered = true
  let skipped = 0
  for (const row of isSame ? sent.slice(0, 1) : sent) {
    const message = planMessage(plan, row, smsRate, () => shortLinkSample(linkUrl))
    if (!message) {
      skipped += 1
      continue
    }
    const { segments } = message
    min = Math.min(min, segments)
    max = Math.max(max, segments)
    seen += segments
    isCovered &&= covered.cost + segments * rate <= money
    if (isCovered) {
      covered.recipients += 1
      covered.cost += segments * rate
    }
  }
  if (isSame) seen = max * sent.length
  const openings = sent.map((row) => openingOf(row[0] ?? '')).filter((opensAtMs) => opensAtMs > startMs)
  const scale = rows.length === 0 ? 0 : total / rows.length
  const segments = Math.round(seen * scale)
  const optedOutCount = Math.round((rows.length - sent.length) * scale)
  const skippedCount = Math.round(skipped * scale)
  const recipients = Math.max(0, total - optedOutCount - skippedCount)
  const cost = segments * rate
  if (isSame || sampled) {
    const price = recipients === 0 ? 0 : cost / recipients
    covered.recipients =
      price === 0 ? recipients : Math.max(0, Math.min(recipients, Math.floor(money / price)))
    covered.cost = Math.round(covered.recipients * price)
  }
  return {
    opted_out: optedOutCount,
    skipped: skippedCount,
    recipients,
    covered,
    segments: { min: max === 0 ? 0 : min, max, total: segments },
    cost,
    outside: {
      recipients: Math.round(openings.length * scale),
      untilMs: openings.reduce((last, opensAtMs) => Math.max(last, opensAtMs), startMs),
    },
    sampled,
  }
}

const DAY_SECONDS = 86_400

/**
 * Estimates how long a broadcast takes. With a daily limit, what is left of the first UTC day goes out first, and every
 * day that is used up is waited for to its midnight.
 * @param startMs epoch milliseconds
 * @param daily messages that may still go out on the day of the start, and on every day after it
 * @returns whole seconds from the start; 0 without recipients
 */
export function estimateSeconds(
  recipients: number,
  perSecond: number,
  startMs: number,
  daily?: { left: number; cap: number },
): number {
  const secondsOf = (messages: number): number => Math.ceil(messages / perSecond)
  if (!daily) return secondsOf(recipients)
  const untilMidnight = DAY_SECONDS - ((startMs / 1000) % DAY_SECONDS)
  const first = Math.min(daily.left, Math.floor(perSecond * untilMidnight))
  if (recipients <= first) return secondsOf(recipients)
  const perDay = Math.max(1, Math.min(daily.cap, Math.floor(perSecond * DAY_SECONDS)))
  const waiting = recipients - first
  const fullDays = Math.ceil(waiting / perDay) - 1
  return Math.ceil(untilMidnight) + fullDays * DAY_SECONDS + secondsOf(waiting - fullDays * perDay)
}
