import pg from 'pg'
import { Refusal } from '../errors.ts'
import { createPostgresAnnouncements } from './createPostgresAnnouncements.ts'
import { sessionOf, types } from './clientSession.ts'
import { createConnection, type Connection, type ConnectionSource } from './connection.ts'

/** The server ends a statement before; an answer that is later than this never comes. */
const STATEMENT_MS = 30_000
const ANSWER_MS = 35_000

/** A pool of sessions of a PostgreSQL server. The last released is the next taken, so an account stays set. */
export function openPostgres(url: string, poolSize: number, answerMs = ANSWER_MS): ConnectionSource {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'patchbay',
    statement_timeout: STATEMENT_MS,
    query_timeout: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    // Compiling a plan takes a tenth of a second and more; none of our statements reads enough to earn that.
    options: '-c jit=off',
  })
  // An idle session that dies must not end the process; the pool replaces it.
  pool.on('error', () => undefined)
  const connections = new WeakMap<pg.PoolClient, Connection>()
  const clients = new WeakMap<Connection, pg.PoolClient>()
  const announcements = createPostgresAnnouncements(url, pool)
  return {
    kind: 'postgres',
    announcements,
    async acquire() {
      const client = await pool.connect().catch((error: unknown) => {
        // All are in use, and have been for ten seconds.
        throw /timeout exceeded when trying to connect/.test(String(error)) ? new Refusal('busy') : error
      })
      let connection = connections.get(client)
      if (!connection) {
        connection = createConnection(sessionOf(client))
        connections.set(client, connection)
        clients.set(connection, client)
      }
      return connection
    },
    release(connection, broken) {
      clients.get(connection)?.release(broken)
    },
    freeBytes: () => Promise.resolve(Infinity),
    async close() {
      await announcements.close()
      await pool.end()
    },
  }
}
