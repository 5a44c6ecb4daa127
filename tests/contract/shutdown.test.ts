import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort, startServer, type ServerProcess } from '../crash/startServer.ts'

/** The whole server as a process of its own, on the embedded database. */
const folder = mkdtempSync(join(tmpdir(), 'patchbay-shutdown-'))
let server: ServerProcess
let port: number

beforeAll(async () => {
  port = await freePort()
  server = startServer({ PORT: String(port), PATCHBAY_DATA: folder, DATABASE_URL: '' })
  await server.listening()
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

it('finishes the current request on shutdown, accepts no others, and exits', async () => {
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

  const ended = server.stop()
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
