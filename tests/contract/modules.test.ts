import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compilePortal } from '../../codegen/index.ts'
import { toSessionScope } from '../../src/app/session/toSessionScope.ts'
import { domainChecks } from '../../src/domain/domainChecks.ts'
import { createFormStore } from '../../src/engine/form/createFormStore.ts'
import { pickValue, readOptions, referenceAddress } from '../../src/engine/form/widgets/referenceRequest.ts'
import registry from '../../definitions/registry.json' with { type: 'json' }
import {
  evaluateCondition,
  fillAppearing,
  findProperty,
  followRules,
  forcedNow,
  disabledBecause,
  dueFees,
  isEnabled,
  isPresent,
  isRequired,
  isVisible,
  isWritable,
  refusalText,
  stateValue,
  submitValue,
  type Scope,
} from '../../src/language/index.ts'
import type {
  EntityDefinition,
  OperationDefinition,
  ResourceDefinition,
  TransitionDefinition,
} from '../../src/language/portal.ts'
import { deleteDocument, insertDocument } from '../../src/server/storage/documents.ts'
import { markRecord } from '../../src/server/storage/personalMarks.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { getPath, isWithin } from '../../src/shared/paths.ts'
import { bothWorlds } from '../support/demoWorlds.ts'
import { scaffoldDefinitions } from '../support/scaffoldDefinitions.ts'
import {
  absentCases,
  boundaryCases,
  deciders,
  generateRecord,
  sampleOf,
  checkedWith,
  twinsOf,
  type BoundaryCase,
  type RecordValue,
} from '../support/generateRecords.ts'
import { changeOf, withOwnEmail, withoutFills, withoutReferences } from '../support/recordValues.ts'
import { createParents } from '../support/parentRecords.ts'
import { createdAt, filterValues, inOrder, matches, rankOf, sortKey } from '../support/listAnswers.ts'
import { coverParts, deal, repetitions, sample, triesAll } from '../support/sampling.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

/**
 * Every module is tested from its definitions, without module-specific code: the shipped ones, the module of the
 * guide, and modules written by `npm run new-module` a moment ago.
 */
const copy = scaffoldDefinitions()
const { portal } = await compilePortal(copy.folder)
if (!portal) throw new Error('The copied definitions do not compile')
const modules = Object.values(portal.modules)
const resources = modules.flatMap((module) =>
  Object.values(module.resources).map((resource) => ({
    name: `${module.id}/${resource.id}`,
    resource,
    // as: the compiler refuses a resource without its entity.
    entity: module.entities[resource.entity] as EntityDefinition,
    wizards: Object.values(module.wizards).filter((wizard) => wizard.resource === resource.id),
  })),
)
/** Widgets of the registry that are written by hand, not by the engine. Those of modules are declared there. */
const writtenByHand = ['recorder', 'contact-upload', 'variable-mapping', 'template-editor', 'sender-table']

function isDrawnByEngine(widget: string): boolean {
  return widget in registry.widgets && !writtenByHand.includes(widget)
}

/**
 * The embedded database runs the same SQL and takes calls one by one, so it gets a sample with every part that
 * statements are made of; properties are judged before a database is asked.
 */
const onPglite = coverParts(
  'resources walked on PGlite',
  resources,
  ({ resource }) => resource.storage.kind,
  ({ resource, entity }) => [
    ...Object.keys(resource.operations),
    ...resource.query.map(({ match }) => `match ${match}`),
    ...(entity.lifecycle ? ['lifecycle'] : []),
    ...(resource.parent ? ['parent'] : []),
    ...(resource.singleton ? ['singleton'] : []),
  ],
  1,
)
/** Rows put into an account for its lists, and into pages of so many. */
const rowCount = 22
const perPage = 15
const updatedRecords = repetitions('records of a module that are updated field by field', 1, 3)

afterAll(() => {
  copy.remove()
})

/** Valid values for the form of a transition. */
function inputFor(transition: TransitionDefinition | undefined): { input?: RecordValue } {
  const form = transition?.form
  const asked = modules.find(({ entities }) => entities[form?.entity ?? ''])?.entities[form?.entity ?? '']
  if (!form || !asked || !portal) return {}
  const { catalogues } = portal
  const values = form.fields.map((name) => {
    const property = asked.properties[name]
    return [name, property && sampleOf(property, catalogues)]
  })
  return { input: Object.fromEntries(values) }
}

