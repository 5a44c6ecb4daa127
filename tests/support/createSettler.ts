import { randomUUID } from 'node:crypto'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'

/**
 * Waits until this process has heard of everything that is committed. A server hears of what a test writes past it
 * milliseconds later; the listening connection hears in the order of the commits.
 */
export async function createSettler(
  database: Pick<OwnedDatabase, 'kind' | 'listen' | 'notify' | 'hears'>,
): Promise<() => Promise<void>> {
  // The embedded database tells of a write before it answers it.
  if (database.kind === 'pglite') return () => Promise.resolve()
  const waiting = new Map<string, () => void>()
  await database.listen('patchbay_settled', (payload) => {
    for (const [id, resolve] of waiting) if (payload === undefined || payload === id) resolve()
  })
  return async () => {
    // While nothing is heard nothing is trusted either.
    if (!database.hears()) return
    const id = randomUUID()
    const heard = new Promise<void>((resolve) => waiting.set(id, resolve))
    await database.notify('patchbay_settled', id)
    await heard
    waiting.delete(id)
  }
}
