import { sql } from 'kysely'
import { createJobRunner, createWorkSignals, type JobRunner } from '../jobs/index.ts'
import type { Database } from '../storage/database.ts'
import type { ModuleParts, Work, WorkOptions } from './ServerModule.ts'

export interface StartWorkOptions extends Omit<WorkOptions, 'signals'> {
  database: Database
  parts: Iterable<ModuleParts>
}

/**
 * Runs the jobs and the other work of all modules, long jobs apart, so that the others don't wait for them. Any number
 * of processes may do so on one PostgreSQL. On the embedded database there is no other process, so leases left by a
 * crash are dropped.
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
  const runJobs = (long: boolean): JobRunner =>
    createJobRunner({
      database,
      handlers: Object.fromEntries(
        jobs.filter(([, { isLong = false }]) => isLong === long).map(([kind, { run }]) => [kind, run]),
      ),
      byAccount: long,
      onError,
      onBuried: async (job) => kinds.get(job.kind)?.onBuried?.(job),
      ...(leaseMs !== undefined && { leaseMs }),
      idleMs: signals.idleMs(idleMs),
    })
  const runners = [runJobs(false), runJobs(true)]
  signals.onWork('jobs', () => {
    for (const runner of runners) runner.wake()
  })
  const running = await Promise.all(all.flatMap(({ work }) => (work ? [work({ ...options, signals })] : [])))
  const works = [...runners, ...running]
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
