import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { navigationTree } from '../../src/app/router/navigationTree.ts'
import { resolvePlace } from '../../src/app/router/resolvePlace.ts'
import { toSessionScope } from '../../src/app/session/toSessionScope.ts'
import type { SessionScope } from '../../src/engine/registry/portalContext.ts'
import {
  evaluateCondition,
  refusingState,
  statesOf,
  type AskedCall,
  type Scope,
} from '../../src/language/index.ts'
import type { CompiledPortal, Condition, PortalManifest } from '../../src/language/portal.ts'
import { createOperators } from '../../src/server/auth/createOperators.ts'
import {
  demoAccounts,
  demoOperator,
  type DemoAccount,
  type DemoUser,
} from '../../src/server/demo/demoAccounts.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import {
  definedCalls,
  describedCalls,
  expectedPermissions,
  expectedState,
  writtenStates,
  type DefinedCall,
} from '../support/accessOracle.ts'
import { copyDefinitions } from '../support/copyDefinitions.ts'
import { deal } from '../support/sampling.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

/** A demo user as defined in the definitions. */
interface Subject {
  person: DemoPerson
  email: string
  /** Absent for an owner. */
  role?: string
  permissions: Set<string>
  session: SessionScope
  scope: Scope
}

interface Tried {
  combinations: number
  refused: number
  /** `GET /v1/things` → names of those who may. */
  allowed: Map<string, string[]>
}

/** The permission contract of the API and the shell, for any database. */
export function permissionsContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`permissions on ${name}`, () => {
    let server: DemoServer
    let subjects: Subject[]

    beforeAll(async () => {
      server = await startDemoServer({ database: await open(), settings })
      subjects = await subjectsOf(server)
    })
    afterAll(() => server.close())

    it('grants every demo user exactly the permissions in the definitions', () => {
      expect(subjects.length).toBe(demoAccounts.flatMap(({ users }) => users).length)
      for (const { person, permissions, session } of subjects)
        expect([person.name, session.user.permissions.toSorted()]).toEqual([
          person.name,
          [...permissions].toSorted(),
        ])
    })

    it('handles every call by every demo user according to the definitions', async () => {
      const calls = definedCalls(portalOf(server))
      const tried = deal(`calls and users on ${name}`, calls, areaOf, () => subjects)
      const { combinations, refused } = await walkCalls(server, tried)
      expect(combinations).toBe([...tried.values()].flat().length + calls.length)
      expect(refused).toBeGreaterThan(combinations / 5)
      console.log(`permissions on ${name}: ${combinations} combinations of user and call, ${refused} refused`)
    }, 300_000)

    it('handles every call in every account state according to the definitions', async () => {
      const [account] = demoAccounts
      const user = account?.users.find(({ role }) => role === undefined)
      if (!account || !user) throw new Error('The demo world has no owner')
      // Calls without an account have no account state.
      const calls = definedCalls(portalOf(server)).filter(({ asks }) => asks.kind === 'permissions')
      const dealt = deal(`calls and account states on ${name}`, calls, areaOf, () =>
        Object.keys(stateSettings),
      )
      const tried: string[] = []
      for (const [state, settings] of Object.entries(stateSettings)) {
        await set(server, account.company, settings)
        const subject = await subjectOf(server, account, user)
        const known = statesOf(portalOf(server).manifest.states, subject.session).map(({ id }) => id)
        expect(known).toEqual(state === 'active' ? [] : [state])
        const only = calls.filter((call) => dealt.get(call)?.includes(state))
        const hands = only.map((call) => [call, [subject]] as const)
        const { combinations, refused } = await walkCalls(server, hands, { signedInOnly: true })
        expect(combinations).toBe(only.length)
        tried.push(`${state} ${refused} of ${only.length} refused`)
      }
      await set(server, account.company, stateSettings['active'] ?? {})
      console.log(`permissions on ${name}: ${tried.length} states of an account, ${tried.join(', ')}`)
    }, 300_000)

    it('has an expectation for every documented call', () => {
      const portal = portalOf(server)
      const known = new Set(definedCalls(portal).map(({ method, path }) => `${method} ${path}`))
      const described = describedCalls(portal).map(({ method, path }) => `${method} ${path}`)
      expect(described.filter((each) => !known.has(each))).toEqual([])
      expect([...known].filter((each) => !described.includes(each))).toEqual([])
    })

    it('routes every demo user at every URL according to the definitions', () => {
      const combinations = walkPlaces(portalOf(server), subjects)
      console.log(`permissions on ${name}: ${combinations} combinations of user and place`)
    })

    it('hides a withheld property from users without its permissions', async () => {
      let shown = 0
      const states = writtenStates()
      for (const { person, permissions, scope } of subjects) {
        for (const module of Object.values(portalOf(server).modules)) {
          for (const { path, items, operations, entity, sort, parent } of Object.values(module.resources)) {
            const { list } = operations
            // Rows below a parent are tried with one in tests/contract/modules.test.ts.
            if (parent) continue
            if (!list || !list.access.every((id) => permissions.has(id))) continue
            const call: DefinedCall = {
              method: 'GET',
              path,
              isOutside: false,
              asks: { kind: 'permissions', ids: [] },
            }
            if (expectedState(portalOf(server), states, scope, call)) continue
            const withheld = Object.entries(module.entities[entity]?.properties ?? {})
              .filter(([, { access = [] }]) => !access.every((id) => permissions.has(id)))
              .map(([property]) => property)
            const { body, text } = await server.call(person, 'GET', path)
            for (const row of body[items]) {
              expect(Object.keys(row).filter((property) => withheld.includes(property))).toEqual([])
              shown++
            }
            for (const property of withheld) {
              expect([person.name, text]).toEqual([person.name, expect.not.stringContaining(`"${property}"`)])
              if (sort.fields.includes(property))
                expect((await server.call(person, 'GET', `${path}?sort=${property}`)).status).toBe(422)
              const csv = await server.call(person, 'GET', `${path}/export.csv?columns=${property}`)
              expect([person.name, property, csv.status]).toEqual([person.name, property, 422])
            }
          }
        }
      }
      expect(shown).toBeGreaterThan(20)
    })

    it('covers a permission added to a definition without test changes', async () => {
      const copy = copyDefinitions('definitions')
      const added = addPermissions(portalOf(server), subjects, (file, text) => copy.write(file, text))
      const changed = await startDemoServer({ definitions: copy.folder, settings })
      try {
        const after = await subjectsOf(changed)
        const handsOf = (by: DemoServer, who: Subject[]) =>
          definedCalls(portalOf(by))
            .filter((call) => keyOf(call) === added.call)
            .map((call) => [call, who] as const)
        const was = await walkCalls(server, handsOf(server, subjects))
        const is = await walkCalls(changed, handsOf(changed, after))
        expect(is.allowed.get(added.call)?.length).toBeLessThan(was.allowed.get(added.call)?.length ?? 0)
        walkPlaces(portalOf(changed), after)
        const openTo = (portal: CompiledPortal, who: Subject[]) =>
          who.filter((subject) => placeOf(portal.manifest, subject, added.route).kind === 'screen').length
        expect(openTo(portalOf(changed), after)).toBeLessThan(openTo(portalOf(server), subjects))
      } finally {
        await changed.close()
        copy.dispose()
      }
    })
  })
}

