import { sql, type RawBuilder } from 'kysely'
import type { Query } from '../storage/database.ts'

/** What is due and was not found is held by another process for a moment. */
const HELD_MS = 50

/** Milliseconds until the earliest time that `times` selects, by the database's clock; undefined when it selects none. */
export async function readNextDue(query: Query, times: RawBuilder<unknown>): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from min(due.at) - clock_timestamp())::float8 * 1000 as ms
    from (${times}) due (at)`.execute(query)
  const ms = rows[0]?.ms ?? undefined
  return ms === undefined ? undefined : Math.max(HELD_MS, Math.ceil(ms))
}
