import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Query } from '../storage/database.ts'
import type { InboundMessage } from './Carrier.ts'
import { seededFraction } from './seededFraction.ts'

const INBOUND_LOCK = 71_053_002
const replies = [
  { share: 0.006, text: 'STOP' },
  { share: 0.03, text: 'Thanks!' },
  { share: 0.045, text: 'What time do you open?' },
]

/** What the recipient of a delivered message answers, if anything. Depends on seed and message id alone. */
export function simulatedReply(seed: number, id: string): string | undefined {
  const chance = seededFraction(seed, `${id}:reply`)
  return replies.find(({ share }) => chance < share)?.text
}

/** Takes in messages that people send, each id once; the lock keeps positions and commits in one order. */
export async function receiveReplies(
  query: Query,
  messages: readonly (Omit<InboundMessage, 'id' | 'at'> & { id?: string })[],
): Promise<void> {
  if (messages.length === 0) return
  await sql`select pg_advisory_xact_lock(${INBOUND_LOCK})`.execute(query)
  const rows = messages.map((message) => ({ ...message, id: message.id ?? randomUUID() }))
  await sql`
    insert into carrier_inbound_message (id, sender, recipient, body, reference)
    select r.id, r."from", r."to", r.body, r.reference
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, "from" text, "to" text, body text, reference text)
    on conflict (id) do nothing`.execute(query)
}
