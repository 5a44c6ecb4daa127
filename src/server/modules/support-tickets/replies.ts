import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'
import { patchDocument } from '../../storage/documents.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { JsonObject } from '../../storage/tables.ts'

export const TICKET = 'ticket'
export const REPLY = 'ticket-reply'
/** Replies that a ticket lists itself; all of them have a call of their own. */
const LISTED = 100

/** Adds a reply to what its ticket says of itself, with `changes`; the ticket is locked. */
export async function noteReply(
  query: Query,
  accountId: string,
  ticket: StoredRecord,
  reply: { id: string; at: string },
  { stats, ...changes }: { stats?: JsonObject; status?: string; agent?: JsonObject } = {},
): Promise<void> {
  const replies = [...objectsOf(ticket.doc['replies']), { id: reply.id, updated_at: reply.at }]
  await patchDocument(query, accountId, TICKET, ticket.id, {
    ...changes,
    replies: replies.slice(-LISTED),
    stats: { ...objectOf(ticket.doc['stats']), updated_at: reply.at, ...stats },
  })
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
