import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'
import type { UserTable } from '../../storage/tables.ts'
import type { Updateable } from 'kysely'

export interface Person {
  accountId: string
  userId: string
}

/** Takes the person before their document, as every change of theirs does. */
export async function lockPerson(query: Query, id: string): Promise<void> {
  await query.selectFrom('app_user').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Changes a person whose document this transaction writes itself. */
export async function writePerson(
  query: Query,
  { accountId, userId }: Person,
  values: Updateable<UserTable>,
): Promise<void> {
  await sql`select set_config('patchbay.user_written', 'on', true)`.execute(query)
  await query
    .updateTable('app_user')
    .set(values)
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute()
  await sql`select set_config('patchbay.user_written', '', true)`.execute(query)
}

/** Signs a person out everywhere. */
export async function endSessions(query: Query, userId: string): Promise<void> {
  await sql`select end_sessions_of(${userId}::uuid)`.execute(query)
}

/**
 * Removes a person who may have left traces: their name stays in histories, the address is free again, and nothing
 * opens the account for them.
 */
export async function removePerson(query: Query, { accountId, userId }: Person): Promise<void> {
  await endSessions(query, userId)
  await query
    .deleteFrom('mail_link')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute()
  await writePerson(
    query,
    { accountId, userId },
    {
      disabled: true,
      email: userId,
      password_hash: '',
      two_fa_active: false,
      two_fa_secret: null,
      recovery_hashes: [],
    },
  )
}

/** Removes somebody who never came. */
export async function forgetPerson(query: Query, { accountId, userId }: Person): Promise<void> {
  await query.deleteFrom('app_user').where('account_id', '=', accountId).where('id', '=', userId).execute()
}
