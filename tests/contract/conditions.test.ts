import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCondition } from '../../codegen/conditions/parseCondition.ts'
import { compilePortal } from '../../codegen/index.ts'
import { conditionSchema } from '../../codegen/emit/conditionSchema.ts'
import { conditionsOf, findProperty, type PlacedCondition, type Scope } from '../../src/language/index.ts'
import type {
  CompiledPortal,
  ConditionNode,
  ConditionRoot,
  EntityDefinition,
  PropertyDefinition,
  ResourceDefinition,
} from '../../src/language/portal.ts'
import type { SqlRoots } from '../../src/server/resources/conditionToSql.ts'
import type { Connection, ConnectionSource } from '../../src/server/storage/connection.ts'
import type { FieldSql } from '../../src/server/storage/fieldSql.ts'
import { fieldSql } from '../../src/server/storage/fieldSql.ts'
import { openPglite } from '../../src/server/storage/openPglite.ts'
import { openPostgres } from '../../src/server/storage/openPostgres.ts'
import { constantsOf, fittingValues, FOREIGN } from '../support/conditions/candidateValues.ts'
import { makeRecords, verdictsOf, type RecordPlan } from '../support/conditions/conditionRecords.ts'
import { evaluateInSql, loadRecords } from '../support/conditions/evaluateInSql.ts'
import { NASTY, nastyShapes } from '../support/conditions/nastyConditions.ts'
import { openBrowser, type ConditionBrowser } from '../support/conditions/openBrowser.ts'
import { randomTrees } from '../support/conditions/randomTrees.ts'
import { startPostgres, type TestPostgres } from '../support/startPostgres.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const now = '2026-02-03T04:05:06.789Z'

let portal: CompiledPortal
let browser: ConditionBrowser
let cluster: TestPostgres
const databases: { name: string; source: ConnectionSource; connection: Connection }[] = []
const counts = { conditions: 0, records: 0, comparisons: 0, true: 0, false: 0, unknown: 0 }

beforeAll(async () => {
  const compilation = await compilePortal('definitions')
  if (!compilation.portal) throw new Error('The definitions do not compile')
  portal = compilation.portal
  cluster = startPostgres()
  const open = async (name: string, source: ConnectionSource) =>
    databases.push({ name, source, connection: await source.acquire() })
  const url = cluster.createDatabase()
  ;[browser] = await Promise.all([
    openBrowser(),
    openPglite(undefined).then((source) => open('PGlite', source)),
    open('PostgreSQL', openPostgres(url, 1)),
  ])
})
afterAll(async () => {
  await browser.close()
  for (const { source, connection } of databases) {
    source.release(connection, false)
    await source.close()
  }
  cluster.stop()
})

interface Trial {
  name: string
  trees: ConditionNode[]
  plan: RecordPlan
  doc: 'form' | 'row'
  roots: SqlRoots
  /** The root that the contract's schema is about. */
  instance: ConditionRoot
}

/** Asks all five and compares record by record; every difference is told with its record. */
async function compare({ name, trees, plan, doc, roots, instance }: Trial): Promise<string[]> {
  const records = makeRecords(plan)
  const server = verdictsOf(trees, plan)
  const answers = new Map([['browser', await browser.evaluate(trees, plan)]])
  for (const {
    name: database,
    connection: { session },
  } of databases) {
    await loadRecords(session, records, doc)
    const letters = []
    for (const tree of trees)
      letters.push(await evaluateInSql(session, tree, roots, { account: {}, config: {}, user: {}, now }))
    answers.set(
      database,
      letters.map((text) => ({ letters: text, digest: server[0]?.digest ?? 0 })),
    )
  }
  const differences: string[] = []
  trees.forEach((tree, index) => {
    const own = server[index]
    if (!own) return
    counts.conditions++
    counts.records += records.length
    const others = [...answers].map(([who, verdicts]) => [who, verdicts[index]] as const)
    const contract = contractLetters(tree, instance, records)
    for (const letter of own.letters) counts[letter === 't' ? 'true' : letter === 'f' ? 'false' : 'unknown']++
    for (const [who, verdicts] of [
      ...others,
      ...(contract ? [['contract', { letters: contract, digest: own.digest }] as const] : []),
    ]) {
      counts.comparisons += records.length
      if (verdicts?.digest !== own.digest) differences.push(`${name}: ${who} had other records`)
      if (verdicts?.letters === own.letters) continue
      const at = own.letters.split('').findIndex((letter, place) => letter !== verdicts?.letters[place])
      const all = [
        ['server', own.letters[at]],
        ...others.map(([one, each]) => [one, each?.letters[at]]),
        ['contract', contract?.[at] ?? 'cannot say'],
      ]
      differences.push(
        `${name} ${JSON.stringify(tree)} of ${JSON.stringify(records[at])}: ${all.map(([one, letter]) => `${one} ${letter}`).join(', ')}`,
      )
    }
  })
  return differences
}

