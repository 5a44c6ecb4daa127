import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Secrets } from '../../resources/records/secrets.ts'
import type { Query } from '../../storage/database.ts'
import { textOf } from '../../storage/documentValues.ts'
import { SIP_HOST, TRUNK } from './sipHost.ts'

/** A user name that says nothing of the account and isn't guessed by scanners, which count through short numbers. */
export function newUsername(): string {
  const digits = Array.from({ length: 11 }, () => randomInt(36).toString(36))
  return `t${digits.join('')}`
}

/** HA1 of RFC 2617, which lets a proxy check a digest without the password. */
export function ha1Of(username: string, realm: string, password: string): string {
  return createHash('md5').update(`${username}:${realm}:${password}`).digest('hex')
}

/** What a SIP edge needs to let the trunk's PBX in, kept in step with the trunk. */
export async function keepCredential(
  query: Query,
  secrets: Secrets,
  accountId: string,
  { id, doc }: Pick<StoredRecord, 'id' | 'doc'>,
): Promise<void> {
  const username = textOf(doc['username'])
  if (username === '') return
  const place = { accountId, entity: TRUNK, property: 'password' }
  const hasPassword = doc['auth_method'] === 'digest' && doc['password'] !== undefined
  const ha1 = hasPassword ? ha1Of(username, SIP_HOST, secrets.open(place, doc['password'])) : null
  await sql`insert into sip_credential (account_id, trunk_id, username, realm, ha1)
    values (${accountId}, ${id}, ${username}, ${SIP_HOST}, ${ha1})
    on conflict (account_id, trunk_id) do update set ha1 = excluded.ha1, realm = excluded.realm`.execute(
    query,
  )
}

/** Whether the edge could check a password of the trunk. */
export async function hasPassword(query: Query, accountId: string, trunkId: string): Promise<boolean> {
  const { rows } = await sql`select from sip_credential
    where account_id = ${accountId} and trunk_id = ${trunkId} and ha1 is not null`.execute(query)
  return rows.length > 0
}

/** Forgets all that is known of a deleted trunk at the edge; its calls stay for the account's books. */
export async function dropCredential(query: Query, accountId: string, trunkId: string): Promise<void> {
  for (const table of ['sip_credential', 'trunk_registration', 'trunk_failure'])
    await sql`delete from ${sql.table(table)} where account_id = ${accountId} and trunk_id = ${trunkId}`.execute(
      query,
    )
}
