import type { OwnedDatabase } from './createDatabase.ts'
import type { SqlSession } from './connection.ts'
import { inTurn } from './inTurn.ts'
import { readMigrations, readModuleNames, type Migration } from './readMigrations.ts'

const migrationsTurn = 727_274

/**
 * Applies the migrations not yet applied, in order, each in a transaction, or index by index. An applied file may not
 * change. Tables of a module that was removed stay.
 * @throws with a sentence for people when the database is of a newer Patchbay, a file has changed, or one fails
 */
export async function migrate(database: OwnedDatabase): Promise<void> {
  const migrations = await readMigrations()
  await database.asOwner(({ session }) =>
    inTurn(session, migrationsTurn, async () => {
      await session.script(
        `create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
      )
      await renameApplied(session, migrations)
      const applied = await readApplied(session)
      refuseNewer([...applied.keys()], migrations)
      const mode = database.kind === 'postgres' ? 'concurrently' : ''
      for (const migration of migrations) await apply(session, mode, migration, applied.get(migration.name))
    }),
  )
}

async function readApplied(session: SqlSession): Promise<Map<string, string>> {
  const { rows } = await session.run('select name, hash from migration', [])
  // The columns just selected.
  return new Map((rows as { name: string; hash: string }[]).map(({ name, hash }) => [name, hash]))
}

/** A file that was renamed, split or moved counts as applied where its earlier name was. */
async function renameApplied(session: SqlSession, migrations: readonly Migration[]): Promise<void> {
  const applied = await readApplied(session)
  const renamed = migrations.filter(({ replaces }) => replaces !== undefined && applied.has(replaces))
  if (renamed.length === 0) return
  await session.run('begin', [])
  for (const { name, hash } of renamed)
    await session.run('insert into migration (name, hash) values ($1, $2)', [name, hash])
  for (const replaced of new Set(renamed.map(({ replaces }) => replaces)))
    await session.run('delete from migration where name = $1', [replaced])
  await session.run('commit', [])
}

function refuseNewer(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const modules = new Set(readModuleNames())
  const newer = applied
    .filter((name) => !known.has(name))
    .filter((name) => !name.includes('/') || modules.has(name.split('/')[0] ?? ''))
    .toSorted()
  if (newer.length === 0) return
  throw new Error(
    `This database was upgraded by a newer Patchbay (${newer.join(', ')}). Start that version, or choose another database: PATCHBAY_DATA for the embedded one, DATABASE_URL for PostgreSQL.`,
  )
}

async function apply(
  session: SqlSession,
  mode: 'concurrently' | '',
  { name, sql, indexes, hash }: Migration,
  applied: string | undefined,
): Promise<void> {
  if (applied === hash) return
  if (applied !== undefined)
    throw new Error(
      `Migration ${name} has changed since it was applied. Add a new file instead, or remove the data folder of a trial.`,
    )
  try {
    if (indexes) await buildIndexes(session, mode, indexes)
    await session.run('begin', [])
    await session.script(sql)
    await session.run('insert into migration (name, hash) values ($1, $2)', [name, hash])
    await session.run('commit', [])
  } catch (error) {
    await session.run('rollback', [])
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${name} failed: ${reason}`, { cause: error })
  }
}

/** A build that broke off has left an invalid index. */
async function buildIndexes(
  session: SqlSession,
  mode: 'concurrently' | '',
  indexes: NonNullable<Migration['indexes']>,
): Promise<void> {
  const { rows } = await session.run(
    `select relname from pg_class join pg_index on indexrelid = pg_class.oid
     where not indisvalid and relname = any($1::text[])`,
    [Object.keys(indexes)],
  )
  // The column just selected.
  for (const { relname } of rows as { relname: string }[])
    await session.script(`drop index ${mode} if exists ${relname}`)
  for (const [name, definition] of Object.entries(indexes))
    await session.script(`create index ${mode} if not exists ${name} on ${definition}`)
}
