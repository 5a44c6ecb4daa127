import type { RealtimeEvent, RealtimeEvents } from '../../language/realtime.ts'

/** What server processes tell each other; small enough for `NOTIFY` (8,000 bytes). */
export interface BusMessages {
  'session.ended': { accountId: string; sessionId: string }
  'realtime.emit': RoomMessage
}

export type RoomMessage = {
  [Event in RealtimeEvent]: { room: string; event: Event; payload: RealtimeEvents[Event] }
}[RealtimeEvent]

export type BusChannel = keyof BusMessages

/** Carries a message to every process that shares the database, the sender included. */
export interface Bus {
  publish<Channel extends BusChannel>(channel: Channel, message: BusMessages[Channel]): Promise<void>
  /** @returns takes the handler off */
  subscribe<Channel extends BusChannel>(
    channel: Channel,
    handler: (message: BusMessages[Channel]) => void,
  ): () => void
}
