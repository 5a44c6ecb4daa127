import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { readLink, takeLink } from '../../auth/mailLinks.ts'
import { checkPassword } from '../../auth/passwords.ts'
import { clearLimit, giveBack, takeFromLimit } from '../../auth/rateLimit.ts'
import { closingState } from '../../auth/requireState.ts'
import { readProof } from '../../auth/sessions/sessionQueries.ts'
import type { Sessions, SessionStart } from '../../auth/sessions/Sessions.ts'
import { deviceWords, findDevice, recognizeDevice } from '../../auth/signInDevices.ts'
import type { Person } from '../../auth/twoFactor.ts'
import { Refusal } from '../../errors.ts'
import { postNotification } from '../../notifications/index.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import { readFields } from '../../resources/input/readFields.ts'
import { readForm } from '../../resources/input/readForm.ts'
import type { Query } from '../../storage/database.ts'
import { readCredential, readDevice, setCredential, setDevice } from '../../wire/credentials.ts'
import { networkOf } from '../../wire/networkOf.ts'
import type { AppOptions } from '../AppOptions.ts'
import { clientOf, credentialAnswer } from './credentialAnswer.ts'
import { jsonBody } from '../requests/jsonBody.ts'
import { logFailedSignIn } from './logFailedSignIn.ts'
import { checkSecondStep } from './checkSecondStep.ts'
import { signInLimits } from './signInLimits.ts'

/** A link sign-in lasts an hour, regardless of activity (AUTH-011). */
const linkSessionMinutes = 60

/** `POST /auth` with a password, `POST /auth/link` with a link from a mail. */
export function signInRoutes(app: FastifyInstance, options: AppOptions, sessions: Sessions): void {
  const { database, settings, publisher } = options

  app.post('/api/site/auth', async (request, reply) => {
    const { password, code, ...typed } = readSignIn(publisher.current(), jsonBody(request))
    const email = typed.email.toLowerCase()
    const secret = readDevice(request, settings)
    const device = secret && (await database.system((query) => findDevice(query, email, secret)))
    const { ofAddress, ofAccount } = signInLimits(request, email, device)
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
    const who = person && { accountId: person.account_id, userId: person.id }
    if (!right || !person || !who || person.disabled) {
      if (who) logFailedSignIn(database, request, who)
      throw new Refusal('wrong-credentials')
    }
    await clearLimit(database, ofAccount.bucket)
    if (ofAddress) await giveBack(database, ofAddress.bucket)
    await checkSecondStep(options, request, {
      who: { ...who, email: person.email },
      secret: person.two_fa_secret,
      isActive: person.two_fa_active,
      code,
      device,
    })
    return startSession(request, reply, who, { proof: person })
  })

  app.post('/api/site/auth/link', async (request, reply) => {
    const { two_fa_code: typed = null, ...others } = readObject(jsonBody(request))
    const { token } = readFields(others, { token: { max: 100 } })
    const code = readCode(publisher.current(), typed)
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
    // A link proves access to the inbox, not the second factor. It stays valid until the code is right.
    await checkSecondStep(options, request, {
      who: opened.link,
      secret: opened.person.two_fa_secret,
      isActive: opened.person.two_fa_active,
      code,
    })
    const found = await database.systemTransaction(async (query) => {
      const link = await takeLink(query, 'sign-in', token)
      return link && { link, proof: await readProof(query, link) }
    })
    if (!found?.proof) throw new Refusal('link-expired')
    const { link, proof } = found
    return startSession(request, reply, link, { proof, longestMinutes: linkSessionMinutes })
  })

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
    const session = await sessions.start(accountId, userId, clientOf(request), how)
    setCredential(reply, settings, session)
    await meetDevice(request, reply, { accountId, userId })
    return credentialAnswer(session)
  }

  /** Notifies a person of a sign-in from a new device. */
  async function meetDevice(request: FastifyRequest, reply: FastifyReply, who: Person): Promise<void> {
    const client = clientOf(request)
    const { secret } = await database.transaction(who.accountId, async (query) => {
      const found = await recognizeDevice(query, who, client, readDevice(request, settings))
      if (found.isNew) {
        const device = deviceWords(client.userAgent, publisher.current().text)
        const slots = { device, address: client.address }
        await postNotification(query, { ...who, kind: 'new-device', slots })
      }
      return found
    })
    if (client.kind === 'browser') setDevice(reply, settings, secret)
  }
}

/** Both steps use one call: the second adds the code. */
function readSignIn(
  published: PublishedPortal,
  body: unknown,
): { email: string; password: string; code: string | undefined } {
  const { two_fa_code: typed = null, ...first } = readObject(body)
  const credentials = readForm(published, 'sign-in', ['email', 'password'], first)
  return { ...credentials, code: readCode(published, typed) }
}

function readCode(published: PublishedPortal, typed: unknown): string | undefined {
  if (typed === null) return undefined
  return readForm(published, 'second-step', ['two_fa_code'], { two_fa_code: typed }).two_fa_code
}

function readSecondFactor(query: Query, { accountId, userId }: Person) {
  return query
    .selectFrom('app_user')
    .select(['two_fa_secret', 'two_fa_active'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

function readObject(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('malformed')
  return { ...body }
}
