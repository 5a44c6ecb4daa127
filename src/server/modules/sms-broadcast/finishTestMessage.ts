import { sql } from 'kysely'
import { writeMessageReference } from '../../carrier/index.ts'
import type { Query } from '../../storage/database.ts'
import { bumpCollection } from '../../storage/documents.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import { isoTime } from './campaignRun.ts'
import { messageShare } from './messageShare.ts'
import type { SendingOptions } from './SendingOptions.ts'

/** Kind of the job that finishes a test message whose call didn't. */
export const FINISH_TEST = 'finish-test-message'

interface StoredTest {
  createdAtMs: number
  from: string
  to: string
  countryCode: string
  body: string
  segments: number
  status: string
  /** micro-units, with the carriers' fee */
  price: number
  carrierFee: number
}

/**
 * Submits a test message that is pending, as often as it is called, and pays it back if the carrier rejects it.
 * @returns its status; undefined when the message is gone
 */
export async function finishTestMessage(
  { database, carrier }: Pick<SendingOptions, 'database' | 'carrier'>,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const stored = await database.read(accountId, (query) => readTest(query, accountId, id))
  if (stored?.status !== 'pending') return stored?.status
  const { createdAtMs, from, to, countryCode, body, segments } = stored
  const reference = writeMessageReference({
    accountId,
    campaignId: undefined,
    createdAt: isoTime(createdAtMs),
  })
  const [submission] = await carrier.submit([{ id, from, to, countryCode, body, segments, reference }])
  if (!submission) throw new Error(`the carrier says nothing of test message ${id}`)
  return database.transaction(accountId, async (query) => {
    const now = await readTest(query, accountId, id, true)
    if (now?.status !== 'pending') return now?.status
    const { accepted, reason = null } = submission
    await sql`
      update sms_message set status = ${accepted ? 'sent' : 'rejected'}, reason = ${reason}, updated_at = now(),
             charge = ${accepted ? now.price : 0}, carrier_fee = ${accepted ? now.carrierFee : 0}
      where account_id = ${accountId} and id = ${id} and created_at = ${isoTime(createdAtMs)}`.execute(query)
    if (!accepted) await payBack(query, accountId, id, now)
    // After the money, as when a batch is claimed: no deadlocks.
    await bumpCollection(query, accountId, 'sms-message')
    return accepted ? 'sent' : 'rejected'
  })
}

async function payBack(
  query: Query,
  accountId: string,
  id: string,
  { from, to, countryCode, price, carrierFee }: StoredTest,
): Promise<void> {
  const back = { accountId, type: 4, reference: `test:${id}`, counterpart: 'revenue', details: to } as const
  const pay = (kind: string, amount: number): Promise<unknown> =>
    moveMoney(query, { ...back, kind, amount, parts: [messageShare(from, countryCode, 1, amount)] })
  await pay('sms-refund', price - carrierFee)
  if (carrierFee > 0) await pay('sms-carrier-fee-refund', carrierFee)
}

async function readTest(
  query: Query,
  accountId: string,
  id: string,
  lock = false,
): Promise<StoredTest | undefined> {
  const { rows } = await sql<StoredTest>`
    select round(extract(epoch from created_at) * 1000)::float8 as "createdAtMs", sender as "from", recipient as "to",
      country_code as "countryCode", body, segments, status, charge::float8 as price,
      carrier_fee::float8 as "carrierFee"
    from sms_message where account_id = ${accountId} and id = ${id} and sms_campaign_id is null
    ${lock ? sql`for update` : sql``}`.execute(query)
  return rows[0]
}
