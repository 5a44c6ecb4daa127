import { sql } from 'kysely'
import { variableNames } from '../../domain/sms/index.ts'
import type { FileStore } from '../files/index.ts'
import type { Database } from '../storage/database.ts'
import { planMessage, type CampaignPlan } from './campaignPlan.ts'
import { readContactRows } from './readContactRows.ts'
import type { SmsRate } from './smsRates.ts'

/** What a broadcast will cost. */
export interface CostEstimate {
  opted_out: number
  segments: { min: number; max: number; total: number }
  /** micro-units */
  cost: number
  /** Whether only some rows were looked at. */
  sampled: boolean
}

const ALL_UP_TO = 4000
const SAMPLES = 16
const ROWS_PER_SAMPLE = 200

/**
 * Counts the segments of a broadcast: of every row of a small file, of rows spread over a large one.
 * Opted-out numbers are counted among the rows looked at.
 */
export async function estimateCampaign(
  { database, files, smsRate }: { database: Database; files: FileStore; smsRate: SmsRate },
  accountId: string,
  uploadId: string,
  total: number,
  plan: CampaignPlan,
): Promise<CostEstimate> {
  const isSame = variableNames(plan.text).length === 0
  const sampled = total > ALL_UP_TO
  const rows: string[][] = []
  if (sampled) {
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const from = Math.floor(((total - ROWS_PER_SAMPLE) * sample) / (SAMPLES - 1))
      rows.push(...(await readContactRows(files, accountId, uploadId, from, ROWS_PER_SAMPLE)))
    }
  } else rows.push(...(await readContactRows(files, accountId, uploadId, 0, total)))

  const phones = JSON.stringify(rows.map((row) => row[0]))
  const optOuts = await database.read(accountId, (query) =>
    sql<{ phone: string }>`
      select phone from sms_opt_out
      where account_id = ${accountId} and phone in (select jsonb_array_elements_text(${phones}::jsonb))`.execute(
      query,
    ),
  )
  const optedOut = new Set(optOuts.rows.map(({ phone }) => phone))
  const sent = rows.filter((row) => !optedOut.has(row[0] ?? ''))
  let min = Infinity
  let max = 0
  let seen = 0
  for (const row of isSame ? sent.slice(0, 1) : sent) {
    const { segments } = planMessage(plan, row, smsRate)
    min = Math.min(min, segments)
    max = Math.max(max, segments)
    seen += segments
  }
  if (isSame) seen = max * sent.length
  const scale = rows.length === 0 ? 0 : total / rows.length
  const segments = Math.round(seen * scale)
  return {
    opted_out: Math.round((rows.length - sent.length) * scale),
    segments: { min: max === 0 ? 0 : min, max, total: segments },
    cost: segments * smsRate(plan.countryCode),
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
