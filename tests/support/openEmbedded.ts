import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { migrate } from '../../src/server/storage/migrate.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { readMigrations } from '../../src/server/storage/readMigrations.ts'
import { openPglite } from '../../src/server/storage/openPglite.ts'

/**
 * An embedded database in memory with the schema in place. It starts from a copy of a migrated one, kept in the
 * temporary folder under a name made of the migrations: half a second instead of three and more.
 */
export async function openEmbedded(): Promise<OwnedDatabase> {
  return openDatabase({ memory: true, template: await readTemplate() })
}

/** The tarball of an embedded database with the schema in place. */
export async function readTemplate(): Promise<Uint8Array> {
  const path = join(tmpdir(), `patchbay-template-${await templateHash()}.tar`)
  if (!existsSync(path)) {
    const source = await openPglite(undefined)
    await migrate(createDatabase(source))
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, await source.dump())
    await source.close()
    renameSync(draft, path)
  }
  return readFileSync(path)
}

async function templateHash(): Promise<string> {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'))
  for (const { name, sql } of await readMigrations()) hash.update(name).update(sql)
  return hash.digest('hex').slice(0, 16)
}
