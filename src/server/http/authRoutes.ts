import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { writeAudit } from '../audit/index.ts'
import { closingState } from '../auth/requireState.ts'
import { readLink, takeLink } from '../auth/mailLinks.ts'
import { checkPassword } from '../auth/passwords.ts'
import { clearLimit, countUse, giveBack, takeFromLimit, type RateLimit } from '../auth/rateLimit.ts'
import {
  readProof,
  type Client,
  type NewSession,
  type Sessions,
  type SessionStart,
} from '../auth/sessions.ts'
import { deviceWords, findDevice, recognizeDevice, type DeviceFound } from '../auth/signInDevices.ts'
import { openSecret, useCode, useRecoveryCode, type Person } from '../auth/twoFactor.ts'
import { Refusal } from '../errors.ts'
import { postMail, writeMail } from '../mail/index.ts'
import { postNotification } from '../notifications/index.ts'
import type { Query } from '../storage/database.ts'
import type { AppOptions } from './AppOptions.ts'
import { clearCredential, readCredential, readDevice, setCredential, setDevice } from '../wire/credentials.ts'
import { jsonBody } from './jsonBody.ts'
import { networkOf } from '../wire/networkOf.ts'
import { publishedWords } from './publishedWords.ts'
import { readFields } from '../resources/readFields.ts'
import { readForm } from '../resources/readForm.ts'

/** A link sign-in lasts an hour, regardless of activity (AUTH-011). */
const linkSessionMinutes = 60

