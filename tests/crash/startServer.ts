import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverArguments } from '../support/serverArguments.ts'

/** A server process as `npm start` runs it. */
export interface ServerProcess {
  /** True when it serves, false when it ended before. */
  ready: Promise<boolean>
  /** Whether it serves by now. */
  isReady(): boolean
  /**
   * Resolves when it serves.
   * @throws with what it wrote, when it ended before
   */
  listening(): Promise<void>
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  /**
   * Asks it with SIGTERM to end.
   * @returns its exit code, once it has
   */
  stop(): Promise<number | null>
  /** What it wrote to its error output and log. */
  output(): string
}

/**
 * Starts `src/server/main.ts` in a process of its own.
 * @param folder that of the project, or a copy of it
 */
export function startServer(env: Record<string, string>, folder = '.'): ServerProcess {
  const child = spawn(process.execPath, serverArguments, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PATCHBAY_STOCK: '0',
      // Started fifty times, it need not be parsed fifty times.
      NODE_COMPILE_CACHE: join(tmpdir(), 'patchbay-compile-cache'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let isReady = false
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ending = () => child.signalCode ?? `code ${child.exitCode}`
  const ready = new Promise<boolean>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      output += text
      if (!text.includes('Patchbay: http')) return
      isReady = true
      resolve(true)
    })
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    void exited.then(() => resolve(false))
  })
  return {
    ready,
    isReady: () => isReady,
    output: () => output,
    async listening() {
      if (!(await ready)) throw new Error(`The server ended before it listened, with ${ending()}:\n${output}`)
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}

/**
 * An unused port, of those that the system gives to nobody who connects or asks for any, so that it's still unused when
 * a server has started.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, 'localhost', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}
