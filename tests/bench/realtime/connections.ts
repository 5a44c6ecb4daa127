/**
 * Opens 1,000 realtime connections to a server of its own and prints what they cost it.
 *   node tests/bench/realtime/connections.ts [--connections 1000] [--port 4105]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { io, type Socket } from 'socket.io-client'
import { realtimePath } from '../../../src/language/realtime.ts'
import { startOwnServer } from '../../e2e/startOwnServer.ts'

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '1000' },
    port: { type: 'string', default: '4105' },
  },
})
const count = Number(values.connections)
const server = await startOwnServer(Number(values.port))
try {
  const tokens: string[] = []
  while (tokens.length < count / 5) tokens.push(await signIn())
  const before = residentMegabytes()
  const since = Date.now()
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const group = Array.from({ length: Math.min(100, count - sockets.length) }, (_, index) =>
      connect(tokens[Math.floor((sockets.length + index) / 5)] ?? ''),
    )
    sockets.push(...(await Promise.all(group)))
  }
  console.log(`${count} connections stand after ${Date.now() - since} ms`)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  console.log(`memory of the server: ${before} MB before, ${residentMegabytes()} MB with them`)

  const path = join(server.definitions, 'portal.json')
  const saved = Date.now()
  const told = sockets.map(
    (socket) =>
      new Promise<number>((resolve) =>
        socket.once('definitions.published', () => resolve(Date.now() - saved)),
      ),
  )
  writeFileSync(path, readFileSync(path, 'utf8').replace('"Patchbay"', '"Patchbay."'))
  const times = (await Promise.all(told)).toSorted((left, right) => left - right)
  console.log(`a saved file is told to the first after ${times[0]} ms, to the last after ${times.at(-1)} ms`)

  const ended = sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)))
  const stopped = Date.now()
  const [code] = await Promise.all([server.stop(), ...ended])
  console.log(`stopped with ${String(code)} after ${Date.now() - stopped} ms, every connection closed`)
} finally {
  await server.remove()
}

async function signIn(): Promise<string> {
  const response = await fetch(`${server.url}/api/site/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@demo.example', password: 'Patchbay-demo-1' }),
  })
  // The API's answer to a sign-in.
  return ((await response.json()) as { token: string }).token
}

function connect(token: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = io(server.url, {
      path: realtimePath,
      addTrailingSlash: false,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token },
    })
    socket.once('definitions.published', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