/** Puts an account of the demo world into a state, and out of all others. */
async function set(server: DemoServer, company: string, settings: JsonObject): Promise<void> {
  const none = {
    is_two_fa_auth_enabled: false,
    is_blocked: false,
    activation_step: null,
    payments_restrictions: { suspended: false },
  }
  await server.database.system((query) =>
    query
      .updateTable('account')
      .set({ settings: sql<string>`settings || ${JSON.stringify({ ...none, ...settings })}::jsonb` })
      .where('name', '=', company)
      .execute(),
  )
}

/** A walk is faster than people are. */
const settings = {
  operators: createOperators([demoOperator]),
  pollsPerMinute: 1_000_000,
  searchesPerMinute: 1_000_000,
  exportsPerHour: 1_000_000,
}

function portalOf(server: DemoServer): CompiledPortal {
  return server.publisher.current().portal
}

async function subjectsOf(server: DemoServer): Promise<Subject[]> {
  const found: Subject[] = []
  for (const account of demoAccounts)
    for (const user of account.users) found.push(await subjectOf(server, account, user))
  return found
}

async function subjectOf(server: DemoServer, account: DemoAccount, user: DemoUser): Promise<Subject> {
  const { access, manifest } = portalOf(server)
  const person = server.people.find(({ name }) => name === user.name)
  if (!person) throw new Error(`${user.name} is not signed in`)
  const { body: config } = await server.call(person, 'GET', '/config')
  const { body: profile } = await server.call(person, 'GET', '/profile')
  const session = toSessionScope(config, profile, manifest.permissions)
  const scope = {
    account: profile.account,
    config,
    user: { id: session.user.id, email: session.user.email, ...(user.role && { role: user.role }) },
  }
  return {
    person,
    ...(user.role && { role: user.role }),
    email: `${user.name}@demo.example`,
    permissions: expectedPermissions(access, account, user, scope),
    session,
    scope,
  }
}

/** Settings that put an account into each state; the first leaves it active. */
const stateSettings: Record<string, JsonObject> = {
  active: {},
  blocked: { is_blocked: true },
  'two-factor': { is_two_fa_auth_enabled: true },
  unverified: { activation_step: 'phone_verification' },
  questionnaire: { activation_step: 'questionnaire' },
  suspended: {
    payments_restrictions: { suspended: true, monthly_commitment_amount: 1_000_000, pending_topup: null },
  },
}

