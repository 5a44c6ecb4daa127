import { sql } from 'kysely'
import { dropOldChallenges } from './challenges/index.ts'
import { sweepUploads, type FileStore } from './files/index.ts'
import type { ServerModules } from './host/index.ts'
import { forgetNotifications } from './notifications/index.ts'
import { forgetOldDrafts } from './resources/records/formDrafts.ts'
import { forgetOldKeys } from './resources/records/idempotently.ts'
import { forgetReplacedSecrets } from './resources/records/madeSecrets.ts'
import { sweepTasks } from './tasks/index.ts'
import type { OwnedDatabase } from './storage/createDatabase.ts'
import { ensurePartitions } from './storage/ensurePartitions.ts'
import { foldTraffic } from './storage/foldTraffic.ts'

const everyMs = 3_600_000

/**
 * At the start and then hourly, so that a server that is restarted often doesn't miss the end of a month: next month's
 * partitions, rows nobody needs any more, and what modules do. The embedded database has no autovacuum.
 */
export function startHousekeeping(
  database: OwnedDatabase,
  modules: ServerModules,
  files: FileStore,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = keepHouse(database, modules, files).catch(onError)
  const timer = setInterval(() => {
    running = keepHouse(database, modules, files)
      .then(() => vacuum(database))
      .catch(onError)
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

export async function keepHouse(
  database: OwnedDatabase,
  modules: ServerModules,
  files: FileStore,
): Promise<void> {
  await ensurePartitions(database, new Date())
  await database.system(async (query) => {
    await query
      .deleteFrom('session')
      .where('expires_at', '<', sql<Date>`now()`)
      .execute()
    await query
      .deleteFrom('rate_limit')
      .where('ends_at', '<', sql<Date>`now()`)
      .execute()
    await query
      .deleteFrom('mail_link')
      .where('expires_at', '<', sql<Date>`now()`)
      .execute()
    await query
      .deleteFrom('mail')
      .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
      .execute()
    await sql`delete from carrier_service_message where created_at < now() - interval '1 day'`.execute(query)
    await sql`delete from job where state = 'done' and finished_at < now() - interval '7 days'`.execute(query)
    await forgetOldKeys(query)
    await forgetOldDrafts(query)
    await forgetReplacedSecrets(query)
    await dropOldChallenges(query)
    await foldTraffic(query)
    await forgetNotifications(query)
    for (const { housekeeping } of modules.values()) await housekeeping?.(query)
  })
  await sweepUploads(database, files)
  await sweepTasks(database, files)
}

async function vacuum(database: OwnedDatabase): Promise<void> {
  if (database.kind === 'pglite')
    await database.asOwner(async ({ session }) => void (await session.run('vacuum analyze', [])))
}
