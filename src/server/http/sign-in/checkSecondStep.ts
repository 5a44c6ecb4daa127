import type { FastifyRequest } from 'fastify'
import { clearLimit, countUse, type RateLimit } from '../../auth/rateLimit.ts'
import { openSecret, takeSecondFactor, type Person } from '../../auth/twoFactor.ts'
import { Refusal } from '../../errors.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import type { AppOptions } from '../AppOptions.ts'
import { logFailedSignIn } from './logFailedSignIn.ts'
import { publishedWords } from '../publishedWords.ts'

interface Asked {
  who: Person & { email: string }
  /** The sealed secret of their app; null when they have none. */
  secret: Uint8Array | null
  isActive: boolean
  code: string | undefined
  /** A known device has a limit of its own, so strangers can't lock its user out. */
  device?: string | undefined
}

/**
 * The second factor: a code from the app, or one of the recovery codes.
 * @throws Refusal `two-factor-required` without a code, `wrong-code`, `too-many-requests`
 */
export async function checkSecondStep(
  { database, settings, publisher }: AppOptions,
  request: FastifyRequest,
  { who, secret, isActive, code, device }: Asked,
): Promise<void> {
  if (!isActive || !secret) return
  if (code === undefined) throw new Refusal('two-factor-required')
  const bucket = device ? `two-factor:device:${device}` : `two-factor:${who.userId}`
  const limit: RateLimit = { bucket, most: 5, windowSeconds: 900 }
  const tries = await countUse(database, limit)
  const right = await database.systemTransaction((query) =>
    takeSecondFactor(query, who, () => openSecret(settings.secretKey, secret, who), code),
  )
  if (right) return clearLimit(database, limit.bucket)
  logFailedSignIn(database, request, who)
  // Anyone who gets this far knows the password.
  if (tries === limit.most) {
    const link = `${settings.publicUrl}/auth/recovery?email=${encodeURIComponent(who.email)}`
    const words = publishedWords(publisher)
    const mail = writeMail(words, 'two-factor-guessed', who.email, { count: tries, link })
    await database.systemTransaction((query) => postMail(query, who.accountId, mail))
  }
  throw new Refusal('wrong-code')
}
