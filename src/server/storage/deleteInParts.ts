import { sql, type RawBuilder } from 'kysely'
import type { Query } from './database.ts'
import { pickedRows } from './pickedRows.ts'

/** Rows of one statement, which is over long before its time is. */
const AT_ONCE = 5000
/** Statements of one housekeeping. */
const MOST = 2000

/**
 * Deletes what nobody needs any more, a few thousand rows at a time. What one housekeeping leaves is left to the next.
 * @param which rows, by a condition that an index serves
 */
export async function deleteInParts(query: Query, table: string, which: RawBuilder<unknown>): Promise<void> {
  // Partitions use the same ctids: the condition is repeated, so that whatever is met is meant.
  const some = sql`${which} and ${pickedRows(
    'ctid',
    sql`select ctid from ${sql.table(table)} where ${which} limit ${AT_ONCE}`,
  )}`
  for (let turn = 0; turn < MOST; turn += 1) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${some}`.execute(query)
    if (Number(numAffectedRows ?? 0) < AT_ONCE) return
  }
}
