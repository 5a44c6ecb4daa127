import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { evaluateCondition, stateValue, type Scope } from '../../src/language/index.ts'
import type { EntityDefinition, ResourceDefinition } from '../../src/language/portal.ts'
import { demoAccounts } from '../../src/server/demo/index.ts'
import { expectedState, writtenStates, type DefinedCall } from '../support/accessOracle.ts'
import { deal, triesAll } from '../support/sampling.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

/** A call from the definitions and its access requirements. */
interface Call {
  method: string
  path: string
  access: string[]
  body?: unknown
  resource: ResourceDefinition
}

let server: DemoServer
let calls: Call[]
/** Entity → account → ids of its records. */
let records: Map<string, Map<string, string[]>>
/** Account → ids of its contact files. */
let uploads: Map<string, string[]>

beforeAll(async () => {
  server = await startDemoServer()
  calls = readCalls()
  const rows = await server.database.system((query) =>
    query.selectFrom('record').select(['account_id', 'entity', 'id']).execute(),
  )
  records = new Map()
  for (const { account_id, entity, id } of rows) {
    const ofEntity = records.get(entity) ?? new Map<string, string[]>()
    records.set(entity, ofEntity.set(account_id, [...(ofEntity.get(account_id) ?? []), id]))
  }
  const files = await server.database.system((query) =>
    sql<{ account_id: string; id: string }>`select account_id, id from contact_upload`.execute(query),
  )
  uploads = new Map()
  for (const { account_id, id } of files.rows)
    uploads.set(account_id, [...(uploads.get(account_id) ?? []), id])
})
afterAll(() => server.close())

/** Straight from the definitions, not from the server's own table of routes. */
function readCalls(): Call[] {
  return server.publisher.current().collections.flatMap(({ resource, entity }) => {
    const { list, get, create, update, delete: remove } = resource.operations
    const one = resource.singleton ? resource.path : `${resource.path}/{id}`
    const item = (value: object): object => ({ [resource.item]: value })
    const found: Omit<Call, 'resource'>[] = []
    const reading = get ?? list
    const verifying = create ?? update
    if (list) {
      found.push({ method: 'GET', path: resource.path, access: list.access })
      found.push({ method: 'GET', path: `${resource.path}/export.csv`, access: list.access })
      if (resource.statistics)
        found.push({ method: 'GET', path: `${resource.path}/statistics`, access: list.access })
      if (resource.series)
        found.push({ method: 'GET', path: `${resource.path}/statistics/series`, access: list.access })
    }
    if (get) found.push({ method: 'GET', path: one, access: get.access })
    // What needs no field is made of what is there, and would change it.
    const made = entity.required.length === 0 ? { 'no-such-field': true } : {}
    if (create) found.push({ method: 'POST', path: resource.path, access: create.access, body: item(made) })
    if (verifying) {
      const body = { ...item({}), fields: [], ...(create && { mode: 'create' }) }
      found.push({ method: 'POST', path: `${resource.path}/verify`, access: verifying.access, body })
    }
    if (update) found.push({ method: 'PUT', path: one, access: update.access, body: item({}) })
    if (remove) found.push({ method: 'DELETE', path: one, access: remove.access })
    for (const { path, access } of resource.sublists) found.push({ method: 'GET', path, access })
    for (const { method, path, access } of resource.endpoints)
      found.push({ method, path, access, ...(method === 'GET' ? {} : { body: {} }) })
    const { lifecycle } = entity
    for (const { by, to } of lifecycle?.transitions ?? []) {
      if (by !== 'user' || !lifecycle?.call || !reading) continue
      const body = item({ [lifecycle.field]: stateValue(lifecycle, to) })
      found.push({ method: lifecycle.call.method, path: lifecycle.call.path, access: reading.access, body })
    }
    return found.map((call) => ({ ...call, resource }))
  })
}

async function mayCall(person: DemoPerson, { access, method, path, resource }: Call): Promise<boolean> {
  const when = resource.endpoints.find((each) => each.method === method && each.path === path)?.when
  if (when && !evaluateCondition(when, await scopeOf(person))) return false
  return may(person, access)
}

function may(person: DemoPerson, access: string[]): boolean {
  return access.every((permission) => person.permissions.has(permission))
}

/** The error code for each status. */
const codes: Record<number, string | undefined> = {
  404: 'not-found',
  409: 'operation-not-allowed',
  415: 'unsupported-type',
  422: 'invalid',
}

