import { EventEmitter } from 'node:events'
import type { Bus } from './Bus.ts'

/** A bus of one process, as the embedded database has. */
export function createLocalBus(): Bus {
  const emitter = new EventEmitter()
  return {
    async publish(channel, message) {
      emitter.emit(channel, message)
    },
    subscribe(channel, handler) {
      emitter.on(channel, handler)
      return () => void emitter.off(channel, handler)
    },
  }
}
