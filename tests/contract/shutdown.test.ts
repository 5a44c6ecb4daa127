import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The whole server as a process of its own, on the embedded database. */
const folder = mkdtempSync(join(tmpdir(), 'patchbay-shutdown-'))
let child: ChildProcess
let port: number

beforeAll(async () => {
  port = await freePort()
  child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: String(port), PATCHBAY_DATA: folder, PATCHBAY_STOCK: '0', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Patchbay: http') && resolve())
    child.on('exit', () => reject(new Error('The server ended before it listened')))
  })
})
afterAll(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('finishes the current request on shutdown, accepts no others, and exits', async () => {
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const body = JSON.stringify({ email: 'owner@demo.example', password: 'Patchbay-demo-1' })
  const socket = connect(port, 'localhost')
  let answer = ''
  const answered = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.write(
    `POST /api/site/auth HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  // The server has the request in hand once it says 100.
  await new Promise<void>((resolve) => socket.once('data', () => resolve()))
  expect(answer).toMatch(/^HTTP\/1\.1 100 /)

  child.kill('SIGTERM')
  await refused()
  socket.write(body)
  await answered
  expect(answer).toMatch(/HTTP\/1\.1 200 [\s\S]*"token":/)
  expect(await ended).toBe(0)
}, 60_000)

/** Resolves when the server takes no new connection. */
async function refused(): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const probe = connect(port, 'localhost')
      probe.on('connect', () => {
        probe.destroy()
        resolve(true)
      })
      probe.on('error', () => resolve(false))
    })
    if (!isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // A TCP server's address has a port.
  const { port: free } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return free
}
