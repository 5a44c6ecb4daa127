import { sql } from 'kysely'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'

/** Entity of the numbers that broadcasts skip. */
export const OPT_OUT = 'opt-out'

/** Until the transaction ends nobody else lists the number: colleagues, an import and a reply may come together. */
export async function lockOptOut(query: Query, accountId: string, number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${OPT_OUT}:${accountId}:${number}`}, 0))`.execute(
    query,
  )
}

/** The same for many at once, in an order that is everybody's. */
export async function lockOptOuts(
  query: Query,
  accountId: string,
  numbers: readonly string[],
): Promise<void> {
  const keys = numbers.map((number) => `${OPT_OUT}:${accountId}:${number}`).toSorted()
  await sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key) keys`.execute(query)
}

/** The record of a number, locked, whether it is listed or was removed. */
export async function readOptOut(
  query: Query,
  accountId: string,
  number: string,
): Promise<StoredRecord | undefined> {
  const row = await query
    .selectFrom('record')
    .select('id')
    .where('account_id', '=', accountId)
    .where('entity', '=', OPT_OUT)
    .where(sql<string>`doc->>'number'`, '=', number)
    .executeTakeFirst()
  return row && readDocument(query, accountId, OPT_OUT, row.id, true)
}
