import { randomUUID } from 'node:crypto'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'

/**
 * Waits until this process has received every committed change. A server learns of a test's direct writes
 * milliseconds later; the listening connection receives them in commit order.
 */
export async function createSettler(
  database: Pick<OwnedDatabase, 'kind' | 'listen' | 'notify' | 'hears'>,
): Promise<() => Promise<void>> {
  // The embedded database announces a write before returning.
  if (database.kind === 'pglite') return () => Promise.resolve()
  const waiting = new Map<string, () => void>()
  await database.listen('patchbay_settled', (payload) => {
    for (const [id, resolve] of waiting) if (payload === undefined || payload === id) resolve()
  })
  return async () => {
    // Nothing is cached while disconnected.
    if (!database.hears()) return
    const id = randomUUID()
    const heard = new Promise<void>((resolve) => waiting.set(id, resolve))
    await database.notify('patchbay_settled', id)
    await heard
    waiting.delete(id)
  }
}
