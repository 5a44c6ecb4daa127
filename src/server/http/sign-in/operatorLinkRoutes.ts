import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { createLink, linkMinutes } from '../../auth/mailLinks.ts'
import { isSignInLinkPath } from '../../../shared/isPublicPath.ts'
import { Refusal, say } from '../../errors.ts'
import type { AppOptions } from '../AppOptions.ts'
import { isOperatorToken } from './isOperatorToken.ts'
import { jsonBody } from '../requests/jsonBody.ts'
import { readFields } from '../../resources/input/readFields.ts'

/** What a link may be made for. */
export const operatorLinkPurposes = ['sign-in', 'confirmation', 'invitation'] as const

/**
 * Links that a provider's staff give to a person. They open somebody's account, so only the machine's own token makes
 * them, and neither a signed-in operator nor a browser can.
 */
export function operatorLinkRoutes(app: FastifyInstance, { database, settings }: AppOptions): void {
  const check = async (request: FastifyRequest): Promise<void> => {
    if (!isOperatorToken(request, settings)) throw new Refusal('not-found')
  }
  app.post('/api/site/operator/links', { onRequest: check }, async (request, reply) => {
    const fields = readFields(jsonBody(request), {
      email: { max: 254 },
      purpose: { max: 20 },
      path: { max: 2000, optional: true },
    })
    const purpose = operatorLinkPurposes.find((each) => each === fields.purpose)
    if (!purpose)
      throw new Refusal('invalid', {
        fields: { purpose: say('portal:error-one-of', { choices: operatorLinkPurposes.join(', ') }) },
      })
    const target = addressOf(purpose, fields.path ?? '/', settings.publicUrl)
    const made = await database.systemTransaction(async (query) => {
      const person = await query
        .selectFrom('app_user')
        .select(['account_id', 'id'])
        .where(sql`lower(email)`, '=', fields.email.toLowerCase())
        .where('disabled', '=', false)
        .$if(purpose === 'invitation', (people) => people.where('password_hash', '=', ''))
        .executeTakeFirst()
      if (!person) return undefined
      const who = { accountId: person.account_id, userId: person.id }
      return { who, token: await createLink(query, who, purpose) }
    })
    if (!made) throw new Refusal('not-found')
    request.log.warn({ purpose, ...made.who }, 'a link was made with the operator token')
    target.searchParams.set('token', made.token)
    void reply.header('cache-control', 'no-store')
    return { link: target.href, minutes: linkMinutes[purpose] }
  })
}

/** A sign-in link is the address of any screen that has no links of its own; the screen opens after the sign-in. */
function addressOf(purpose: (typeof operatorLinkPurposes)[number], path: string, origin: string): URL {
  if (purpose === 'confirmation') return new URL('/auth/confirm', origin)
  if (purpose === 'invitation') return new URL('/auth/set-password', origin)
  const target = URL.canParse(path, origin) ? new URL(path, origin) : undefined
  if (
    !path.startsWith('/') ||
    target?.origin !== new URL(origin).origin ||
    !isSignInLinkPath(target.pathname)
  )
    throw new Refusal('invalid', { fields: { path: say('portal:error-path') } })
  return target
}
