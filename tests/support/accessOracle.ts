import { readFileSync } from 'node:fs'
import { evaluateCondition } from '../../src/language/index.ts'
import type { Scope } from '../../src/language/index.ts'
import type { AccessDefinition, CompiledPortal, Condition } from '../../src/language/portal.ts'
import type { DemoAccount, DemoUser } from '../../src/server/demo/demoAccounts.ts'

/**
 * The permissions in the definitions, read independently of the server: tests compare
 * the two.
 */

/** An API call and its access requirements. */
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
    | { kind: 'permissions'; ids: string[]; when?: Condition }
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
    ({ id, when }) =>
      allows.every((granted) => granted.includes(id)) &&
      (when === undefined || evaluateCondition(when, scope)) &&
      !withheld.some(({ permissions, except = [] }) =>
        permissions === 'all' ? !except.includes(id) : permissions.includes(id),
      ),
  )
  // Browsers get server names, which several permissions may share.
  const names = held.map(({ server }) => server)
  return new Set(access.permissions.filter(({ server }) => names.includes(server)).map(({ id }) => id))
}

/** A state as `access.json` writes it, and its compiled condition. */
interface WrittenState {
  id: string
  signIn?: boolean
  reads?: boolean
  calls?: string[]
  transitions?: string[]
}

/** Calls that report or end the session: available in any account state. */
const ofTheSession = new Set(['GET /auth', 'POST /auth/return', 'DELETE /auth', 'GET /openapi.json'])

/**
 * The state of the account that refuses a call, from the file as it is written; the compiler has made a list of calls
 * of it, which is not looked at here.
 */
export function expectedState(
  { manifest, modules }: CompiledPortal,
  written: readonly WrittenState[],
  scope: Scope,
  { method, path, asks }: DefinedCall,
): string | undefined {
  const key = `${method} ${path}`
  if (asks.kind === 'nothing' || asks.kind === 'operator' || ofTheSession.has(key)) return undefined
  const moved = Object.values(modules)
    .flatMap(({ entities }) => Object.values(entities))
    .find(({ lifecycle }) => lifecycle?.call && `${lifecycle.call.method} ${lifecycle.call.path}` === key)
  return written.find((state) => {
    const when = manifest.states.find(({ id }) => id === state.id)?.when
    if (!when || !evaluateCondition(when, scope)) return false
    const { reads = false, calls = [], transitions = [] } = state
    // Whoever reads a record reads its history.
    if ((reads && method === 'GET') || calls.includes(key.replace(/\/events$/, ''))) return false
    // What can be created can be drafted.
    if (path.endsWith('/draft') && calls.includes(`POST ${path.slice(0, -'/draft'.length)}`)) return false
    // Writable fields can be validated.
    const base = path.replace(/\/verify$/, '')
    if (
      base !== path &&
      [`POST ${base}`, `PUT ${base}`, `PUT ${base}/{id}`].some((each) => calls.includes(each))
    )
      return false
    return !moved || !transitions.some((each) => each.startsWith(`${moved.id}.`))
  })?.id
}

/** The states of accounts as `definitions/access.json` writes them. */
export function writtenStates(): WrittenState[] {
  const { states } = JSON.parse(readFileSync('definitions/access.json', 'utf8')) as { states: WrittenState[] } // compiled before
  return states
}

/** The calls of all resources. */
export function callsOfResources({ modules }: CompiledPortal): DefinedCall[] {
  return Object.values(modules).flatMap((module) =>
    Object.values(module.resources).flatMap((resource) => {
      const { path, operations, sublists, endpoints } = resource
      const { list, get, create, update, delete: remove, rotate } = operations
      const lifecycle = module.entities[resource.entity]?.lifecycle
      const one = resource.singleton ? path : `${path}/{id}`
      const found: [string, string, { access: string[] } | undefined][] = [
        ['GET', path, list],
        ['GET', `${path}/export.csv`, list],
        ['GET', one, get],
        ['POST', path, create],
        ['POST', `${path}/verify`, create ?? update],
        ...['GET', 'PUT', 'DELETE'].map((method): [string, string, typeof create] => [
          method,
          `${path}/draft`,
          resource.draft && create,
        ]),
        ['PUT', one, update],
        ['DELETE', one, remove],
        ['POST', `${one}/rotate`, rotate],
        ...sublists.map((each): [string, string, typeof each] => ['GET', each.path, each]),
        ...endpoints.map((each): [string, string, typeof each] => [each.method, each.path, each]),
      ]
      const reading = get ?? list
      if (lifecycle?.call && reading) found.push([lifecycle.call.method, lifecycle.call.path, reading])
      return found.flatMap(([method, at, asking]): DefinedCall[] => {
        if (!asking) return []
        // The rule of an operation is about the record, that of an endpoint about who calls it.
        const when = endpoints.find((each) => each.method === method && each.path === at)?.when
        const asks = { kind: 'permissions' as const, ids: asking.access, ...(when && { when }) }
        return [{ method, path: at, isOutside: false, asks }]
      })
    }),
  )
}

interface DescribedOperation {
  security?: object[]
  parameters?: Parameter[]
  'x-permissions'?: string[]
  'x-operators'?: boolean
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

/** Every call with its access requirements; calls without a resource have them in their description. */
export function definedCalls(portal: CompiledPortal): DefinedCall[] {
  const ofResources = callsOfResources(portal)
  const keys = new Set(ofResources.map(({ method, path }) => `${method} ${path}`))
  const others = describedCalls(portal).filter(({ method, path }) => !keys.has(`${method} ${path}`))
  return [
    ...ofResources,
    ...others.map(({ method, path, isOutside, operation }): DefinedCall => {
      const { security, 'x-permissions': names = [], 'x-operators': forOperators } = operation
      if (security?.length === 0) return { method, path, isOutside, asks: { kind: 'nothing' } }
      if (forOperators) return { method, path, isOutside, asks: { kind: 'operator' } }
      const ids = names.map((name) => {
        const known = portal.access.permissions.find(({ server }) => server === name)
        if (!known) throw new Error(`${method} ${path} asks for ${name}, which no permission is called`)
        return known.id
      })
      return { method, path, isOutside, asks: { kind: 'permissions', ids } }
    }),
  ]
}
