import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { oncePerRun, runFolder } from './oncePerRun.ts'
import { openEmbedded } from './openEmbedded.ts'
import { sampleDatabases } from './sampling.ts'
import { connect, passingSettings, startPostgres, stopPostgres } from './startPostgres.ts'

/** The databases that a contract is about, by name, each opened empty. */
export const bothDatabases: [name: string, open: () => Promise<OwnedDatabase>][] = [
  ['PGlite', openEmbedded],
  ['PostgreSQL', openShared],
]

/**
 * The same for the tests of one module, which are not about storage: PostgreSQL, and for a sample of the files the
 * embedded one too.
 * @param file its path
 */
export function databasesOf(file: string): typeof bothDatabases {
  return sampleDatabases(file, bothDatabases)
}

/** An empty PostgreSQL database with the schema in place, which is gone once it is closed. */
export async function openShared(): Promise<OwnedDatabase> {
  const [database] = await openForAWhile(await createTestDatabase(), 1)
  if (!database) throw new Error('unreachable: one was asked for')
  return database
}

/** Opens a database so many times; it is gone once all are closed. */
export async function openForAWhile(url: string, times: number): Promise<OwnedDatabase[]> {
  const opened = await Promise.all(Array.from({ length: times }, () => openDatabase({ url })))
  const open = new Set(opened)
  return opened.map((database) => ({
    ...database,
    async close() {
      await database.close()
      if (open.delete(database) && open.size === 0) await dropTestDatabase(url)
    },
  }))
}

let created = 0

/**
 * Connection address of a new database with the schema in place. The run has one cluster and one migrated database,
 * which is copied.
 */
export async function createTestDatabase(): Promise<string> {
  const folder = await clusterOfRun()
  await oncePerRun('migrated', async () => {
    await query(folder, 'create database migrated')
    const database = await openDatabase({ url: connect(folder, 'migrated') })
    await database.close()
    return 'migrated'
  })
  return copyTestDatabase(connect(folder, 'migrated'))
}

/** Connection address of a new database with nothing in it. */
export async function createEmptyDatabase(): Promise<string> {
  const folder = await clusterOfRun()
  const name = `test_${process.pid}_${++created}`
  await query(folder, `create database ${name} template template0`)
  return connect(folder, name)
}

/** @returns its folder */
function clusterOfRun(): Promise<string> {
  // Vacuuming would visit hundreds of databases that are gone in a moment.
  const settings = [...passingSettings, 'autovacuum=off']
  return oncePerRun('postgres', async () => startPostgres(settings).folder)
}

/** Connection address of a copy of a database that nobody is connected to. */
export async function copyTestDatabase(address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address)
  const folder = searchParams.get('host') ?? ''
  const name = `test_${process.pid}_${++created}`
  await query(folder, `create database ${name} template ${pathname.slice(1)} strategy file_copy`)
  return connect(folder, name)
}

/** Removes such a copy, whoever is still connected to it. */
export async function dropTestDatabase(address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address)
  await query(searchParams.get('host') ?? '', `drop database ${pathname.slice(1)} with (force)`)
}

/** At the end of a run. */
export function stopSharedPostgres(): void {
  const file = join(runFolder(), 'postgres')
  if (!existsSync(file)) return
  const { result } = JSON.parse(readFileSync(file, 'utf8')) as { result?: string } // as oncePerRun writes it
  if (result !== undefined) stopPostgres(result)
}

async function query(folder: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: connect(folder, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