describe.each(bothWorlds)('the modules on %s', (database, open) => {
  const walked = (database === 'PGlite' ? onPglite : resources).map((each) => ({
    ...each,
    calls: callsOf(each.resource),
  }))
  const fieldsOf = dealKeys(
    `fields of records on ${database}`,
    walked,
    ({ entity }) => Object.keys(entity.properties),
    ({ entity }, field) => shapeOf(entity, field),
  )
  const questionsOf = dealKeys(
    `sorts and filters of lists on ${database}`,
    walked,
    ({ resource }) => [
      ...resource.sort.fields.map((field) => ({ sort: field })),
      ...resource.query.map((parameter) => ({ parameter })),
    ],
    ({ entity }, question) =>
      'sort' in question
        ? `sort ${valueKind(entity, question.sort)}`
        : `${question.parameter.match} ${valueKind(entity, question.parameter.field ?? '')}`,
  )
  const tried: Record<string, number> = {}
  const skipped = new Set<string>()
  const count = (what: string, times = 1) => void (tried[what] = (tried[what] ?? 0) + times)
  const skip = (name: string, reason: string) => void skipped.add(`${name}: ${reason}`)
  const scopes = new Map<string, Scope>()
  let server: DemoServer
  let owner: DemoPerson
  /** Has all permissions and, at first, no records. */
  let empty: DemoPerson
  /** One for each set of permissions there is. */
  let roles: DemoPerson[]
  /** Roles that try a call: for each call one who may and one who may not, and each role in each module. */
  let callers: Map<StandardCall, DemoPerson[]>
  /** Those whose account is in no state that refuses calls; the walk over permissions tries the states. */
  let people: DemoPerson[]
  /** As the owner of another account sees it. */
  let stranger: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({ definitions: copy.folder, database: await open() })
    owner = personOf('owner')
    empty = personOf('empty')
    stranger = personOf('flex')
    for (const person of server.people) {
      const config = (await server.call(person, 'GET', '/config')).body
      const profile = (await server.call(person, 'GET', '/profile')).body
      const session = toSessionScope(config, profile, server.publisher.current().portal.access.permissions)
      scopes.set(person.name, { ...session, now: new Date().toISOString() })
    }
    const { states } = server.publisher.current().portal.manifest
    people = server.people.filter(
      (person) => !states.some(({ when }) => evaluateCondition(when, scopeOf(person))),
    )
    const sets = [...new Map(people.map((each) => [[...each.permissions].join(), each])).values()]
    // What a role may do is judged before a database is asked.
    roles = database === 'PGlite' ? sample('roles of the modules on PGlite', sets, 3) : sets
    const verdicts = walked.flatMap(({ name, calls }) =>
      calls.flatMap((call) =>
        [true, false].map((allowed) => ({
          call,
          kind: `${name.split('/')[0]} ${allowed}`,
          people: roles.filter((person) => may(person, call.operation.access) === allowed),
        })),
      ),
    )
    const dealt = deal(
      `operations and roles on ${database}`,
      verdicts,
      ({ kind }) => kind,
      ({ people }) => people,
    )
    callers = new Map(
      [...Map.groupBy(dealt, ([{ call }]) => call)].map(([call, found]) => [
        call,
        found.flatMap((each) => each[1]),
      ]),
    )
  })
  afterAll(async () => {
    await server.close()
    const total = Object.values(tried).reduce((sum, each) => sum + each, 0)
    console.log(
      [
        `${resources.length} resources of ${modules.length} modules on ${database}: ${total} calls tried`,
        ...Object.entries(tried).map(([what, times]) => `  ${String(times).padStart(5)} ${what}`),
        ...[...skipped].map((line) => `  skipped ${line}`),
      ].join('\n'),
    )
  })

  describe.each(walked)('$name', (each) => {
    const { name, resource, entity, wizards, calls } = each
    const { item, items, operations } = resource
    const { lifecycle } = entity
    const inserted: string[] = []
    const parents = createParents(portal, resource, () => server.database)
    const pathOf = (who: DemoPerson): Promise<string> => parents.pathOf(who.accountId)
    afterAll(() => parents.remove())
    const canPay = async ({ accountId }: DemoPerson, fees: { amount: number }[]): Promise<boolean> => {
      const due = fees.reduce((sum, { amount }) => sum + amount, 0)
      const { balance, credit_limit: credit } = await server.database.read(accountId, (query) =>
        query
          .selectFrom('account')
          .select(['balance', 'credit_limit'])
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow(),
      )
      return due === 0 || balance + credit >= due
    }
    const behaves = (
      hook: 'beforeCreate' | 'prepareCreate' | 'onTransition' | 'beforeDelete' | 'beforeUpdate',
    ) => server.behaviours.get(resource.id)?.[hook] !== undefined
    const post = async (value: RecordValue, headers?: Record<string, string>, who = owner) =>
      server.call(who, 'POST', await pathOf(who), { [item]: withoutFills(entity, value) }, headers)

    it('follows the operation permissions for each role', async () => {
      for (const call of calls) {
        const { method, url, operation, body } = call
        for (const person of callers.get(call) ?? []) {
          const allowed = may(person, operation.access)
          const { status } = await server.call(person, method, url, body)
          const seen = [person.name, method, url, status === 403 ? 'forbidden' : 'allowed']
          expect(seen).toEqual([person.name, method, url, allowed ? 'allowed' : 'forbidden'])
          expect(status).toBeLessThan(500)
          count('operations as a role')
        }
      }
    })

    it('validates the same in the browser and on the server', async () => {
      if (!operations.create) return skip(name, 'records cannot be created')
      const sources = sourcesOf(owner, entity)
      const drawn = wizards.flatMap((wizard) => Object.entries(wizard.fields))
      const coded = drawn.flatMap(([field, { widget }]) => (isDrawnByEngine(widget) ? [] : [field]))
      const bases: RecordValue[] = []
      for (const wanted of deciders(entity)) {
        const full = await generateRecord(entity, sources, 'full', wanted)
        bases.push(submittedValue(entity, followRules(entity, full.value, scopeOf(owner))))
        for (const [field, reason] of Object.entries(full.missing)) skip(`${name}.${field}`, reason)
      }
      const [base = {}] = bases
      const answer = await post(base)
      const again = answer.status === 201 ? await post(withOwnEmail(entity, base)) : answer
      const isMoney = entity.required.some((field) => entity.properties[field]?.cell === 'money')
      const whole = again.status === 201 && !isMoney
      if (isMoney) {
        skip(name, 'it moves money, of which there is only so much; fields are verified one by one')
      } else if (again.status === 409) {
        skip(name, 'an account has one such record; fields are verified one by one')
      } else if (!whole) {
        const reasons = Object.entries(answer.body.fields ?? {}).map(
          ([field, text]) => `${field}: ${String(text)}`,
        )
        skip(
          name,
          `a whole record needs code (${coded.join(', ')}); fields are verified one by one (${reasons.join('; ')})`,
        )
      }
      for (const field of fieldsOf(each)) {
        const property = entity.properties[field]
        if (!property || !isWritable(property, 'create')) continue
        const scope = scopeOf(owner)
        const shown = bases.find((value) => isVisible(entity, field, { ...scope, form: value }))
        if (!shown) {
          skip(`${name}.${field}`, 'no value of another field shows it')
          continue
        }
        if (forcedNow(entity, field, { ...scope, form: followRules(entity, shown, scope) })) {
          skip(`${name}.${field}`, 'another field decides it')
          continue
        }
        if (twinsOf(entity).flat().includes(field)) {
          skip(`${name}.${field}`, 'it must equal another field')
          continue
        }
        if (coded.includes(field)) {
          skip(`${name}.${field}`, `its widget is code, and so is what its values mean`)
          continue
        }
        const cases = [
          ...boundaryCases(entity, field, shown, scope),
          ...absentCases(entity, field, shown, scope),
        ]
        for (const each of cases) await compareVerdicts(field, each, whole)
      }
    })

    async function compareVerdicts(field: string, { about, value, right }: BoundaryCase, whole: boolean) {
      const browser = browserTexts(entity, value, owner)
      const own = Object.fromEntries(Object.entries(browser).filter(([at]) => isWithin(at, field)))
      const answer = whole
        ? await post(withOwnEmail(entity, value))
        : await server.call(owner, 'POST', `${await pathOf(owner)}/verify`, {
            [item]: withoutFills(entity, value),
            fields: [field],
          })
      const refused: Record<string, string> = answer.body?.fields ?? {}
      expect([about, Object.keys(own).length === 0]).toEqual([about, right])
      // Another field may be refused because of this one.
      const accepted = right && (!whole || Object.keys(browser).length === 0)
      expect([about, answer.status]).toEqual([about, accepted ? (whole ? 201 : 200) : 422])
      for (const [at, text] of Object.entries(own)) {
        expect([about, at, refused[at]]).toEqual([about, at, text])
      }
      // Fields disabled by the change are rejected too.
      const expected = { ...(whole ? browser : own), ...disabledTexts(entity, value, owner) }
      expect([about, Object.keys(refused).toSorted()]).toEqual([about, Object.keys(expected).toSorted()])
      count('boundary values on both sides')
    }

    it('rejects read-only fields, and drops hidden ones', async () => {
      if (!operations.create) return
      const { value } = await generateRecord(entity, sourcesOf(owner, entity), 'full')
      const foreign: [string, unknown][] = [['no_such_field', 1]]
      for (const [field, property] of Object.entries(entity.properties))
        if (property.readOnly)
          foreign.push([field, sampleOf(property, server.publisher.current().portal.catalogues)])
      for (const [field, sent] of foreign) {
        const { status, body } = await post({ ...value, [field]: sent })
        expect([field, status, Object.keys(body.fields)]).toEqual([field, 422, [field]])
        count('fields clients may not write')
      }
      const created = await post(value)
      if (created.status !== 201) return
      const withoutForced = (given: RecordValue): RecordValue =>
        Object.fromEntries(
          Object.entries(given).filter(
            ([field]) => forcedNow(entity, field, { ...scopeOf(owner), form: given }) === undefined,
          ),
        )
      for (const wanted of deciders(entity)) {
        const shown = await generateRecord(entity, sourcesOf(owner, entity), 'full', wanted)
        const hidden = Object.keys(entity.properties).filter(
          (field) => !isVisible(entity, field, { ...scopeOf(owner), form: shown.value }),
        )
        for (const field of hidden) {
          const property = entity.properties[field]
          if (!property || property.readOnly) continue
          const sent = {
            ...withoutForced(shown.value),
            [field]: sampleOf(property, portal?.catalogues ?? {}),
          }
          const { status, body } = await post(sent)
          expect([field, status, body[item]?.[field]]).toEqual([field, 201, undefined])
          count('hidden fields sent')
        }
      }
    })

    it('creates a record, updates it once per version, and deletes it', async () => {
      if (!operations.create) return
      const { value: sample } = await generateRecord(entity, sourcesOf(owner, entity), 'minimal')
      const value = withOwnEmail(entity, sample)
      const first = await post(value)
      if (first.status !== 201) return skip(name, 'whole records need code, so none is stored')
      const record = first.body[item]
      expect(record).toMatchObject(withoutReferences(entity, value))
      if (lifecycle?.initial && !behaves('beforeCreate') && !behaves('prepareCreate'))
        expect(record[lifecycle.field]).toBe(lifecycle.initial)
      const url = `${await pathOf(owner)}/${record.id}`

      const key = { 'idempotency-key': randomUUID() }
      const repeated = withOwnEmail(entity, sample)
      const [once, twice] = [await post(repeated, key), await post(repeated, key)]
      expect([once.status, twice.status, twice.body[item].id]).toEqual([201, 201, once.body[item].id])
      const other = await post({ ...repeated, ...changeOf(entity, repeated) }, key)
      expect([other.status, other.body.code]).toEqual([422, 'key-reused'])
      count('repeated creations', 3)

      if (operations.update && isNow(operations.update, record, owner)) {
        const full = withOwnEmail(
          entity,
          (await generateRecord(entity, sourcesOf(owner, entity), 'full')).value,
        )
        // Where every field is required, a whole record is what is stored already.
        const sent = (each: RecordValue) => submitValue(entity, each, 'update', scopeOf(owner))
        const isSame = JSON.stringify(sent(full)) === JSON.stringify(sent(value))
        const change = sent(isSame ? { ...full, ...changeOf(entity, full) } : full)
        const put = (version: string) =>
          server.call(owner, 'PUT', url, { [item]: change }, { 'if-match': version })
        const changed = await put('"1"')
        expect([changed.status, changed.body.fields]).toEqual([200, undefined])
        const stale = await put('"1"')
        expect([stale.status, stale.body.code]).toEqual([412, 'stale'])
        count('updates', 2)
      }
      if (operations.delete && isNow(operations.delete, record, owner)) {
        expect((await server.call(stranger, 'DELETE', url)).status).toBeGreaterThanOrEqual(403)
        expect((await server.call(owner, 'DELETE', url)).status).toBe(204)
        expect((await server.call(owner, 'GET', url)).status).toBe(404)
        count('deletions', 3)
      }
    })

    it('changes only the submitted fields, and nothing when its own response is sent back', async () => {
      if (!operations.update) return
      const urls = resource.singleton ? [resource.path] : await updatableRecords()
      if (urls.length === 0) return skip(name, 'no record can be updated now')
      for (const url of urls) {
        const read = async () => (await server.call(owner, 'GET', url)).body
        const before = await read()
        const same = await server.call(owner, 'PUT', url, before)
        expect([url, same.status, same.body?.fields]).toEqual([url, 200, undefined])
        expect(await read()).toEqual(before)
        count('updates with what was answered')

        const restored = submitValue(entity, before[item], 'update', scopeOf(owner))
        const { value: sample } = await generateRecord(entity, sourcesOf(owner, entity), 'full')
        // Nothing brings back that a secret was not stored.
        const stored = new Set<string>()
        for (const field of Object.keys(entity.properties)) {
          const property = entity.properties[field]
          if (!property || !isWritable(property, 'update')) continue
          if (!isVisible(entity, field, { ...scopeOf(owner), form: before[item] })) continue
          const sent = property.format === 'email' ? `${randomUUID()}@example.com` : sample[field]
          if (sent === undefined) {
            skip(`${name}.${field}`, 'nothing to change it to')
            continue
          }
          const changed = await server.call(owner, 'PUT', url, { [item]: { [field]: sent } })
          const form = fillAppearing({
            entity,
            before: before[item],
            after: { ...before[item], [field]: sent },
            operation: 'update',
            scope: scopeOf(owner),
          })
          const others = Object.keys(changed.body.fields ?? {}).filter(
            // The change may ask for what is not there yet.
            (at) =>
              !isWithin(at, field) &&
              !checkedWith(entity, field).includes(at) &&
              (isPresent(getPath(form, at)) || !isRequired(entity, at, { ...scopeOf(owner), form })),
          )
          expect([url, field, changed.status < 500, others]).toEqual([url, field, true, []])
          if (changed.status !== 200) {
            const { version: _, updated_at: __, ...unchanged } = before[item]
            expect([field, (await read())[item]]).toEqual([field, expect.objectContaining(unchanged)])
            skip(`${name}.${field}`, JSON.stringify(changed.body))
            continue
          }
          const after = await read()
          for (const other of Object.keys(entity.properties)) {
            const hidden = [before, after].some(
              (each) => !isVisible(entity, other, { ...scopeOf(owner), form: each[item] }),
            )
            if (other === field || hidden || !isWritable(entity.properties[other]!, 'update')) continue
            const expected = stored.has(other) ? { stored: true } : before[item][other]
            expect([field, other, after[item][other]]).toEqual([field, other, expected])
          }
          count('updates of a single field')
          if (property.sensitive && property.sensitive !== 'unstored') stored.add(field)
          const back = await server.call(owner, 'PUT', url, { [item]: restored })
          expect([field, back.status, back.body.fields]).toEqual([field, 200, undefined])
        }
        if (resource.singleton) continue
        const cleared = Object.keys(entity.properties).find(
          (field) =>
            isWritable(entity.properties[field]!, 'update') &&
            before[item][field] &&
            checkedWith(entity, field).length === 0 &&
            !isRequired(entity, field, { ...scopeOf(owner), form: before[item] }),
        )
        if (cleared === undefined) continue
        await server.call(owner, 'PUT', url, { [item]: { [cleared]: null } })
        const { keepsDefault, default: start } = entity.properties[cleared] ?? {}
        expect([cleared, (await read())[item][cleared] ?? null]).toEqual([
          cleared,
          keepsDefault ? start : null,
        ])
        count('fields cleared by null')
      }
    })

    it('accepts an unwritable field only with its returned value', async () => {
      if (!operations.update) return
      const [url] = resource.singleton ? [resource.path] : await updatableRecords()
      if (url === undefined) return
      const { [item]: before } = (await server.call(owner, 'GET', url)).body
      for (const field of ['id', 'version', ...fieldsOf(each)]) {
        const property = entity.properties[field]
        if (property && isWritable(property, 'update')) continue
        const other =
          typeof before[field] === 'number' ? before[field] + 1 : `${JSON.stringify(before[field])}x`
        const kept = await server.call(owner, 'PUT', url, { [item]: { [field]: before[field] ?? null } })
        const refused = await server.call(owner, 'PUT', url, { [item]: { [field]: other } })
        expect([field, kept.status, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
          field,
          200,
          422,
          [field],
        ])
        count('fields sent back as they were answered')
      }
    })

    /** Those of the demo world, else a new one. */
    async function updatableRecords(): Promise<string[]> {
      const { update } = operations
      if (!update) return []
      const path = await pathOf(owner)
      const { body } = await server.call(owner, 'GET', `${path}?per_page=100`)
      const rows: RecordValue[] = body?.[items] ?? []
      const open = rows.filter((row) => isNow(update, row, owner)).slice(0, updatedRecords)
      if (open.length > 0) return open.map(({ id }) => `${path}/${String(id)}`)
      const { value } = await generateRecord(entity, sourcesOf(owner, entity), 'full')
      const { status, body: made } = await post(withOwnEmail(entity, value))
      return status === 201 ? [`${path}/${made[item].id}`] : []
    }

    it('isolates accounts', async () => {
      const [id] = await insertRows(empty, 1)
      if (id === undefined) return skip(name, 'facts of a table are not written by clients')
      const path = await pathOf(empty)
      const calls: [string, string, OperationDefinition | undefined, object?][] = [
        ['GET', `${path}/${id}`, operations.get],
        ['PUT', `${path}/${id}`, operations.update, { [item]: {} }],
        ['DELETE', `${path}/${id}`, operations.delete],
      ]
      if (lifecycle?.call)
        calls.push([
          'PUT',
          lifecycle.call.path.replace('{id}', id),
          operations.get ?? operations.list,
          { [item]: { [lifecycle.field]: stateValue(lifecycle, Object.keys(lifecycle.states)[0] ?? '') } },
        ])
      for (const [method, url, operation, body] of calls) {
        if (!operation) continue
        for (const person of people) {
          if (person.accountId === empty.accountId) continue
          if (!may(person, operation.access)) continue
          const { status } = await server.call(person, method, url, body)
          expect([person.name, method, url, status]).toEqual([person.name, method, url, 404])
          count('records of other accounts')
        }
      }
      await clear(empty)
    })

    it('changes states according to its lifecycle', async () => {
      if (!lifecycle?.call) return skip(name, lifecycle ? 'people change no state' : 'it has no lifecycle')
      const { field, states, transitions } = lifecycle
      const reach = (operations.get ?? operations.list)?.access ?? []
      const pairs = Object.keys(states).flatMap((from) => Object.keys(states).map((to) => ({ from, to })))
      const declared = ({ from, to }: (typeof pairs)[number]): TransitionDefinition[] =>
        transitions.filter((each) => each.to === to && each.from.includes(from))
      // Who may not reach a record is told nothing of its lifecycle; what is undeclared is judged without a database.
      const dealt = deal(
        `state changes of ${name} on ${database}`,
        roles,
        (person, pair: (typeof pairs)[number]) => [
          String(may(person, reach)),
          ...declared(pair).map(({ id, access }) => `${id} ${may(person, reach)} ${may(person, access)}`),
        ],
        (person) =>
          pairs.filter((pair) => declared(pair).length > 0 || (may(person, reach) && database !== 'PGlite')),
      )
      for (const person of roles) {
        for (const { from, to } of dealt.get(person) ?? []) {
          const [id] = await insertRows(person, 1, { [field]: stateValue(lifecycle, from) })
          const below = await pathOf(person)
          const url = below + lifecycle.call.path.slice(resource.path.length).replace('{id}', id ?? '')
          const transition = transitions.find(
            (each) => each.by === 'user' && each.to === to && each.from.includes(from),
          )
          const row = { ...(await docOf(id ?? '')), id }
          const holds = !transition?.when || evaluateCondition(transition.when, { ...scopeOf(person), row })
          const told = transition && !holds ? transition.because : lifecycle.failure
          const expected = !may(person, reach)
            ? 403
            : !transition
              ? 409
              : !may(person, transition.access)
                ? 403
                : !holds
                  ? 409
                  : (await canPay(person, dueFees(transition.postings, { ...scopeOf(person), row })))
                    ? 200
                    : 402
          if (expected === 200 && behaves('onTransition')) {
            skip(name, `${from} → ${to} is carried out by code`)
            continue
          }
          const change = { [item]: { [field]: stateValue(lifecycle, to) }, ...inputFor(transition) }
          const { status, body } = await server.call(person, 'PUT', url, change)
          const about = [person.name, from, to]
          expect([...about, status]).toEqual([...about, expected])
          if (status === 409 && told) expect(body.error).toBe(server.publisher.current().text(told))
          if (status === 200) expect(body[item][field]).toBe(stateValue(lifecycle, to))
          count('state changes as a role')
        }
        await clear(person)
      }
    })

    it('lists, sorts, filters, searches and exports', async () => {
      if (!operations.list) return
      if (!may(empty, operations.list.access))
        return skip(name, 'is withheld from the account that has no records yet')
      const path = await pathOf(empty)
      await clearAll(empty)
      const stored = await insertRows(empty, rowCount)
      if (stored.length === 0) return listFacts()
      const rows = await Promise.all(
        stored.map(async (id, index) => {
          const at = createdAt(index)
          const own = await markOwn(id, index % 2 === 0)
          return { ...(await docOf(id)), ...own, id, created_at: at, updated_at: at }
        }),
      )
      const ids = (answer: RecordValue[]) => answer.map(({ id }) => String(id)).toSorted()
      const read = async (query: string): Promise<RecordValue[]> => {
        const found: RecordValue[] = []
        for (let page = 1; ; page++) {
          const { status, body } = await server.call(
            empty,
            'GET',
            `${path}?per_page=${perPage}&page=${page}${query}`,
          )
          count('list pages')
          if (status !== 200) throw new Error(`${path}?${query} answers ${status}: ${JSON.stringify(body)}`)
          expect(body[items].length).toBeLessThanOrEqual(perPage)
          found.push(...body[items])
          if (page >= body.pagination.total_pages) {
            expect(body.pagination.total).toBe(found.length)
            return found
          }
        }
      }
      const all = await read('')
      expect(ids(all)).toEqual(stored.toSorted())
      expect(Object.keys(all[0] ?? {}).toSorted()).toEqual(resource.listFields.toSorted())

      for (const question of questionsOf(each)) {
        if (!('sort' in question)) continue
        const field = question.sort
        for (const sign of ['', '-']) {
          const sorted = await read(`&sort=${sign}${field}`)
          expect(ids(sorted)).toEqual(stored.toSorted())
          const shown = rankOf(server.publisher.current().portal, entity.properties[field]?.catalogue)
          const values = sorted.map(({ id }) =>
            shown(sortKey(rows.find((row) => row.id === id) ?? {}, field)),
          )
          expect([sign + field, values]).toEqual([sign + field, inOrder(values, sign === '-')])
        }
      }
      for (const question of questionsOf(each)) {
        if (!('parameter' in question)) continue
        const { parameter } = question
        for (const value of filterValues(parameter, rows)) {
          const expected = rows.filter((row) => matches(parameter, row, value, scopeOf(empty)))
          const found = await read(`&${parameter.name}=${encodeURIComponent(value)}`)
          expect([parameter.name, value, ids(found)]).toEqual([parameter.name, value, ids(expected)])
          count('filters by value')
        }
        const isChoice = parameter.match === 'equals' || parameter.match === 'in'
        const isNumber = parameter.match === 'from-number' || parameter.match === 'to-number'
        if ((isChoice && findProperty(entity, parameter.field ?? '')?.enum) || isNumber) {
          const { status } = await server.call(empty, 'GET', `${path}?${parameter.name}=no-such-value`)
          expect([parameter.name, status]).toEqual([parameter.name, 422])
        }
      }
      for (const query of ['no_such_parameter=1', 'sort=no_such_field', 'per_page=101', 'page=0']) {
        const { status, body } = await server.call(empty, 'GET', `${path}?${query}`)
        expect([query, status, Object.keys(body.fields)]).toEqual([query, 422, [query.split('=')[0]]])
      }
      const { text } = await server.call(empty, 'GET', `${path}/export.csv`)
      expect(text.trimEnd().split('\r\n')).toHaveLength(rowCount + 1)
      count('exports')
      await clear(empty)
      expect((await server.call(empty, 'GET', path)).body.is_empty).toBe(true)

      function listFacts(): void {
        skip(name, 'facts of a table are not written by clients; their list is tried by tests of the module')
      }
    })

    /** Sets what differs for each user. @returns what the user of `empty` sees of it */
    async function markOwn(id: string, value: boolean): Promise<RecordValue> {
      const names = Object.keys(entity.properties).filter((field) => entity.properties[field]?.personal)
      if (names.length === 0) return {}
      const { body } = await server.call(empty, 'GET', '/config')
      const { accountId } = empty
      for (const property of names)
        await server.database.transaction(accountId, (query) =>
          markRecord(
            query,
            { accountId, entity: entity.id, id, property },
            [randomUUID(), ...(value ? [String(body.user_id)] : [])],
            true,
          ),
        )
      return Object.fromEntries(names.map((name) => [name, value]))
    }

    /** Right records, varied, straight into the database. @returns their ids; none for a table */
    async function insertRows(who: DemoPerson, times: number, fixed: RecordValue = {}): Promise<string[]> {
      if (resource.storage.kind !== 'documents') return []
      const ids: string[] = []
      const below = await parents.fieldsOf(who.accountId)
      for (let index = 0; index < times; index++) {
        const id = randomUUID()
        const doc: RecordValue = {}
        for (const [field, property] of Object.entries(entity.properties)) {
          const isColumn = ['created_at', 'updated_at'].includes(field)
          const leaveOut = index % 5 === 4 && !entity.required.includes(field) && lifecycle?.field !== field
          if (!isColumn && !leaveOut && !property.personal)
            doc[field] = sampleOf(property, portal?.catalogues ?? {}, index)
        }
        await server.database.transaction(who.accountId, (query) =>
          insertDocument(
            query,
            who.accountId,
            entity.id,
            id,
            { ...doc, ...fixed, ...below } as JsonObject, // made of JSON
            new Date(createdAt(index)),
          ),
        )
        ids.push(id)
        inserted.push(id)
      }
      return ids
    }

    async function clear(who: DemoPerson): Promise<void> {
      await server.database.transaction(who.accountId, async (query) => {
        for (const id of inserted.splice(0)) await deleteDocument(query, who.accountId, entity.id, id)
      })
    }

    /** An account begins with some records, such as those of its people. */
    async function clearAll({ accountId }: DemoPerson): Promise<void> {
      await server.database.transaction(accountId, async (query) => {
        await query
          .deleteFrom('record')
          .where('account_id', '=', accountId)
          .where('entity', '=', entity.id)
          .execute()
      })
    }
  })

  it('ran enough checks to be meaningful', () => {
    expect(Object.keys(tried).length).toBeGreaterThan(8)
    expect(tried['boundary values on both sides']).toBeGreaterThan(100)
    expect(tried['state changes as a role']).toBeGreaterThan(database === 'PGlite' ? 20 : 200)
  })

  function personOf(name: string): DemoPerson {
    const person = server.people.find((each) => each.name === name)
    if (!person) throw new Error(`Nobody in the demo world is called ${name}`)
    return person
  }

  function scopeOf(person: DemoPerson): Scope {
    const scope = scopes.get(person.name)
    if (!scope) throw new Error(`${person.name} has no scope`)
    return scope
  }

  function sourcesOf(person: DemoPerson, entity: EntityDefinition) {
    return {
      scope: scopeOf(person),
      catalogues: server.publisher.current().portal.catalogues,
      referenceOf: async (field: string, form: RecordValue) => {
        const reference = entity.rules.fields[field]?.reference
        const address = reference && referenceAddress(reference, { ...scopeOf(person), form })
        if (!reference || address === undefined) return undefined
        const { options } = readOptions(reference, (await server.call(person, 'GET', address)).body, 1)
        if (!options[0]) return undefined
        const picked = pickValue(reference, options[0])
        return entity.properties[field]?.type === 'array' ? [picked] : picked
      },
    }
  }

  /** Without what only the server writes, such as values looked up. */
  function submittedValue(entity: EntityDefinition, value: RecordValue): RecordValue {
    const sent = Object.entries(value).filter(([name]) => {
      const property = entity.properties[name]
      return property !== undefined && isWritable(property, 'create')
    })
    return Object.fromEntries(sent)
  }

  /** Path → text of every form error. */
  function browserTexts(
    entity: EntityDefinition,
    value: RecordValue,
    person: DemoPerson,
  ): Record<string, string> {
    const published = server.publisher.current()
    const validator = published.validators[`${entity.id}.form`]
    if (!validator) throw new Error(`${entity.id} has no validator of its form`)
    const store = createFormStore({
      entity,
      mode: 'create',
      value: followRules(entity, value, scopeOf(person)),
      scope: scopeOf(person),
      validator,
      checks: domainChecks,
      inCatalogue: published.inCatalogue,
    })
    const errors = store.errors()
    return Object.fromEntries(
      errors.map((error) => {
        const { key, params } = refusalText(entity, error)
        return [error.path, published.text(key, params)]
      }),
    )
  }

  function disabledTexts(entity: EntityDefinition, value: RecordValue, person: DemoPerson): RecordValue {
    const scope = { ...scopeOf(person), form: value }
    const paths = Object.keys(entity.rules.fields).filter(
      (path) => isPresent(getPath(value, path)) && !isEnabled(entity, path, scope),
    )
    return Object.fromEntries(paths.map((path) => [path, disabledBecause(entity, path, scope)]))
  }

  async function docOf(id: string): Promise<RecordValue> {
    const row = await server.database.system((query) =>
      query.selectFrom('record').select('doc').where('id', '=', id).executeTakeFirst(),
    )
    return row?.doc ?? {}
  }

  function isNow(operation: OperationDefinition, row: object, person: DemoPerson): boolean {
    return !operation.when || evaluateCondition(operation.when, { ...scopeOf(person), row })
  }
})

