import { CompiledQuery } from 'kysely'
import type { Query } from '../storage/database.ts'
import type { Statement } from './lists/listSql.ts'

export async function run<Row>(query: Query, statement: Statement): Promise<Row[]> {
  // The caller names the columns of its own statement.
  const result = await query.executeQuery(CompiledQuery.raw(statement.text, statement.parameters))
  return result.rows as Row[]
}
