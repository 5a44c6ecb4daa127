import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export interface PortalServer {
  origin: string
  close: () => Promise<void>
}

const root = resolve(import.meta.dirname, '../../..')
const patienceMs = 120_000

/** The built portal with a demo world of its own. */
export async function startServer(port: number): Promise<PortalServer> {
  const server = spawn(process.execPath, ['tests/e2e/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((end) => server.once('exit', () => end()))
  const origin = `http://localhost:${port}`
  const deadline = Date.now() + patienceMs
  while (!(await isHealthy(origin))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The server did not start')
    await new Promise((wait) => setTimeout(wait, 250))
  }
  return {
    origin,
    async close() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok
  } catch {
    return false
  }
}
