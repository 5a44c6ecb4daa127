import { describe, expect, it } from 'vitest'
import { createDatabaseBus, createNotifier } from '../../src/server/realtime/index.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { openEmbedded } from '../support/openEmbedded.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'

const databases: [string, () => Promise<OwnedDatabase[]>][] = [
  [
    'PGlite, one process',
    async () => {
      const database = await openEmbedded()
      return [database, database]
    },
  ],
  [
    'PostgreSQL, two processes',
    async () => {
      const url = await createTestDatabase()
      const first = await openDatabase({ url })
      return [first, await openDatabase({ url })]
    },
  ],
]

describe.each(databases)('the bus on %s', (_name, open) => {
  it('delivers every message to all, including the sender, in order, and rejects long ones', async () => {
    const opened = await open()
    const buses = await Promise.all(opened.map(createDatabaseBus))
    const heard = buses.map((): string[] => [])
    const all = Promise.all(
      buses.map(
        (bus, index) =>
          new Promise<void>((resolve) => {
            bus.subscribe('session.ended', ({ sessionId }) => {
              heard[index]?.push(sessionId)
              if (sessionId === 'last') resolve()
            })
            bus.subscribe('realtime.emit', ({ room, event }) => heard[index]?.push(`${room} ${event}`))
          }),
      ),
    )
    const [here] = buses
    if (!here) throw new Error('No bus')
    await here.publish('session.ended', { accountId: 'a', sessionId: 'first' })
    await createNotifier(here).notifyUser('u', 'user.config', { etag: 'W/"x"' })
    await expect(
      createNotifier(here).notifyUser('u', 'user.config', { etag: 'x'.repeat(8000) }),
    ).rejects.toThrow(/7999 fit/)
    await here.publish('session.ended', { accountId: 'a', sessionId: 'last' })
    await all
    const expected = ['first', 'user:u user.config', 'last']
    expect(heard).toEqual([expected, expected])
    for (const database of new Set(opened)) await database.close()
  }, 60_000)
})