function keyOf({ method, path }: DefinedCall): string {
  return `${method} ${path}`
}

/** Calls of an area: `/v1/sms`. */
function areaOf({ path }: DefinedCall): string {
  return path.split('/').slice(0, 3).join('/')
}

/** Calls, each as its users and, by default, without a session. Only session and permission errors are checked. */
async function walkCalls(
  server: DemoServer,
  hands: Iterable<readonly [DefinedCall, readonly Subject[]]>,
  { signedInOnly = false } = {},
): Promise<Tried> {
  const states = writtenStates()
  const tried: Tried = { combinations: 0, refused: 0, allowed: new Map() }
  for (const [call, subjects] of hands) {
    const key = keyOf(call)
    if (!signedInOnly) {
      const anonymous = await makeCall(server, undefined, call)
      expect([key, 'nobody', verdictOf(anonymous)]).toEqual([
        key,
        'nobody',
        call.asks.kind === 'nothing' ? 'allowed' : 'signed-out',
      ])
      tried.combinations++
    }
    for (const subject of subjects) {
      const verdict = verdictOf(await makeCall(server, subject.person, call))
      const state = expectedState(portalOf(server), states, subject.scope, call)
      const expected = state ?? (mayCall(subject, call) ? 'allowed' : 'forbidden')
      expect([key, subject.person.name, verdict]).toEqual([key, subject.person.name, expected])
      tried.combinations++
      if (expected !== 'allowed') tried.refused++
      else tried.allowed.set(key, [...(tried.allowed.get(key) ?? []), subject.person.name])
      if (call.method !== 'GET') await keepSession(server, subject)
    }
  }
  return tried
}

function mayCall({ email, permissions, scope }: Subject, { asks }: DefinedCall): boolean {
  if (asks.kind === 'operator') return email === demoOperator
  if (asks.kind === 'nothing') return true
  if (asks.when && !evaluateCondition(asks.when, scope)) return false
  return asks.ids.every((id) => permissions.has(id))
}

/** Requests nothing that exists, and sends nothing valid. */
function makeCall(
  server: DemoServer,
  person: DemoPerson | undefined,
  { method, path, isOutside }: DefinedCall,
): Promise<DemoAnswer> {
  const filled = path
    .replace('{key}', 'walk')
    .replace('{file}', 'none.00000000.js')
    .replaceAll(/\{\w+\}/g, () => randomUUID())
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  return server.call(person, method, isOutside ? filled : `/api/site${filled}`, body)
}

function verdictOf({ status, body }: DemoAnswer): string {
  if (status === 401 && body?.code === 'signed-out') return 'signed-out'
  if (status === 403 && body?.code === 'forbidden') return 'forbidden'
  if (status === 403 && body?.code === 'account-state') return body.state
  return status < 500 ? 'allowed' : `status ${status}`
}

/** Some calls end the session they are made with. */
async function keepSession(server: DemoServer, { person }: Subject): Promise<void> {
  if ((await server.call(person, 'GET', '/auth')).status === 200) return
  Object.assign(person, await server.signIn(person.name))
}

function walkPlaces(portal: CompiledPortal, subjects: Subject[]): number {
  const { manifest } = portal
  let combinations = 0
  for (const subject of subjects) {
    for (const route of manifest.routes) {
      const address = addressOf(route.path)
      const about = `${subject.person.name} at ${address}`
      const query = 'query' in route ? route.query : undefined
      expect([about, placeOf(manifest, subject, address, query)]).toEqual([
        about,
        expectedPlace(portal, subject, route, address),
      ])
      combinations++
    }
    const entries = navigationTree(manifest, viewerOf(manifest, subject)).flatMap(
      (section) => section.entries,
    )
    const gate = manifest.gates.find(({ when }) => holds(subject, when))
    const expected = manifest.navigation.filter(
      ({ to, access, when }) =>
        (!gate || isLeftOpen(gate, to)) &&
        access.every((id) => subject.permissions.has(id)) &&
        holds(subject, when),
    )
    const single = (section: string): boolean =>
      manifest.flatWhen !== undefined &&
      holds(subject, manifest.flatWhen) &&
      manifest.sections.find(({ id }) => id === section)?.single === true
    const firsts = expected
      .toSorted((left, right) => left.order - right.order)
      .filter(
        ({ id, section }, _, all) =>
          !single(section) || all.find((each) => each.section === section)?.id === id,
      )
    expect([subject.person.name, entries.map(({ id }) => id).toSorted()]).toEqual([
      subject.person.name,
      firsts.map(({ id }) => id).toSorted(),
    ])
    combinations += manifest.navigation.length
  }
  return combinations
}

