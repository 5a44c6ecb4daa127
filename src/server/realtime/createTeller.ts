import type { RealtimeEvent, RealtimeEvents } from '../../language/realtime.ts'
import type { Bus, Told } from './Bus.ts'
import { accountRoom, userRoom } from './rooms.ts'

/** Events that go to somebody; those of definitions each process tells its own sockets. */
export type PersonalEvent = Exclude<RealtimeEvent, `definitions.${string}`>

/** Tells open browsers, whichever process they are connected to. Nobody connected: nothing happens. */
export interface Teller {
  tellAccount<Event extends PersonalEvent>(
    accountId: string,
    event: Event,
    payload: RealtimeEvents[Event],
  ): Promise<void>
  tellUser<Event extends PersonalEvent>(
    userId: string,
    event: Event,
    payload: RealtimeEvents[Event],
  ): Promise<void>
}

export function createTeller(bus: Bus): Teller {
  const tell = (room: string, event: PersonalEvent, payload: unknown): Promise<void> =>
    // The signatures below pair event and payload.
    bus.publish('realtime.tell', { room, event, payload } as Told)
  return {
    tellAccount: (accountId, event, payload) => tell(accountRoom(accountId), event, payload),
    tellUser: (userId, event, payload) => tell(userRoom(userId), event, payload),
  }
}
