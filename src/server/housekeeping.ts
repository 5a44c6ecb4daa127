import { sql } from 'kysely'
import { dropOldChallenges } from './challenges/index.ts'
import { sweepUploads, type FileStore } from './files/index.ts'
import type { ServerModules } from './host/index.ts'
import { countFailure } from './metrics/failureCounts.ts'
import { forgetNotifications } from './notifications/index.ts'
import { forgetOldDrafts } from './resources/records/formDrafts.ts'
import { forgetOldKeys } from './resources/records/idempotently.ts'
import { forgetReplacedSecrets } from './resources/records/madeSecrets.ts'
import { sweepTasks } from './tasks/index.ts'
import type { OwnedDatabase } from './storage/createDatabase.ts'
import type { Query } from './storage/database.ts'
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
  let running = keepHouse(database, modules, files, onError)
  const timer = setInterval(() => {
    running = keepHouse(database, modules, files, onError)
      .then(() => vacuum(database))
      .catch(onError)
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Runs every step, whatever became of those before it; failed ones are reported and counted. Never rejects. */
export async function keepHouse(
  database: OwnedDatabase,
  modules: ServerModules,
  files: FileStore,
  onError: (error: unknown) => void,
): Promise<void> {
  const steps: [string, () => Promise<unknown>][] = [
    ['partitions', () => ensurePartitions(database, new Date())],
    ...Object.entries(ownSteps).map(([name, step]): [string, () => Promise<unknown>] => [
      name,
      () => database.system(step),
    ]),
    ...[...modules].flatMap(([name, { housekeeping }]): [string, () => Promise<unknown>][] =>
      housekeeping ? [[name, () => database.system(housekeeping)]] : [],
    ),
    ['uploads', () => sweepUploads(database, files)],
    ['tasks', () => sweepTasks(database, files)],
  ]
  for (const [name, step] of steps) {
    try {
      await step()
    } catch (error) {
      countFailure(name)
      onError(new Error(`housekeeping of ${name} failed`, { cause: error }))
    }
  }
}

const ownSteps: Record<string, (query: Query) => Promise<unknown>> = {
  sessions: (query) =>
    query
      .deleteFrom('session')
      .where('expires_at', '<', sql<Date>`now()`)
      .execute(),
  limits: (query) =>
    query
      .deleteFrom('rate_limit')
      .where('ends_at', '<', sql<Date>`now()`)
      .execute(),
  links: (query) =>
    query
      .deleteFrom('mail_link')
      .where('expires_at', '<', sql<Date>`now()`)
      .execute(),
  mail: (query) =>
    query
      .deleteFrom('mail')
      .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
      .execute(),
  'service-messages': (query) =>
    sql`delete from carrier_service_message where created_at < now() - interval '1 day'`.execute(query),
  jobs: (query) =>
    sql`delete from job where state = 'done' and finished_at < now() - interval '7 days'`.execute(query),
  'idempotency-keys': forgetOldKeys,
  drafts: forgetOldDrafts,
  secrets: forgetReplacedSecrets,
  challenges: dropOldChallenges,
  traffic: foldTraffic,
  notifications: forgetNotifications,
}

async function vacuum(database: OwnedDatabase): Promise<void> {
  if (database.kind === 'pglite')
    await database.asOwner(async ({ session }) => void (await session.run('vacuum analyze', [])))
}
