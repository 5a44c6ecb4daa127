import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from '@playwright/test'
import { copyTestDatabase, dropTestDatabase } from '../support/createTestDatabase.ts'
import { runsEmbedded } from '../support/sampling.ts'
import { serverArguments } from '../support/serverArguments.ts'

export interface OwnServer {
  url: string
  pid(): number | undefined
  /** Proves a call to be an operator's. */
  operatorHeaders(): { authorization: string }
  /** A copy of the definitions, to be broken at will, unless others were asked for. */
  definitions: string
  /** Stops it as an operator does. @returns the exit code */
  stop(): Promise<number | null>
  /** Again, with the same data. */
  start(): Promise<void>
  remove(): Promise<void>
}

interface OwnServerOptions {
  /** A copy of the shipped ones unless given; these are only read. */
  definitions?: string
  /** A folder that stays, with an embedded database unless one is given; a new demo world without it. */
  data?: string
  /** Whose server it is, which decides between the databases; the file of the test without it. */
  name?: string
  /** Address of a PostgreSQL database that stays. */
  database?: string
  env?: Record<string, string>
}

const root = resolve(import.meta.dirname, '../..')

/**
 * The whole server as a process of its own, with definitions and data of its own, on PostgreSQL or, for a sample of them,
 * the embedded database.
 */
export async function startOwnServer(port: number, options: OwnServerOptions = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-own-'))
  const definitions = options.definitions ?? join(folder, 'definitions')
  if (!options.definitions) cpSync(join(root, 'definitions'), definitions, { recursive: true })
  const data = options.data ?? join(folder, 'data')
  const copied = options.data === undefined ? await copyWorld(data, options.name) : undefined
  const database = options.database ?? copied ?? ''
  let child: ChildProcess | undefined
  const kill = (): unknown => child?.kill('SIGKILL')
  process.once('exit', kill)

  async function start(): Promise<void> {
    const started = spawn(process.execPath, serverArguments, {
      cwd: root,
      env: {
        ...process.env,
        // Dozens of servers start in one run.
        NODE_COMPILE_CACHE: join(tmpdir(), 'patchbay-compiled'),
        // Tests have the machine to themselves.
        PATCHBAY_STOCK: '0',
        ...options.env,
        PORT: String(port),
        PATCHBAY_DATA: data,
        PATCHBAY_DEFINITIONS: definitions,
        DATABASE_URL: database,
        PATCHBAY_DEMO: '1',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    await new Promise<void>((ready, fail) => {
      started.stdout.on('data', (chunk: Buffer) => chunk.includes('Patchbay: http') && ready())
      started.once('exit', () => fail(new Error('The server ended before it listened')))
    })
  }

  async function stop(): Promise<number | null> {
    if (!child || child.exitCode !== null) return null
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    return code
  }

  await start()
  return {
    url: `http://localhost:${port}`,
    pid: () => child?.pid,
    operatorHeaders: () => ({
      authorization: `Bearer ${readFileSync(join(data, 'operator-token'), 'utf8').trim()}`,
    }),
    definitions,
    start,
    stop,
    async remove() {
      await stop()
      process.off('exit', kill)
      if (copied !== undefined) await dropTestDatabase(copied)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Copies what prepareWorld.ts seeded once for all; outside of a test run there is nothing to copy.
 * @returns the address of the database, unless it is embedded
 */
async function copyWorld(data: string, name?: string): Promise<string | undefined> {
  const { E2E_DATA: embedded, E2E_SHARED_DATA: shared = '', E2E_DATABASE: template = '' } = process.env
  if (embedded === undefined) return undefined
  const isEmbedded = runsEmbedded(name ?? test.info().file)
  cpSync(isEmbedded ? embedded : shared, data, { recursive: true })
  return isEmbedded ? undefined : copyTestDatabase(template)
}
