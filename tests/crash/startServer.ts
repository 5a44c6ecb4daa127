import { spawn } from 'node:child_process'
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
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  /** What it wrote to its error output and log. */
  output(): string
}

/** Starts `src/server/main.ts` in a process of its own. */
export function startServer(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, serverArguments, {
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
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
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
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** An unused port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
