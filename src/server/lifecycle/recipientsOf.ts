import type { NoticeRecipients } from '../../language/portal.ts'
import type { Query } from '../storage/database.ts'
import { readCreator } from './recordEvents.ts'

/** Most people who get a mail about one event. */
const MAILED_AT_MOST = 200

/** Somebody who can sign in. */
export interface Person {
  id: string
  email: string
}

interface Notified {
  accountId: string
  entity: string
  recordId: string
  to: NoticeRecipients
}

/** Those a notice names; undefined for everyone in the account. */
export async function recipientsOf(
  query: Query,
  { accountId, entity, recordId, to }: Notified,
): Promise<Person[] | undefined> {
  if (to === 'everyone') return undefined
  const people = await readPeople(query, accountId)
  const creator = to === 'creator' ? await readCreator(query, accountId, entity, recordId) : undefined
  const found = people.filter(({ id }) => id === creator)
  return found.length > 0 ? found : people.filter(({ role }) => role === null)
}

export function readPeople(query: Query, accountId: string): Promise<(Person & { role: string | null })[]> {
  return (
    query
      .selectFrom('app_user')
      .select(['id', 'email', 'role'])
      .where('account_id', '=', accountId)
      .where('disabled', '=', false)
      // Those invited have not joined yet.
      .where('password_hash', '!=', '')
      .orderBy('id')
      .limit(MAILED_AT_MOST)
      .execute()
  )
}
