import type { Model, ModuleModel, SharedModel } from './Model.ts'
import { question } from './question.ts'
import type { AccessSource } from './read/source.ts'
import { sameWhileSaid } from './sameWhileSaid.ts'

/** Who has what: access.json with the permissions that modules bring. */
export type Grants = Pick<AccessSource, 'permissions' | 'owner' | 'roles' | 'suborganization' | 'plans'>

const same = sameWhileSaid<Grants>()

/** The permissions of the modules merged into those of access.json, whose own lists stay first. */
export const grantsOf = question((model) => {
  const merged = mergeGrants(model)
  const grants = same(model.access, JSON.stringify(merged), () => merged)
  return (_: void) => grants
})

const held = new WeakMap<Grants, readonly ReadonlySet<string>[]>()

/** The permissions of the owner, then those of each role. */
export function heldPermissions(model: SharedModel): readonly ReadonlySet<string>[] {
  const grants = grantsOf(model)
  const { owner, roles } = grants
  const sets =
    held.get(grants) ?? [owner, ...roles.map((role) => role.permissions)].map((all) => new Set(all))
  held.set(grants, sets)
  return sets
}

function mergeGrants({ access, modules }: Model): Grants {
  const { permissions, owner, roles, suborganization, plans } = access.value
  const brought = modules.flatMap(({ file }) => file.value.permissions ?? [])
  const idsOf = (of: typeof brought): string[] => of.map(({ id }) => id)
  return {
    permissions: [...permissions, ...modules.flatMap(broughtBy)],
    owner: [...owner, ...idsOf(brought)],
    roles: roles.map((role) => ({
      ...role,
      permissions: [
        ...role.permissions,
        ...idsOf(brought.filter(({ roles: having = [] }) => having.includes(role.id))),
      ],
    })),
    suborganization: [...suborganization, ...idsOf(brought.filter((each) => each.suborganization !== false))],
    plans: plans.map((plan) =>
      plan.permissions === undefined
        ? plan
        : {
            ...plan,
            permissions: [
              ...plan.permissions,
              ...idsOf(brought.filter(({ plans: allowing }) => allowing?.includes(plan.id) ?? true)),
            ],
          },
    ),
  }
}

/** A module's permissions are in the section of its own navigation entry, unless they say another. */
function broughtBy({ file }: ModuleModel): AccessSource['permissions'] {
  const own = file.value.navigation?.[0]?.section
  return (file.value.permissions ?? []).map(({ id, server, title, section = own, keys, when }) => ({
    id,
    server,
    title,
    ...(section !== undefined && { section }),
    ...(keys !== undefined && { keys }),
    ...(when !== undefined && { when }),
  }))
}
