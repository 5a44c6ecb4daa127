import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'
import { createLink } from './mailLinks.ts'

export interface NewAccount {
  name: string
  /** Id of a plan of `access.json`. */
  plan: string
  /** IANA name. */
  timeZone: string
  /** Of the owner, who has no password yet. */
  email: string
}

/**
 * An account that is nobody's sub-account, and its owner.
 * @returns the secret of the link with which the owner chooses a password; undefined where the email is in use
 */
export async function createAccount(
  query: Query,
  { name, plan, timeZone, email }: NewAccount,
): Promise<string | undefined> {
  const taken = await query
    .selectFrom('app_user')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  if (taken) return undefined
  const [accountId, userId] = [randomUUID(), randomUUID()]
  await query.insertInto('account').values({ id: accountId, name, level: plan, timezone: timeZone }).execute()
  await query
    .insertInto('app_user')
    .values({ account_id: accountId, id: userId, email, password_hash: '', role: null })
    .execute()
  return createLink(query, { accountId, userId }, 'invitation')
}
