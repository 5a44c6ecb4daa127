import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { Server, type Socket } from 'socket.io'
import { realtimePath, type RealtimeEvents, type RealtimeRefusal } from '../../language/realtime.ts'
import type { Sessions, SignedIn } from '../auth/sessions/Sessions.ts'
import { tagAnswer } from '../wire/etagOf.ts'
import { readHandshake, type CookieSettings } from '../wire/credentials.ts'
import type { Publisher } from '../publishing/Publisher.ts'
import type { Caller } from '../resources/behaviour.ts'
import type { ChangeFeed } from '../storage/createChangeFeed.ts'
import type { Bus } from './Bus.ts'
import { createPacer } from './createPacer.ts'
import { createSessionSockets } from './createSessionSockets.ts'
import { accountRoom, operators, userRoom } from './rooms.ts'
import { asksForRealtime, isOwnOrigin } from './upgrades.ts'

export interface RealtimeOptions {
  /** Its upgrades are taken; its requests are not touched. */
  server: HttpServer
  bus: Bus
  sessions: Pick<Sessions, 'find' | 'reread' | 'forget'>
  /** Tells when an account's users may have to hear something. */
  feed: Pick<ChangeFeed, 'onChange'>
  /** The ETag of a user's `GET /notifications`; undefined for who may not ask. */
  notificationsTag(caller: Caller): Promise<string | undefined>
  publisher: Pick<Publisher, 'current' | 'status' | 'onStatus'>
  isOperator(caller: Caller): boolean
  settings: CookieSettings & { hosts?: string[] }
  onError: (error: unknown) => void
  /** Default a minute. */
  recheckMs?: number
}

export interface Realtime {
  /** Open connections. */
  count(): number
  /** Refuses new connections and closes all at once; browsers come back to another process by themselves. */
  close(): Promise<void>
}

type ServerEvents = { [Event in keyof RealtimeEvents]: (payload: RealtimeEvents[Event]) => void }
type NoEvents = Record<never, never>
type PortalSocket = Socket<NoEvents, ServerEvents, NoEvents, { leave?: () => void }>

const mostPerSession = 5
/** A client sends its token and nothing after. */
const payloadLimit = 16 * 1024
const handshakeMs = 5_000
/** Every browser comes back within a second or two of a restart. */
const mostHandshakes = 2_000
/** An account's users hear of changes this often at most; a sending campaign changes the balance many times a second. */
const announceEveryMs = 1_000
/** How long a closing browser may take to answer before its connection is cut. */
const farewellMs = 500