function contractLetters(tree: ConditionNode, root: ConditionRoot, records: Scope[]): string | undefined {
  const [holds, fails] = [true, false].map((verdict) => {
    const schema = conditionSchema(tree, { root }, verdict)
    return schema === undefined
      ? undefined
      : new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(schema)
  })
  if (!holds || !fails) return undefined
  return records
    .map((scope) => {
      const [isTrue, isFalse] = [holds(scope[root]), fails(scope[root])]
      return isTrue ? (isFalse ? 'b' : 't') : isFalse ? 'f' : 'u'
    })
    .join('')
}

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
  const field = (path: string[]) =>
    fieldSql(resource as ResourceDefinition, owner as EntityDefinition, path.join('.'))
  return { ...contextRoots, ...(owner && resource ? { form: field, row: field } : {}) }
}

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

/** A document of fields of no, or of a stated, type, found the way a resource's fields are. */
function nastyField(path: string[]): FieldSql {
  const { type = 'text' } = shapeNamed(path.join('.'))
  const before = path
    .slice(0, -1)
    .map((name) => `->'${name}'`)
    .join('')
  const json = `doc${before}->'${path.at(-1)}'`
  return {
    expression: `(doc${before}->>'${path.at(-1)}')`,
    json,
    isJson: true,
    type:
      type === 'string'
        ? 'text'
        : type === 'number' || type === 'boolean' || type === 'array'
          ? type
          : 'text',
  }
}

function shapeNamed(name: string): Partial<PropertyDefinition> {
  return Object.entries<object>(nastyShapes).find(([each]) => each === name)?.[1] ?? {}
}

function nastyTrial(name: string, trees: ConditionNode[], count: number, index: number): Trial {
  const constants = [...new Set(trees.flatMap(constantsOf))]
  const fields = Object.keys(nastyShapes)
    .filter((path) => path !== 'gone')
    .map((path) => {
      const shape = shapeNamed(path)
      const fitting =
        shape.type === undefined ? [...FOREIGN, ...constants] : fittingValues(shape, constants, now)
      return { root: 'form' as const, path: path.split('.'), fitting, foreign: [...FOREIGN, ...constants] }
    })
  return {
    name,
    trees,
    plan: { seed: seed + index, count, now, fields },
    doc: 'form',
    roots: { form: nastyField },
    instance: 'form',
  }
}

describe('a condition means the same in the browser, on the server, in SQL and in the contract', () => {
  it('for every condition of the portal', async () => {
    const differences: string[] = []
    const placed = conditionsOf(portal)
    expect(placed.length).toBeGreaterThan(20)
    for (const [index, each] of placed.entries()) {
      const [instance = 'form'] = each.condition.dependsOn.map((path) => path.split('.')[0] as ConditionRoot)
      const trial = {
        name: `${each.place}: ${each.condition.source}`,
        trees: [each.condition.tree],
        plan: planOf(each, 10_000, index),
        doc: instance === 'row' ? 'row' : 'form',
        roots: rootsOf(each),
        instance,
      } as const
      differences.push(...(await compare({ ...trial, trees: [...trial.trees] })))
    }
    console.log(`conditions: seed ${seed}, Chromium ${browser.version}: ${JSON.stringify(counts)}`)
    expect(differences).toEqual([])
  }, 300_000)

  it('for a table of traps', async () => {
    const trees = NASTY.map((text) => {
      const parsed = parseCondition(text)
      if (!('tree' in parsed)) throw new Error(`${text}: ${parsed.problem}`)
      return parsed.tree
    })
    const differences = await compare(nastyTrial('trap', trees, 3000, 1000))
    console.log(`conditions: seed ${seed}: ${JSON.stringify(counts)}`)
    expect(differences).toEqual([])
  }, 300_000)

  it('for trees made at random', async () => {
    const differences: string[] = []
    for (let round = 0; round < 10; round++) {
      const trees = randomTrees(seed + round, 30, Object.keys(nastyShapes))
      differences.push(...(await compare(nastyTrial('random', trees, 500, 2000 + round))))
    }
    console.log(`conditions: seed ${seed}: ${JSON.stringify(counts)}`)
    expect(differences).toEqual([])
  }, 300_000)
})
