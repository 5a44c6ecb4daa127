import { Refusal } from '../../errors.ts'
import type { BearerKeys } from '../../auth/bearerKeys.ts'
import type { Credential, Sessions } from '../../auth/sessions/Sessions.ts'
import type { Caller } from '../../resources/behaviour.ts'
import type { Limits } from '../requests/createLimits.ts'
import { networkOf } from '../../wire/networkOf.ts'
import type { ResourceRoute } from '../../resources/routes/ResourceRoute.ts'

interface KeyRequest {
  credential: Credential
  route: ResourceRoute
  /** Where it came from. */
  address: string
}

/** The kind of keys a bearer looks like; undefined for the token of a session. */
export function keysFor(
  keys: readonly BearerKeys[] | undefined,
  credential: Credential | undefined,
): BearerKeys | undefined {
  return credential && keys?.find((each) => each.matches(credential.bearer))
}

/**
 * Lets a key in, as its user with no more than its scopes.
 * @throws Refusal `signed-out` for a key that works no more, `too-many-requests` for too many of those, `forbidden` for a call that needs a session
 */
export async function admitKey(
  keys: BearerKeys,
  { sessions, limits }: { sessions: Sessions; limits: Pick<Limits, 'takeRefusedKey'> },
  { credential, route, address }: KeyRequest,
): Promise<Caller> {
  // A browser has no business with keys: whatever sent this, its cookies are not what was meant.
  if (credential.cookie !== undefined) throw new Refusal('signed-out')
  const holder = await keys.find(credential.bearer)
  const caller = holder && (await sessions.actWithKey(holder))
  if (!caller) {
    limits.takeRefusedKey(networkOf(address))
    throw new Refusal('signed-out')
  }
  if (!isOpenToKeys(route)) throw new Refusal('forbidden')
  await keys.used(holder, address)
  return caller
}

/** What a permission stands for is open; what belongs to the person or the session is not. */
function isOpenToKeys({ resource, access, personal, sessionOnly }: ResourceRoute): boolean {
  return resource !== undefined && access.length > 0 && personal !== true && sessionOnly !== true
}
