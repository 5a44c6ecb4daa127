import { io, type Socket } from 'socket.io-client'
import {
  realtimePath,
  type RealtimeEvent,
  type RealtimeEvents,
  type RealtimeRefusal,
} from '../../language/realtime.ts'
import { readCookie } from '../../engine/data/readCookie.ts'
import { createRetry } from './createRetry.ts'

export interface Realtime {
  /** @returns takes the listener off */
  on<Event extends RealtimeEvent>(
    event: Event,
    listener: (payload: RealtimeEvents[Event]) => void,
  ): () => void
  /** Called when the connection stands again: what was told meanwhile was not heard. */
  onReconnect(listener: () => void): () => void
  close(): void
}

export interface RealtimeOptions {
  /** Default: the server of this page. */
  url?: string
  /** The readable half of the session; the browser sends the other. Default: the cookie. */
  token?: () => string | null
  /** The server ended the connection with its session: asks the API, which knows what to do; settles afterwards. */
  checkSession: () => Promise<void>
  /** A page out of view gives its connection back after this time; default a minute. */
  hiddenMs?: number
}

type ServerEvents = { [Event in RealtimeEvent]: (payload: RealtimeEvents[Event]) => void }
type NoEvents = Record<never, never>

/** A session has few connections; another tab may have given one back by then. */
const crowdedMs = 60_000
const afterSignOutMs = 2000
const signedOut: RealtimeRefusal = 'signed-out'
const crowded: RealtimeRefusal = 'too-many-requests'

/**
 * Connects to the server's realtime events and stays connected: after a loss it tries again by itself, more and more
 * seldom where it never worked. Without it everything works, only later, by polling.
 */
export function createRealtimeClient(options: RealtimeOptions): Realtime {
  const { token = () => readCookie('token'), checkSession, hiddenMs = 60_000 } = options
  const reconnected = new Set<() => void>()
  const retry = createRetry()
  let closed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let connectedBefore = false

  const socket: Socket<ServerEvents, NoEvents> = io(options.url ?? location.origin, {
    path: realtimePath,
    addTrailingSlash: false,
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    // `retry` decides when, so that a network without websockets is not asked again and again.
    reconnection: false,
    closeOnBeforeunload: false,
    auth: (give) => give({ token: token() }),
  })

  function connect(): void {
    clearTimeout(timer)
    if (!closed && !socket.active && navigator.onLine) socket.connect()
  }

  function connectIn(ms: number): void {
    clearTimeout(timer)
    timer = closed ? undefined : setTimeout(connect, ms)
  }

  /** A sign-out in this tab ends the connection too, and is already on its way to another page. */
  function doubtSession(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void checkSession().finally(() => connectIn(retry.failed())), afterSignOutMs)
  }

  socket.on('connect', () => {
    retry.worked()
    if (connectedBefore) for (const listener of reconnected) listener()
    connectedBefore = true
  })
  socket.on('connect_error', ({ message }) => {
    // Refused, it stays active for the next namespace packet, which never comes.
    socket.disconnect()
    if (message === signedOut) doubtSession()
    else connectIn(message === crowded ? crowdedMs : retry.failed())
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') doubtSession()
    else if (reason !== 'io client disconnect') {
      socket.disconnect()
      connectIn(retry.lost())
    }
  })

  function onVisibility(): void {
    clearTimeout(hiding)
    if (document.visibilityState === 'hidden') hiding = setTimeout(pause, hiddenMs)
    else if (!socket.active) connectIn(retry.first())
  }

  function pause(): void {
    clearTimeout(timer)
    socket.disconnect()
  }

  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) connect()
  }

  const onOnline = (): void => connectIn(retry.lost())
  document.addEventListener('visibilitychange', onVisibility)
  // A page with an open connection cannot be kept for the way back.
  window.addEventListener('pagehide', pause)
  window.addEventListener('pageshow', onPageShow)
  window.addEventListener('online', onOnline)
  connectIn(retry.first())
  onVisibility()

  return {
    on(event, listener) {
      // socket.io cannot see that event and listener belong together while the event is a type parameter.
      const loose = socket as unknown as {
        on(name: string, listener: (payload: never) => void): void
        off(name: string, listener: (payload: never) => void): void
      }
      loose.on(event, listener)
      return () => loose.off(event, listener)
    },
    onReconnect(listener) {
      reconnected.add(listener)
      return () => reconnected.delete(listener)
    },
    close() {
      closed = true
      clearTimeout(timer)
      clearTimeout(hiding)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', pause)
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('online', onOnline)
      socket.disconnect()
    },
  }
}
