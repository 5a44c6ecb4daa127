import { randomUUID } from 'node:crypto'
import type { Query } from '../storage/database.ts'
import type { Mail } from './Mailer.ts'

/** Adds a message to the outbox, in the transaction of the change it reports. */
export async function postMail(query: Query, accountId: string, { to, subject, text }: Mail): Promise<void> {
  await query
    .insertInto('mail')
    .values({ account_id: accountId, id: randomUUID(), recipient: to, subject, body: text })
    .execute()
}
