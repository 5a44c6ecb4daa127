import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Query } from '../../../storage/database.ts'
import { textOf } from '../../../storage/documentValues.ts'
import type { JsonObject } from '../../../storage/tables.ts'

export interface SimulatedStore {
  read(id: string): Promise<JsonObject | undefined>
  /** Changes an object no other call changes meanwhile. @returns undefined where there is none */
  change(id: string, by: (doc: JsonObject) => JsonObject): Promise<JsonObject | undefined>
  /** Makes an object once per key; a repetition answers the first. */
  make(prefix: string, key: string | undefined, doc: (id: string) => JsonObject): Promise<JsonObject>
  find(kind: string, field: string, value: string): Promise<JsonObject[]>
}

/** The memory of the simulated providers, written in transactions of its own, as that of another company. */
export function createSimulatedStore(database: Database): SimulatedStore {
  const read = async (query: Query, id: string, lock = false): Promise<JsonObject | undefined> => {
    const { rows } = await sql<{ doc: JsonObject }>`
      select doc from simulated_payment where id = ${id} ${lock ? sql`for update` : sql``}`.execute(query)
    return rows[0]?.doc
  }
  return {
    read: (id) => database.system((query) => read(query, id)),
    change: (id, by) =>
      database.systemTransaction(async (query) => {
        const doc = await read(query, id, true)
        if (!doc) return undefined
        const next = by(doc)
        await sql`update simulated_payment set doc = ${JSON.stringify(next)}::jsonb where id = ${id}`.execute(
          query,
        )
        return next
      }),
    make: (prefix, key, doc) =>
      database.systemTransaction(async (query) => {
        const once = key === undefined ? undefined : `once:${key}`
        if (once !== undefined) {
          await sql`select pg_advisory_xact_lock(hashtextextended(${once}, 11))`.execute(query)
          const known = await read(query, once)
          const made = known && (await read(query, textOf(known['made'])))
          if (made) return made
        }
        const id = `${prefix}_${randomBytes(12).toString('hex')}`
        const made = { ...doc(id), id }
        await insert(query, id, made)
        if (once !== undefined) await insert(query, once, { made: id })
        return made
      }),
    find: (kind, field, value) =>
      database.system(async (query) => {
        const { rows } = await sql<{ doc: JsonObject }>`
          select doc from simulated_payment where doc ->> 'object' = ${kind} and doc ->> ${field} = ${value}
          order by created_at desc`.execute(query)
        return rows.map(({ doc }) => doc)
      }),
  }
}

async function insert(query: Query, id: string, doc: JsonObject): Promise<void> {
  await sql`insert into simulated_payment (id, doc) values (${id}, ${JSON.stringify(doc)}::jsonb)`.execute(
    query,
  )
}
