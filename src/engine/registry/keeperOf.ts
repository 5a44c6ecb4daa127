import type { SessionScope } from './portalContext.ts'

/**
 * Whose things this browser keeps: the user's, or those of the master's user who works in the account as its owner.
 * A user belongs to one account, so theirs are of that account, too.
 */
export function keeperOf({ user, config }: Pick<SessionScope, 'user' | 'config'>): string {
  const master = config['switched_by']
  return typeof master === 'string' ? `${user.id}.${master}` : user.id
}
