import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { readMigrations } from '../../src/server/storage/readMigrations.ts'
import { runFolder } from './oncePerRun.ts'

/** An embedded database with the schema in place, which is gone once it is closed. */
export async function openEmbedded(): Promise<OwnedDatabase> {
  return openEmbeddedCopy(await migratedFolder())
}

/**
 * An embedded database that starts as a copy of a closed one, and is gone once it is closed: two seconds instead of six
 * for the same from a tarball in memory, and more than ten for a new one.
 */
export async function openEmbeddedCopy(template: string): Promise<OwnedDatabase> {
  const folder = mkdtempSync(join(runFolder(), 'embedded-'))
  cpSync(template, folder, { recursive: true })
  const database = await openDatabase({ dataFolder: folder })
  return {
    ...database,
    async close() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Data folder of a database with the schema in place, kept in the temporary folder under a name made of the migrations.
 */
export async function migratedFolder(): Promise<string> {
  const path = join(tmpdir(), `patchbay-migrated-${await templateHash()}`)
  if (existsSync(path)) return path
  const draft = `${path}.${process.pid}`
  mkdirSync(draft)
  const database = await openDatabase({ dataFolder: draft })
  await database.close()
  try {
    renameSync(draft, path)
  } catch (error) {
    // Another worker was first.
    if (!existsSync(path)) throw error
    rmSync(draft, { recursive: true })
  }
  return path
}

async function templateHash(): Promise<string> {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'))
  for (const { name, sql } of await readMigrations()) hash.update(name).update(sql)
  return hash.digest('hex').slice(0, 16)
}
