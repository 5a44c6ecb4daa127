import type { RealtimeEvent, RealtimeEvents } from '../../language/realtime.ts'
import type { Bus, RoomMessage } from './Bus.ts'
import { accountRoom, userRoom } from './rooms.ts'

/** Events for one account or user. Each process announces published definitions to its own sockets. */
export type PersonalEvent = Exclude<RealtimeEvent, `definitions.${string}`>

/** Tells open browsers, whichever process they are connected to. Nobody connected: nothing happens. */
export interface Notifier {
  notifyAccount<Event extends PersonalEvent>(
    accountId: string,
    event: Event,
    payload: RealtimeEvents[Event],
  ): Promise<void>
  notifyUser<Event extends PersonalEvent>(
    userId: string,
    event: Event,
    payload: RealtimeEvents[Event],
  ): Promise<void>
}

export function createNotifier(bus: Bus): Notifier {
  const emit = (room: string, event: PersonalEvent, payload: unknown): Promise<void> =>
    // The signatures below pair event and payload.
    bus.publish('realtime.emit', { room, event, payload } as RoomMessage)
  return {
    notifyAccount: (accountId, event, payload) => emit(accountRoom(accountId), event, payload),
    notifyUser: (userId, event, payload) => emit(userRoom(userId), event, payload),
  }
}
