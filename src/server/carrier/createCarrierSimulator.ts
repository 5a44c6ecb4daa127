import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { pickedRows } from '../storage/pickedRows.ts'
import type {
  Carrier,
  InboundMessage,
  OutboundMessage,
  Receipt,
  Submission,
  TemplateForReview,
  TemplateReview,
} from './Carrier.ts'
import { reviewTemplate } from './reviewTemplate.ts'
import { receiveReplies, simulatedReply } from './simulatedReply.ts'
import { simulatedFacts } from './simulatedFacts.ts'
import { seededFraction } from './seededFraction.ts'
import { failedOutcome, simulatedOutcome, type SimulatedOutcome } from './simulatedOutcome.ts'
import { readSimulatorSettings } from './simulatorSettings.ts'

export interface CarrierSimulatorOptions {
  database: Database
  /** PATCHBAY_SEED */
  seed: number
  /** PATCHBAY_CARRIER_SPEED: 10 makes every delay a tenth */
  speed: number
  outcome?: (seed: number, message: OutboundMessage) => SimulatedOutcome
}

interface CarrierRow {
  id: string
  outcome: SimulatedOutcome['status']
  reason: string | null
}

interface AnsweredMessage {
  id: string
  sender: string
  recipient: string
  reference: string
  outcome: string
}

/** Messages per transaction: a batch can be cut in two by a crash, as with a real carrier. */
/** Account → which share of its messages fails, and how. */
type AskedFailures = ReadonlyMap<string, { share: number; as: SimulatedOutcome['status'] }>

const CHUNK = 20
const REVIEW_SECONDS = 6
const LOOKUP_MS = 0.5
const RECEIPT_LOCK = 71_053_001
/** A receipt that waits for a decision by hand comes by itself after this. */
const HELD_DAYS = 7
/** Last digits of numbers that one channel never reaches, to see what a failure looks like. */
const unreachable = { sms: '900', voice: '800' } as const

/**
 * The embedded carrier. It keeps its own table, written in its own transactions, and counts how often
 * each message id was submitted, so that tests can prove that none was sent twice.
 */