/** `POST|GET|DELETE /auth`, signing in by a link, and the demo sign-ins. */
export function authRoutes(app: FastifyInstance, options: AppOptions, sessions: Sessions): void {
  const { database, settings, publisher } = options
  const words = publishedWords(publisher)

  app.post('/api/site/auth', async (request, reply) => {
    const { password, code, ...typed } = readSignIn(jsonBody(request))
    const email = typed.email.toLowerCase()
    const secret = readDevice(request, settings)
    const device = secret && (await database.system((query) => findDevice(query, email, secret)))
    // Known devices have their own limit, so strangers who guess can't lock their users out.
    const ofAddress: RateLimit | undefined = device
      ? undefined
      : { bucket: `sign-in:address:${networkOf(request.ip)}`, most: 100, windowSeconds: 3600 }
    const ofAccount: RateLimit = {
      bucket: device ? `sign-in:device:${device}` : `sign-in:account:${email}`,
      most: 10,
      windowSeconds: 900,
    }
    // Counted before the check to include concurrent guesses, and refunded on success.
    if (ofAddress) await takeFromLimit(database, ofAddress)
    await takeFromLimit(database, ofAccount)
    const person = await database.system((query) =>
      query
        .selectFrom('app_user')
        .select(['account_id', 'id', 'email', 'password_hash', 'disabled', 'two_fa_secret', 'two_fa_active'])
        .where(sql`lower(app_user.email)`, '=', email)
        .executeTakeFirst(),
    )
    const right = await checkPassword(password, person?.password_hash)
    if (!right || !person || person.disabled) {
      if (person) logFailure(request, { accountId: person.account_id, userId: person.id })
      throw new Refusal('wrong-credentials')
    }
    await clearLimit(database, ofAccount.bucket)
    if (ofAddress) await giveBack(database, ofAddress.bucket)
    const who = { accountId: person.account_id, userId: person.id }
    if (person.two_fa_active && person.two_fa_secret)
      await checkSecondStep(request, { ...who, email: person.email }, person.two_fa_secret, code, device)
    return startSession(request, reply, who, { proof: person })
  })

  app.post('/api/site/auth/link', async (request, reply) => {
    const { two_fa_code: typed = null, ...others } = readObject(jsonBody(request))
    const { token } = readFields(others, { token: { max: 100 } })
    const code = readCode(typed)
    await takeFromLimit(database, {
      bucket: `link:address:${networkOf(request.ip)}`,
      most: 60,
      windowSeconds: 3600,
    })
    const opened = await database.system(async (query) => {
      const link = await readLink(query, 'sign-in', token)
      return link && { link, person: await readSecondFactor(query, link) }
    })
    if (!opened) throw new Refusal('link-expired')
    const { link: who, person } = opened
    // A link proves access to the inbox, not the second factor. It stays valid until the code is right.
    if (person.two_fa_active && person.two_fa_secret)
      await checkSecondStep(request, who, person.two_fa_secret, code, undefined)
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
    // Without a master, the portal clears its marker (AUTH-024).
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

  /** Both steps use one call: the second adds the code. */
  function readSignIn(body: unknown): { email: string; password: string; code: string | undefined } {
    const { two_fa_code: typed = null, ...first } = readObject(body)
    const credentials = readForm(publisher.current(), 'sign-in', ['email', 'password'], first)
    return { ...credentials, code: readCode(typed) }
  }

  function readCode(typed: unknown): string | undefined {
    if (typed === null) return undefined
    return readForm(publisher.current(), 'second-step', ['two_fa_code'], { two_fa_code: typed }).two_fa_code
  }

  function readSecondFactor(query: Query, { accountId, userId }: Person) {
    return query
      .selectFrom('app_user')
      .select(['two_fa_secret', 'two_fa_active'])
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  }

  /** The second factor: a code from the app, or one of the recovery codes. */
  async function checkSecondStep(
    request: FastifyRequest,
    who: Person & { email: string },
    sealed: Uint8Array,
    typed: string | undefined,
    device: string | undefined,
  ): Promise<void> {
    // Apps show "123 456".
    const code = typed?.replaceAll(/[\s-]/g, '')
    if (code === undefined) throw new Refusal('two-factor-required')
    const bucket = device ? `two-factor:device:${device}` : `two-factor:${who.userId}`
    const limit: RateLimit = { bucket, most: 5, windowSeconds: 900 }
    const tries = await countUse(database, limit)
    const right = await database.systemTransaction((query) =>
      /^\d{6}$/.test(code)
        ? useCode(query, who, openSecret(settings.secretKey, sealed, who), code)
        : useRecoveryCode(query, who, code),
    )
    if (!right) {
      logFailure(request, who)
      // Anyone who gets this far knows the password.
      if (tries === limit.most) await reportGuessing(who, tries)
      throw new Refusal('wrong-code')
    }
    await clearLimit(database, limit.bucket)
  }

  /** Written after the answer, whose time would otherwise tell that there is such a person. */
  function logFailure(request: FastifyRequest, { accountId, userId }: Person): void {
    void database
      .systemTransaction((query) => writeAudit(query, { accountId, userId, kind: 'sign-in-failed' }))
      .catch((error: unknown) => request.log.error({ err: error }, 'a failed sign-in was not logged'))
  }

  async function reportGuessing(
    { accountId, email }: Person & { email: string },
    count: number,
  ): Promise<void> {
    const link = `${settings.publicUrl}/auth/recovery?email=${encodeURIComponent(email)}`
    const mail = writeMail(words, 'two-factor-guessed', email, { count, link })
    await database.systemTransaction((query) => postMail(query, accountId, mail))
  }

  async function startSession(
    request: FastifyRequest,
    reply: FastifyReply,
    { accountId, userId }: Person,
    how: SessionStart,
  ): Promise<{ token: string; expires_at: string }> {
    const { portal, text } = publisher.current()
    const closed = await database.system((query) => closingState(query, accountId, portal.manifest.states))
    if (closed) throw new Refusal('account-disabled', { text: text(closed.text) })
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

  /** Notifies a person of a sign-in from a new device. */
  function meetDevice(who: Person, client: Client, secret: string | undefined): Promise<DeviceFound> {
    return database.transaction(who.accountId, async (query) => {
      const found = await recognizeDevice(query, who, client, secret)
      if (found.isNew) {
        const slots = {
          device: deviceWords(client.userAgent, publisher.current().text),
          address: client.address,
        }
        await postNotification(query, { ...who, kind: 'new-device', slots })
      }
      return found
    })
  }
}

function readObject(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('malformed')
  return { ...body }
}

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
