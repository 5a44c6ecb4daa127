import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createOutgoing, type OutgoingOptions } from '../../../../src/server/outgoing/index.ts'

const open: (Server | TcpServer)[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
})

async function listen<Kind extends Server | TcpServer>(server: Kind): Promise<number> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address has a port.
  return (server.address() as AddressInfo).port
}

const serve = (listener: RequestListener) => listen(createServer(listener))

function post(url: string, options: OutgoingOptions = {}) {
  return createOutgoing({ allowsPrivate: true, timeoutMs: 700, ...options }).post(url, {
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
}

describe('addresses', () => {
  const outgoing = createOutgoing()
  const refusal = (url: string) => outgoing.refusal(url)
  it.each(['http://example.com/', 'ftp://example.com/', 'file:///etc/passwd', 'nothing'])(
    'refuses %s',
    (url) => expect(refusal(url)).toBe('scheme'),
  )
  it.each([
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://portal.localhost/',
    'https://db.internal/',
  ])('refuses %s as private', (url) => expect(refusal(url)).toBe('private'))
  it('refuses a password', () => expect(refusal('https://user:word@example.com/')).toBe('credentials'))
  it('lets public ones pass', () => expect(refusal('https://example.com/hooks?a=b')).toBeUndefined())
})

describe('calls', () => {
  it.each(['169.254.169.254', '127.0.0.1', '10.1.2.3', '::1', 'fd00::1', '64:ff9b::a00:1'])(
    'refuses a host that resolves to %s',
    async (address) => {
      const call = post('https://rebound.test/', { allowsPrivate: false, resolve: async () => [address] })
      await expect(call).rejects.toMatchObject({ reason: 'private-address' })
    },
  )

  it('refuses a host of which one address is private', async () => {
    const call = post('https://both.test/', {
      allowsPrivate: false,
      resolve: async () => ['93.184.216.34', '10.0.0.7'],
    })
    await expect(call).rejects.toMatchObject({ reason: 'private-address' })
  })

  it('connects to the address that was checked, with the name of the host', async () => {
    let host: string | undefined
    const port = await serve((request, response) => {
      host = request.headers.host
      response.end('here')
    })
    // Asked twice, a name server can answer differently: there is no second question.
    const answers = [['127.0.0.1'], ['127.0.0.2']]
    const answer = await post(`http://named.test:${port}/`, { resolve: async () => answers.shift() ?? [] })
    expect([answer, host]).toEqual([{ status: 200, text: 'here' }, `named.test:${port}`])
    expect(answers).toEqual([['127.0.0.2']])
  })

  it('gives up a name server that never answers', async () => {
    const call = post('https://silent.test/', { resolve: () => new Promise(() => undefined) })
    await expect(call).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('says that a host has no address', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    await expect(post('https://lost.test/', { resolve })).rejects.toMatchObject({ reason: 'dns' })
  })

  it('follows no redirect', async () => {
    let calls = 0
    const port = await serve((_request, response) => {
      calls++
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ status: 307, text: '' })
    expect(calls).toBe(1)
  })

  it('gives up a server that never answers', async () => {
    const port = await serve(() => undefined)
    const began = Date.now()
    await expect(post(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ reason: 'timeout' })
    expect(Date.now() - began).toBeLessThan(1500)
  })

  it('gives up headers that never end', async () => {
    const port = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => undefined)
        socket.write('HTTP/1.1 200 OK\r\n')
        const timer = setInterval(() => socket.write('x-more: 1\r\n'), 50)
        socket.on('close', () => clearInterval(timer))
      }),
    )
    await expect(post(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('takes the status of an endless response, and little of its text', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(200)
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(65_536), () => setImmediate(more))
      }
      more()
    })
    const answer = await post(`http://127.0.0.1:${port}/`)
    expect([answer.status, answer.text.length]).toEqual([200, 4000])
  })

  it('takes the status of a response that trickles', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(202)
      const timer = setInterval(() => response.write('.'), 100)
      response.on('close', () => clearInterval(timer))
    })
    const answer = await post(`http://127.0.0.1:${port}/`)
    expect(answer.status).toBe(202)
    expect(answer.text).toMatch(/^\.+$/)
  })

  it('tells what is no HTTP, huge headers, and closed ports', async () => {
    const noise = await listen(createTcpServer((socket) => socket.end('SSH-2.0-OpenSSH_9\r\n')))
    await expect(post(`http://127.0.0.1:${noise}/`)).rejects.toMatchObject({ reason: 'not-http' })
    const large = await serve((_request, response) =>
      response.writeHead(200, { 'x-large': 'x'.repeat(40_000) }).end(),
    )
    await expect(post(`http://127.0.0.1:${large}/`)).rejects.toMatchObject({ reason: 'not-http' })
    await expect(post('http://127.0.0.1:1/')).rejects.toMatchObject({ reason: 'connection' })
    const plain = await serve((_request, response) => response.end())
    await expect(post(`https://127.0.0.1:${plain}/`)).rejects.toMatchObject({ reason: 'tls' })
  })

  it('never stores a NUL, which PostgreSQL refuses', async () => {
    const port = await serve((_request, response) => response.end('a\0b'))
    expect((await post(`http://127.0.0.1:${port}/`)).text).toBe('ab')
  })
})
