import pg from 'pg'
import type { Announcements } from './connection.ts'

/** How often the connection is asked for a sign of life. */
const CHECK_MS = 1_000
/** Turns without one: counted, not timed, since a process that is kept from working hears late what has long arrived. */
const SILENT_TURNS = 3
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000

type Listener = (payload: string | undefined) => void

/** LISTEN on a connection of its own, opened for the first listener and again whenever it is lost. */
export function createPostgresAnnouncements(
  url: string,
  pool: pg.Pool,
): Announcements & { close(): Promise<void> } {
  const channels = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let pauseMs = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let lost = false
  let silentTurns = 0

  async function open(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'patchbay listens',
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      keepAlive: true,
    })
    let ended = false
    const lose = (): void => {
      if (ended) return
      ended = true
      opened.end().catch(() => undefined)
      if (client === opened) client = undefined
      lost = true
      openAgain()
    }
    opened.on('error', lose)
    opened.on('end', lose)
    opened.on('notification', ({ channel, payload }) => {
      for (const listener of channels.get(channel) ?? []) listener(payload ?? '')
    })
    try {
      await opened.connect()
      for (const channel of channels.keys()) await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      ended = true
      opened.end().catch(() => undefined)
      throw error
    }
    client = opened
    pauseMs = FIRST_PAUSE_MS
    if (lost) for (const listeners of channels.values()) for (const listener of listeners) listener(undefined)
    lost = false
    silentTurns = 0
    const check = setInterval(() => {
      if (ended) return clearInterval(check)
      silentTurns += 1
      // The one before has not been answered yet.
      if (silentTurns > 1) return
      opened.query('select 1').then(() => (silentTurns = 0), lose)
    }, CHECK_MS)
    check.unref()
  }

  function openAgain(): void {
    if (closed || channels.size === 0) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      start().catch(() => openAgain())
    }, pauseMs)
    timer.unref()
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }

  function start(): Promise<void> {
    opening ??= open().finally(() => (opening = undefined))
    return opening
  }

  return {
    async notify(channel, payload) {
      await pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    async listen(channel, listener) {
      const known = channels.get(channel)
      channels.set(channel, (known ?? new Set()).add(listener))
      if (client === undefined) await start()
      if (known === undefined && client !== undefined) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      }
      return () => void channels.get(channel)?.delete(listener)
    },
    hears: () => client !== undefined && silentTurns < SILENT_TURNS,
    async close() {
      closed = true
      clearTimeout(timer)
      await opening?.catch(() => undefined)
      await client?.end()
    },
  }
}
