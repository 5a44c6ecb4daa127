import type { Database } from '../storage/database.ts'
import type { Bus } from './Bus.ts'
import { createLocalBus } from './createLocalBus.ts'

const channel = 'patchbay_realtime'
/** What PostgreSQL's `NOTIFY` carries. */
const longestBytes = 7999

/**
 * A bus of all processes of one database. What is lost while its connection is away is not repeated: a session is read
 * again every minute, and a browser reads its configuration by itself.
 */
export async function createDatabaseBus(database: Pick<Database, 'notify' | 'listen'>): Promise<Bus> {
  const local = createLocalBus()
  await database.listen(channel, (text) => {
    if (text === undefined) return
    // Every process publishes what this file writes.
    const { about, message } = JSON.parse(text) as {
      about: 'session.ended'
      message: { accountId: string; sessionId: string }
    }
    void local.publish(about, message)
  })
  return {
    publish(about, message) {
      const text = JSON.stringify({ about, message })
      const bytes = Buffer.byteLength(text)
      if (bytes > longestBytes)
        return Promise.reject(new Error(`${about} has ${bytes} bytes, ${longestBytes} fit`))
      return database.notify(channel, text)
    },
    subscribe: (about, handler) => local.subscribe(about, handler),
  }
}
