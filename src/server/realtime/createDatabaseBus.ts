import type { Database } from '../storage/database.ts'
import type { Bus, BusChannel, BusMessages } from './Bus.ts'
import { createLocalBus } from './createLocalBus.ts'

const channel = 'patchbay_realtime'

/**
 * A bus of all processes on one database. A message is lost when the connection is: what it tells of is also asked for
 * now and then.
 */
export function createDatabaseBus(database: Database): Bus {
  const local = createLocalBus()
  const listening = database.listen(channel, (payload) => {
    if (payload === undefined) return
    // as: `publish` below wrote it.
    const [name, message] = JSON.parse(payload) as [BusChannel, BusMessages[BusChannel]]
    void local.publish(name, message)
  })
  return {
    publish: (name, message) => database.notify(channel, JSON.stringify([name, message])),
    subscribe: local.subscribe,
    async close() {
      const stop = await listening
      stop()
      await local.close()
    },
  }
}
