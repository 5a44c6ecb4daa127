import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { writeAudit } from '../../audit/index.ts'
import { createLink, readLink, takeLink, type LinkPurpose, type OpenLink } from '../../auth/mailLinks.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { takeFromLimit } from '../../auth/rateLimit.ts'
import type { Sessions } from '../../auth/sessions/Sessions.ts'
import { Refusal, say } from '../../errors.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'
import type { AppOptions } from '../AppOptions.ts'
import { checkNewPassword } from '../../resources/input/checkNewPassword.ts'
import { jsonBody } from '../requests/jsonBody.ts'
import { networkOf } from '../../wire/networkOf.ts'
import { clearSignInLimits } from './signInLimits.ts'
import { publishedWords } from '../publishedWords.ts'
import { readFields } from '../../resources/input/readFields.ts'
import { readForm } from '../../resources/input/readForm.ts'

const token = { max: 100 } as const

/** Calls of the pages that email links open. */
export function linkRoutes(app: FastifyInstance, options: AppOptions, sessions: Sessions): void {
  const { database, settings, publisher } = options
  const words = publishedWords(publisher)

  // The same answer whether there is such a person or not, and as soon: the work is done after it.
  app.post('/api/site/auth/recovery', async (request, reply) => {
    const { email } = readForm(publisher.current(), 'recovery', ['email'], jsonBody(request))
    await limitAddress(request)
    await takeFromLimit(database, {
      bucket: `recovery:${email.toLowerCase()}`,
      most: 5,
      windowSeconds: 3600,
    })
    void sendRecovery(email).catch((error: unknown) =>
      request.log.error({ err: error }, 'recovery mail failed'),
    )
    return reply.code(202).send({ success: true })
  })

  app.post('/api/site/auth/check-link', async (request) => {
    const fields = readFields(jsonBody(request), { token, purpose: { max: 20 } })
    await limitAddress(request)
    const purpose = purposeOf(fields.purpose)
    const link = await database.system((query) => readLink(query, purpose, fields.token))
    if (!link) throw new Refusal('link-expired')
    if (purpose === 'email-change') return { email: newAddress(link.payload) }
    if (purpose === 'invitation')
      return { email: link.email, company: link.company, role: titleOf(link.role) }
    return { email: link.email }
  })

  app.post('/api/site/auth/reset-password', (request) => choosePassword(request, 'recovery'))
  app.post('/api/site/auth/set-password', (request) => choosePassword(request, 'invitation'))

  app.post('/api/site/auth/confirm', (request) =>
    followLink(request, 'confirmation', async (query, { accountId, userId, email }) => {
      await query
        .updateTable('app_user')
        .set({ email_confirmed_at: sql<Date>`now()` })
        .where('account_id', '=', accountId)
        .where('id', '=', userId)
        .execute()
      return email
    }),
  )

  app.post('/api/site/auth/switch-activation', (request) =>
    followLink(request, 'email-change', async (query, { accountId, userId, payload, email: before }) => {
      const email = newAddress(payload)
      const taken = await query
        .selectFrom('app_user')
        .select('id')
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .where('id', '!=', userId)
        .executeTakeFirst()
      if (taken) throw new Refusal('link-expired')
      await query
        .updateTable('app_user')
        .set({ email, email_confirmed_at: sql<Date>`now()` })
        .where('account_id', '=', accountId)
        .where('id', '=', userId)
        .execute()
      await writeAudit(query, {
        accountId,
        userId,
        kind: 'email-changed',
        note: `${before} → ${email}`,
      })
      const mail = writeMail(words, 'email-changed', before)
      await postMail(query, accountId, mail)
      return email
    }),
  )

  function titleOf(role: string | null): string {
    if (role === null) return words.text('portal:role-owner')
    return publisher.current().portal.access.roles.find(({ id }) => id === role)?.title ?? role
  }

  async function sendRecovery(email: string): Promise<void> {
    await database.systemTransaction(async (query) => {
      const person = await query
        .selectFrom('app_user')
        .select(['account_id', 'id', 'email'])
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .where('disabled', '=', false)
        // Who was invited comes by the invitation, which expires and can be taken back.
        .where('password_hash', '!=', '')
        .executeTakeFirst()
      if (!person) return
      const who = { accountId: person.account_id, userId: person.id }
      const secret = await createLink(query, who, 'recovery')
      await writeAudit(query, { ...who, kind: 'password-requested' })
      const link = `${settings.publicUrl}/auth/reset-password?token=${secret}`
      await postMail(query, person.account_id, writeMail(words, 'recovery', person.email, { link }))
    })
  }

  /** Sets the password and signs everybody out who knew the old one. */
  async function choosePassword(
    request: FastifyRequest,
    purpose: 'recovery' | 'invitation',
  ): Promise<{ success: true; email: string }> {
    const form = purpose === 'recovery' ? 'reset-password' : 'set-password'
    const fields = readForm(publisher.current(), form, ['password'], jsonBody(request), { token })
    await limitAddress(request)
    const link = await database.system((query) => readLink(query, purpose, fields.token))
    if (!link) throw new Refusal('link-expired')
    const problem = checkNewPassword(publisher.current(), fields.password, link)
    if (problem !== undefined) throw new Refusal('invalid', { fields: { password: problem } })
    const hash = await hashPassword(fields.password)
    const { accountId, userId } = link
    let email = link.email
    await sessions.endAll(accountId, userId, undefined, async (query) => {
      const taken = await takeLink(query, purpose, fields.token)
      if (!taken) throw new Refusal('link-expired')
      email = taken.email
      await query
        .updateTable('app_user')
        .set({
          password_hash: hash,
          password_changed_at: sql<Date>`now()`,
          // The link went to this address, so it is theirs.
          email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())`,
        })
        .where('account_id', '=', accountId)
        .where('id', '=', userId)
        .execute()
      await writeAudit(query, { accountId, userId, kind: 'password-changed' })
      if (purpose === 'invitation')
        for (const accept of options.onInvitationAccepted ?? []) await accept(query, { accountId, userId })
      if (purpose === 'recovery')
        await postMail(query, accountId, writeMail(words, 'password-changed', email))
    })
    await database.system((query) => clearSignInLimits(query, { accountId, userId, email }))
    return { success: true, email }
  }

  async function followLink(
    request: FastifyRequest,
    purpose: LinkPurpose,
    follow: (query: Query, link: OpenLink) => Promise<string>,
  ): Promise<{ success: true; email: string }> {
    const fields = readFields(jsonBody(request), { token })
    await limitAddress(request)
    const { email, accountId } = await database.systemTransaction(async (query) => {
      const link = await takeLink(query, purpose, fields.token)
      if (!link) throw new Refusal('link-expired')
      return { accountId: link.accountId, email: await follow(query, link) }
    })
    sessions.forget(accountId)
    return { success: true, email }
  }

  function limitAddress(request: FastifyRequest): Promise<void> {
    return takeFromLimit(database, {
      bucket: `link:address:${networkOf(request.ip)}`,
      most: 60,
      windowSeconds: 3600,
    })
  }
}

function newAddress(payload: JsonObject): string {
  const { email } = payload
  if (typeof email !== 'string') throw new Error('An email change link has no address')
  return email
}

const purposes: readonly LinkPurpose[] = ['recovery', 'invitation', 'confirmation', 'email-change']

function purposeOf(text: string): LinkPurpose {
  const purpose = purposes.find((each) => each === text)
  if (!purpose) throw new Refusal('invalid', { fields: { purpose: say('portal:error-purpose-unknown') } })
  return purpose
}
