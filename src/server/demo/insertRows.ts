import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'

const ROWS_PER_STATEMENT = 1000

/**
 * Inserts many rows in a few statements.
 * @param table a name written in the program
 * @param columns name → PostgreSQL type
 */
export async function insertRows<Column extends string>(
  query: Query,
  table: string,
  columns: Record<Column, string>,
  rows: Record<Column, unknown>[],
): Promise<void> {
  const names = Object.keys(columns)
  const list = sql.join(names.map((name) => sql.ref(name)))
  const typed = sql.join(
    Object.entries<string>(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  )
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const part = JSON.stringify(rows.slice(at, at + ROWS_PER_STATEMENT))
    await sql`insert into ${sql.table(table)} (${list}) select ${list} from jsonb_to_recordset(${part}::jsonb) as r (${typed})`.execute(
      query,
    )
  }
}
