import type { SqlParameters } from './conditionToSql.ts'

/** As an index sorted bytewise can find it. */
export function beginsWith(expression: string, beginning: string, parameters: SqlParameters): string {
  return `${expression} >= ${parameters.add(beginning, 'text')} and ${expression} < ${parameters.add(`${beginning}\u{10FFFF}`, 'text')}`
}
