import type { SharedModel } from './Model.ts'
import { fact } from './question.ts'
import type { AccessSource } from './read/source.ts'
import type { SourceFile } from './read/SourceFile.ts'
import { sameWhile } from './sameWhile.ts'

/** Who has what: access.json with the permissions that modules bring. */
export type Grants = Pick<AccessSource, 'permissions' | 'owner' | 'roles' | 'suborganization' | 'plans'>

const same = sameWhile<Grants>()

/** The permissions of the modules merged into those of access.json, whose own lists stay first. */
export const grantsOf = fact(
  ({ access, moduleFiles }) => [access, moduleFiles],
  (access, files) => {
    const merged = mergeGrants(access.value, files)
    return same(access, [JSON.stringify(merged)], () => merged)
  },
)

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

function mergeGrants(
  { permissions, owner, roles, suborganization, plans }: AccessSource,
  files: readonly SourceFile<'module'>[],
): Grants {
  const brought = files.flatMap(({ value }) => value.permissions ?? [])
  const idsOf = (of: typeof brought): string[] => of.map(({ id }) => id)
  return {
    permissions: [...permissions, ...files.flatMap(broughtBy)],
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
function broughtBy({ value }: SourceFile<'module'>): AccessSource['permissions'] {
  const own = value.navigation?.[0]?.section
  return (value.permissions ?? []).map(({ id, server, title, section = own, keys, when }) => ({
    id,
    server,
    title,
    ...(section !== undefined && { section }),
    ...(keys !== undefined && { keys }),
    ...(when !== undefined && { when }),
  }))
}
