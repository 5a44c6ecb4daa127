import { sql } from 'kysely'
import type { ResourceDefinition } from '../../../language/portal.ts'
import type { Database } from '../../storage/database.ts'
import { sharedVersionSql } from './listSql.ts'

/** The version of an account's collection, as `readVersion` reads it, for polls of what may be unchanged. */
export type VersionReads = (accountId: string, resource: ResourceDefinition) => Promise<number>

interface Asked {
  key: string
  accountId: string
  entity: string
  answer: (version: number) => void
  fail: (error: unknown) => void
}

/** Of rows that all accounts share. */
const shared = ''

/**
 * One query at a time answers all polls that came before it began, whoever asked: a version is never older than the
 * poll, whichever process wrote, and a thousand polls a second cost no more queries than a connection can run.
 */
export function createVersionReads(database: Pick<Database, 'system'>): VersionReads {
  let waiting: Asked[] = []
  let reading = false

  async function readWaiting(): Promise<void> {
    reading = true
    while (waiting.length > 0) {
      // What else has arrived by now.
      await new Promise((resolve) => setImmediate(resolve))
      const asked = waiting
      waiting = []
      try {
        const versions = await readVersions(database, asked)
        for (const { key, answer } of asked) answer(versions.get(key) ?? 0)
      } catch (error) {
        for (const { fail } of asked) fail(error)
      }
    }
    reading = false
  }

  return (accountId, { storage, entity }) =>
    new Promise((answer, fail) => {
      const key = storage.kind === 'table' && storage.shared ? shared : `${accountId} ${entity}`
      waiting.push({ key, accountId, entity, answer, fail })
      if (!reading) void readWaiting()
    })
}

async function readVersions(
  database: Pick<Database, 'system'>,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, number>> {
  const own = [...new Map(asked.map((each) => [each.key, each])).values()].filter(({ key }) => key !== shared)
  const { rows } = await database.system((query) =>
    sql<{ key: string; version: number }>`
      select account_id || ' ' || entity as key, version::float8 as version from collection_version
        where (account_id, entity) in (
          select * from unnest(${own.map(({ accountId }) => accountId)}::uuid[], ${own.map(({ entity }) => entity)}::text[])
        )
      union all select ${shared}, ${sql.raw(sharedVersionSql)}::float8`.execute(query),
  )
  return new Map(rows.map(({ key, version }) => [key, version]))
}
