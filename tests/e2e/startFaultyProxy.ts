import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { withoutDrawing } from './withoutDrawing.ts'

/** Stands between browser and portal, so that the browser keeps its cache and nothing asks the test about each call. */
export interface FaultyProxy {
  url: string
  /** The portal behind it from now on. */
  leadTo(portal: string): void
  /** @param judge decides what becomes of each call of the API by a page; undefined: all go through */
  judge(judge: Judge | undefined): void
  close(): void
}

/** A response made on the way from the server. */
export interface Answer {
  status: number
  body: string
}

/** @returns an answer in place of the server's; `lost` breaks the connection; undefined lets the call through */
export type Judge = (method: string, path: string) => Promise<Answer | 'lost' | undefined>

export async function startFaultyProxy(): Promise<FaultyProxy> {
  let portal = new URL('http://localhost')
  let judge: Judge | undefined
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const path = /^\/api\/site([^?]*)/.exec(url)?.[1]
    // Calls of a test itself come without this header.
    const isOfPage = headers['sec-fetch-mode'] !== undefined
    const verdict = path !== undefined && isOfPage ? await judge?.(method, path) : undefined
    if (verdict === 'lost') loseIn(response)
    else if (verdict)
      response.writeHead(verdict.status, { 'content-type': 'application/json' }).end(verdict.body)
    else forward(request, response)
  }

  /** In the middle of the answer: of one that never began, browsers repeat the call by themselves. */
  function loseIn(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 })
    response.write('{', () => response.destroy())
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const isPage = request.headers['sec-fetch-dest'] === 'document'
    const asked = send(
      {
        hostname: portal.hostname,
        port: portal.port,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, ...(isPage && { 'accept-encoding': 'identity' }) },
      },
      (given) => {
        if (isPage) undraw(given, response).catch(() => response.destroy())
        else given.pipe(response.writeHead(given.statusCode ?? 502, given.headers))
      },
    )
    asked.on('error', () => response.destroy())
    response.on('close', () => asked.destroy())
    request.pipe(asked)
  }

  async function undraw(given: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'content-length': _length, ...headers } = given.headers
    response.writeHead(given.statusCode ?? 502, headers).end(withoutDrawing(await text(given)))
  }

  // Realtime: what both sides say from here on is passed on as it is.
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer) => {
    const behind = connect(Number(portal.port), portal.hostname)
    behind.write(`${method} ${url} HTTP/1.1\r\n`)
    for (let at = 0; at < rawHeaders.length; at += 2)
      behind.write(`${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`)
    behind.write('\r\n')
    behind.write(head)
    behind.pipe(socket).pipe(behind)
    behind.on('error', () => socket.destroy())
    socket.on('error', () => behind.destroy())
    socket.on('close', () => behind.destroy())
  })

  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://localhost:${port}`,
    leadTo: (address) => (portal = new URL(address)),
    judge: (next) => (judge = next),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
