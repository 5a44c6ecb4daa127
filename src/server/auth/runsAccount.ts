import type { Caller } from '../resources/behaviour.ts'

/** Whether the user may change what belongs to the account: the owner, who has no role, and administrators. */
export function runsAccount({ scope }: Caller): boolean {
  const { role } = scope.user
  return role === undefined || role === 'Admin'
}
