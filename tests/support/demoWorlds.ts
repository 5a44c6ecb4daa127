import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { createDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { openPglite } from '../../src/server/storage/openPglite.ts'
import { copyTestDatabase, createTestDatabase } from './createTestDatabase.ts'
import { oncePerRun, runFolder } from './oncePerRun.ts'
import { readTemplate } from './openEmbedded.ts'
import { runDemoServer, type DemoPerson, type DemoWorld } from './runDemoServer.ts'

/** The databases that a contract is about, by name, each opened with the demo world and everybody signed in. */
export const bothWorlds: [name: string, open: () => Promise<OwnedDatabase>][] = [
  ['PGlite', openEmbeddedWorld],
  ['PostgreSQL', openSharedWorld],
]

/** Worlds age: what is "now" or "today" in them is so only for a while. */
const freshMs = 30 * 60_000

interface Template {
  /** Name of a PostgreSQL database, or the tarball of an embedded one. */
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
  const template = await templateOf('postgres', async () => {
    const url = await createTestDatabase()
    return { database: await openDatabase({ url }), keep: () => Promise.resolve(url) }
  })
  return noted(await openDatabase({ url: await copyTestDatabase(template.database) }), template)
}

async function openEmbeddedWorld(): Promise<OwnedDatabase> {
  const template = await templateOf('pglite', async (file) => {
    const source = await openPglite(undefined, await readTemplate())
    const keep = async (): Promise<string> => {
      writeFileSync(file, await source.dump())
      return file
    }
    return { database: createDatabase(source), keep }
  })
  return noted(await openDatabase({ memory: true, template: readFileSync(template.database) }), template)
}

/** Made in the worker that needs it first. */
async function templateOf(
  kind: string,
  open: (file: string) => Promise<{ database: OwnedDatabase; keep: () => Promise<string> }>,
): Promise<Template> {
  const name = `world-${kind}-${Math.floor(Date.now() / freshMs)}`
  const made = await oncePerRun(name, async () => {
    const { database, keep } = await open(join(runFolder(), `${name}.tar`))
    const server = await runDemoServer(database, {})
    const files = join(runFolder(), `${name}-files`)
    cpSync(server.folder, files, { recursive: true })
    const people = server.people.map((each) => ({ ...each, permissions: [...each.permissions] }))
    const template: Template = { database: await keep(), files, people }
    await server.close()
    return JSON.stringify(template)
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
