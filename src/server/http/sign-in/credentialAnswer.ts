import type { FastifyRequest } from 'fastify'
import type { Client, NewSession } from '../../auth/sessions/Sessions.ts'

/** The response to signing in and switching accounts. */
export function credentialAnswer({ bearer, expiresAt }: Pick<NewSession, 'bearer' | 'expiresAt'>): {
  token: string
  expires_at: string
} {
  return { token: bearer, expires_at: expiresAt.toISOString() }
}

export function clientOf(request: FastifyRequest): Client {
  return {
    kind: request.headers['sec-fetch-site'] === undefined ? 'bearer' : 'browser',
    userAgent: request.headers['user-agent'] ?? '',
    address: request.ip,
  }
}
