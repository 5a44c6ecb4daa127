import { sql } from 'kysely'
import { moveDocument, type Mover, type PostNotices } from '../../lifecycle/index.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument } from '../../storage/documents.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { JsonObject } from '../../storage/tables.ts'

export const TICKET = 'ticket'
export const REPLY = 'ticket-reply'
/** Replies that a ticket lists itself; all of them have a call of their own. */
const LISTED = 100

/** What a reply does to its ticket's state. */
export interface TicketMove {
  transition: 'answer' | 'resolve' | 'reopen'
  to: 'pending' | 'resolved' | 'open'
  mover: Mover
}

/** Adds a reply to what its ticket says of itself, and moves the ticket unless it is there already; the ticket is locked. */
export async function noteReply(
  query: Query,
  postNotices: PostNotices,
  accountId: string,
  {
    ticket,
    reply,
    agent,
    stats,
    move,
  }: {
    ticket: StoredRecord
    reply: { id: string; at: string }
    agent?: JsonObject
    stats?: JsonObject
    move: TicketMove
  },
): Promise<void> {
  const replies = [...objectsOf(ticket.doc['replies']), { id: reply.id, updated_at: reply.at }]
  const record = await patchDocument(query, accountId, TICKET, ticket.id, {
    ...(agent && { agent }),
    replies: replies.slice(-LISTED),
    stats: { ...objectOf(ticket.doc['stats']), updated_at: reply.at, ...stats },
  })
  if (!record || record.doc['status'] === move.to) return
  await moveDocument(query, postNotices, { accountId, entity: TICKET, record, field: 'status', ...move })
}

export async function countAgentReplies(query: Query, accountId: string, ticketId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from record where account_id = ${accountId} and entity = ${REPLY}
      and doc->>'ticket_id' = ${ticketId} and doc->>'author' = 'agent'`.execute(query)
  return rows[0]?.count ?? 0
}

/** File names of a message. */
export function fileNamesOf(message: JsonObject): string[] {
  return objectsOf(message['attachments']).map(({ name }) => textOf(name))
}
