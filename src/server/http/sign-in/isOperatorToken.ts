import type { FastifyRequest } from 'fastify'
import type { AppSettings } from '../AppOptions.ts'

/** Whether a request bears the token of the server's own data folder. */
export function isOperatorToken(
  request: FastifyRequest,
  { operators }: Pick<AppSettings, 'operators'>,
): boolean {
  const bearer = /^Bearer ([\w-]{16,128})$/.exec(request.headers.authorization ?? '')?.[1]
  return bearer !== undefined && operators?.isToken(bearer) === true
}
