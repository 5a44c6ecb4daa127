import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal, say } from '../../errors.ts'
import { enqueueJob, MOST_ATTEMPTS } from '../../jobs/index.ts'
import { bumpCollection } from '../../storage/documents.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import { refuseUnpaid } from '../../storage/refuseUnpaid.ts'
import { planMessage, type CampaignPlan, type PlannedMessage } from './campaignPlan.ts'
import { keepTargets, makeLinkSource, type LinkSource } from './links/shortLinks.ts'
import { isoTime } from './campaignRun.ts'
import { CARRIER_FEE } from './claimBatch.ts'
import { FINISH_TEST, finishTestMessage } from './finishTestMessage.ts'
import { takeMessageOfToday } from '../../storage/messagesToday.ts'
import type { SendingOptions } from './SendingOptions.ts'
import { messageShare } from './messageShare.ts'

export interface TestMessage {
  accountId: string
  from: string
  /** E.164 */
  to: string
  /** with the country of `to` */
  plan: CampaignPlan
  /** The contact's row. */
  values: readonly string[]
  planned: PlannedMessage
  /** The same key sends one message, however often it is asked for. */
  key: string | undefined
}

/** The call itself is over by then, or its process is. */
const FINISH_AFTER_MS = 15_000

/**
 * Sends one message outside any campaign: paid, counted and listed like every other. If the carrier doesn't answer, a job
 * sends it, or another call with the same key.
 * @throws Refusal when the daily limit or the balance is used up
 */
export async function sendTestMessage(
  options: SendingOptions,
  { accountId, from, to, plan, values, planned, key }: TestMessage,
): Promise<{ id: string; status: string }> {
  const id = key === undefined ? randomUUID() : idOfKey(accountId, key)
  const { database, dailyCap, linkUrl } = options
  const { countryCode } = plan
  const { segments, price, carrierFee } = planned
  const codes = await options.linkCodes()
  await database.transaction(accountId, async (query) => {
    const paid = await moveMoney(query, {
      accountId,
      kind: 'sms',
      type: 15,
      details: to,
      reference: `test:${id}`,
      amount: carrierFee - price,
      counterpart: 'revenue',
      parts: [messageShare(from, countryCode, 1, carrierFee - price)],
    })
    const paidFee =
      paid === 'moved' && carrierFee > 0
        ? await moveMoney(query, {
            accountId,
            kind: 'sms-carrier-fee',
            type: CARRIER_FEE,
            details: to,
            reference: `test:${id}`,
            amount: -carrierFee,
            counterpart: 'revenue',
            parts: [messageShare(from, countryCode, 1, -carrierFee)],
          })
        : paid
    if (paidFee === 'capped') throw await refuseUnpaid(query, accountId, paidFee)
    if (paidFee === 'insufficient')
      throw new Refusal('operation-not-allowed', {
        text: say('sms-broadcast:test-balance'),
      })
    if (paid === 'repeated') return
    const cap = await takeMessageOfToday(query, accountId, dailyCap)
    if (cap !== undefined) {
      throw new Refusal('operation-not-allowed', {
        text: say('sms-broadcast:test-daily-limit', { cap }),
      })
    }
    const now = await sql<{
      ms: number
    }>`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(query)
    const createdAtMs = now.rows[0]?.ms ?? Date.now()
    const links = await makeLinkSource(query, { linkUrl, codes }, { accountId, messageId: id, plan })
    const body = links ? bodyWith(links, plan, values, planned) : planned.body
    if (links) await keepTargets(query, accountId, links, plan, [{ index: 0, cells: values }])
    await sql`
      insert into sms_message (account_id, id, created_at, updated_at, sender, recipient, country_code, body, segments, status, charge, carrier_fee)
      values (${accountId}, ${id}, ${isoTime(createdAtMs)}, now(), ${from}, ${to}, ${countryCode}, ${body}, ${segments}, 'pending', ${price}, ${carrierFee})`.execute(
      query,
    )
    await enqueueJob(query, {
      accountId,
      kind: FINISH_TEST,
      key: id,
      payload: { message: id },
      delayMs: FINISH_AFTER_MS,
      maxAttempts: MOST_ATTEMPTS,
    })
    await bumpCollection(query, accountId, 'sms-message')
  })
  return { id, status: (await finishTestMessage(options, accountId, id)) ?? 'sent' }
}

/** The message as planned, with links that lead somewhere in the place of the samples. */
function bodyWith(
  { write }: LinkSource,
  plan: CampaignPlan,
  values: readonly string[],
  planned: PlannedMessage,
): string {
  const message = planMessage(
    plan,
    values,
    () => 0,
    (link) => write(0, link),
  )
  return message?.body ?? planned.body
}

function idOfKey(accountId: string, key: string): string {
  const hex = createHash('sha256').update(`${accountId}:test:${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-9${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
