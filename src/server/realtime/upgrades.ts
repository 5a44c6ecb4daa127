import type { IncomingMessage } from 'node:http'
import { realtimePath } from '../../language/realtime.ts'
import { readHost } from '../wire/readHost.ts'

/** Anything else that asks for an upgrade is answered as an ordinary request. */
export function asksForRealtime({ url = '', headers }: IncomingMessage): boolean {
  return url.split('?')[0] === realtimePath && headers.upgrade?.toLowerCase() === 'websocket'
}

/**
 * A page of another origin may not connect: a browser would send the cookies along. Programs send no Origin.
 * @param hosts names served; undefined serves any
 */
export function isOwnOrigin(request: IncomingMessage, hosts: string[] | undefined): boolean {
  const name = readHost(request)
  if (name === undefined || (hosts && !hosts.includes(name))) return false
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}
