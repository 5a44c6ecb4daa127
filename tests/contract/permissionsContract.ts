import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { navigationTree } from '../../src/app/router/navigationTree.ts'
import { resolvePlace } from '../../src/app/router/resolvePlace.ts'
import { toSessionScope } from '../../src/app/session/toSessionScope.ts'
import type { SessionScope } from '../../src/engine/registry/portalContext.ts'
import { evaluateCondition } from '../../src/language/index.ts'
import type { CompiledPortal, Condition, PortalManifest } from '../../src/language/portal.ts'
import { createOperators } from '../../src/server/auth/createOperators.ts'
import { demoAccounts, demoOperator } from '../../src/server/demo/demoAccounts.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import {
  definedCalls,
  describedCalls,
  expectedPermissions,
  type DefinedCall,
} from '../support/accessOracle.ts'
import { copyDefinitions } from '../support/copyDefinitions.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

/** A demo user as the definitions see them. */
interface Subject {
  person: DemoPerson
  email: string
  /** Absent for an owner. */
  role?: string
  permissions: Set<string>
  session: SessionScope
}

interface Tried {
  combinations: number
  refused: number
  /** `GET /v1/things` → names of those who may. */
  allowed: Map<string, string[]>
}

/** What the API and the shell promise about permissions, whichever database is below. */
export function permissionsContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`permissions on ${name}`, () => {
    let server: DemoServer
    let subjects: Subject[]

    beforeAll(async () => {
      server = await startDemoServer({ database: await open(), settings })
      subjects = await subjectsOf(server)
    }, 120_000)
    afterAll(() => server.close())

    it('gives every demo user exactly the permissions that the definitions grant', () => {
      expect(subjects.length).toBe(demoAccounts.flatMap(({ users }) => users).length)
      for (const { person, permissions, session } of subjects)
        expect([person.name, session.user.permissions.toSorted()]).toEqual([
          person.name,
          [...permissions].toSorted(),
        ])
    })

    it('answers every call of every demo user as the definitions say', async () => {
      const { combinations, refused } = await walkCalls(server, subjects)
      const calls = definedCalls(portalOf(server)).length
      expect(combinations).toBe((subjects.length + 1) * calls)
      expect(refused).toBeGreaterThan(calls)
      console.log(`permissions on ${name}: ${combinations} combinations of user and call, ${refused} refused`)
    }, 300_000)

    it('knows an expectation for every call that is described', () => {
      const portal = portalOf(server)
      const known = new Set(definedCalls(portal).map(({ method, path }) => `${method} ${path}`))
      const described = describedCalls(portal).map(({ method, path }) => `${method} ${path}`)
      expect(described.filter((each) => !known.has(each))).toEqual([])
      expect([...known].filter((each) => !described.includes(each))).toEqual([])
    })

    it('leads every demo user at every address where the definitions say', () => {
      const combinations = walkPlaces(portalOf(server).manifest, subjects)
      console.log(`permissions on ${name}: ${combinations} combinations of user and place`)
    })

    it('shows a withheld property to nobody who lacks its permissions', async () => {
      let shown = 0
      for (const { person, permissions } of subjects) {
        for (const module of Object.values(portalOf(server).modules)) {
          for (const { path, items, operations, entity, sort } of Object.values(module.resources)) {
            const { list } = operations
            if (!list || !list.access.every((id) => permissions.has(id))) continue
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
    }, 120_000)

    it('follows a permission that is added to a definition, with no change here', async () => {
      const copy = copyDefinitions('definitions')
      const before = { server, subjects }
      const added = addPermissions(portalOf(server), subjects, (file, text) => copy.write(file, text))
      const changed = await startDemoServer({ definitions: copy.folder, settings })
      try {
        const after = await subjectsOf(changed)
        const was = await walkCalls(before.server, before.subjects, [added.call])
        const is = await walkCalls(changed, after, [added.call])
        expect(is.allowed.get(added.call)?.length).toBeLessThan(was.allowed.get(added.call)?.length ?? 0)
        walkPlaces(portalOf(changed).manifest, after)
        const openTo = (portal: CompiledPortal, who: Subject[]) =>
          who.filter((subject) => placeOf(portal.manifest, subject, added.route).kind === 'screen').length
        expect(openTo(portalOf(changed), after)).toBeLessThan(openTo(portalOf(server), subjects))
      } finally {
        await changed.close()
        copy.dispose()
      }
    }, 120_000)
  })
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
  const { access, manifest } = portalOf(server)
  const found: Subject[] = []
  for (const account of demoAccounts) {
    for (const user of account.users) {
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
      const permissions = expectedPermissions(access, account, user, scope)
      found.push({
        person,
        ...(user.role && { role: user.role }),
        email: `${user.name}@demo.example`,
        permissions,
        session,
      })
    }
  }
  return found
}

/** Every call as everybody and as nobody. Only refusals for want of a session or a permission are judged. */
async function walkCalls(server: DemoServer, subjects: Subject[], only?: string[]): Promise<Tried> {
  const tried: Tried = { combinations: 0, refused: 0, allowed: new Map() }
  for (const call of definedCalls(portalOf(server))) {
    const key = `${call.method} ${call.path}`
    if (only && !only.includes(key)) continue
    const anonymous = await makeCall(server, undefined, call)
    expect([key, 'nobody', verdictOf(anonymous)]).toEqual([
      key,
      'nobody',
      call.asks.kind === 'nothing' ? 'allowed' : 'signed-out',
    ])
    tried.combinations++
    for (const subject of subjects) {
      const verdict = verdictOf(await makeCall(server, subject.person, call))
      const expected = mayCall(subject, call) ? 'allowed' : 'forbidden'
      expect([key, subject.person.name, verdict]).toEqual([key, subject.person.name, expected])
      tried.combinations++
      if (expected === 'forbidden') tried.refused++
      else tried.allowed.set(key, [...(tried.allowed.get(key) ?? []), subject.person.name])
      if (call.method !== 'GET') await keepSession(server, subject)
    }
  }
  return tried
}

function mayCall({ email, role, permissions }: Subject, { asks }: DefinedCall): boolean {
  if (asks.kind === 'operator') return email === demoOperator
  if (asks.kind === 'nothing') return true
  if (asks.roles && !asks.roles.includes(role ?? 'owner')) return false
  return asks.ids.every((id) => permissions.has(id))
}

/** Asks for nothing that is there, and sends nothing that could be done. */
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
  return status < 500 ? 'allowed' : `status ${status}`
}