/**
 * The realtime connection: socket.io over websockets, from the server to the browser only. A socket proves itself as
 * a REST request does, hears what its session may hear, and ends with the session, which it never prolongs.
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { server, bus, sessions, feed, publisher, settings, onError, recheckMs = 60_000 } = options
  const connections = new Set<Duplex>()
  let closing = false
  const held = createSessionSockets({
    reread: ({ caller }) => sessions.reread(caller),
    mostPerSession,
    recheckMs,
    onError,
  })

  // A server that never listens: it is handed the upgrades, so that requests stay with the routes.
  const gate = createServer()
  const io = new Server<NoEvents, ServerEvents, NoEvents, { leave?: () => void }>(gate, {
    path: realtimePath,
    addTrailingSlash: false,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: payloadLimit,
    connectTimeout: handshakeMs,
    allowRequest: (request, answer) => answer(null, mayEnter(request)),
  })

  function mayEnter(request: IncomingMessage): boolean {
    const waiting = io.engine.clientsCount - held.count()
    return !closing && waiting < mostHandshakes && isOwnOrigin(request, settings.hosts)
  }

  const takeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!asksForRealtime(request)) return void socket.destroy()
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
    gate.emit('upgrade', request, socket, head)
  }
  server.on('upgrade', takeUpgrade)

  io.engine.on('connection', (connection: EngineConnection) => {
    let messages = 0
    connection.on('packet', ({ type }) => {
      if (type === 'message' && ++messages > 1) connection.close(true)
    })
  })

  /** @returns why not, or undefined once the socket belongs to its session */
  async function admit(socket: PortalSocket): Promise<RealtimeRefusal | undefined> {
    const { handshake } = socket
    const credential = readHandshake(handshake.headers.cookie, handshake.auth['token'], settings)
    // What was proved does not stay in memory, neither here nor in the request it came with.
    handshake.auth = {}
    handshake.headers = {}
    Object.assign(socket.conn, { request: null })
    const signedIn = credential && (await sessions.find(credential))
    if (!signedIn) return 'signed-out'
    if (socket.conn.readyState !== 'open' || closing) return 'signed-out'
    // Read before it is held: from then on, news may come at any moment.
    let etag = configTag(signedIn)
    let notificationsTag = readNotificationsTag(signedIn.caller)
    const leave = held.add(signedIn, { end: () => socket.disconnect(true), renew, notify })
    if (!leave) return 'too-many-requests'
    socket.conn.once('close', leave)
    // Its end may have been announced between the reading of the session and now.
    if (!(await sessions.reread(signedIn.caller))) return 'signed-out'
    const { accountId, userId } = signedIn.caller
    await socket.join([accountRoom(accountId), userRoom(userId)])
    void follow(options.isOperator(signedIn.caller))
    return undefined

    function renew(next: SignedIn): void {
      void follow(options.isOperator(next.caller))
      const now = configTag(next)
      if (now !== etag) socket.emit('user.config', { etag: (etag = now) })
    }

    function notify(caller: Caller): void {
      const before = notificationsTag
      notificationsTag = readNotificationsTag(caller)
      void Promise.all([before, notificationsTag]).then(([known, now]) => {
        if (now !== undefined && now !== known) socket.emit('notifications.changed', { etag: now })
      })
    }

    async function follow(operator: boolean): Promise<void> {
      await (operator ? socket.join(operators) : socket.leave(operators))
    }
  }

  async function readNotificationsTag(caller: Caller): Promise<string | undefined> {
    try {
      return await options.notificationsTag(caller)
    } catch (error) {
      onError(error)
      return undefined
    }
  }

  io.use((socket, next) => {
    admit(socket).then(
      (refusal) => {
        next(refusal && new Error(refusal))
        // After the refusal has been written.
        if (refusal) setImmediate(() => socket.conn.close())
      },
      (error: unknown) => {
        onError(error)
        next(new Error('internal'))
        setImmediate(() => socket.conn.close())
      },
    )
  })

  let announced = publisher.current().portal.manifest.version
  io.on('connection', (socket) => {
    socket.emit('definitions.published', { version: publisher.current().portal.manifest.version })
    if (socket.rooms.has(operators)) socket.emit('definitions.status', publisher.status())
  })
  publisher.onStatus((status) => {
    if (status.version !== announced)
      io.emit('definitions.published', { version: (announced = status.version) })
    io.to(operators).emit('definitions.status', status)
  })

  const news = {
    config: createPacer(announceEveryMs, (accountId) => held.recheck(accountId)),
    notifications: createPacer(announceEveryMs, (accountId) => held.notify(accountId)),
  }
  const subscriptions = [
    bus.subscribe('realtime.emit', ({ room, event, payload }) => {
      // `RoomMessage` pairs event and payload; the pair is lost on the way through `emit`.
      io.to(room).emit(event, ...([payload] as Parameters<ServerEvents[typeof event]>))
    }),
    bus.subscribe('session.ended', ({ accountId, sessionId }) => {
      sessions.forget(accountId)
      held.end(sessionId)
    }),
    // Every process hears the feed itself, and tells its own sockets.
    feed.onChange(({ accountId, what }) => {
      if (what === 'sessions') held.recheck(accountId)
      else if (held.has(accountId)) news[what].tell(accountId)
    }),
  ]

  return {
    count: () => held.count(),
    async close() {
      if (closing) return
      closing = true
      news.config.stop()
      news.notifications.stop()
      for (const unsubscribe of subscriptions) unsubscribe()
      held.stop()
      const farewell = setTimeout(() => {
        for (const connection of connections) connection.destroy()
      }, farewellMs)
      await io.close()
      for (const connection of connections) connection.once('close', endWhenEmpty)
      endWhenEmpty()

      function endWhenEmpty(): void {
        if (connections.size === 0) clearTimeout(farewell)
      }
    },
  }
}

/** What engine.io hands out, as far as it is used here; its types are not a dependency of ours. */
interface EngineConnection {
  on(event: 'packet', listener: (packet: { type: string }) => void): void
  close(discard?: boolean): void
}

function configTag({ caller }: SignedIn): string {
  return tagAnswer(caller.userId, caller.scope.config).etag
}
