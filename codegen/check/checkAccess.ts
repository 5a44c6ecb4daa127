import type { Model } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import type { Report } from './Report.ts'

/** Owner, roles, sub-organizations and plans grant only permissions there are. */
export function checkAccess(model: Model, report: Report): void {
  const { owner, roles, suborganization, plans } = model.access.value
  const check = (granted: readonly string[], path: (string | number)[]) => {
    for (const [index, name] of granted.entries()) {
      if (model.permissions.has(name)) continue
      const suggestion = nearestName(name, model.permissions)
      report(model.access, [...path, index], 'unknown-permission', `no permission "${name}"`, { suggestion })
    }
  }
  check(owner, ['owner'])
  check(suborganization, ['suborganization'])
  for (const [index, role] of roles.entries()) check(role.permissions, ['roles', index, 'permissions'])
  for (const [index, plan] of plans.entries()) check(plan.permissions ?? [], ['plans', index, 'permissions'])
}
