import { randomUUID } from 'node:crypto'
import type { Query } from '../storage/database.ts'
import type { Mail } from './Mailer.ts'

/** Adds a message to the outbox, in the transaction of the change it reports; the same id is added once. */
export async function postMail(
  query: Query,
  accountId: string,
  { to, subject, text }: Mail,
  id: string = randomUUID(),
): Promise<void> {
  await query
    .insertInto('mail')
    .values({ account_id: accountId, id, recipient: to, subject, body: text })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .execute()
}