/**
 * Deals what resources have many of, such as fields, among them: each kind is tried with each kind of storage, and each
 * resource tries one of a kind that it was dealt.
 */
function dealKeys<Each extends Pick<(typeof resources)[number], 'resource'>, Part>(
  what: string,
  walked: readonly Each[],
  partsOf: (each: Each) => readonly Part[],
  kindOf: (each: Each, part: Part) => string,
): (each: Each) => Part[] {
  const kindsOf = (each: Each): string[] => [...new Set(partsOf(each).map((part) => kindOf(each, part)))]
  const dealt = deal(what, walked, ({ resource }) => resource.storage.kind, kindsOf)
  return (each) => {
    const parts = partsOf(each)
    if (triesAll) return [...parts]
    return (dealt.get(each) ?? []).flatMap((kind) => parts.find((part) => kindOf(each, part) === kind) ?? [])
  }
}

/** What a field's verdicts depend on, but for the figures. */
function shapeOf(entity: EntityDefinition, field: string): string {
  const { type, format, items, ...rest } = entity.properties[field] ?? {}
  const rules = Object.keys(entity.rules.fields[field] ?? {})
  return [
    type,
    format,
    items?.type,
    ...Object.keys(rest),
    ...rules,
    ...checkedWith(entity, field).slice(0, 1),
  ].join(' ')
}

