import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from '../errors.ts'
import type { Connection, ConnectionSource } from './connection.ts'
import type { Database, Query } from './database.ts'

/** What only start-up may do besides: work as the role that owns the tables. */
export interface OwnedDatabase extends Database {
  /**
   * Runs as the migrating role, without a time limit: DDL at start and on publish, never a request. A session in which
   * it failed isn't used again.
   */
  asOwner<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>
}

type Role = 'patchbay_app' | 'patchbay_system' | 'none'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const attempts = 6
/** A statement that was not answered in time; its session is of no use any more. */
const silence = /Query read timeout/
/** On a full disk PGlite neither answers nor fails, ever: writes end before. */
const spaceForWrites = 100 * 2 ** 20

/** Wraps a source of sessions: every piece of work enters with a role and an account, or not at all. */
export function createDatabase(source: ConnectionSource): OwnedDatabase {
  const running = new AsyncLocalStorage<{ open: boolean }>()

  async function within<Result>(
    role: Role,
    accountId: string,
    work: (connection: Connection) => Promise<Result>,
    isOver = isConnectionLost,
  ): Promise<Result> {
    if (running.getStore()?.open) {
      // PGlite has one session: waiting for it while holding it would never end.
      throw new Error('database was used inside database work: pass the query handle on instead')
    }
    if (role === 'patchbay_app' && !uuid.test(accountId)) throw new Error('An account id is needed')
    const connection = await source.acquire()
    const scope = { open: true }
    let broken = false
    try {
      const context = `${role} ${accountId}`
      if (connection.context !== context) {
        connection.context = undefined
        await connection.session.run(
          `select set_config('role', $1, false), set_config('app.account_id', $2, false)`,
          [role, accountId],
        )
        connection.context = context
      }
      return await running.run(scope, () => work(connection))
    } catch (error) {
      broken = isOver(error)
      throw error
    } finally {
      scope.open = false
      source.release(connection, broken)
    }
  }

  async function inTransaction<Result>(
    connection: Connection,
    work: (query: Query) => Promise<Result>,
  ): Promise<Result> {
    await connection.session.run('begin', [])
    try {
      const result = await work(connection.query)
      await connection.session.run('commit', [])
      return result
    } catch (error) {
      // Nothing more would be heard of this either.
      if (!silence.test(String(error))) await connection.session.run('rollback', [])
      throw error
    }
  }

  async function retrying<Result>(
    role: Role,
    accountId: string,
    work: (query: Query) => Promise<Result>,
  ): Promise<Result> {
    if ((await source.freeBytes()) < spaceForWrites) throw new Refusal('no-space')
    for (let attempt = 1; ; attempt++) {
      try {
        return await within(role, accountId, (connection) => inTransaction(connection, work))
      } catch (error) {
        if (attempt === attempts || !isConflict(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
      }
    }
  }

  /** Without a time limit: building an index may take long; a request may not. */
  async function patiently<Result>(
    connection: Connection,
    work: (connection: Connection) => Promise<Result>,
  ): Promise<Result> {
    const { session } = connection
    await session.run('set statement_timeout = 0', [])
    session.isPatient = true
    try {
      const result = await work(connection)
      await session.run('reset statement_timeout', [])
      return result
    } catch (error) {
      // The embedded database has no other session.
      if (source.kind === 'pglite') {
        await session.run('rollback', [])
        await session.run('reset statement_timeout', [])
      }
      throw error
    } finally {
      session.isPatient = false
    }
  }

  return {
    kind: source.kind,
    transaction: (accountId, work) => retrying('patchbay_app', accountId, work),
    read: (accountId, work) => within('patchbay_app', accountId, (connection) => work(connection.query)),
    system: (work) => within('patchbay_system', '', (connection) => work(connection.query)),
    systemTransaction: (work) => retrying('patchbay_system', '', work),
    asOwner: (work) =>
      within(
        'none',
        '',
        (connection) => patiently(connection, work),
        () => true,
      ),
    ping: () =>
      within(
        'patchbay_system',
        '',
        async (connection) => void (await connection.session.run('select 1', [])),
      ),
    notify: (channel, payload) => source.announcements.notify(channel, payload),
    listen: (channel, listener) => source.announcements.listen(channel, listener),
    hears: () => source.announcements.hears(),
    freeBytes: () => source.freeBytes(),
    close: () => source.close(),
  }
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

/** Serialization failure or deadlock: the transaction may be run again as a whole. */
function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error))
}

/** Connection exceptions, shutdown of the server, socket errors, and silence. */
function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  return (
    code.startsWith('08') ||
    code.startsWith('57P') ||
    /^E[A-Z]+$/.test(code) ||
    silence.test(String(error)) ||
    /Connection terminated|not queryable/.test(String(error))
  )
}
