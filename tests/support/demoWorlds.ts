import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { copyTestDatabase, createTestDatabase, openForAWhile } from './createTestDatabase.ts'
import { oncePerRun, runFolder } from './oncePerRun.ts'
import { migratedFolder, openEmbeddedCopy } from './openEmbedded.ts'
import { sampleDatabases } from './sampling.ts'
import { runDemoServer, type DemoPerson, type DemoWorld } from './runDemoServer.ts'

/** The databases that a contract is about, by name, each opened with the demo world and everybody signed in. */
export const bothWorlds: [name: string, open: () => Promise<OwnedDatabase>][] = [
  ['PGlite', openEmbeddedWorld],
  ['PostgreSQL', openSharedWorld],
]

/**
 * The databases for the tests of one module: PostgreSQL, and for a sample of the files the embedded one too.
 * @param file its path
 */
export function worldsOf(file: string): typeof bothWorlds {
  return sampleDatabases(file, bothWorlds)
}

/** Worlds age: what is "now" or "today" in them is so only for a while. */
const freshMs = 30 * 60_000

interface Template {
  /** Address of a PostgreSQL database, or the data folder of an embedded one. */
  database: string
  files: string
  people: (Omit<DemoPerson, 'permissions'> & { permissions: string[] })[]
}

const worlds = new WeakMap<OwnedDatabase, DemoWorld>()

/** What is outside a database that was opened here. */
export function worldOf(database: OwnedDatabase): DemoWorld | undefined {
  return worlds.get(database)
}

export async function openSharedWorld(): Promise<OwnedDatabase> {
  const [database] = await openSharedWorlds(1)
  if (!database) throw new Error('unreachable: one was asked for')
  return database
}

/** One world on PostgreSQL, for so many servers. */
export async function openSharedWorlds(servers: number): Promise<OwnedDatabase[]> {
  const template = await sharedTemplate()
  const url = await copyTestDatabase(template.database)
  return (await openForAWhile(url, servers)).map((database) => noted(database, template))
}

async function openEmbeddedWorld(): Promise<OwnedDatabase> {
  const template = await embeddedTemplate()
  return noted(await openEmbeddedCopy(template.database), template)
}

/** Fills a server's empty data folder with the demo world, in its embedded database and its files. */
export async function copyEmbeddedWorld(folder: string): Promise<void> {
  const { database, files } = await embeddedTemplate()
  cpSync(database, folder, { recursive: true })
  cpSync(files, join(folder, 'files'), { recursive: true })
}

/**
 * Fills a server's empty data folder with the files of the demo world.
 * @returns the address of a PostgreSQL database with the rest of it
 */
export async function copySharedWorld(folder: string): Promise<string> {
  const { database, files } = await sharedTemplate()
  cpSync(files, join(folder, 'files'), { recursive: true })
  return copyTestDatabase(database)
}

function sharedTemplate(): Promise<Template> {
  return templateOf('postgres', async () => {
    const url = await createTestDatabase()
    return { database: await openDatabase({ url }), at: url }
  })
}

function embeddedTemplate(): Promise<Template> {
  return templateOf('pglite', async (folder) => {
    mkdirSync(folder)
    cpSync(await migratedFolder(), folder, { recursive: true })
    return { database: await openDatabase({ dataFolder: folder }), at: folder }
  })
}

/** Made in the worker that needs it first. */
async function templateOf(
  kind: string,
  open: (folder: string) => Promise<{ database: OwnedDatabase; at: string }>,
): Promise<Template> {
  const ageMs = Date.now() - Number(process.env['TEST_RUN_BEGAN'])
  const name = `world-${kind}-${Math.floor(ageMs / freshMs)}`
  const made = await oncePerRun(name, async () => {
    const { database, at } = await open(join(runFolder(), `${name}-database`))
    const server = await runDemoServer(database, {})
    const files = join(runFolder(), `${name}-files`)
    cpSync(server.folder, files, { recursive: true })
    const people = server.people.map((each) => ({ ...each, permissions: [...each.permissions] }))
    await server.close()
    return JSON.stringify({ database: at, files, people } satisfies Template)
  })
  return JSON.parse(made) as Template // as just written
}

function noted(database: OwnedDatabase, { files, people }: Template): OwnedDatabase {
  worlds.set(database, {
    files,
    people: people.map((each) => ({ ...each, permissions: new Set(each.permissions) })),
  })
  return database
}
