import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface BackEndCall {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** A provider's API on a port of its own, which answers as a test says and notes what it was asked. */
export interface TestBackEnd {
  url: string
  calls: BackEndCall[]
  answer: (response: ServerResponse, call: BackEndCall) => void
  close(): Promise<void>
}

export async function startBackEnd(): Promise<TestBackEnd> {
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // as: it listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo
  const backEnd: TestBackEnd = {
    url: `http://127.0.0.1:${port}/portal`,
    calls: [],
    answer: (response) => void response.writeHead(404).end(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
  return backEnd

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body: (await buffer(request)).toString('latin1') }
    backEnd.calls.push(call)
    backEnd.answer(response, call)
  }
}

/** Answers JSON. */
export function sendJson(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
