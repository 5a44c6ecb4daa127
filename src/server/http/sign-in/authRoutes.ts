import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../../auth/sessions/Sessions.ts'
import { Refusal } from '../../errors.ts'
import { clearCredential, readCredential, setCredential } from '../../wire/credentials.ts'
import { putOffEnd } from '../api/putOffEnd.ts'
import type { AppOptions } from '../AppOptions.ts'
import { clientOf, credentialAnswer } from './credentialAnswer.ts'

/** `GET|DELETE /auth`, and the way back from a sub-account. */
export function authRoutes(app: FastifyInstance, { settings }: AppOptions, sessions: Sessions): void {
  app.get('/api/site/auth', async (request, reply) => {
    const credential = readCredential(request, settings, false)
    const signedIn = credential && (await sessions.find(credential))
    if (!signedIn) throw new Refusal('signed-out')
    const { master, scope } = signedIn.caller
    // Without a master, the portal clears its marker (AUTH-024).
    const email = master ? null : scope.user['email']
    const end = await putOffEnd({ sessions, settings }, request, reply, { credential, signedIn })
    return { expires_at: (end ?? signedIn.expiresAt).toISOString(), email }
  })

  app.post('/api/site/auth/return', async (request, reply) => {
    const credential = readCredential(request, settings, false)
    const signedIn = credential && (await sessions.find(credential))
    if (!signedIn) throw new Refusal('signed-out')
    if (!signedIn.caller.master) throw new Refusal('operation-not-allowed')
    const session = await sessions.goBack(signedIn, clientOf(request))
    if (!session) throw new Refusal('signed-out')
    setCredential(reply, settings, session, 'ends')
    return credentialAnswer(session)
  })

  app.delete('/api/site/auth', async (request, reply) => {
    const credential = readCredential(request, settings, false)
    const signedIn = credential && (await sessions.find(credential))
    if (signedIn) await sessions.end(signedIn.caller.accountId, signedIn.caller.sessionId)
    clearCredential(reply, settings)
    return reply.code(204).send()
  })
}
