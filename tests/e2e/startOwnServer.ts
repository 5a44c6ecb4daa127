import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface OwnServer {
  url: string
  pid(): number | undefined
  /** A copy of the definitions, to be broken at will. */
  definitions: string
  /** Stops it as an operator does. @returns the exit code */
  stop(): Promise<number | null>
  /** Again, with the same data. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** The whole server as a process of its own, with definitions and data of its own. */
export async function startOwnServer(port: number): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-own-'))
  const definitions = join(folder, 'definitions')
  cpSync('definitions', definitions, { recursive: true })
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['src/server/main.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        PATCHBAY_DATA: join(folder, 'data'),
        PATCHBAY_DEFINITIONS: definitions,
        DATABASE_URL: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (chunk: Buffer) => chunk.includes('Patchbay: http') && resolve())
      started.once('exit', () => reject(new Error('The server ended before it listened')))
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
    definitions,
    start,
    stop,
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
