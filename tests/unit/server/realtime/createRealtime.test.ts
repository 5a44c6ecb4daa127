import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { io } from 'socket.io-client'
import { expect, it } from 'vitest'
import { realtimePath } from '../../../../src/language/realtime.ts'
import type { SignedIn } from '../../../../src/server/auth/sessions/Sessions.ts'
import type { Publisher } from '../../../../src/server/publishing/Publisher.ts'
import { createLocalBus, createRealtime } from '../../../../src/server/realtime/index.ts'

it('rejects a connection if its session ends during authentication', async () => {
  const caller = { accountId: 'a', userId: 'u', sessionId: 's', scope: { account: {}, config: {}, user: {} } }
  // Omits session parts that sockets do not use.
  const signedIn = { caller, kind: 'bearer', expiresAt: new Date(Date.now() + 60_000) } as unknown as SignedIn
  const bus = createLocalBus()
  const server = createServer()
  const realtime = createRealtime({
    server,
    bus,
    sessions: {
      // The session end arrives before the response read earlier.
      async find() {
        await bus.publish('session.ended', { accountId: 'a', sessionId: 's' })
        return signedIn
      },
      reread: () => Promise.resolve(undefined),
      forget: () => undefined,
    },
    feed: { onChange: () => () => undefined },
    notificationsTag: () => Promise.resolve(undefined),
    publisher: {
      current: () => ({ portal: { manifest: { version: '1' } } }),
      status: () => ({}),
      onStatus: () => undefined,
    } as unknown as Publisher,
    isOperator: () => false,
    settings: { secureCookies: false },
    onError: (error) => {
      throw error
    },
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  // A TCP server's address has a port.
  const { port } = server.address() as AddressInfo
  const socket = io(`http://localhost:${port}`, {
    path: realtimePath,
    addTrailingSlash: false,
    transports: ['websocket'],
    reconnection: false,
    auth: { token: 'a'.repeat(22) },
  })
  const outcome = await new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', (error) => resolve(error.message))
  })
  expect(outcome).toBe('signed-out')
  await expect.poll(() => realtime.count()).toBe(0)
  socket.disconnect()
  await realtime.close()
  server.close()
})
