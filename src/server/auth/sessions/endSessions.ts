import { writeAudit } from '../../audit/index.ts'
import type { Query } from '../../storage/database.ts'
import type { SessionName, Subject } from './Sessions.ts'
import { areOf, personOf } from './sessionQueries.ts'

/** Signs out. */
export async function endSession(query: Query, { accountId, sessionId }: SessionName): Promise<void> {
  const row = await query
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .returning('user_id')
    .executeTakeFirst()
  if (row) await writeAudit(query, { accountId, userId: row.user_id, kind: 'signed-out' })
}

/** One from a person's list; @returns the account it worked in, undefined when there was none */
export async function endListed(
  query: Query,
  person: Subject,
  sessionId: string,
): Promise<string | undefined> {
  const row = await query
    .deleteFrom('session')
    .where(areOf(person))
    .where('id', '=', sessionId)
    .returning(['account_id', 'user_agent', 'address'])
    .executeTakeFirst()
  if (!row) return undefined
  const note = `${row.address} ${row.user_agent}`
  await writeAudit(query, { ...person, kind: 'session-ended', note })
  return row.account_id
}

/** `Sessions.endAll`, within a transaction. */
export async function endSessionsOf(
  query: Query,
  person: Subject,
  but: string | undefined,
  change: ((query: Query) => Promise<void>) | undefined,
): Promise<number> {
  await personOf(query, person).forNoKeyUpdate().execute()
  await change?.(query)
  const { numDeletedRows } = await query
    .deleteFrom('session')
    .where(areOf(person))
    .$if(but !== undefined, (rest) => rest.where('id', '!=', but ?? ''))
    .executeTakeFirst()
  if (numDeletedRows > 0n)
    await writeAudit(query, { ...person, kind: 'session-ended', note: String(numDeletedRows) })
  return Number(numDeletedRows)
}