type Seen =
  | { kind: 'screen' }
  | { kind: 'forbidden'; missing: string[] }
  | { kind: 'redirect'; to?: string }
  | { kind: string }

/** What the browser code decides for this user. */
function placeOf(
  manifest: PortalManifest,
  subject: Subject,
  address: string,
  query: Record<string, string> = {},
): Seen {
  const search = new URLSearchParams(query).toString()
  const place = resolvePlace(manifest, viewerOf(manifest, subject), address, search && `?${search}`)
  if (place.kind === 'forbidden') return { kind: 'forbidden', missing: place.missing }
  if (place.kind === 'redirect') return { kind: 'redirect', to: place.to }
  return { kind: place.kind }
}

function isLeftOpen({ except = [] }: { except?: string[] }, address: string): boolean {
  return except.some((path) => address === path || address.startsWith(`${path}/`))
}

function expectedPlace(
  portal: CompiledPortal,
  subject: Subject,
  route: PortalManifest['routes'][number],
  address: string,
): Seen {
  const gate = portal.manifest.gates.find(({ when }) => holds(subject, when))
  if (gate && !isLeftOpen(gate, address)) {
    const isThere = address === gate.at || (!gate.screen && addressOf(gate.at) === address)
    return isThere ? { kind: 'screen' } : { kind: 'redirect', to: gate.at }
  }
  if ('redirect' in route) return { kind: 'redirect', to: addressOf(route.redirect) }
  if (!holds(subject, route.when)) return { kind: 'redirect', to: expect.any(String) as unknown as string } // any open place
  const missing = route.access.filter((id) => !subject.permissions.has(id))
  if (missing.length > 0) return { kind: 'forbidden', missing }
  const [method = '', path = ''] = route.asks?.split(' ') ?? []
  const call: DefinedCall = { method, path, isOutside: false, asks: { kind: 'permissions', ids: [] } }
  const state = route.asks && expectedState(portal, writtenStates(), subject.scope, call)
  return { kind: state ? 'refused' : 'screen' }
}

function viewerOf({ states }: PortalManifest, { session }: Subject) {
  const held = new Set(session.user.permissions)
  return {
    can: (access: string[]) => access.every((id) => held.has(id)),
    holds: (when: Condition | undefined) => when === undefined || evaluateCondition(when, { ...session }),
    refusing: (asked: AskedCall) => refusingState(states, session, asked),
  }
}

function holds({ session }: Subject, when: Condition | undefined): boolean {
  return when === undefined || evaluateCondition(when, { ...session })
}

/** Slots filled, the optional one left out. */
function addressOf(path: string): string {
  return path.replace(/\/\{\w+\?\}$/, '').replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
}

/**
 * Adds to a list's operation and to its route a permission that some of those who may use it lack.
 * @returns the call and the address that are narrowed
 */
function addPermissions(
  portal: CompiledPortal,
  subjects: Subject[],
  write: (file: string, text: string) => void,
): { call: string; route: string } {
  for (const route of portal.manifest.routes) {
    if (!('screen' in route) || !('list' in route.screen) || route.path.includes('{')) continue
    const module = portal.modules[route.module]
    const resource = module?.resources[module.lists[route.screen.list]?.resource ?? '']
    const list = resource?.operations.list
    if (!resource || !list) continue
    const users = subjects.filter(({ permissions }) => route.access.every((id) => permissions.has(id)))
    const splitting = portal.access.permissions.find(({ id }) => {
      const holders = users.filter(({ permissions }) => permissions.has(id)).length
      return holders > 0 && holders < users.length
    })
    if (!splitting) continue
    const folder = `modules/${route.module}`
    change(`${folder}/module.json`, (text) => {
      const definition = JSON.parse(text)
      for (const each of definition.routes)
        if (each.path === route.path) each.access = [...route.access, splitting.id]
      return definition
    })
    const found = fileOf(folder, `${resource.id}.resource.json`)
    change(found, (text) => {
      const definition = JSON.parse(text)
      definition.operations.list.access = [...list.access, splitting.id]
      return definition
    })
    return { call: `GET ${resource.path}`, route: route.path }
  }
  throw new Error('No list has a permission that divides its users')

  function change(file: string, edit: (text: string) => unknown): void {
    write(file, JSON.stringify(edit(readFileSync(`definitions/${file}`, 'utf8'))))
  }
}

/** A module's file, at its top or in the folder of its entity. */
function fileOf(folder: string, name: string): string {
  for (const path of [`${folder}/${name}`, `${folder}/${name.replace(/\..*$/, '')}/${name}`]) {
    try {
      readFileSync(`definitions/${path}`)
      return path
    } catch {
      // In the other place.
    }
  }
  throw new Error(`${folder} has no ${name}`)
}
