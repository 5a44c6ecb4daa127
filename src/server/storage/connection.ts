import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import type { Query } from './database.ts'
import type { Tables } from './tables.ts'

export interface SqlResult {
  rows: unknown[]
  affected: number
}

/** One session of either database. */
export interface SqlSession {
  run(sql: string, parameters: readonly unknown[]): Promise<SqlResult>
  /** Several statements without parameters. */
  script(sql: string): Promise<void>
  /** Set while statements may take however long they need; otherwise one without an answer is given up. */
  isPatient: boolean
}

/** A session, its Kysely handle, and whose rows it sees at present. */
export interface Connection {
  session: SqlSession
  query: Query
  /** Role and account set on the session; undefined when unknown. */
  context: string | undefined
}

/** Short messages between all processes of one database. */
export interface Announcements {
  notify(channel: string, payload: string): Promise<void>
  listen(channel: string, listener: (payload: string | undefined) => void): Promise<() => void>
  /** See `Database`. */
  hears(): boolean
}

/** Hands out sessions: a pool on PostgreSQL, the one session of PGlite. */
export interface ConnectionSource {
  kind: 'pglite' | 'postgres'
  acquire(): Promise<Connection>
  /** `broken` sessions are thrown away. */
  release(connection: Connection, broken: boolean): void
  /** See `Database`. */
  freeBytes(): Promise<number>
  /** See `Database`. */
  announcements: Announcements
  close(): Promise<void>
}

/** Binds a Kysely handle to one session. Transactions are begun by `createDatabase`, not through Kysely. */
export function createConnection(session: SqlSession): Connection {
  const bound: DatabaseConnection = {
    async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
      const result = await session.run(compiled.sql, compiled.parameters)
      // The row type is the caller's, checked by Kysely against Tables.
      return { rows: result.rows as Row[], numAffectedRows: BigInt(result.affected) }
    },
    streamQuery() {
      throw new Error('Streaming is not available: read in batches')
    },
  }
  const refuse = (): Promise<never> =>
    Promise.reject(new Error('Begin transactions with database.transaction()'))
  const query = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createDriver: () => ({
        init: () => Promise.resolve(),
        acquireConnection: () => Promise.resolve(bound),
        releaseConnection: () => Promise.resolve(),
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        destroy: () => Promise.resolve(),
      }),
    },
  })
  return { session, query, context: undefined }
}
