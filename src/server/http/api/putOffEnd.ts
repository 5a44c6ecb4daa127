import type { FastifyReply, FastifyRequest } from 'fastify'
import { inUseHeader } from '../../../shared/inUseHeader.ts'
import type { Credential, Sessions, SignedIn } from '../../auth/sessions/Sessions.ts'
import { setCredential, type CookieSettings } from '../../wire/credentials.ts'

/** Puts off the end of the session of a page that says it is in use. @returns the new end; undefined when it stays as it is */
export async function putOffEnd(
  { sessions, settings }: { sessions: Sessions; settings: CookieSettings },
  request: FastifyRequest,
  reply: FastifyReply,
  { credential, signedIn }: { credential: Credential; signedIn: SignedIn },
): Promise<Date | undefined> {
  if (request.headers[inUseHeader] !== '1') return undefined
  const expiresAt = await sessions.extend(credential, signedIn)
  if (expiresAt) setCredential(reply, settings, { ...credential, expiresAt })
  return expiresAt
}
