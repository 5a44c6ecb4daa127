import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'
import { REPLY, TICKET } from '../support-tickets/replies.ts'

/** A ticket as an agent sees it. */
export interface DeskTicket {
  id: string
  number: string
  subject: string
  status: string
  from: string
  /** The last message. */
  text: string
  at: string
}

/** Tickets that aren't closed, those that wait for an answer first. */
export async function readTickets(query: Query, accountId: string, limit: number): Promise<DeskTicket[]> {
  const { rows } = await sql<Omit<DeskTicket, 'at'> & { at: Date }>`
    select ticket.id, ticket.doc ->> 'number' as number, ticket.doc ->> 'subject' as subject,
      ticket.doc ->> 'status' as status, coalesce(last.doc ->> 'author_name', ticket.doc ->> 'from_email') as "from",
      coalesce(last.doc ->> 'text', ticket.doc ->> 'description') as text,
      coalesce(last.created_at, ticket.created_at) as at
    from record ticket
    left join lateral (
      select reply.doc, reply.created_at from record reply
      where reply.account_id = ticket.account_id and reply.entity = ${REPLY} and reply.doc ->> 'ticket_id' = ticket.id::text
      order by reply.created_at desc limit 1
    ) last on true
    where ticket.account_id = ${accountId} and ticket.entity = ${TICKET} and ticket.doc ->> 'status' <> 'closed'
    order by ticket.doc ->> 'status' <> 'open', at desc limit ${limit}`.execute(query)
  return rows.map(({ at, ...ticket }) => ({ ...ticket, at: at.toISOString() }))
}
