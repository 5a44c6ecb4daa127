import { evaluateCondition } from '../../src/language/index.ts'
import type { Scope } from '../../src/language/index.ts'
import type { AccessDefinition, CompiledPortal } from '../../src/language/portal.ts'
import type { DemoAccount, DemoUser } from '../../src/server/demo/demoAccounts.ts'

/**
 * What the definitions say about who may do what, read from them in another way than the server does: tests compare
 * the two.
 */

/** A call of the API and what it asks of the caller. */
export interface DefinedCall {
  method: string
  /** Below the API base, with slots. */
  path: string
  /** Below `/`, not below the API base. */
  isOutside: boolean
  asks:
    | { kind: 'nothing' }
    | { kind: 'operator' }
    /** `roles`: one of them; `owner` for who has none. Absent: any. */
    | { kind: 'permissions'; ids: string[]; roles?: string[] }
}

/** Everything of `access.json` that grants or takes a permission, applied to one demo user. */
export function expectedPermissions(
  access: AccessDefinition,
  account: DemoAccount,
  user: DemoUser,
  scope: Scope,
): Set<string> {
  const plan = access.plans.find((each) => each.id === account.level)
  const byRole =
    user.role === undefined ? access.owner : access.roles.find(({ id }) => id === user.role)?.permissions
  const allows = [
    byRole ?? [],
    ...(account.master !== undefined ? [access.suborganization] : []),
    plan ? (plan.permissions ?? access.permissions.map(({ id }) => id)) : [],
  ]
  const withheld = access.withhold.filter(({ when }) => evaluateCondition(when, scope))
  const held = access.permissions.filter(
    ({ id }) =>
      allows.every((granted) => granted.includes(id)) &&
      !withheld.some(({ permissions }) => permissions === 'all' || permissions.includes(id)),
  )
  // A browser is told the names of the server, which several may share.
  const names = held.map(({ server }) => server)
  return new Set(access.permissions.filter(({ server }) => names.includes(server)).map(({ id }) => id))
}

/** The calls of all resources. */
export function callsOfResources({ modules }: CompiledPortal): DefinedCall[] {
  return Object.values(modules).flatMap((module) =>
    Object.values(module.resources).flatMap((resource) => {
      const { path, operations, sublists, endpoints } = resource
      const { list, get, create, update, delete: remove } = operations
      const lifecycle = module.entities[resource.entity]?.lifecycle
      const one = resource.singleton ? path : `${path}/{id}`
      const found: [string, string, { access: string[] } | undefined][] = [
        ['GET', path, list],
        ['GET', `${path}/export.csv`, list],
        ['GET', one, get],
        ['POST', path, create],
        ['POST', `${path}/verify`, create ?? update],
        ['PUT', one, update],
        ['DELETE', one, remove],
        ...sublists.map((each): [string, string, typeof each] => ['GET', each.path, each]),
        ...endpoints.map((each): [string, string, typeof each] => [each.method, each.path, each]),
      ]
      const reading = get ?? list
      if (lifecycle?.call && reading) found.push([lifecycle.call.method, lifecycle.call.path, reading])
      return found.flatMap(([method, at, asking]): DefinedCall[] =>
        asking
          ? [{ method, path: at, isOutside: false, asks: { kind: 'permissions', ids: asking.access } }]
          : [],
      )
    }),
  )
}

interface DescribedOperation {
  security?: object[]
  parameters?: Parameter[]
  'x-permissions'?: string[]
  'x-operators'?: boolean
  'x-roles'?: string[]
}

interface Parameter {
  name: string
  in: string
  schema?: { format?: string }
}

interface Described {
  method: string
  path: string
  isOutside: boolean
  operation: DescribedOperation
  parameters: Parameter[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every call the API describes of itself; another test holds the description to what is mounted. */
export function describedCalls({ openapi }: CompiledPortal): Described[] {
  // The shape that emitOpenApi writes.
  const { paths } = openapi as unknown as {
    paths: Record<
      string,
      { servers?: { url: string }[]; parameters?: Parameter[] } & Partial<
        Record<(typeof methods)[number], DescribedOperation>
      >
    >
  }
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      return [
        {
          method: method.toUpperCase(),
          path,
          isOutside: item.servers?.[0]?.url === '/',
          operation,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
        },
      ]
    }),
  )
}

/** Every call with what it asks; a call of no resource tells it in its description. */
export function definedCalls(portal: CompiledPortal): DefinedCall[] {
  const ofResources = callsOfResources(portal)
  const keys = new Set(ofResources.map(({ method, path }) => `${method} ${path}`))
  const others = describedCalls(portal).filter(({ method, path }) => !keys.has(`${method} ${path}`))
  return [
    ...ofResources,
    ...others.map(({ method, path, isOutside, operation }): DefinedCall => {
      const {
        security,
        'x-permissions': names = [],
        'x-operators': forOperators,
        'x-roles': roles,
      } = operation
      if (security?.length === 0) return { method, path, isOutside, asks: { kind: 'nothing' } }
      if (forOperators) return { method, path, isOutside, asks: { kind: 'operator' } }
      const ids = names.map((name) => {
        const known = portal.access.permissions.find(({ server }) => server === name)
        if (!known) throw new Error(`${method} ${path} asks for ${name}, which no permission is called`)
        return known.id
      })
      return { method, path, isOutside, asks: { kind: 'permissions', ids, ...(roles && { roles }) } }
    }),
  ]
}
