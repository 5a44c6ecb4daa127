import { sql, type RawBuilder } from 'kysely'

/**
 * Condition of an `update` or `delete` of at most so many rows, as `selection` limits them.
 *
 * It is read once. As `id in (select … limit n)` it is a join, and PostgreSQL may read it anew for each row of the
 * table, above all with a plan kept from when the table was small: 12,000 rows took 25 s instead of 0.1, and where rows
 * are locked on the way, more than n are met.
 * @param column that `selection` reads; `ctid` where one column doesn't tell rows apart. A row that is changed meanwhile
 * is then left to the next time.
 */
export function pickedRows(column: 'id' | 'ctid', selection: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(array(${selection}))`
}
