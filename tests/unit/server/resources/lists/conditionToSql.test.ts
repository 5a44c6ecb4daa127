import { sql, CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ConditionNode } from '../../../../../src/language/portal.ts'
import { conditionVerdict, evaluateCondition } from '../../../../../src/language/index.ts'
import { conditionToSql } from '../../../../../src/server/resources/lists/conditionToSql.ts'
import type { OwnedDatabase } from '../../../../../src/server/storage/createDatabase.ts'
import type { FieldSql } from '../../../../../src/server/storage/fieldSql.ts'
import type { JsonObject } from '../../../../../src/server/storage/tables.ts'
import { compileCondition } from '../../../../../codegen/conditions/compileCondition.ts'
import { letterOf, makeRecords } from '../../../../support/conditions/conditionRecords.ts'
import { evaluateInSql, loadRecords } from '../../../../support/conditions/evaluateInSql.ts'
import { NASTY } from '../../../../support/conditions/nastyConditions.ts'
import { nastyField, nastyPlan } from '../../../../support/conditions/nastyPlan.ts'
import { randomTrees } from '../../../../support/conditions/randomTrees.ts'
import { openShared } from '../../../../support/createTestDatabase.ts'

const seed = 20_261_122
let database: OwnedDatabase
beforeAll(async () => {
  database = await openShared()
})
afterAll(() => database.close())

const types: Record<string, FieldSql['type']> = {
  name: 'text',
  state: 'text',
  size: 'number',
  open: 'boolean',
}
const fieldOf = ([name = '']: string[]): FieldSql => {
  const type = types[name] ?? 'text'
  const cast = type === 'number' ? '::float8' : type === 'boolean' ? '::boolean' : ''
  return { expression: `((doc->>'${name}')${cast})`, json: `doc->'${name}'`, type, isJson: true }
}

const row = (name: string): ConditionNode => ({ op: 'path', root: 'row', path: [name] })
const user = (name: string): ConditionNode => ({ op: 'path', root: 'user', path: [name] })
const literal = (value: null | boolean | number | string | string[]): ConditionNode => ({
  op: 'const',
  value,
})
const has = (name: string): ConditionNode => ({ op: 'has', root: 'row', path: [name] })

const conditions: [string, ConditionNode][] = [
  ['equal text', { op: '==', left: row('state'), right: literal('sent') }],
  ['different text', { op: '!=', left: row('state'), right: literal('sent') }],
  ['a boolean by itself', row('open')],
  ['not', { op: 'not', arg: row('open') }],
  ['a number from a bound on', { op: '>=', left: row('size'), right: literal(2) }],
  ['a sum', { op: '>', left: { op: '+', left: row('size'), right: literal(1) }, right: literal(3) }],
  ['text order', { op: '<', left: row('name'), right: literal('a') }],
  ['one of', { op: 'in', left: row('state'), right: literal(['sent', 'waiting']) }],
  ['one of none', { op: 'in', left: row('state'), right: literal([]) }],
  ['has', has('name')],
  ['is not null, a list and an object too', { op: '!=', left: row('list'), right: literal(null) }],
  ['is null', { op: '==', left: row('list'), right: literal(null) }],
  ['has not', { op: 'not', arg: has('size') }],
  ['starts with', { op: 'startsWith', left: row('name'), right: literal('Ab') }],
  ['ends with', { op: 'endsWith', left: row('name'), right: literal('c_%') }],
  ['contains', { op: 'contains', left: row('name'), right: literal('%') }],
  ['length of text', { op: '==', left: { op: 'size', arg: row('name') }, right: literal(3) }],
  ['a value of the user', { op: '==', left: row('name'), right: user('name') }],
  ['a missing value of the user', { op: '==', left: row('name'), right: user('nothing') }],
  ['a value of the user is not null', { op: '!=', left: user('name'), right: literal(null) }],
  ['a missing value of the user is null', { op: '==', left: user('nothing'), right: literal(null) }],
  ['one of a list of the user', { op: 'in', left: row('name'), right: user('names') }],
  ['none of a list of the user', { op: 'not', arg: { op: 'in', left: row('name'), right: user('names') } }],
  ['a boolean in a list of the record', { op: 'in', left: row('open'), right: row('list') }],
  ['and with a missing part', { op: 'and', args: [has('name'), row('open')] }],
  [
    'or with a missing part',
    { op: 'or', args: [row('open'), { op: '==', left: row('size'), right: literal(2) }] },
  ],
]

const rows: JsonObject[] = [
  {},
  { name: 'Abc', state: 'sent', size: 2, open: true },
  { name: 'abc_%', state: 'waiting', size: 3, open: false },
  { name: '', state: 'other', size: 0 },
  { name: 'Åse', open: false, size: 2.5 },
  { list: ['a'] },
  { open: true, list: [true] },
  { open: false, list: [false] },
  { open: false, list: [true] },
  { list: {} },
  { list: null },
]

