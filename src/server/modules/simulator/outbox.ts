import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Caller } from '../../resources/behaviour.ts'
import { textOf } from '../../storage/documentValues.ts'
import { EVERYTHING } from './parties.ts'

/** Something that was sent to a person. */
export interface SentItem {
  id: string
  kind: 'mail' | 'sms' | 'voice'
  to: string
  subject?: string
  text: string
  at: string
}

/**
 * Messages and calls of the account, where they are simulated; and in the demo mail to the user alone: its links sign
 * their reader in, so elsewhere it is read in the mailbox.
 */
export async function readOutbox(
  context: Pick<ModuleContext, 'database' | 'hands' | 'simulates'>,
  caller: Caller,
  limit: number,
): Promise<SentItem[]> {
  const { hands, simulates } = context
  const mails = simulates(EVERYTHING) ? await readMail(context, caller, limit) : []
  const messages = simulates('carrier') ? await hands.serviceMessages(caller.accountId, limit) : []
  const delivered = messages.map(({ channel, at, ...message }): SentItem => ({
    ...message,
    kind: channel,
    at: at.toISOString(),
  }))
  return [...mails, ...delivered].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
}

async function readMail(
  { database }: Pick<ModuleContext, 'database'>,
  { accountId, scope }: Caller,
  limit: number,
): Promise<SentItem[]> {
  const email = textOf(scope.user['email'])
  const { rows } = await database.read(accountId, (query) =>
    sql<{ id: string; recipient: string; subject: string; body: string; created_at: Date }>`
      select id, recipient, subject, body, created_at from mail
      where account_id = ${accountId} and lower(recipient) = lower(${email})
      order by created_at desc limit ${limit}`.execute(query),
  )
  return rows.map(({ id, recipient, subject, body, created_at: at }): SentItem => {
    return { id, kind: 'mail', to: recipient, subject, text: body, at: at.toISOString() }
  })
}
