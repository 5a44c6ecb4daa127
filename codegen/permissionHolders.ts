import { grantsOf } from './grants.ts'
import type { Grants } from './grants.ts'
import type { SharedModel } from './Model.ts'

/** A kind of person, by what decides their permissions beside what is withheld from them for a time. */
export interface PermissionHolder {
  /** `role Support`, `the owner in a sub-organization on plan "sandbox"` */
  name: string
  has(permissions: readonly string[]): boolean
}

const known = new WeakMap<Grants, readonly PermissionHolder[]>()

/** The owner and each role; then both in a sub-organization, and both on each plan that allows less than all. */
export function permissionHolders(model: SharedModel): readonly PermissionHolder[] {
  const grants = grantsOf(model)
  const holders = known.get(grants) ?? collectHolders(grants)
  known.set(grants, holders)
  return holders
}

function collectHolders({ permissions, owner, roles, suborganization, plans }: Grants): PermissionHolder[] {
  const serverName = new Map(permissions.map(({ id, server }) => [id, server]))
  const places = [
    { name: '', allowed: undefined },
    { name: ' in a sub-organization', allowed: new Set(suborganization) },
    ...plans.flatMap((plan) =>
      plan.permissions ? [{ name: ` on plan "${plan.id}"`, allowed: new Set(plan.permissions) }] : [],
    ),
  ]
  const people = [
    { name: 'the owner', permissions: owner },
    ...roles.map((role) => ({ name: `role ${role.id}`, permissions: role.permissions })),
  ]
  // A misspelt grant is told of where it stands; what somebody lacks through it is no second mistake.
  const sure = people.filter((person) => person.permissions.every((id) => serverName.has(id)))
  return places.flatMap((place) =>
    sure.map((person) => {
      const granted = person.permissions.filter((id) => place.allowed?.has(id) ?? true)
      // Those with one name at the server go together, as in src/server/auth/permissionsOf.ts.
      const names = new Set(granted.map((id) => serverName.get(id)))
      return {
        name: person.name + place.name,
        has: (asked) => asked.every((id) => names.has(serverName.get(id))),
      }
    }),
  )
}