it.each(conditions)('gives the same result in SQL as in the browser: %s', async (_, tree) => {
  const scope = { account: {}, config: {}, user: { name: 'Abc', names: ['Abc', 'Åse'] } }
  for (const doc of rows) {
    const values: unknown[] = [JSON.stringify(doc)]
    const condition = conditionToSql(tree, { row: fieldOf }, scope, {
      add: (value, type) => `$${values.push(value)}::${type}`,
    })
    const { rows: found } = await database.system((query) =>
      query.executeQuery(
        CompiledQuery.raw(
          `select coalesce(${condition}, false) as holds from (select $1::jsonb as doc) d`,
          values,
        ),
      ),
    )
    expect([doc, found[0]]).toEqual([doc, { holds: evaluateCondition({ tree }, { ...scope, row: doc }) }])
  }
})

const at = '2026-02-03T04:05:06.789Z'
const columnOf = ([name = '']: string[]): FieldSql => {
  const type = name === 'at' ? ('timestamp' as const) : (types[name] ?? 'text')
  const json = name === 'at' ? `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : name
  return { expression: name, json, type, isJson: false }
}

const columnConditions = [
  'has(row.size)',
  'has(row.at)',
  'has(row.name)',
  'has(row.open)',
  'row.open',
  'row.size + 1 > 2',
  'size(row.name) == 3',
  `row.at == '${at}'`,
  `row.at < '2026-02-04T00:00:00Z'`,
  `row.name in ['Ada', 'Abc']`,
].map((text): [string, ConditionNode] => [text, compileCondition(text).tree])
const columnNulls = ['size', 'at', 'name', 'open'].map((name): [string, ConditionNode] => [
  `${name} is null`,
  { op: '==', left: row(name), right: literal(null) },
])

it.each([...columnConditions, ...columnNulls])(
  'agrees on columns, and on its opposite: %s',
  async (_, tree) => {
    const scope = { account: {}, config: {}, user: {} }
    const records: JsonObject[] = [
      { name: 'Ada', size: 2, open: true, at },
      { name: '', size: 0, open: false, at: '2027-01-01T00:00:00.000Z' },
      { name: null, size: null, open: null, at: null },
    ]
    for (const record of records) {
      const values: unknown[] = [JSON.stringify(record)]
      const said = (verdict: boolean) =>
        conditionToSql(
          tree,
          { row: columnOf },
          scope,
          { add: (value, type) => `$${values.push(value)}::${type}` },
          verdict,
        )
      const [holds, fails] = [said(true), said(false)]
      const { rows: found } = await database.system((query) =>
        query.executeQuery<{ holds: boolean; fails: boolean }>(
          CompiledQuery.raw(
            `select coalesce(${holds}, false) as holds, coalesce(${fails}, false) as fails
           from jsonb_to_record($1::jsonb) as d (name text, size float8, open boolean, at timestamptz)`,
            values,
          ),
        ),
      )
      const verdict = conditionVerdict(tree, { ...scope, row: record })
      expect([record, found[0]]).toEqual([record, { holds: verdict === true, fails: verdict === false }])
    }
  },
)

it('refuses what has no meaning in SQL', () => {
  const size: ConditionNode = { op: 'size', arg: { op: 'path', root: 'row', path: [] } }
  const translate = (): string =>
    conditionToSql(
      { op: '==', left: size, right: literal(1) },
      { row: fieldOf },
      { account: {}, config: {}, user: {} },
      { add: () => '' },
    )
  expect(translate).toThrow('A condition on row has no meaning in SQL')
})

// The contract test compares all evaluators on many more.
it('agrees with the evaluator on edge cases and random conditions', async () => {
  const now = '2026-02-03T04:05:06.789Z'
  const trees = [...NASTY.map((text) => compileCondition(text).tree), ...randomTrees(seed, 150)]
  const records = makeRecords(nastyPlan(trees, { seed, count: 150, now }))
  // Values of one record in place of fields become parameters.
  const outside = { account: {}, config: {}, user: records[0]?.form ?? {}, now }
  const withUser = records.map((record) => ({ ...record, user: outside.user }))
  const differences: string[] = []
  await database.asOwner(async ({ session }) => {
    await loadRecords(session, withUser, 'form')
    for (const tree of [...trees, ...trees.map(mixed)]) {
      const letters = await evaluateInSql(session, tree, { form: nastyField }, outside)
      const own = withUser.map((record) => letterOf(tree, record)).join('')
      if (letters !== own) differences.push(`seed ${seed} ${JSON.stringify(tree)}: ${letters} but ${own}`)
    }
  })
  expect(differences.slice(0, 3)).toEqual([])
})

/** The same condition with some fields of the form read from the user. */
function mixed(tree: ConditionNode): ConditionNode {
  const text = JSON.stringify(tree).replaceAll(
    /"root":"form","path":\["(b|n|on|s)"/g,
    '"root":"user","path":["$1"',
  )
  return JSON.parse(text) as ConditionNode // as it was
}

it('never lets a value become SQL', async () => {
  const values: unknown[] = ['{"name":"x"}']
  const tree: ConditionNode = { op: '==', left: row('name'), right: literal("' or true --") }
  const text = conditionToSql(
    tree,
    { row: fieldOf },
    { account: {}, config: {}, user: {} },
    {
      add: (value, type) => `$${values.push(value)}::${type}`,
    },
  )
  expect(text).toBe(`(((doc->>'name')) = $2::text and jsonb_typeof(doc->'name') = 'string')`)
  expect(await database.system((query) => sql`select 1 as one`.execute(query))).toMatchObject({
    rows: [{ one: 1 }],
  })
})
