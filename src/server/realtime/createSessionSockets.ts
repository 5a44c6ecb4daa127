import type { SignedIn } from '../auth/sessions/Sessions.ts'
import type { Caller } from '../resources/behaviour.ts'

/** A connection as far as sessions are concerned. */
export interface SessionSocket {
  /** Closes it; the browser does not come back by itself. */
  end(): void
  /** The session was read again. */
  renew(signedIn: SignedIn): void
  /** The user's notifications may have changed. */
  notify(caller: Caller): void
}

export interface SessionSocketsOptions {
  /** Reads a session again without putting its end off; undefined when it is over. */
  reread(signedIn: SignedIn): Promise<SignedIn | undefined>
  mostPerSession: number
  recheckMs: number
  onError: (error: unknown) => void
}

export interface SessionSockets {
  /** @returns how to take it off again, or undefined when the session has its number of sockets */
  add(signedIn: SignedIn, socket: SessionSocket): (() => void) | undefined
  end(sessionId: string): void
  /** Reads the sessions of an account again now. */
  recheck(accountId: string): void
  /** Lets the sockets of an account look for new notifications. */
  notify(accountId: string): void
  /** Whether anybody of the account is connected. */
  has(accountId: string): boolean
  /** Sockets held. */
  count(): number
  stop(): void
}

interface Held {
  signedIn: SignedIn
  sockets: Set<SessionSocket>
  timer?: NodeJS.Timeout
}

/** The sockets of each living session. A session is read again every `recheckMs` and when its time is over. */
export function createSessionSockets(options: SessionSocketsOptions): SessionSockets {
  const { mostPerSession, recheckMs, onError } = options
  const held = new Map<string, Held>()
  const ofAccount = new Map<string, Map<string, Held>>()
  let sockets = 0

  function hold(sessionId: string, entry: Held): void {
    const { accountId } = entry.signedIn.caller
    held.set(sessionId, entry)
    ofAccount.set(accountId, (ofAccount.get(accountId) ?? new Map<string, Held>()).set(sessionId, entry))
    schedule(sessionId, entry)
  }

  function letGo(sessionId: string, entry: Held): void {
    const { accountId } = entry.signedIn.caller
    held.delete(sessionId)
    sockets -= entry.sockets.size
    clearTimeout(entry.timer)
    const others = ofAccount.get(accountId)
    others?.delete(sessionId)
    if (others?.size === 0) ofAccount.delete(accountId)
  }

  function drop(sessionId: string): void {
    const entry = held.get(sessionId)
    if (!entry) return
    letGo(sessionId, entry)
    for (const socket of entry.sockets) socket.end()
  }

  async function check(sessionId: string, entry: Held): Promise<void> {
    clearTimeout(entry.timer)
    try {
      const signedIn = await options.reread(entry.signedIn)
      if (held.get(sessionId) !== entry) return
      if (!signedIn) return drop(sessionId)
      entry.signedIn = signedIn
      for (const socket of entry.sockets) socket.renew(signedIn)
    } catch (error) {
      // A database that does not answer ends nobody's session.
      onError(error)
    }
    if (held.get(sessionId) === entry) schedule(sessionId, entry)
  }

  function schedule(sessionId: string, entry: Held): void {
    const leftMs = entry.signedIn.expiresAt.getTime() - Date.now()
    // The database's clock decides; where it is behind ours, it is asked again soon.
    const waitMs = Math.min(recheckMs, leftMs > 0 ? leftMs + 10 : 5_000)
    clearTimeout(entry.timer)
    entry.timer = setTimeout(() => void check(sessionId, entry), waitMs)
    entry.timer.unref()
  }

  return {
    add(signedIn, socket) {
      const { sessionId } = signedIn.caller
      let entry = held.get(sessionId)
      if (!entry) hold(sessionId, (entry = { signedIn, sockets: new Set() }))
      if (entry.sockets.size >= mostPerSession) return undefined
      const holding = entry
      holding.sockets.add(socket)
      sockets += 1
      return () => {
        if (held.get(sessionId) !== holding || !holding.sockets.delete(socket)) return
        sockets -= 1
        if (holding.sockets.size === 0) letGo(sessionId, holding)
      }
    },
    end: drop,
    recheck(accountId) {
      for (const [id, entry] of ofAccount.get(accountId) ?? []) void check(id, entry)
    },
    notify(accountId) {
      for (const { signedIn, sockets: own } of ofAccount.get(accountId)?.values() ?? [])
        for (const socket of own) socket.notify(signedIn.caller)
    },
    has: (accountId) => ofAccount.has(accountId),
    count: () => sockets,
    stop() {
      for (const { timer } of held.values()) clearTimeout(timer)
      held.clear()
      ofAccount.clear()
      sockets = 0
    },
  }
}
