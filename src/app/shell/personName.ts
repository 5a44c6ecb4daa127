import type { SessionScope } from '../../engine/registry/portalContext.ts'

/** First and last name as far as known, else the email address. */
export function personName({ account, user }: Pick<SessionScope, 'account' | 'user'>): string {
  const names = [account['first_name'], account['last_name']].filter(
    (name) => typeof name === 'string' && name !== '',
  )
  return names.join(' ') || user.email
}
