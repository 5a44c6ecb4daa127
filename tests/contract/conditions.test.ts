import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileCondition } from '../../codegen/conditions/compileCondition.ts'
import { compilePortal } from '../../codegen/index.ts'
import { conditionSchema } from '../../codegen/emit/conditionSchema.ts'
import { conditionsOf, findProperty, type PlacedCondition } from '../../src/language/index.ts'
import type {
  CompiledPortal,
  ConditionNode,
  ConditionRoot,
  EntityDefinition,
  PropertyDefinition,
  ResourceDefinition,
} from '../../src/language/portal.ts'
import type { SqlRoots } from '../../src/server/resources/lists/conditionToSql.ts'
import type { Connection, ConnectionSource } from '../../src/server/storage/connection.ts'
import { rowJson } from '../../src/server/resources/lists/listSql.ts'
import { fieldSql } from '../../src/server/storage/fieldSql.ts'
import { openPglite } from '../../src/server/storage/openPglite.ts'
import { openPostgres } from '../../src/server/storage/openPostgres.ts'
import { constantsOf, fittingValues, FOREIGN } from '../support/conditions/candidateValues.ts'
import {
  createRandom,
  letterOf,
  makeRecords,
  verdictsOf,
  type RecordPlan,
  type Verdicts,
} from '../support/conditions/conditionRecords.ts'
import { evaluateInSql, loadRecords } from '../support/conditions/evaluateInSql.ts'
import { NASTY } from '../support/conditions/nastyConditions.ts'
import { nastyField, nastyPlan } from '../support/conditions/nastyPlan.ts'
import { openBrowser, type ConditionBrowser } from '../support/conditions/openBrowser.ts'
import { randomTrees } from '../support/conditions/randomTrees.ts'
import { holdsPlainly, unguardedTrees } from '../support/conditions/unguardedTrees.ts'
import { entityWith, property } from '../unit/language/entityWith.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'
import { repetitions, seed } from '../support/sampling.ts'

const recordsPerCondition = repetitions('records per condition', 5, 10_000)
const randomRounds = repetitions('rounds of random conditions', 2, 10)
const now = '2026-02-03T04:05:06.789Z'
const world = { account: {}, config: {}, user: {}, now }

let portal: CompiledPortal
let browser: ConditionBrowser
const databases: { name: string; connection: Connection }[] = []
const counts = { conditions: 0, records: 0, comparisons: 0, true: 0, false: 0, unknown: 0 }

/** Everything that was opened, even if something else failed to open. */
const closing: (() => void | Promise<void>)[] = []

beforeAll(async () => {
  const compilation = await compilePortal('definitions')
  if (!compilation.portal) throw new Error('The definitions do not compile')
  portal = compilation.portal
  const open = async (name: string, source: ConnectionSource) => {
    const connection = await source.acquire()
    databases.push({ name, connection })
    closing.push(async () => {
      source.release(connection, false)
      await source.close()
    })
  }
  await open('PostgreSQL', openPostgres(await createTestDatabase(), 1))
  await open('PGlite', await openPglite(undefined))
  browser = await openBrowser()
  closing.push(() => browser.close())
}, 180_000)
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

interface Trial {
  name: string
  trees: ConditionNode[]
  plan: RecordPlan
  doc: 'form' | 'row'
  roots: SqlRoots
  /** The root that the contract's schema is about. */
  instance: ConditionRoot
  /** No query asks for it. */
  notInSql?: boolean
}

/** Runs all five concurrently and compares record by record; reports each difference with its record. */
async function compare({ name, trees, plan, doc, roots, instance, notInSql }: Trial): Promise<string[]> {
  const records = makeRecords(plan)
  const contracts = trees.map((tree) => contractOf(tree, instance))
  const asked = [
    browser.evaluate(trees, plan).then((verdicts) => ({ who: 'browser', verdicts })),
    ...(notInSql ? [] : databases).map(async ({ name: who, connection: { session } }) => {
      await loadRecords(session, records, doc)
      const verdicts: Partial<Verdicts>[] = []
      for (const tree of trees) verdicts.push({ letters: await evaluateInSql(session, tree, roots, world) })
      return { who, verdicts }
    }),
  ]
  const server = verdictsOf(trees, plan)
  const contract = contracts.map(
    (answer) => answer && records.map((scope) => answer(scope[instance])).join(''),
  )
  const others: { who: string; verdicts: Partial<Verdicts>[] }[] = await Promise.all(asked)
  others.push({ who: 'contract', verdicts: contract.map((letters) => (letters ? { letters } : {})) })
  const differences: string[] = []
  for (const [index, tree] of trees.entries()) {
    const own = server[index]
    if (!own) throw new Error('The server did not answer')
    counts.conditions++
    counts.records += records.length
    for (const letter of own.letters) counts[letter === 't' ? 'true' : letter === 'f' ? 'false' : 'unknown']++
    for (const { who, verdicts } of others) {
      const { letters, digest = own.digest } = verdicts[index] ?? {}
      if (digest !== own.digest) differences.push(`${name}: ${who} had other records`)
      if (letters === undefined) continue
      counts.comparisons += records.length
      const at = firstDifference(own.letters, letters)
      if (at < 0) continue
      const answers = others.map((one) => `${one.who} ${one.verdicts[index]?.letters?.[at] ?? 'cannot say'}`)
      differences.push(
        `${name} ${JSON.stringify(tree)} of ${JSON.stringify(records[at])}: server ${own.letters[at]}, ${answers.join(', ')}`,
      )
    }
  }
  return differences
}

