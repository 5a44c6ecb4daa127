import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Caller } from '../../resources/behaviour.ts'
import { textOf } from '../../storage/documentValues.ts'

/** Something that was sent to a person. */
export interface SentItem {
  id: string
  kind: 'mail' | 'sms' | 'voice'
  to: string
  subject?: string
  text: string
  at: string
}

/** Mail to the user alone, because links in mail sign their reader in; messages and calls of the account. */
export async function readOutbox(
  { database, hands }: Pick<ModuleContext, 'database' | 'hands'>,
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
  const mails = rows.map(({ id, recipient, subject, body, created_at: at }): SentItem => {
    return { id, kind: 'mail', to: recipient, subject, text: body, at: at.toISOString() }
  })
  const messages = (await hands.serviceMessages(accountId, limit)).map(
    ({ channel, at, ...message }): SentItem => ({ ...message, kind: channel, at: at.toISOString() }),
  )
  return [...mails, ...messages].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
}
