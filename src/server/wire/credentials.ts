import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credential, NewSession } from '../auth/sessions/Sessions.ts'

/** The readable half; the other is HttpOnly. */
const readableCookie = 'token'
const deviceSeconds = 365 * 86_400
/** Marks a master working in a sub-account; proves nothing. Two days (AUTH-025). */
const masterCookie = 'master_token'
const masterSeconds = 2 * 24 * 3600

export interface CookieSettings {
  secureCookies: boolean
}

/**
 * Credentials of a request: the bearer header, and the HttpOnly cookie if present.
 * @param download links can't set headers, so the readable cookie replaces the bearer; such requests are read-only
 */
export function readCredential(
  request: FastifyRequest,
  settings: CookieSettings,
  download: boolean,
): Credential | undefined {
  const cookies = request.headers.cookie
  const cookie = readCookie(cookies, cookieName(settings))
  const header = /^Bearer ([\w-]{16,128})$/.exec(request.headers.authorization ?? '')?.[1]
  const linked = download && sameSite(request) ? readCookie(cookies, readableCookie) : undefined
  const bearer = header ?? (cookie === undefined ? undefined : linked)
  if (bearer === undefined) return undefined
  return cookie === undefined ? { bearer } : { bearer, cookie }
}

/** Credentials of a websocket: the client's bearer, and the HttpOnly cookie if present. */
export function readHandshake(
  cookies: string | undefined,
  token: unknown,
  settings: CookieSettings,
): Credential | undefined {
  if (typeof token !== 'string' || !/^[\w-]{16,128}$/.test(token)) return undefined
  const cookie = readCookie(cookies, cookieName(settings))
  return cookie === undefined ? { bearer: token } : { bearer: token, cookie }
}

/** @param master whether the session is in a sub-account; undefined leaves this unchanged */
export function setCredential(
  reply: FastifyReply,
  settings: CookieSettings,
  session: Pick<NewSession, 'bearer' | 'cookie' | 'expiresAt'>,
  master?: 'begins' | 'ends',
): void {
  if (session.cookie === undefined) return
  const seconds = Math.max(0, Math.floor((session.expiresAt.getTime() - Date.now()) / 1000))
  reply.header('set-cookie', [
    write(settings, readableCookie, session.bearer, seconds, false),
    write(settings, cookieName(settings), session.cookie, seconds, true),
    ...(master === 'begins' ? [write(settings, masterCookie, randomUUID(), masterSeconds, false)] : []),
    ...(master === 'ends' ? [write(settings, masterCookie, '', 0, false)] : []),
  ])
}

export function clearCredential(reply: FastifyReply, settings: CookieSettings): void {
  reply.header('set-cookie', [
    write(settings, readableCookie, '', 0, false),
    write(settings, cookieName(settings), '', 0, true),
    write(settings, masterCookie, '', 0, false),
  ])
}

/** Recognizes the browser at its next sign-in; proves nothing by itself. */
export function readDevice(request: FastifyRequest, settings: CookieSettings): string | undefined {
  return readCookie(request.headers.cookie, deviceCookie(settings))
}

export function setDevice(reply: FastifyReply, settings: CookieSettings, secret: string): void {
  reply.header('set-cookie', write(settings, deviceCookie(settings), secret, deviceSeconds, true))
}

/** Browsers report where a request comes from, and a page can't forge that. */
export function sameSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin, host } = request.headers
  if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

function cookieName({ secureCookies }: CookieSettings): string {
  return secureCookies ? '__Host-sid' : 'sid'
}

function deviceCookie({ secureCookies }: CookieSettings): string {
  return secureCookies ? '__Host-device' : 'device'
}

function write(
  settings: CookieSettings,
  name: string,
  value: string,
  seconds: number,
  httpOnly: boolean,
): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Strict']
  if (httpOnly) parts.push('HttpOnly')
  if (settings.secureCookies) parts.push('Secure')
  return parts.join('; ')
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const part of header.split(';')) {
    const [own, value] = part.trim().split('=')
    if (own === name && value !== undefined && /^[\w-]{16,128}$/.test(value)) return value
  }
  return undefined
}