function firstDifference(own: string, other: string): number {
  if (own === other) return -1
  return own.split('').findIndex((letter, at) => letter !== other[at])
}

/** Undefined where JSON Schema cannot say the condition. */
function contractOf(tree: ConditionNode, root: ConditionRoot): ((instance: unknown) => string) | undefined {
  const [holds, fails] = [true, false].map((verdict) => {
    const schema = conditionSchema(tree, { root }, verdict)
    return schema === undefined ? undefined : ajv.compile(schema)
  })
  if (!holds || !fails) return undefined
  return (instance) => {
    const [isTrue, isFalse] = [holds(instance), fails(instance)]
    return isTrue ? (isFalse ? 'b' : 't') : isFalse ? 'f' : 'u'
  }
}

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false })

function shapeOf(
  { entity, itemsOf }: PlacedCondition,
  root: ConditionRoot,
  path: string[],
): PropertyDefinition | undefined {
  const owner = Object.values(portal.modules)
    .map((module) => module.entities[entity ?? ''])
    .find((each) => each)
  if (!owner || (root !== 'form' && root !== 'row')) return undefined
  return findProperty(owner, (itemsOf === undefined ? '' : `${itemsOf}[0].`) + path.join('.'))
}

function rootsOf({ entity }: PlacedCondition): SqlRoots {
  const modules = Object.values(portal.modules)
  const owner = modules.map((module) => module.entities[entity ?? '']).find((each) => each)
  const resource = modules
    .flatMap((module) => Object.values(module.resources))
    .find((each) => each.entity === entity)
  // The records compared are documents, those of typed tables too.
  const stored = { ...resource, storage: { kind: 'documents' } } as ResourceDefinition // used only when there is one
  const field = (path: string[]) =>
    path[0] === 'id' ? idInDocument : fieldSql(stored, owner as EntityDefinition, path.join('.'))
  return { ...contextRoots, ...(owner && resource ? { form: field, row: field } : {}) }
}

/** The records compared have no columns of their own. */
const idInDocument = { expression: "doc #>> '{id}'", json: "doc->'id'", type: 'text', isJson: true } as const

const contextRoots: SqlRoots = Object.fromEntries(
  (['account', 'config', 'user', 'route'] as const).map((root) => [
    root,
    (path: string[]) => {
      const json = `context->'${root}'${path.map((name) => `->'${name}'`).join('')}`
      return { expression: `(${json} #>> '{}')`, json, type: 'text', isJson: true } as const
    },
  ]),
)

function planOf(placed: PlacedCondition, count: number, index: number): RecordPlan {
  const { tree, dependsOn } = placed.condition
  const constants = constantsOf(tree)
  const fields = dependsOn.map((each) => {
    const [root, ...path] = each.split('.') as [ConditionRoot, ...string[]]
    const type = root === 'config' ? ({ type: 'boolean' } as const) : shapeOf(placed, root, path)
    return { root, path, fitting: fittingValues(type, constants, now), foreign: [...FOREIGN, ...constants] }
  })
  return { seed: seed + index, count, now, fields }
}

function nastyTrial(name: string, trees: ConditionNode[], count: number, index: number): Trial {
  return {
    name,
    trees,
    plan: nastyPlan(trees, { seed: seed + index, count, now }),
    doc: 'form',
    roots: { form: nastyField },
    instance: 'form',
  }
}