/** Some calls end the session they are made with. */
async function keepSession(server: DemoServer, { person }: Subject): Promise<void> {
  if ((await server.call(person, 'GET', '/auth')).status === 200) return
  Object.assign(person, await server.signIn(person.name))
}

function walkPlaces(manifest: PortalManifest, subjects: Subject[]): number {
  let combinations = 0
  for (const subject of subjects) {
    for (const route of manifest.routes) {
      const address = addressOf(route.path)
      const about = `${subject.person.name} at ${address}`
      expect([about, placeOf(manifest, subject, address)]).toEqual([
        about,
        expectedPlace(manifest, subject, route, address),
      ])
      combinations++
    }
    const entries = navigationTree(manifest, viewerOf(subject)).flatMap((section) => section.entries)
    const gate = manifest.gates.find(({ when }) => holds(subject, when))
    const expected = gate
      ? []
      : manifest.navigation.filter(
          ({ access, when }) => access.every((id) => subject.permissions.has(id)) && holds(subject, when),
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

/** What the browser's own code decides for this person. */
function placeOf(manifest: PortalManifest, subject: Subject, address: string): Seen {
  const place = resolvePlace(manifest, viewerOf(subject), address, '')
  if (place.kind === 'forbidden') return { kind: 'forbidden', missing: place.missing }
  if (place.kind === 'redirect') return { kind: 'redirect', to: place.to }
  return { kind: place.kind }
}

function expectedPlace(
  manifest: PortalManifest,
  subject: Subject,
  route: PortalManifest['routes'][number],
  address: string,
): Seen {
  const gate = manifest.gates.find(({ when }) => holds(subject, when))
  if (gate) {
    const isThere = address === gate.at || (!gate.screen && addressOf(gate.at) === address)
    return isThere ? { kind: 'screen' } : { kind: 'redirect', to: gate.at }
  }
  if ('redirect' in route) return { kind: 'redirect', to: addressOf(route.redirect) }
  if (!holds(subject, route.when)) return { kind: 'redirect', to: expect.any(String) as unknown as string } // any open place
  const missing = route.access.filter((id) => !subject.permissions.has(id))
  return missing.length > 0 ? { kind: 'forbidden', missing } : { kind: 'screen' }
}

function viewerOf({ session }: Subject) {
  const held = new Set(session.user.permissions)
  return {
    can: (access: string[]) => access.every((id) => held.has(id)),
    holds: (when: Condition | undefined) => when === undefined || evaluateCondition(when, { ...session }),
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
        if (each.path === route.path) each.access = [...(each.access ?? []), splitting.id]
      return definition
    })
    const found = fileOf(folder, `${resource.id}.resource.json`)
    change(found, (text) => {
      const definition = JSON.parse(text)
      definition.operations.list.access = [...(definition.operations.list.access ?? []), splitting.id]
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
