import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { checkPort } from '../../../../src/server/http/checkPort.ts'
import { freePort } from '../../../crash/startServer.ts'

let other: Server | undefined
afterEach(() => other?.close())

it('passes when the port is free, and leaves it free', async () => {
  const port = await freePort()
  await checkPort(port, 'localhost')
  await checkPort(port, 'localhost')
})

it('reports a port in use and how to choose another one', async () => {
  const port = await freePort()
  other = createServer()
  await new Promise<void>((resolve) => other?.listen(port, 'localhost', resolve))
  await expect(checkPort(port, 'localhost')).rejects.toThrow(
    `Port ${port} is already in use, perhaps by another copy of Patchbay. Stop that program or choose another port: PORT=${port + 1} npm start`,
  )
})

it.each([Number.NaN, -1, 70_000, 80.5])('rejects PORT=%s', async (port) => {
  await expect(checkPort(port, 'localhost')).rejects.toThrow('PORT must be a whole number')
})

it('reports a host that is not a local address', async () => {
  await expect(checkPort(0, '203.0.113.1')).rejects.toThrow(
    "HOST=203.0.113.1 isn't an address of this machine",
  )
})
