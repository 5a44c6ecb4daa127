import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { InboundMessage, Receipt } from './Carrier.ts'
import { receiveReplies } from './simulatedReply.ts'

/** A message whose receipt the simulator still owes. */
export interface AwaitedReceipt {
  id: string
  from: string
  to: string
  body: string
  at: Date
}

/** A message to a person of the account, such as a code. */
export interface ReadServiceMessage {
  id: string
  channel: 'sms' | 'voice'
  to: string
  text: string
  at: Date
}

/**
 * What people do to the simulated carrier by hand. Everything comes to the portal through the port: as receipts,
 * inbound messages and reviews.
 */
export interface SimulatorHands {
  awaitedReceipts(accountId: string, limit: number): Promise<AwaitedReceipt[]>
  /** @returns whether the receipt was still owed */
  decideReceipt(
    accountId: string,
    id: string,
    receipt: Pick<Receipt, 'status'> & { reason?: string },
  ): Promise<boolean>
  /** A person writes to a number of the portal; the same id once. */
  receive(message: Omit<InboundMessage, 'at'>): Promise<void>
  /** What reviewers will answer about a template. */
  decideTemplate(id: string, review: { status: 'approved' | 'declined'; reason: string }): Promise<void>
  serviceMessages(accountId: string, limit: number): Promise<ReadServiceMessage[]>
}

export function createSimulatorHands(database: Database): SimulatorHands {
  return {
    async awaitedReceipts(accountId, limit) {
      const { rows } = await database.system((query) =>
        sql<AwaitedReceipt>`
          select id, sender as "from", recipient as "to", body, accepted_at as at from carrier_message
          where receipt_position is null and receipt_at is not null and ${belongsTo(accountId)}
          order by accepted_at desc limit ${limit}`.execute(query),
      )
      return rows
    },
    async decideReceipt(accountId, id, { status, reason }) {
      const { rows } = await database.system((query) =>
        sql`
          update carrier_message set outcome = ${status}, reason = ${reason ?? null}, receipt_at = clock_timestamp()
          where id = ${id} and receipt_position is null and receipt_at is not null and ${belongsTo(accountId)}
          returning id`.execute(query),
      )
      return rows.length > 0
    },
    receive: (message) => database.systemTransaction((query) => receiveReplies(query, [message])),
    async decideTemplate(id, { status, reason }) {
      await database.system((query) =>
        sql`
          insert into carrier_template_decision (template_id, status, reason) values (${id}, ${status}, ${reason})
          on conflict (template_id) do update set status = excluded.status, reason = excluded.reason`.execute(
          query,
        ),
      )
    },
    async serviceMessages(accountId, limit) {
      const { rows } = await database.system((query) =>
        sql<ReadServiceMessage>`
          select id, channel, recipient as "to", body as text, created_at as at from carrier_service_message
          where reference = ${accountId} order by created_at desc limit ${limit}`.execute(query),
      )
      return rows
    },
  }
}

/** References begin with the account. */
function belongsTo(accountId: string) {
  return sql`starts_with(reference, ${`${accountId} `})`
}
