import type { OwnedDatabase } from './createDatabase.ts'

/** Tables partitioned by month of `created_at`. */
const partitioned = ['sms_message']

/**
 * Makes the partitions of the current month and the two after it. Older rows (a demo world's past) go to the
 * default partition. Run at start and daily.
 */
export async function ensurePartitions(database: OwnedDatabase, now: Date): Promise<void> {
  await database.asOwner(async ({ session }) => {
    for (const table of partitioned) {
      for (let ahead = 0; ahead < 3; ahead++) {
        const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
        const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1))
        const name = `${table}_${start.toISOString().slice(0, 7).replace('-', '_')}`
        const { rows } = await session.run('select 1 from pg_class where relname = $1', [name])
        if (rows.length > 0) continue
        await session.script(
          `create table ${name} partition of ${table} for values from ('${start.toISOString()}') to ('${end.toISOString()}')`,
        )
      }
    }
  })
}
