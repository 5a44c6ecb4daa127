import type { SessionScope } from '../../engine/registry/portalContext.ts'

/** First and last name as far as known, else the email address. */
export function personName({ account, user }: Pick<SessionScope, 'account' | 'user'>): string {
  const names = [account['first_name'], account['last_name']].filter(
    (name) => typeof name === 'string' && name !== '',
  )
  return names.join(' ') || user.email
}

/** Of the first two parts of a name; of an email address, its first letter. */
export function initialsOf(name: string): string {
  const letters = name.split(' ').map((part) => part.charAt(0))
  return letters.join('').slice(0, 2).toUpperCase()
}
