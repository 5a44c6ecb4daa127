import type { Query } from '../../storage/database.ts'

export interface AccountPerson {
  id: string
  name: string
  email: string
}

/** People of the account who can sign in, by name. */
export async function readPeople(query: Query, accountId: string): Promise<AccountPerson[]> {
  const rows = await query
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('account_id', '=', accountId)
    .where('disabled', '=', false)
    .where('password_hash', '<>', '')
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
  return rows.map(({ id, first_name, last_name, email }) => ({
    id,
    name: `${first_name} ${last_name}`.trim() || email,
    email,
  }))
}

/** Those of these people who can sign in, each once. */
export async function readAddresses(
  query: Query,
  accountId: string,
  ids: readonly string[],
): Promise<AccountPerson[]> {
  const wanted = new Set(ids)
  return (await readPeople(query, accountId)).filter(({ id }) => wanted.has(id))
}
