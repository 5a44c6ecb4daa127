import { join } from 'node:path'
import { createDatabase, type OwnedDatabase } from './createDatabase.ts'
import { ensurePartitions, isLocked } from './ensurePartitions.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'

export type DatabaseOptions =
  /** Embedded, under `<dataFolder>/database`. */
  | { dataFolder: string }
  /** PostgreSQL 15 or newer. */
  | { url: string; poolSize?: number }

/**
 * Opens the database, applies what is missing of the schema, and makes the partitions of the coming months.
 * @throws with a sentence for people when the folder is in use, the database is newer than this code, or a migration fails
 */
export async function openDatabase(options: DatabaseOptions): Promise<OwnedDatabase> {
  const source =
    'url' in options
      ? openPostgres(options.url, options.poolSize ?? 10)
      : await openPglite(join(options.dataFolder, 'database'))
  const database = createDatabase(source)
  try {
    await migrate(database)
    await ensurePartitions(database, new Date()).catch((error: unknown) => {
      // Rows go to the default partition meanwhile; housekeeping reports it and tries again.
      if (!isLocked(error)) throw error
    })
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
