import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OutboundMessage } from '../../carrier/index.ts'
import { Refusal, say } from '../../errors.ts'
import { bumpCollection } from '../../storage/documents.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import { refuseUnpaid } from '../../storage/refuseUnpaid.ts'
import { planMessage, type CampaignPlan, type PlannedMessage } from './campaignPlan.ts'
import { keepTargets, makeLinkSource, type LinkSource } from './links/shortLinks.ts'
import { isoTime } from './campaignRun.ts'
import { CARRIER_FEE, messageReference } from './claimBatch.ts'
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

/**
 * Sends one message outside any campaign: paid, counted and listed like every other.
 * @throws Refusal when the daily limit or the balance is used up
 */
export async function sendTestMessage(
  options: SendingOptions,
  { accountId, from, to, plan, values, planned, key }: TestMessage,
): Promise<{ id: string; status: string }> {
  const id = key === undefined ? randomUUID() : idOfKey(accountId, key)
  const { database, carrier, dailyCap, linkUrl } = options
  const { countryCode } = plan
  const { segments, price, carrierFee } = planned
  const codes = await options.linkCodes()
  const claimed = await database.transaction(accountId, async (query) => {
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
    if (paid === 'repeated') return undefined
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
    await bumpCollection(query, accountId, 'sms-message')
    return { createdAtMs, body }
  })
  if (claimed === undefined) return { id, status: 'sent' }
  const message: OutboundMessage = {
    id,
    from,
    to,
    countryCode,
    body: claimed.body,
    segments,
    reference: messageReference(accountId, undefined, claimed.createdAtMs),
  }
  const [submission] = await carrier.submit([message])
  const accepted = submission?.accepted ?? false
  await database.transaction(accountId, async (query) => {
    await sql`
      update sms_message set status = ${accepted ? 'sent' : 'rejected'}, reason = ${submission?.reason ?? null},
             charge = ${accepted ? price : 0}, carrier_fee = ${accepted ? carrierFee : 0}, updated_at = now()
      where account_id = ${accountId} and id = ${id} and created_at = ${isoTime(claimed.createdAtMs)} and status = 'pending'`.execute(
      query,
    )
    if (!accepted) {
      const reference = `test:${id}`
      const back = { accountId, type: 4, reference, counterpart: 'revenue', details: to } as const
      const pay = (kind: string, amount: number): Promise<unknown> =>
        moveMoney(query, { ...back, kind, amount, parts: [messageShare(from, countryCode, 1, amount)] })
      await pay('sms-refund', price - carrierFee)
      if (carrierFee > 0) await pay('sms-carrier-fee-refund', carrierFee)
    }
    await bumpCollection(query, accountId, 'sms-message')
  })
  return { id, status: accepted ? 'sent' : 'rejected' }
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
