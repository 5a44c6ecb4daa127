import { sql } from 'kysely'
import { createJobRunner, createWorkSignals } from '../jobs/index.ts'
import type { Database } from '../storage/database.ts'
import type { ModuleParts, Work, WorkOptions } from './ServerModule.ts'

export interface StartWorkOptions extends Omit<WorkOptions, 'signals'> {
  database: Database
  parts: Iterable<ModuleParts>
}

/**
 * Runs the jobs and the other work of all modules. Any number of processes may do so on one PostgreSQL. On the
 * embedded database there is no other process, so leases left by a crash are dropped.
 * @throws when two modules handle the same kind of job
 */
export async function startWork({ database, parts, ...options }: StartWorkOptions): Promise<Work> {
  const all = [...parts]
  const jobs = all.flatMap(({ jobs: own = {} }) => Object.entries(own))
  const kinds = new Map(jobs)
  if (kinds.size < jobs.length) throw new Error('two modules handle the same kind of job')
  if (database.kind === 'pglite')
    await database.systemTransaction(
      async (query) =>
        void (await sql`update job set lease_until = now() where state = 'running'`.execute(query)),
    )
  const signals = await createWorkSignals(database)
  const { onError, leaseMs, idleMs = 250 } = options
  const runner = createJobRunner({
    database,
    handlers: Object.fromEntries(jobs.map(([kind, { run }]) => [kind, run])),
    onError,
    onBuried: async (job) => kinds.get(job.kind)?.onBuried?.(job),
    ...(leaseMs !== undefined && { leaseMs }),
    idleMs: signals.idleMs(idleMs),
  })
  signals.onWork('jobs', () => runner.wake())
  const running = await Promise.all(all.flatMap(({ work }) => (work ? [work({ ...options, signals })] : [])))
  const works = [runner, ...running]
  return {
    wake() {
      for (const work of works) work.wake()
    },
    async stop() {
      signals.stop()
      await Promise.all(works.map((work) => work.stop()))
    },
  }
}
