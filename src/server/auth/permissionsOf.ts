import { evaluateCondition } from '../../language/index.ts'
import type { Scope } from '../../language/index.ts'
import type { AccessDefinition } from '../../language/portal.ts'

export interface PermissionSubject {
  /** null for the owner */
  role: string | null
  level: string
  isSuborganization: boolean
  /** What the conditions of permissions and of `withhold` are about. */
  scope: Scope
}

/**
 * The client permissions of a user: what the role grants, narrowed by sub-organization, plan and what is withheld.
 * Anything unknown grants nothing. Those with the same name at the server go together: that name is all a browser gets.
 * Source: definitions/access.json.
 */
export function permissionsOf(access: AccessDefinition, subject: PermissionSubject): ReadonlySet<string> {
  const role = access.roles.find(({ id }) => id === subject.role)
  let granted = subject.role === null ? access.owner : (role?.permissions ?? [])
  if (subject.isSuborganization) granted = granted.filter((id) => access.suborganization.includes(id))
  const plan = access.plans.find(({ id }) => id === subject.level)
  if (!plan) return new Set()
  const { permissions } = plan
  if (permissions) granted = granted.filter((id) => permissions.includes(id))
  const unmet = access.permissions.filter(({ when }) => when && !evaluateCondition(when, subject.scope))
  granted = granted.filter((id) => !unmet.some((each) => each.id === id))
  for (const { when, permissions: taken, except = [] } of access.withhold) {
    if (!evaluateCondition(when, subject.scope)) continue
    granted = granted.filter((id) => (taken === 'all' ? except.includes(id) : !taken.includes(id)))
  }
  const names = new Set(serverNames(access, new Set(granted)))
  return new Set(access.permissions.filter(({ server }) => names.has(server)).map(({ id }) => id))
}

/** Permissions by the provider's back-end names, as in `config.permissions`. */
export function serverNames(access: AccessDefinition, permissions: ReadonlySet<string>): string[] {
  return [...new Set(access.permissions.filter(({ id }) => permissions.has(id)).map(({ server }) => server))]
}

export function isAllowed(permissions: ReadonlySet<string>, needed: readonly string[]): boolean {
  return needed.every((id) => permissions.has(id))
}
