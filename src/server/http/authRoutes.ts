import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { takeLink } from '../auth/mailLinks.ts'
import { checkPassword } from '../auth/passwords.ts'
import { clearLimit, giveBack, takeFromLimit, type RateLimit } from '../auth/rateLimit.ts'
import {
  readProof,
  type Client,
  type NewSession,
  type Sessions,
  type SessionStart,
} from '../auth/sessions.ts'
import { describeDevice, findDevice, recogniseDevice, type DeviceFound } from '../auth/signInDevices.ts'
import { openSecret, useCode, useRecoveryCode, type Person } from '../auth/twoFactor.ts'
import { Refusal } from '../errors.ts'
import { postNotification } from '../notifications/index.ts'
import type { AppOptions } from './AppOptions.ts'
import { clearCredential, readCredential, readDevice, setCredential, setDevice } from './credentials.ts'
import { jsonBody } from './jsonBody.ts'
import { networkOf } from './networkOf.ts'
import { readFields } from './readFields.ts'
import { readForm } from './readForm.ts'

/** A sign-in by a link lasts an hour, whatever is done meanwhile (AUTH-011). */
const linkSessionMinutes = 60

/** `POST|GET|DELETE /auth`, signing in by a link, and the demo sign-ins. */
export function authRoutes(app: FastifyInstance, options: AppOptions, sessions: Sessions): void {
  const { database, settings, publisher } = options

  app.post('/api/site/auth', async (request, reply) => {
    const { password, code, ...typed } = readSignIn(jsonBody(request))
    const email = typed.email.toLowerCase()
    const secret = readDevice(request, settings)
    const device = secret && (await database.system((query) => findDevice(query, email, secret)))
    // A device the person signed in with before is counted by itself: strangers who guess lock nobody out of it.
    const ofAddress: RateLimit | undefined = device
      ? undefined
      : { bucket: `sign-in:address:${networkOf(request.ip)}`, most: 100, windowSeconds: 3600 }
    const ofAccount: RateLimit = {
      bucket: device ? `sign-in:device:${device}` : `sign-in:account:${email}`,
      most: 10,
      windowSeconds: 900,
    }
    // Counted before the check, so that guesses at the same time are counted too, and given back on success.
    if (ofAddress) await takeFromLimit(database, ofAddress)
    await takeFromLimit(database, ofAccount)
    const person = await database.system((query) =>
      query
        .selectFrom('app_user')
        .select(['account_id', 'id', 'password_hash', 'disabled', 'two_fa_secret', 'two_fa_active'])
        .where(sql`lower(app_user.email)`, '=', email)
        .executeTakeFirst(),
    )
    const right = await checkPassword(password, person?.password_hash)
    if (!right || !person || person.disabled) throw new Refusal('wrong-credentials')
    await clearLimit(database, ofAccount.bucket)
    if (ofAddress) await giveBack(database, ofAddress.bucket)
    const who = { accountId: person.account_id, userId: person.id }
    if (person.two_fa_active && person.two_fa_secret)
      await checkSecondStep(who, person.two_fa_secret, code, device)
    return startSession(request, reply, who, { proof: person })
  })

  app.post('/api/site/auth/link', async (request, reply) => {
    const { token } = readFields(jsonBody(request), { token: { max: 100 } })
    await takeFromLimit(database, {
      bucket: `link:address:${networkOf(request.ip)}`,
      most: 60,
      windowSeconds: 3600,
    })
    const found = await database.systemTransaction(async (query) => {
      const link = await takeLink(query, 'sign-in', token)
      return link && { link, proof: await readProof(query, link) }
    })
    if (!found?.proof) throw new Refusal('link-expired')
    const { link, proof } = found
    return startSession(request, reply, link, { proof, longestMinutes: linkSessionMinutes })
  })

  app.get('/api/site/auth', async (request) => {
    const credential = readCredential(request, settings, false)
    const signedIn = credential && (await sessions.find(credential))
    if (!signedIn) throw new Refusal('signed-out')
    const { master, scope } = signedIn.caller
    // Without a master the portal forgets that there was one (AUTH-024).
    const email = master ? null : scope.user['email']
    return { expires_at: signedIn.expiresAt.toISOString(), email }
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

  app.get('/api/site/auth/demo', () => {
    if (!settings.demo) throw new Refusal('not-found')
    return { password: settings.demo.password, sign_ins: settings.demo.signIns }
  })

  app.get('/api/site/simulator/mails', async () => {
    if (!settings.demo) throw new Refusal('not-found')
    const mails = await database.system((query) =>
      query
        .selectFrom('mail')
        .select(['id', 'recipient as to', 'subject', 'body as text', 'created_at'])
        .orderBy('created_at', 'desc')
        .limit(50)
        .execute(),
    )
    return { mails: mails.map((mail) => ({ ...mail, created_at: mail.created_at.toISOString() })) }
  })

  app.get('/api/site/simulator/messages', async () => {
    if (!settings.demo) throw new Refusal('not-found')
    const { rows } = await database.system((query) =>
      sql<{ id: string; channel: 'sms' | 'voice'; to: string; text: string; created_at: Date }>`
        select id, channel, recipient as to, body as text, created_at from carrier_service_message
        order by created_at desc limit 50`.execute(query),
    )
    return { messages: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
  })

  /** Both steps go to one call: the second sends what the first did, and the code. */
  function readSignIn(body: unknown): { email: string; password: string; code: string | undefined } {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('malformed')
    const published = publisher.current()
    const { two_fa_code: typed = null, ...first }: { two_fa_code?: unknown } = { ...body }
    const credentials = readForm(published, 'sign-in', ['email', 'password'], first)
    if (typed === null) return { ...credentials, code: undefined }
    const second = readForm(published, 'second-step', ['two_fa_code'], { two_fa_code: typed })
    return { ...credentials, code: second.two_fa_code }
  }

  /** The second step: a code of the app, or one of the recovery codes. */
  async function checkSecondStep(
    who: Person,
    sealed: Uint8Array,
    code: string | undefined,
    device: string | undefined,
  ): Promise<void> {
    if (code === undefined) throw new Refusal('two-factor-required')
    const bucket = device ? `two-factor:device:${device}` : `two-factor:${who.userId}`
    const limit: RateLimit = { bucket, most: 5, windowSeconds: 900 }
    await takeFromLimit(database, limit)
    const right = await database.systemTransaction((query) =>
      /^\d{6}$/.test(code)
        ? useCode(query, who, openSecret(settings.secretKey, sealed, who), code)
        : useRecoveryCode(query, who, code),
    )
    if (!right) throw new Refusal('wrong-code')
    await clearLimit(database, limit.bucket)
  }

  async function startSession(
    request: FastifyRequest,
    reply: FastifyReply,
    { accountId, userId }: Person,
    how: SessionStart,
  ): Promise<{ token: string; expires_at: string }> {
    const { status } = await database.system((query) =>
      query.selectFrom('account').select('status').where('id', '=', accountId).executeTakeFirstOrThrow(),
    )
    if (status === 'disabled') throw new Refusal('account-disabled')
    const before = readCredential(request, settings, false)
    const previous = before && (await sessions.find(before))
    if (previous) await sessions.end(previous.caller.accountId, previous.caller.sessionId)
    const client = clientOf(request)
    const session = await sessions.start(accountId, userId, client, how)
    setCredential(reply, settings, session)
    const device = await meetDevice({ accountId, userId }, client, readDevice(request, settings))
    if (client.kind === 'browser') setDevice(reply, settings, device.secret)
    return credentialAnswer(session)
  }

  /** Tells a person of a sign-in by a device they have not used so far. */
  function meetDevice(who: Person, client: Client, secret: string | undefined): Promise<DeviceFound> {
    return database.transaction(who.accountId, async (query) => {
      const found = await recogniseDevice(query, who, client, secret)
      if (found.isNew) {
        const slots = { device: describeDevice(client.userAgent), address: client.address }
        await postNotification(query, { ...who, kind: 'new-device', slots })
      }
      return found
    })
  }
}

/** What signing in answers, and going on in another account. */
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
