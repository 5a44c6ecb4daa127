import type { AccessDefinition } from '../../language/portal.ts'

export interface PermissionSubject {
  /** null for the owner */
  role: string | null
  level: string
  isSuborganization: boolean
  /** Two-factor sign-in is demanded and not yet set up. */
  twoFactorPending: boolean
}

/**
 * The client permissions of a user: what the role grants, narrowed by sub-organization and plan.
 * Anything unknown grants nothing.
 * Source: definitions/access.json; a non-admin with pending two-factor has none (CONFIG-032).
 */
export function permissionsOf(access: AccessDefinition, subject: PermissionSubject): ReadonlySet<string> {
  const role = access.roles.find(({ id }) => id === subject.role)
  if (subject.twoFactorPending && subject.role !== null && subject.role !== 'Admin') return new Set()
  let granted = subject.role === null ? access.owner : (role?.permissions ?? [])
  if (subject.isSuborganization) granted = granted.filter((id) => access.suborganization.includes(id))
  const plan = access.plans.find(({ id }) => id === subject.level)
  if (!plan) return new Set()
  const { permissions } = plan
  if (permissions) granted = granted.filter((id) => permissions.includes(id))
  const known = new Set(access.permissions.map(({ id }) => id))
  return new Set(granted.filter((id) => known.has(id)))
}

export function isAllowed(permissions: ReadonlySet<string>, needed: string[]): boolean {
  return needed.every((id) => permissions.has(id))
}
