import type { SqlSession } from './connection.ts'
import type { OwnedDatabase } from './createDatabase.ts'
import { inTurn } from './inTurn.ts'
import { tablesTurn } from './syncIndexes.ts'

/** Whoever reads the table waits behind it. */
const LOCK_TIMEOUT = '3s'

/**
 * Creates the partitions of the current month and the two after it, for every table partitioned by month of
 * `created_at`: those with a default partition. Older rows (a demo world's past) go to the
 * default partition. Run at start and hourly, by several processes at once.
 * @throws `isLocked` when somebody keeps a table locked, such as a dump; the next hour is early enough
 */
export async function ensurePartitions(database: OwnedDatabase, now: Date): Promise<void> {
  await database.asOwner(({ session }) =>
    inTurn(session, tablesTurn, async () => {
      const { rows } = await session.run(
        `select relname as name from pg_class where relkind = 'p' and to_regclass(relname || '_default') is not null`,
        [],
      )
      // As selected.
      for (const { name: table } of rows as { name: string }[]) {
        for (let ahead = 0; ahead < 3; ahead++) {
          const [start, end] = [ahead, ahead + 1].map((month) =>
            new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, 1)).toISOString(),
          )
          if (start && end) await ensurePartition(session, table, start, end)
        }
      }
    }),
  )
}

async function ensurePartition(
  session: SqlSession,
  table: string,
  start: string,
  end: string,
): Promise<void> {
  const name = `${table}_${start.slice(0, 7).replace('-', '_')}`
  const { rows } = await session.run('select 1 from pg_class where relname = $1', [name])
  if (rows.length > 0) return
  const { rows: written } = await session.run(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  // As selected.
  const columns = String((written[0] as { names: string }).names)
  const inside = `created_at >= '${start}' and created_at < '${end}'`
  // A clock that was ahead left rows of this month in the default partition, which would refuse a new one for them.
  const script = `
    begin;
    set local lock_timeout = '${LOCK_TIMEOUT}';
    create table ${name} (like ${table} including all);
    with moved as (delete from ${table}_default where ${inside} returning *)
      insert into ${name} (${columns}) select ${columns} from moved;
    alter table ${table} attach partition ${name} for values from ('${start}') to ('${end}');
    commit`
  try {
    await session.script(script)
  } catch (error) {
    await session.run('rollback', [])
    throw error
  }
}

/** Whether a lock was waited for in vain. */
export function isLocked(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03'
}
