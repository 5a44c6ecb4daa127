import type { ResourceDefinition } from '../../../language/portal.ts'
import type { Query } from '../../storage/database.ts'
import { versionSql } from './listSql.ts'
import { run } from '../run.ts'

/** The version of an account's collection: 0 before its first write. */
export async function readVersion(query: Query, resource: ResourceDefinition): Promise<number> {
  const [row] = await run<{ version: number }>(query, {
    text: `select ${versionSql(resource)} as version`,
    parameters: [],
  })
  return row?.version ?? 0
}