describe('a condition has the same result in the browser, on the server, in SQL and in the contract', () => {
  it('for every condition in the portal', async () => {
    const differences: string[] = []
    const placed = conditionsOf(portal)
    expect(placed.length).toBeGreaterThan(20)
    for (const [index, each] of placed.entries()) {
      const read = each.condition.dependsOn.map((path) => path.split('.')[0] as ConditionRoot)
      const [instance = 'form'] = read
      const trial = {
        name: `${each.place}: ${each.condition.source}`,
        trees: [each.condition.tree],
        plan: planOf(each, recordsPerCondition, index),
        doc: read.includes('row') ? 'row' : 'form',
        roots: rootsOf(each),
        instance,
        // Rules may read a record beside its form; filters read one alone.
        notInSql: read.includes('form') && read.includes('row'),
      } as const
      differences.push(...(await compare({ ...trial, trees: [...trial.trees] })))
    }
    console.log(`conditions: seed ${seed}, Chromium ${browser.version}: ${JSON.stringify(counts)}`)
    expect(differences.slice(0, 10)).toEqual([])
  }, 300_000)

  it('for known edge cases', async () => {
    const trees = NASTY.map((text) => compileCondition(text).tree)
    const differences = await compare(nastyTrial('trap', trees, 2000, 1000))
    console.log(`conditions: seed ${seed}: ${JSON.stringify(counts)}`)
    expect(differences.slice(0, 10)).toEqual([])
  }, 300_000)

  it('for random trees', async () => {
    const differences: string[] = []
    for (let round = 0; round < randomRounds; round++) {
      const trees = randomTrees(seed + round, 30)
      differences.push(...(await compare(nastyTrial('random', trees, 500, 2000 + round))))
    }
    console.log(`conditions: seed ${seed}: ${JSON.stringify(counts)}`)
    expect(differences.slice(0, 10)).toEqual([])
  }, 300_000)

  it('for random trees whose missing values need no has(), which have the meaning that they have with it', async () => {
    const differences: string[] = []
    for (let round = 0; round < randomRounds; round++) {
      const pairs = unguardedTrees(seed + round, 30)
      const trees = pairs.map(({ bare }) => bare)
      const trial = nastyTrial('unguarded', trees, 500, 4000 + round)
      differences.push(...(await compare(trial)))
      const records = makeRecords(trial.plan)
      for (const { bare, guarded } of pairs) {
        const own = records.map((scope) => letterOf(bare, scope) === 't')
        const plain = records.map((scope) => holdsPlainly(bare, scope))
        const at = own.findIndex((holds, index) => holds !== plain[index])
        if (at >= 0)
          differences.push(`oracle ${JSON.stringify(bare)} of ${JSON.stringify(records[at])}: ${plain[at]}`)
        for (const { name, connection } of databases) {
          const letters = await evaluateInSql(connection.session, guarded, { form: nastyField }, world)
          const other = letters.split('').findIndex((letter, index) => (letter === 't') !== own[index])
          if (other < 0) continue
          const record = JSON.stringify(records[other])
          differences.push(`${name} with has() ${JSON.stringify(guarded)} of ${record}: ${letters[other]}`)
        }
      }
    }
    console.log(`conditions: seed ${seed}: ${JSON.stringify(counts)}`)
    expect(differences.slice(0, 10)).toEqual([])
  }, 300_000)

  it('with user values as parameters', async () => {
    const outside = new Set(['b', 'n', 'on', 'u'])
    const moved = NASTY.map((text) => {
      const { tree } = compileCondition(
        text.replaceAll(/form\.(\w+)/g, (all, name: string) => (outside.has(name) ? `user.${name}` : all)),
      )
      return tree
    })
    const differences: string[] = []
    let compared = 0
    for (let round = 0; round < 6; round++) {
      const { plan } = nastyTrial('', moved, 300, 3000 + round)
      const fields = plan.fields.map((field) =>
        outside.has(field.path[0] ?? '') ? { ...field, root: 'user' as const } : field,
      )
      const made = makeRecords({ ...plan, fields })
      const user = made[round]?.user ?? {}
      const records = made.map((record) => ({ ...record, user }))
      for (const { name, connection } of databases) {
        await loadRecords(connection.session, records, 'form')
        for (const tree of moved.filter((_, index) => index % 3 === round % 3)) {
          const letters = await evaluateInSql(
            connection.session,
            tree,
            { form: nastyField },
            { account: {}, config: {}, user, now },
          )
          const own = records.map((record) => letterOf(tree, record)).join('')
          compared += own.length
          if (letters !== own)
            differences.push(`${name} ${JSON.stringify([tree, user])}: ${letters} but ${own}`)
        }
      }
    }
    console.log(`conditions: ${compared} comparisons with parameters`)
    expect(differences.slice(0, 10)).toEqual([])
  }, 300_000)

  it('for columns of typed tables, as returned by the API', async () => {
    const entity = entityWith({
      name: property({ type: 'string' }),
      amount: property({ type: 'integer' }),
      share: property({ type: 'number' }),
      open: property({ type: 'boolean' }),
      sent_at: property({ type: 'string', format: 'date-time' }),
      due: property({ type: 'string', format: 'date-time' }),
    })
    const resource = {
      id: 'fact',
      entity: 'fact',
      storage: { kind: 'table', table: 'fact' },
    } as ResourceDefinition // all that is read
    const names = ['id', ...Object.keys(entity.properties)]
    const row = (path: string[]) => fieldSql(resource, entity, path.join('.'))
    const random = createRandom(seed)
    const rows = Array.from({ length: 2000 }, () =>
      [NAMES, AMOUNTS, SHARES, [true, false, null], TIMES, TIMES].map(
        (values) => values[Math.floor(random() * values.length)],
      ),
    )
    for (const { name, connection } of databases) {
      const { session } = connection
      await session.script(
        'drop table if exists sample; create table sample (at int generated always as identity, id uuid default gen_random_uuid(), name text, amount int8, share numeric, open boolean, sent_at timestamptz, due timestamptz)',
      )
      await session.run(
        `insert into sample (name, amount, share, open, sent_at, due) select item->>0, (item->>1)::int8, (item->>2)::numeric, (item->>3)::boolean, (item->>4)::timestamptz, (item->>5)::timestamptz from jsonb_array_elements($1::jsonb) item`,
        [JSON.stringify(rows)],
      )
      const answered = await session.run(
        `select ${rowJson(resource, entity, names)} as j from sample order by at`,
        [],
      )
      // The one column selected.
      const records = (answered.rows as { j: string }[]).map(({ j }) => ({
        account: {},
        config: {},
        user: {},
        now,
        row: JSON.parse(j) as object,
      }))
      for (const text of ON_COLUMNS) {
        const { tree } = compileCondition(text)
        const letters = await evaluateInSql(session, tree, { row }, world)
        const own = records.map((record) => letterOf(tree, record)).join('')
        const at = firstDifference(own, letters)
        expect([name, text, at, records[at]?.row]).toEqual([name, text, -1, undefined])
      }
    }
  })
})

