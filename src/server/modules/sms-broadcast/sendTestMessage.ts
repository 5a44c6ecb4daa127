import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal, say } from '../../errors.ts'
import { enqueueJob, MOST_ATTEMPTS } from '../../jobs/index.ts'
import type { EndpointRequest } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
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
  /** Of the request: the same key sends one message, however often it is asked for. */
  once: EndpointRequest['once']
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
  { accountId, from, to, plan, values, planned, once }: TestMessage,
): Promise<{ id: string; status: string }> {
  const { database, dailyCap, linkUrl } = options
  const { countryCode } = plan
  const { segments, price, carrierFee } = planned
  const codes = await options.linkCodes()
  const { body } = await database.transaction(accountId, (query) =>
    once(query, async () => ({ status: 201, body: { id: await keepMessage(query) } })),
  )
  const { id } = body
  return { id, status: (await finishTestMessage(options, accountId, id)) ?? 'sent' }

  /** Charges for the message and stores it, to be handed to the carrier. */
  async function keepMessage(query: Query): Promise<string> {
    const id = randomUUID()
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
    const message = links ? bodyWith(links, plan, values, planned) : planned.body
    if (links) await keepTargets(query, accountId, links, plan, [{ index: 0, cells: values }])
    await sql`
      insert into sms_message (account_id, id, created_at, updated_at, sender, recipient, country_code, body, segments, status, charge, carrier_fee)
      values (${accountId}, ${id}, ${isoTime(createdAtMs)}, now(), ${from}, ${to}, ${countryCode}, ${message}, ${segments}, 'pending', ${price}, ${carrierFee})`.execute(
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
    return id
  }
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