/** Expected responses of an allowed call with an unknown id and an empty body. */
function expectedAnswer({ method, path, resource }: Call): { status: number; why: string } {
  const endpoint = resource.endpoints.find((each) => each.path === path && each.method === method)
  const required =
    server.publisher.current().portal.modules[resource.module]?.entities[resource.entity]?.required
  const isIncomplete = endpoint?.input?.some((name) => required?.includes(name)) === true
  // Without records of its own, what is given is all there is to look at first.
  if (resource.storage.kind === 'none' && isIncomplete)
    return { status: 422, why: 'a required parameter is missing' }
  if (/\{(\w+_)?id\}$|\{id\}/.test(path)) return { status: 404, why: 'there is no such record' }
  if (resource.parent && path.includes(`{${resource.parent.slot}}`))
    return { status: 404, why: 'there is no such parent' }
  if (endpoint?.id.endsWith('upload')) return { status: 415, why: 'it takes a file' }
  if (resource.storage.kind === 'none' && !endpoint?.input && /\{\w+_id\}\//.test(path))
    return { status: 404, why: 'there is no such record' }
  if (endpoint?.query.includes('uuid'))
    return { status: 404, why: 'it is about a contact file, and names none' }
  if (path.endsWith('/two_fa/qr')) return { status: 404, why: 'no second factor is being set up' }
  if (path.includes('{level}') || endpoint?.query.includes('level'))
    return { status: 404, why: 'there is no such plan' }
  if (path.endsWith('/verify')) return { status: 200, why: 'it verifies no field' }
  if (method === 'GET' && isIncomplete) return { status: 422, why: 'a required parameter is missing' }
  if (method === 'GET') return { status: 200, why: 'it reads' }
  if (method === 'DELETE' && endpoint && !endpoint.input) return { status: 200, why: 'it needs nothing' }
  if (method === 'PUT' && path === resource.path && resource.operations.update)
    return { status: 200, why: 'an empty merge patch changes nothing' }
  if (endpoint?.id === 'estimate' && required?.length === 0)
    return { status: 200, why: 'it counts what is there' }
  return { status: 422, why: 'required fields are missing, or one is unknown' }
}

/** The account state that blocks a call. */
async function stateAsked(person: DemoPerson, { method, path }: Call): Promise<string | undefined> {
  const scope = await scopeOf(person)
  const call: DefinedCall = { method, path, isOutside: false, asks: { kind: 'permissions', ids: [] } }
  return expectedState(server.publisher.current().portal, states, scope, call)
}

const states = writtenStates()
const scopes = new Map<string, Scope>()

async function scopeOf(person: DemoPerson): Promise<Scope> {
  const known = scopes.get(person.name)
  if (known) return known
  const { body: config } = await server.call(person, 'GET', '/config')
  const { body: profile } = await server.call(person, 'GET', '/profile')
  const own = demoAccounts.flatMap(({ users }) => users).find(({ name }) => name === person.name)
  const scope = { account: profile.account, config, user: own?.role === undefined ? {} : { role: own.role } }
  scopes.set(person.name, scope)
  return scope
}

const notFound = { error: 'not found', code: 'not-found' }
const forbidden = { error: 'You do not have permission to do this.', code: 'forbidden' }

/** What becomes of a call by a person: the state of the account that blocks it, or whether they may. */
async function verdictOn(person: DemoPerson, call: Call): Promise<string> {
  return (await stateAsked(person, call)) ?? ((await mayCall(person, call)) ? 'allowed' : 'forbidden')
}

it('lets every demo user call exactly what the definitions allow', async () => {
  // Every call with each verdict it can meet, and every person with each verdict on each method; permissions.test.ts has
  // every person in each area.
  const cases: { call: Call; verdict: string; people: DemoPerson[] }[] = []
  for (const call of calls) {
    const alike = new Map<string, DemoPerson[]>()
    for (const person of server.people) {
      const verdict = await verdictOn(person, call)
      alike.set(verdict, [...(alike.get(verdict) ?? []), person])
    }
    for (const [verdict, people] of alike) cases.push({ call, verdict, people })
  }
  const tried = deal(
    'users and calls',
    cases,
    ({ call: { method }, verdict }) => `${verdict} ${method}`,
    ({ people }) => people,
  )
  const wrong = new Set<string>()
  for (const [{ call, verdict }, people] of tried) {
    for (const person of people) {
      const path = call.path.replace('{id}', randomUUID())
      const answer = await server.call(person, call.method, path, call.body)
      const about = `${person.name} ${call.method} ${call.path}`
      if (verdict === 'allowed') {
        const { status, why } = expectedAnswer(call)
        if (answer.status !== status || (status !== 200 && answer.body?.code !== codes[status]))
          wrong.add(`${about}: ${answer.status} ${answer.body?.code}, not ${status}: ${why}`)
      } else if (verdict === 'forbidden') {
        const { status, body } = answer
        // A rule about the caller has a text of its own.
        const error = may(person, call.access) ? body.error : forbidden.error
        expect([about, status, body]).toEqual([about, 403, { ...forbidden, error }])
      } else {
        const { code, state } = answer.body
        expect([about, answer.status, code, state]).toEqual([about, 403, 'account-state', verdict])
      }
    }
  }
  expect([...wrong]).toEqual([])
  expect(new Set([...tried.keys()].map(({ call }) => call)).size).toBe(calls.length)
})

it('rejects calls without a session', async () => {
  for (const call of calls) {
    const answer = await server.call(
      undefined,
      call.method,
      call.path.replace('{id}', randomUUID()),
      call.body,
    )
    expect([call.path, answer.status, answer.body?.code]).toEqual([call.path, 401, 'signed-out'])
  }
})

it('treats every contact file from another account as nonexistent', async () => {
  let combinations = 0
  for (const person of server.people) {
    const queried = calls.filter(({ resource, path }) =>
      resource.endpoints.some((endpoint) => endpoint.path === path && endpoint.query.includes('uuid')),
    )
    for (const call of queried) {
      for (const [accountId, ids] of uploads) {
        if (accountId === person.accountId) continue
        // One will do.
        for (const id of triesAll ? ids : ids.slice(0, 1)) {
          const answer = await server.call(person, call.method, `${call.path}?uuid=${id}`, call.body)
          const about = `${person.name} ${call.method} ${call.path} ${id}`
          const state = await stateAsked(person, call)
          if (state === undefined) {
            const expected = (await mayCall(person, call)) ? [404, notFound] : [403, forbidden]
            expect([about, answer.status, answer.body]).toEqual([about, ...expected])
          } else expect([about, answer.status, answer.body.state]).toEqual([about, 403, state])
          combinations++
        }
      }
    }
  }
  expect(combinations).toBeGreaterThan(100)
  console.log(`access: ${combinations} combinations of user, call and foreign contact file`)
})

/** A change that the lifecycle of a record doesn't allow people, or not these. */
interface ForbiddenChange {
  call: Call
  from: string
  to: string
  value: unknown
  status: number
  /** Who may not make it, each with a record of their own. */
  records: Map<DemoPerson, string>
}

/** All of a resource, as its demo users meet them. */
async function forbiddenChanges(
  resource: ResourceDefinition,
  { id: entityId, lifecycle }: EntityDefinition,
): Promise<ForbiddenChange[]> {
  if (!lifecycle?.call) return []
  const access = (resource.operations.get ?? resource.operations.list)?.access ?? []
  const call: Call = { ...lifecycle.call, access, resource }
  const { rows } = await server.database.system((query) =>
    sql<{ id: string; account_id: string; state: string | null }>`
      select id, account_id, doc->>${lifecycle.field} as state from record where entity = ${entityId} order by id`.execute(
      query,
    ),
  )
  const changes = new Map<string, ForbiddenChange>()
  for (const person of server.people) {
    const state = await stateAsked(person, call)
    const own = rows.filter((row) => row.account_id === person.accountId)
    for (const [from, [record]] of Map.groupBy(own, (row) => row.state ?? '')) {
      for (const to of Object.keys(lifecycle.states)) {
        const transition = lifecycle.transitions.find(
          (one) => one.by === 'user' && one.to === to && one.from.includes(from),
        )
        const permitted = may(person, [...access, ...(transition?.access ?? [])])
        if (!record || (transition && permitted && state === undefined)) continue
        const status = permitted && state === undefined ? 409 : 403
        const key = `${from} ${to} ${status}`
        const known = changes.get(key)
        if (known) known.records.set(person, record.id)
        else
          changes.set(key, {
            call,
            from,
            to,
            status,
            value: stateValue(lifecycle, to),
            records: new Map([[person, record.id]]),
          })
      }
    }
  }
  return [...changes.values()]
}

it('rejects state changes outside the lifecycle', async () => {
  const before = await world()
  const { collections } = server.publisher.current()
  const changes = await Promise.all(
    collections.map(({ resource, entity }) => forbiddenChanges(resource, entity)),
  )
  // Every change as one who is told each refusal, and everyone with each refusal of each resource.
  const tried = deal(
    'users and forbidden changes of state',
    changes.flat(),
    ({ call, status }) => `${call.path} ${status}`,
    ({ records: own }) => [...own.keys()],
  )
  for (const [{ call, from, to, value, status, records: own }, people] of tried) {
    const { lifecycle } = collections.find(({ resource }) => resource === call.resource)?.entity ?? {}
    for (const person of people) {
      const id = own.get(person) ?? ''
      const body = { [call.resource.item]: { [lifecycle?.field ?? '']: value } }
      const answer = await server.call(person, 'PUT', await pathTo(call.path, call.resource, id), body)
      expect([person.name, id, from, to, answer.status]).toEqual([person.name, id, from, to, status])
    }
  }
  expect(await world()).toEqual(before)
})

it('rejects an ID from another account in every reference in a body, by field', async () => {
  const owner = server.people.find(({ name }) => name === 'owner')
  const flex = server.people.find(({ name }) => name === 'flex')
  if (!owner || !flex) throw new Error('The demo world has no owner or flex')
  let combinations = 0
  const { collections } = server.publisher.current()
  for (const { resource, entity } of collections.filter(({ resource }) => resource.operations.create)) {
    for (const [name, { reference }] of Object.entries(entity.rules.fields)) {
      const target = collections.find(({ resource: other }) => reference?.get.startsWith(other.path))
      const property = entity.properties[name]
      if (!reference || !target || !property) continue
      const foreign = records.get(target.resource.entity)?.get(flex.accountId) ?? []
      const own = Object.entries(reference.pick).find(([, from]) => from === reference.key)?.[0]
      for (const id of foreign) {
        const value = { [own ?? reference.key]: id }
        const body = {
          [resource.item]: { [name]: property.type === 'array' ? [value] : value },
          fields: [name],
          mode: 'create',
        }
        const path = await pathBelowParent(owner, resource)
        const answer = await server.call(owner, 'POST', `${path}/verify`, body)
        expect([name, id, answer.status, answer.body.code]).toEqual([name, id, 422, 'invalid'])
        expect(Object.keys(answer.body.fields).some((path) => path.startsWith(name))).toBe(true)
        combinations++
      }
    }
  }
  expect(combinations).toBeGreaterThan(0)
  console.log(`access: ${combinations} combinations of reference and foreign id`)
})

async function valueOf(id: string, field: string): Promise<string> {
  const row = await server.database.system((query) =>
    query.selectFrom('record').select('doc').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const value = row.doc[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Of a record, below its parent. */
async function pathTo(path: string, { parent }: ResourceDefinition, id: string): Promise<string> {
  const own = path.replace('{id}', id)
  return parent ? own.replace(`{${parent.slot}}`, await valueOf(id, parent.slot)) : own
}

/** Where a person creates records: below a parent of their own that allows it. */
async function pathBelowParent(
  person: DemoPerson,
  { path, parent, item }: ResourceDefinition,
): Promise<string> {
  if (!parent) return path
  for (const id of records.get(parent.entity)?.get(person.accountId) ?? []) {
    const below = path.replace(`{${parent.slot}}`, id)
    const body = { [item]: {}, fields: [], mode: 'create' }
    if ((await server.call(person, 'POST', `${below}/verify`, body)).status === 200) return below
  }
  throw new Error(`${person.name} has no record to create ${path} below`)
}

async function world(): Promise<unknown> {
  const { rows } = await server.database.system((query) =>
    sql`select entity, id, version, md5(doc::text) from record order by entity, id`.execute(query),
  )
  return rows
}

/** The path of a resource below the first records that are there; undefined without any. */
async function pathBelowRecords(
  person: DemoPerson,
  { path, parent }: ResourceDefinition,
): Promise<string | undefined> {
  if (!parent) return path
  const { collections } = server.publisher.current()
  const above = collections.find(({ resource }) => resource.id === parent.resource)?.resource
  const from = above && (await pathBelowRecords(person, above))
  if (!above || from === undefined) return undefined
  const { body } = await server.call(person, 'GET', from)
  const row: Record<string, string> | undefined = body[above.items]?.[0]
  return (
    row &&
    path.replaceAll(/\{(\w+)\}/g, (_, slot: string) => (slot === parent.slot ? row['id'] : row[slot]) ?? '')
  )
}

it('hides a property without its permission in lists, exports and filters', async () => {
  let combinations = 0
  for (const { resource, entity } of server.publisher.current().collections) {
    const guarded = Object.entries(entity.properties).filter(([, { access }]) => access !== undefined)
    const { list } = resource.operations
    if (!list || guarded.length === 0) continue
    for (const person of server.people.filter((each) => may(each, list.access))) {
      const call = { method: 'GET', path: resource.path, access: list.access, resource }
      if ((await stateAsked(person, call)) !== undefined) continue
      const path = await pathBelowRecords(person, resource)
      const { body } = path === undefined ? {} : await server.call(person, 'GET', path)
      const row: object | undefined = body?.[resource.items][0]
      if (!row) continue
      for (const [name, { access = [] }] of guarded) {
        const seen = may(person, access) && resource.listFields.includes(name)
        const exported = await server.call(person, 'GET', `${path}/export.csv?columns=${name}`)
        expect([person.name, name, Object.hasOwn(row, name), exported.status]).toEqual([
          person.name,
          name,
          seen,
          seen ? 200 : 422,
        ])
        combinations++
      }
    }
  }
  expect(combinations).toBeGreaterThan(5)
})
