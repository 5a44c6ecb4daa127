import { grantsOf, heldPermissions } from '../grants.ts'
import { moduleId } from '../Model.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { moduleFiles } from '../modelIndex.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { namingValues } from './namingValues.ts'
import type { Report } from './Report.ts'
import { filesOf } from './textReferences.ts'

/** Owner, roles, sub-organizations and plans grant only permissions there are, and only such are withheld. */
export function checkAccess(model: SharedModel, report: Report): void {
  const { owner, roles, suborganization, plans, withhold = [] } = model.access.value
  const check = (granted: readonly string[], path: (string | number)[]) => {
    for (const [index, name] of granted.entries()) {
      if (model.permissions.has(name)) continue
      const aim = { among: { name, names: model.permissions.keys() } }
      report(model.access, [...path, index], 'unknown-permission', `no permission "${name}"`, aim)
    }
  }
  check(owner, ['owner'])
  check(suborganization, ['suborganization'])
  for (const [index, role] of roles.entries()) check(role.permissions, ['roles', index, 'permissions'])
  for (const [index, plan] of plans.entries()) check(plan.permissions ?? [], ['plans', index, 'permissions'])
  for (const [index, { permissions, except }] of withhold.entries()) {
    if (permissions !== 'all') check(permissions, ['withhold', index, 'permissions'])
    check(except ?? [], ['withhold', index, 'except'])
    if (except === undefined || permissions === 'all') continue
    const problem = 'only "permissions": "all" has exceptions: leave the permission out of the list'
    report(model.access, ['withhold', index, 'except'], 'missing-beside', problem, { key: true })
  }
  checkSections(model, report)
  checkModulePermissions(model, report)
  checkHolders(model, report)
}

/** Permissions are listed in sections of the navigation. */
function checkSections(model: SharedModel, report: Report): void {
  const names = model.portal.value.navigation.map(({ id }) => id)
  for (const file of [model.access, ...moduleFiles(model)]) {
    for (const [index, { section }] of (file.value.permissions ?? []).entries()) {
      if (section === undefined || names.includes(section)) continue
      const aim = { among: { name: section, names } }
      report(file, ['permissions', index, 'section'], 'unknown-section', `no section "${section}"`, aim)
    }
  }
}

/** The permissions of a module are new, and go to roles and plans there are. */
function checkModulePermissions(model: SharedModel, report: Report): void {
  const { permissions, roles, plans } = model.access.value
  const owners = new Map(permissions.map(({ id }) => [id, 'access.json']))
  const known = { roles: roles.map(({ id }) => id), plans: plans.map(({ id }) => id) }
  for (const file of moduleFiles(model)) {
    for (const [index, permission] of (file.value.permissions ?? []).entries()) {
      const at = ['permissions', index]
      const owner = owners.get(permission.id)
      if (owner === undefined) owners.set(permission.id, `module "${moduleId(file)}"`)
      else report(file, [...at, 'id'], 'duplicate-id', `permission "${permission.id}" is already in ${owner}`)
      for (const key of ['roles', 'plans'] as const) {
        for (const [place, name] of (permission[key] ?? []).entries()) {
          if (known[key].includes(name)) continue
          const problem = `no ${key === 'roles' ? 'role' : 'plan'} "${name}" in access.json`
          const aim = { among: { name, names: known[key] } }
          report(file, [...at, key, place], 'unknown-permission', problem, aim)
        }
      }
    }
  }
}

/** Everything that can be allowed is allowed to somebody: sub-organizations and plans only take away. */
function checkHolders(model: SharedModel, report: Report): void {
  const { permissions } = model.access.value
  const { owner, roles } = grantsOf(model)
  const held = new Set([...owner, ...roles.flatMap((role) => role.permissions)])
  for (const [index, { id }] of permissions.entries()) {
    if (held.has(id)) continue
    const problem = `no one has permission "${id}": grant it to the owner or to a role, or leave it out`
    report(model.access, ['permissions', index, 'id'], 'permission-nobody', problem)
  }
}

/** What a module asks for, somebody has. */
export function checkAsked(model: SharedModel, module: ModuleModel, report: Report): void {
  const holders = heldPermissions(model)
  for (const file of filesOf(module)) {
    for (const { path, value: asked } of namingValues(file)) {
      if (typeof asked === 'string') continue
      if (asked.length === 0) {
        const problem = `an empty list does not say who: name permissions, or ${forEveryone(file.kind)}`
        report(file, path, 'access-empty', problem)
      }
      const isKnown = asked.every((name) => holders.some((held) => held.has(name)))
      if (!isKnown || holders.some((held) => asked.every((name) => held.has(name)))) continue
      const problem = `neither the owner nor any role has ${asked.join(' and ')} together`
      report(file, path, 'access-nobody', problem)
    }
  }
}

/** Kinds of file in which access is required, and not beside that of something else. */
const REQUIRED: ReadonlySet<string> = new Set(['module', 'resource', 'lifecycle'])

function forEveryone(kind: SourceFile['kind']): string {
  return REQUIRED.has(kind) ? 'write "signed-in" for everyone who is signed in' : 'leave "access" out'
}