/** How values of a field are compared. */
function valueKind(entity: EntityDefinition, field: string): string {
  const { type, format, catalogue, personal } = findProperty(entity, field) ?? {}
  return [field.includes('['), type, format, catalogue !== undefined, personal === true].join(' ')
}

interface StandardCall {
  method: string
  url: string
  operation: OperationDefinition
  body?: object
}

function may(person: DemoPerson, access: readonly string[]): boolean {
  return access.every((id) => person.permissions.has(id))
}

/** The standard calls of a resource, with an unknown id. */
function callsOf(resource: ResourceDefinition): StandardCall[] {
  const { path, item, operations } = resource
  const one = resource.singleton ? path : `${path}/${randomUUID()}`
  const calls: [string, string, OperationDefinition | undefined, object?][] = [
    ['GET', path, operations.list],
    ['GET', `${path}/export.csv`, operations.list],
    ['GET', `${path}/statistics`, resource.statistics && operations.list],
    ['GET', `${path}/statistics/series`, resource.series && operations.list],
    ['GET', one, operations.get],
    ['POST', path, operations.create, { [item]: {} }],
    ['PUT', one, operations.update, { [item]: {} }],
    ['DELETE', one, operations.delete],
  ]
  return calls.flatMap(([method, url, operation, body]) =>
    operation ? [{ method, url, operation, ...(body && { body }) }] : [],
  )
}
