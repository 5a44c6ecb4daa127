import type { SessionScope } from '../../engine/registry/portalContext.ts'

/** First and last name as far as known, else the email address. */
export function personName({ account, user }: Pick<SessionScope, 'account' | 'user'>): string {
  const names = [account['first_name'], account['last_name']].filter(
    (name) => typeof name === 'string' && name !== '',
  )
  return names.join(' ') || user.email
}

/** Of the first and the last part of a name; of an email address, its first letter. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const last = parts.length > 1 ? parts.at(-1) : undefined
  return `${parts[0]?.charAt(0) ?? ''}${last?.charAt(0) ?? ''}`.toUpperCase()
}
