import pg from 'pg'
import type { SqlSession } from './connection.ts'

/** Statements a session keeps prepared; what is dynamic beyond that is sent unprepared. */
const preparedPerSession = 300

/** Of both databases: integers are numbers, days are text. */
export const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, readInteger)
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text)

/** As long as a timer can be: `0` would mean what the client was made with. */
const longestTimeoutMs = 2 ** 31 - 1

/** A session of either database: the server's through a socket, the embedded one's through its thread. */
export function sessionOf(client: pg.ClientBase): SqlSession {
  const names = new Map<string, string>()
  const session: SqlSession = {
    isPatient: false,
    async run(sql, parameters) {
      let name = names.get(sql)
      if (name === undefined && names.size < preparedPerSession && parameters.length > 0) {
        name = `p${names.size}`
        names.set(sql, name)
      }
      // Bound values are validated by the column types, not by TypeScript.
      const values = parameters as unknown[]
      const result = await client.query<Record<string, unknown>>(
        name === undefined ? { text: sql, values, ...timeout() } : { name, text: sql, values, ...timeout() },
      )
      return { rows: result.rows, affected: result.rowCount ?? 0 }
    },
    async script(sql) {
      await client.query({ text: sql, ...timeout() })
    },
  }
  function timeout(): { query_timeout?: number } {
    return session.isPatient ? { query_timeout: longestTimeoutMs } : {}
  }
  return session
}

function readInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is beyond the safe integers`)
  return value
}
