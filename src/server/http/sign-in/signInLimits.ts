import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { RateLimit } from '../../auth/rateLimit.ts'
import type { Person } from '../../auth/twoFactor.ts'
import type { Query } from '../../storage/database.ts'
import { networkOf } from '../../wire/networkOf.ts'

const DEVICE = 'sign-in:device:'
const ACCOUNT = 'sign-in:account:'

/**
 * Known devices have their own limit, so strangers who guess can't lock their users out.
 * @param email in lower case
 */
export function signInLimits(
  request: FastifyRequest,
  email: string,
  device: string | undefined,
): { ofAddress?: RateLimit; ofAccount: RateLimit } {
  const most = 10
  const windowSeconds = 900
  if (device) return { ofAccount: { bucket: DEVICE + device, most, windowSeconds } }
  return {
    ofAddress: { bucket: `sign-in:address:${networkOf(request.ip)}`, most: 100, windowSeconds: 3600 },
    ofAccount: { bucket: ACCOUNT + email, most, windowSeconds },
  }
}

/** Forgets the wrong passwords of a person, on all their devices: they have chosen another. */
export async function clearSignInLimits(
  query: Query,
  { accountId, userId, email }: Person & { email: string },
): Promise<void> {
  await sql`
    delete from rate_limit where bucket = ${ACCOUNT + email.toLowerCase()} or bucket in (
      select ${DEVICE}::text || id from sign_in_device
      where account_id = ${accountId} and user_id = ${userId})`.execute(query)
}
