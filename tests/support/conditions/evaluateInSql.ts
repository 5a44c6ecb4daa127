import type { ConditionNode } from '../../../src/language/portal.ts'
import type { Scope } from '../../../src/language/index.ts'
import { conditionToSql, type SqlRoots } from '../../../src/server/resources/lists/conditionToSql.ts'
import type { SqlSession } from '../../../src/server/storage/connection.ts'

/** Puts records into a table: `doc` is the form or the row, `context` the whole scope. */
export async function loadRecords(
  session: SqlSession,
  records: Scope[],
  root: 'form' | 'row',
): Promise<void> {
  await session.script('drop table if exists sample; create table sample (at int, doc jsonb, context jsonb)')
  await session.run(
    `insert into sample select ordinality, item->'${root}', item from jsonb_array_elements($1::jsonb) with ordinality as e(item, ordinality)`,
    [JSON.stringify(records)],
  )
}

/** The letters of `Verdicts` for every loaded record, in one statement; `b` where a condition is true and false at once. */
export async function evaluateInSql(
  session: SqlSession,
  tree: ConditionNode,
  roots: SqlRoots,
  scope: Scope,
): Promise<string> {
  const values: unknown[] = []
  const parameters = { add: (value: unknown, type: string) => `$${values.push(value)}::${type}` }
  const holds = conditionToSql(tree, roots, scope, parameters)
  const fails = conditionToSql(tree, roots, scope, parameters, false)
  const letter = `case when ${holds} then case when ${fails} then 'b' else 't' end when ${fails} then 'f' else 'u' end`
  const { rows } = await session.run(
    `select string_agg(${letter}, '' order by at) as letters from sample`,
    values,
  )
  // The one column selected.
  return (rows as { letters: string }[])[0]?.letters ?? ''
}
