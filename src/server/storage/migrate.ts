import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { OwnedDatabase } from './createDatabase.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Applies the files of `migrations/` not yet applied, in order, each in a transaction. An applied file may not change. */
export async function migrate(database: OwnedDatabase): Promise<void> {
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.ts$/.test(name))
    .toSorted()
  const scripts: { name: string; sql: string; hash: string }[] = []
  for (const name of names) {
    // Every file of the folder exports `sql`.
    const { sql } = (await import(new URL(name, folder).href)) as { sql: string }
    scripts.push({ name, sql, hash: createHash('sha256').update(sql).digest('hex') })
  }
  await database.asOwner(async ({ session }) => {
    await session.run(`select pg_advisory_lock(727274)`, [])
    try {
      await session.script(
        `create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
      )
      const { rows } = await session.run('select name, hash from migration', [])
      // The columns just selected.
      const applied = new Map((rows as { name: string; hash: string }[]).map((row) => [row.name, row.hash]))
      for (const script of scripts) {
        const hash = applied.get(script.name)
        if (hash === script.hash) continue
        if (hash !== undefined) {
          throw new Error(
            `Migration ${script.name} has changed since it was applied. Add a new file instead, or remove the data folder of a trial.`,
          )
        }
        try {
          await session.run('begin', [])
          await session.script(script.sql)
          await session.run('insert into migration (name, hash) values ($1, $2)', [script.name, script.hash])
          await session.run('commit', [])
        } catch (error) {
          await session.run('rollback', [])
          throw new Error(
            `Migration ${script.name} failed: ${error instanceof Error ? error.message : String(error)}`,
            { cause: error },
          )
        }
      }
    } finally {
      await session.run(`select pg_advisory_unlock(727274)`, [])
    }
  })
}
