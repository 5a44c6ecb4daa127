import type { IncomingMessage } from 'node:http'

/** The name a request is for, in lower case and without port; undefined unless it has exactly one good Host. */
export function readHost(request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): string | undefined {
  const isHost = (text: string, index: number): boolean => index % 2 === 0 && text.toLowerCase() === 'host'
  if (request.rawHeaders.filter(isHost).length !== 1) return undefined
  return /^(\[[0-9a-f:]+\]|[\w.-]+)(:\d+)?$/i.exec(request.headers.host ?? '')?.[1]?.toLowerCase()
}
