import { connect, type Socket } from 'node:net'
import type { SeededSession } from './seedSessions.ts'

export interface Reply {
  status: number
  etag: string | undefined
}

/** One browser's connection: it stays open, and carries one request at a time. */
export interface IdleClient {
  /** Answers with If-None-Match of the last answer of the path. */
  poll(path: string): Promise<Reply>
  send(method: string, path: string, body?: unknown): Promise<Reply>
  close(): void
}

/**
 * A client as small as can be: thousands of them share a processor with the server they measure. It keeps to HTTP/1.1
 * with Content-Length, which is what the server answers polls with.
 */
export async function openIdleClient(port: number, session: SeededSession): Promise<IdleClient> {
  const socket = await open(port)
  const waiting: { resolve(reply: Reply): void; reject(error: Error): void }[] = []
  const known = new Map<string, string>()
  const shared = [
    `Host: localhost:${port}`,
    'Accept: application/json',
    `Authorization: Bearer ${session.bearer}`,
    `Cookie: token=${session.bearer}; sid=${session.cookie}`,
    'Sec-Fetch-Site: same-origin',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
  ].join('\r\n')
  let pending = ''

  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    pending += chunk
    for (let reply = readReply(); reply; reply = readReply()) waiting.shift()?.resolve(reply)
  })
  const fail = (): void => {
    for (const each of waiting.splice(0)) each.reject(new Error('The connection was closed'))
  }
  socket.on('error', fail)
  socket.on('close', fail)

  function readReply(): Reply | undefined {
    const end = pending.indexOf('\r\n\r\n')
    if (end < 0) return undefined
    const head = pending.slice(0, end)
    const status = Number(head.slice(9, 12))
    const length = status === 304 || status === 204 ? 0 : lengthOf(head, end)
    if (length === undefined || pending.length < end + 4 + length) return undefined
    pending = pending.slice(end + 4 + length)
    return { status, etag: /\r\netag: ([^\r]+)/i.exec(head)?.[1] }
  }

  /** Of a chunked answer: where its last chunk ends. */
  function lengthOf(head: string, end: number): number | undefined {
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length !== undefined) return Number(length)
    const last = pending.indexOf('\r\n0\r\n\r\n', end)
    return last < 0 ? undefined : last + 7 - (end + 4)
  }

  function request(text: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (socket.destroyed) return reject(new Error('The connection was closed'))
      waiting.push({ resolve, reject })
      socket.write(text)
    })
  }

  return {
    async poll(path) {
      const tag = known.get(path)
      const match = tag === undefined ? '' : `\r\nIf-None-Match: ${tag}`
      const reply = await request(`GET ${path} HTTP/1.1\r\n${shared}${match}\r\n\r\n`)
      if (reply.etag !== undefined) known.set(path, reply.etag)
      return reply
    },
    send(method, path, body) {
      const text = body === undefined ? '' : JSON.stringify(body)
      const type =
        body === undefined
          ? ''
          : `\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}`
      return request(`${method} ${path} HTTP/1.1\r\n${shared}\r\nX-User-Activity: 1${type}\r\n\r\n${text}`)
    },
    close: () => socket.destroy(),
  }
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}
