import type { Database } from '../storage/database.ts'

/** What the triggers of migrations announce. */
export type WorkKind = 'jobs' | 'broadcasts' | 'receipts' | 'mail' | 'deliveries' | 'clicks'

/** Wakes loops when any process of the database adds work for them. */
export interface WorkSignals {
  onWork(kind: WorkKind, wake: () => void): void
  /** The pause of a loop without due work: long while announcements arrive, `unheardMs` while they may be lost. */
  idleMs(unheardMs: number): () => number
  stop(): void
}

const channel = 'patchbay_work'
/** Only a safety net while announcements arrive. */
const HEARD_MS = 15_000

export async function createWorkSignals(database: Pick<Database, 'listen' | 'hears'>): Promise<WorkSignals> {
  const wakes = new Map<string, Set<() => void>>()
  const stop = await database.listen(channel, (kind) => {
    // After the connection was lost, anything may have been added.
    const woken = kind === undefined ? [...wakes.values()] : [wakes.get(kind) ?? []]
    for (const wake of woken.flatMap((each) => [...each])) wake()
  })
  return {
    onWork(kind, wake) {
      wakes.set(kind, (wakes.get(kind) ?? new Set()).add(wake))
    },
    idleMs: (unheardMs) => () => (database.hears() ? HEARD_MS : unheardMs),
    stop,
  }
}