export function createCarrierSimulator(options: CarrierSimulatorOptions): Carrier {
  const {
    database,
    seed,
    speed,
    outcome = (theSeed, message) => simulatedOutcome(theSeed, message.id),
  } = options

  async function submitChunk(messages: OutboundMessage[], asked: AskedFailures): Promise<Submission[]> {
    const rows = messages.map((message) => {
      const failure = asked.get(accountOf(message))
      const isFailing =
        failure !== undefined && seededFraction(seed, `${message.id}:share`) * 100 < failure.share
      const { status, reason, delayMs } = isFailing ? failedOutcome(failure.as) : outcome(seed, message)
      return {
        ...message,
        country_code: message.countryCode,
        outcome: status,
        reason,
        delay_ms: delayMs / speed,
      }
    })
    const result = await database.system((query) =>
      sql<CarrierRow>`
        insert into carrier_message
          (id, sender, recipient, country_code, body, segments, reference, outcome, reason, receipt_at)
        select r.id, r."from", r."to", r.country_code, r.body, r.segments, r.reference, r.outcome, r.reason,
               case
                 when r.outcome = 'rejected' then null
                 when exists (select from simulator_setting s
                              where s.holds_receipts and starts_with(r.reference, s.account_id::text || ' '))
                   then clock_timestamp() + make_interval(days => ${HELD_DAYS}::int)
                 else clock_timestamp() + r.delay_ms * interval '1 millisecond'
               end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
          (id uuid, "from" text, "to" text, country_code text, body text, segments int, reference text,
           outcome text, reason text, delay_ms float8)
        on conflict (id) do update set submissions = carrier_message.submissions + 1
        returning id, outcome, reason`.execute(query),
    )
    return result.rows.map(submissionOf)
  }

  /** Numbers the receipts that have become due; the lock keeps positions and commits in one order. */
  async function emitReceipts(limit: number): Promise<void> {
    await database.systemTransaction(async (query) => {
      await sql`select pg_advisory_xact_lock(${RECEIPT_LOCK})`.execute(query)
      const { rows } = await sql<AnsweredMessage>`
        update carrier_message set receipt_position = nextval('carrier_receipt_position')
        where ${pickedRows(
          'id',
          sql`select id from carrier_message
            where receipt_position is null and receipt_at <= clock_timestamp()
            order by receipt_at limit ${limit}`,
        )}
        returning id, sender, recipient, reference, outcome`.execute(query)
      await receiveReplies(query, rows.flatMap(replyTo))
    })
  }

  /**
   * What the accounts have asked to fail.
   * @throws while one has asked for an outage
   */
  async function readFailures(messages: readonly OutboundMessage[]): Promise<AskedFailures> {
    const accounts = [...new Set(messages.map(accountOf))]
    const { rows } = await database.system((query) =>
      sql<{ account: string; down: boolean; share: number; as: SimulatedOutcome['status'] }>`
        select account_id::text as account, coalesce(outage_until > clock_timestamp(), false) as down,
          fails_share as share, fails_as as "as"
        from simulator_setting where account_id::text in (${sql.join(accounts)})`.execute(query),
    )
    if (rows.some(({ down }) => down)) throw new Error('The carrier does not answer')
    return new Map(rows.map(({ account, share, as }) => [account, { share, as }]))
  }

  async function review(template: TemplateForReview): Promise<TemplateReview | undefined> {
    return database.system(async (query) => {
      const { rows } = await sql<{ status: TemplateReview['status']; reason: string }>`
        select status, reason from carrier_template_decision where template_id = ${template.id}`.execute(
        query,
      )
      const byHand = rows[0]
      if (byHand) {
        const senders = template.senders.map(({ id }) => ({ id, status: byHand.status }))
        return { status: byHand.status, ...(byHand.reason !== '' && { reason: byHand.reason }), senders }
      }
      if ((await readSimulatorSettings(query, template.accountId)).holdsReviews) return undefined
      return reviewTemplate(seed, template)
    })
  }

  function replyTo(message: AnsweredMessage): Omit<InboundMessage, 'id' | 'at'>[] {
    const { id, sender: to, recipient: from, reference, outcome: became } = message
    // Nobody can answer a name.
    const body = became === 'delivered' && /^\+?\d{5,15}$/.test(to) ? simulatedReply(seed, id) : undefined
    return body === undefined ? [] : [{ from, to, body, reference }]
  }

  return {
    reviewDelayMs: (REVIEW_SECONDS * 1000) / speed,
    async submit(messages) {
      const submissions: Submission[] = []
      const asked: AskedFailures = messages.length > 0 ? await readFailures(messages) : new Map()
      for (let at = 0; at < messages.length; at += CHUNK) {
        submissions.push(...(await submitChunk(messages.slice(at, at + CHUNK), asked)))
      }
      return submissions
    },
    async deliver({ id, accountId, channel, from, to, extension, text }) {
      const refused: Submission = { id, accepted: false, reason: 'Service not available' }
      if (to.endsWith(unreachable[channel])) return refused
      return database.system(async (query) => {
        if ((await readSimulatorSettings(query, accountId)).isDown) return refused
        const recipient = extension === undefined ? to : `${to} ${extension}`
        await sql`insert into carrier_service_message (id, reference, channel, sender, recipient, body)
            values (${id}, ${accountId}, ${channel}, ${from ?? null}, ${recipient}, ${text})
            on conflict (id) do nothing`.execute(query)
        return { id, accepted: true }
      })
    },
    async lookup(ids) {
      if (ids.length === 0) return []
      const { rows } = await database.system((query) =>
        sql<CarrierRow>`select id, outcome, reason from carrier_message where id in (${sql.join(ids)})`.execute(
          query,
        ),
      )
      return rows.map(submissionOf)
    },
    async receipts(since, limit) {
      const due = await database.system((query) =>
        sql<{ ms: number | null }>`
          select extract(epoch from min(receipt_at) - clock_timestamp())::float8 * 1000 as ms
          from carrier_message where receipt_position is null and receipt_at is not null`.execute(query),
      )
      const nextMs = due.rows[0]?.ms ?? undefined
      const isDue = nextMs !== undefined && nextMs <= 0
      if (isDue) await emitReceipts(limit)
      const { rows } = await database.system((query) =>
        sql<{
          id: string
          reference: string
          status: Receipt['status']
          reason: string | null
          at: string
          position: string | number
        }>`
          select id, reference, outcome as status, reason, receipt_position as position,
                 to_char(receipt_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
          from carrier_message where receipt_position > ${since} order by receipt_position limit ${limit}`.execute(
          query,
        ),
      )
      const last = rows.at(-1)
      return {
        receipts: rows.map(({ id, reference, status, reason, at }) => ({
          id,
          reference,
          status,
          at,
          ...(reason && { reason }),
        })),
        next: last ? Number(last.position) : since,
        nextMs: nextMs === undefined ? undefined : Math.max(1, Math.ceil(nextMs)),
      }
    },
    async inbound(since, limit) {
      const { rows } = await database.system((query) =>
        sql<InboundMessage & { position: string | number }>`
          select id, sender as "from", recipient as "to", body, reference, position,
                 to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
          from carrier_inbound_message where position > ${since} order by position limit ${limit}`.execute(
          query,
        ),
      )
      const messages = rows.map(({ id, from, to, body, reference, at }) => ({
        id,
        from,
        to,
        body,
        reference,
        at,
      }))
      return { messages, next: Number(rows.at(-1)?.position ?? since) }
    },
    async lookUpNumbers({ numbers, live }) {
      await delay((numbers.length * LOOKUP_MS) / speed)
      return numbers.flatMap((number) => simulatedFacts(seed, number, live) ?? [])
    },
    reviewTemplate: review,
  }
}

function submissionOf({ id, outcome, reason }: CarrierRow): Submission {
  return outcome === 'rejected' ? { id, accepted: false, ...(reason && { reason }) } : { id, accepted: true }
}

/** References begin with the account. */
function accountOf({ reference }: OutboundMessage): string {
  return reference.split(' ', 1)[0] ?? ''
}
