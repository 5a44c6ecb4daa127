import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import { checkPassword } from '../auth/passwords.ts'
import { clearLimit, giveBack, takeFromLimit, type RateLimit } from '../auth/rateLimit.ts'
import type { Sessions } from '../auth/sessions.ts'
import { sql } from 'kysely'
import type { AppOptions } from './AppOptions.ts'
import { clearCredential, readCredential, setCredential } from './credentials.ts'
import { jsonBody } from './jsonBody.ts'

/** `POST|GET|DELETE /auth` and the demo sign-ins. */
export function authRoutes(app: FastifyInstance, options: AppOptions, sessions: Sessions): void {
  const { database, settings } = options

  app.post('/api/site/auth', async (request, reply) => {
    const { email, password } = readSignIn(jsonBody(request))
    const ofAccount: RateLimit = {
      bucket: `sign-in:account:${email.toLowerCase()}`,
      most: 10,
      windowSeconds: 900,
    }
    const ofAddress: RateLimit = { bucket: `sign-in:address:${request.ip}`, most: 100, windowSeconds: 3600 }
    // Counted before the check, so that guesses at the same time are counted too, and given back on success.
    await takeFromLimit(database, ofAddress)
    await takeFromLimit(database, ofAccount)
    const person = await database.system((query) =>
      query
        .selectFrom('app_user')
        .select(['account_id', 'id', 'password_hash', 'disabled'])
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .executeTakeFirst(),
    )
    const right = await checkPassword(password, person?.password_hash)
    if (!right || !person || person.disabled) throw new Refusal('wrong-credentials')
    await clearLimit(database, ofAccount.bucket)
    await giveBack(database, ofAddress.bucket)

    const before = readCredential(request, settings, false)
    const previous = before && (await sessions.find(before))
    if (previous) await sessions.end(previous.caller.accountId, previous.caller.sessionId)
    const kind = request.headers['sec-fetch-site'] === undefined ? 'bearer' : 'browser'
    const session = await sessions.start(person.account_id, person.id, kind)
    setCredential(reply, settings, session)
    return { token: session.bearer, expires_at: session.expiresAt.toISOString() }
  })

  app.get('/api/site/auth', async (request) => {
    const credential = readCredential(request, settings, false)
    const signedIn = credential && (await sessions.find(credential))
    if (!signedIn) throw new Refusal('signed-out')
    return { expires_at: signedIn.expiresAt.toISOString(), email: null }
  })

  app.delete('/api/site/auth', async (request, reply) => {
    const credential = readCredential(request, settings, false)
    const signedIn = credential && (await sessions.find(credential))
    if (signedIn) await sessions.end(signedIn.caller.accountId, signedIn.caller.sessionId)
    clearCredential(reply, settings)
    return reply.code(204).send()
  })

  app.get('/api/site/auth/demo', () => {
    if (!settings.demo) throw new Refusal('not-found')
    return { password: settings.demo.password, sign_ins: settings.demo.signIns }
  })
}

function readSignIn(body: unknown): { email: string; password: string } {
  if (typeof body !== 'object' || body === null) throw new Refusal('malformed')
  const email = 'email' in body ? body.email : undefined
  const password = 'password' in body ? body.password : undefined
  const fields: Record<string, string> = {}
  if (typeof email !== 'string' || email === '' || email.length > 254) fields['email'] = 'Required field'
  if (typeof password !== 'string' || password === '' || password.length > 1024)
    fields['password'] = 'Required field'
  for (const name of Object.keys(body))
    if (name !== 'email' && name !== 'password') fields[name] = 'Unknown field'
  if (typeof email !== 'string' || typeof password !== 'string' || Object.keys(fields).length > 0) {
    throw new Refusal('invalid', { fields })
  }
  return { email: email.trim(), password }
}