const NAMES = ['', 'a', 'A', 'later', 'é', 'e\u0301', '😀', '%', '2026-02-03T04:05:06.789Z', null, null]
const AMOUNTS = [0, 1, 2, 3, -1, '9007199254740991', '9007199254740993', '-9223372036854775808', null]
const SHARES = [
  0,
  '0.1',
  '0.3',
  '0.30000000000000004',
  '2.50',
  '1e-7',
  '123456789012345678901234567890',
  null,
]
const TIMES = [
  '2026-02-03T04:05:06.789Z',
  '2026-02-03T04:05:06.789999Z',
  '2026-02-03T04:05:06.788999Z',
  '2026-02-03T06:05:06.789+02:00',
  '1999-12-31T23:59:59Z',
  null,
]
const ON_COLUMNS = [
  "row.name == 'later'",
  "row.name != 'later'",
  "row.name in ['a', 'A', 1]",
  "!(row.name in ['a'])",
  'has(row.name)',
  '!has(row.name)',
  'size(row.name) <= 1',
  "row.name.contains('%')",
  '!row.name.startsWith("a")',
  'row.name',
  'row.name == 1',
  'row.name < now',
  'row.amount == 9007199254740991',
  'row.amount > 1',
  '!(row.amount > 1)',
  'row.amount in [1, 2]',
  'row.amount + 1 == 2',
  'row.amount * row.amount >= 4',
  "row.amount == '1'",
  'has(row.amount)',
  'size(row.amount) == 1',
  'row.amount == row.share',
  'row.share == 0.3',
  'row.share > 0.1 && row.share < 3',
  'row.share == 2.5',
  'row.open',
  '!row.open',
  'row.open == true',
  'row.open != (row.amount > 1)',
  'has(row.open)',
  'row.open in [true]',
  'row.sent_at < now',
  'row.sent_at <= now',
  'row.sent_at > now',
  '!(row.sent_at >= now)',
  'row.sent_at < row.due',
  'row.sent_at >= row.due',
  "row.sent_at == '2026-02-03T04:05:06.789Z'",
  "row.sent_at < '2026-02-03T06:05:06.790+02:00'",
  "row.sent_at.startsWith('2026')",
  'size(row.sent_at) == 24',
  'has(row.sent_at)',
  'has(row.id)',
  'size(row.id) == 36',
  "row.id == 'x'",
  "row.id != 'x'",
]
