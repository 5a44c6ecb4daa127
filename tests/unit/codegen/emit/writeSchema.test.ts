import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { compileCondition } from '../../../../codegen/conditions/compileCondition.ts'
import { compilePortal } from '../../../../codegen/index.ts'
import { writeSchema } from '../../../../codegen/emit/writeSchema.ts'
import { initialValue, verifyRecord } from '../../../../src/language/index.ts'
import type { EntityDefinition, JsonValue } from '../../../../src/language/portal.ts'
import { mergePatch } from '../../../../src/shared/mergePatch.ts'
import { constantsOf, fittingValues } from '../../../support/conditions/candidateValues.ts'
import { createRandom } from '../../../support/conditions/conditionRecords.ts'
import { repetitions, seed } from '../../../support/sampling.ts'
import { entityWith, property } from '../../language/entityWith.ts'

const now = '2026-02-03T04:05:06.789Z'
const world = { account: {}, config: {}, user: {}, now }

it('rejects exactly the bodies the server rejects for missing fields: shipped entities', async () => {
  const { portal } = await compilePortal('definitions')
  const perEntity = repetitions('request bodies per entity', 200, 10_000)
  let bodies = 0
  let refused = 0
  for (const module of Object.values(portal?.modules ?? {})) {
    for (const resource of Object.values(module.resources)) {
      const entity = module.entities[resource.entity]
      if (!entity || !resource.operations.create) continue
      const counted = compareBodies(entity, perEntity)
      bodies += counted.bodies
      refused += counted.refused
    }
  }
  console.log(`request bodies: seed ${seed}, ${bodies} bodies, ${refused} refused by both`)
  expect(bodies).toBeGreaterThan(30 * perEntity)
  expect(refused).toBeGreaterThan(5 * perEntity)
}, 120_000)

const text = property({ type: 'string', maxLength: 8 })
const rule = (visible: string | undefined, required: string | undefined) => ({
  ...(visible === undefined ? {} : { visibleWhen: compileCondition(visible) }),
  ...(required === undefined ? {} : { requiredWhen: compileCondition(required) }),
})

const awkward = entityWith(
  {
    kind: property({ type: 'string', enum: ['box', 'bag'] }),
    weight: property({ type: 'number', minimum: 0, maximum: 30 }),
    plate: property({ type: 'string', maxLength: 8, trim: true }),
    tags: property({ type: 'array', items: text, maxItems: 3 }),
    note: text,
    hidden: text,
    sender: property({
      type: 'object',
      properties: { name: text, phone: text, hint: text },
      required: ['name', 'hint'],
    }),
    stops: property({
      type: 'array',
      maxItems: 2,
      items: property({ type: 'object', properties: { at: text, door: text }, required: ['at'] }),
    }),
    fixed: property({ type: 'string', maxLength: 8, writeOn: ['create'] }),
  },
  {
    required: ['kind', 'plate', 'hidden'],
    fields: {
      weight: rule("form.kind != 'bag'", "form.kind == 'box' || size(form.tags) > 1"),
      tags: rule(undefined, "form.plate.startsWith('x.') || form.weight in [0, 30]"),
      note: rule('form.weight >= 1 && form.weight <= 29', '!(form.weight > 3 && has(form.fixed))'),
      hidden: rule("has(form.note) && !form.note.contains('(a|b)')", undefined),
      'sender.phone': rule('has(form.sender.name)', "form.kind == 'bag'"),
      'sender.hint': rule("form.kind == 'box'", undefined),
      'stops.door': rule(undefined, "form.kind == 'box'"),
    },
  },
)

it('rejects exactly the bodies the server rejects for missing fields: nested, hidden and list fields', () => {
  const { bodies, refused } = compareBodies(awkward, 20_000)
  expect(refused).toBeGreaterThan(1000)
  expect(bodies - refused).toBeGreaterThan(1000)
}, 120_000)

it('requires no field with a default, and none on update', () => {
  const entity = entityWith(
    { a: text, b: property({ type: 'string', maxLength: 8, default: 'x' }), c: text, d: text },
    { required: ['a', 'b'], fields: { c: rule(undefined, "form.b == 'x'"), d: { default: '{user.name}' } } },
  )
  const create = writeSchema(entity, 'create')
  expect(create.schema['required']).toEqual(['a'])
  expect(create.unsaid).toEqual([{ field: 'c', rule: 'requiredWhen', when: "form.b == 'x'" }])
  const update = writeSchema(entity, 'update')
  expect([update.schema['required'], update.schema['allOf'], update.unsaid]).toEqual([
    undefined,
    undefined,
    create.unsaid,
  ])
  const accepts = compiled(update.schema)
  expect([{}, { c: null }, { a: 'y' }, { a: null }, { e: 1 }].map((body) => accepts(body))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

it('lists the rules a schema cannot express, with their source, and leaves them out of the schema', () => {
  const kept = entityWith(
    {
      from: property({ type: 'string', format: 'date-time' }),
      status: property({ type: 'string', enum: ['open'], readOnly: true }),
      least: property({ type: 'number' }),
      most: property({ type: 'number' }),
      a: text,
      b: text,
      c: text,
      d: text,
    },
    {
      fields: {
        a: rule(undefined, 'form.from < now'),
        b: rule(undefined, "form.status == 'open'"),
        c: rule('form.least < form.most', "config.plan == 'big'"),
        d: rule(undefined, 'form.least + 1 > 2'),
      },
      checks: [
        {
          check: 'a/b',
          reads: {},
          at: 'a',
          text: 't',
          on: ['create'],
          when: compileCondition('has(form.a)'),
        },
      ],
    },
  )
  const { schema, unsaid } = writeSchema(kept, 'create')
  expect(schema['allOf']).toBeUndefined()
  expect(unsaid).toEqual([
    { field: 'a', rule: 'requiredWhen', when: 'form.from < now' },
    { field: 'b', rule: 'requiredWhen', when: "form.status == 'open'" },
    { field: 'c', rule: 'requiredWhen', when: "(config.plan == 'big') && (form.least < form.most)" },
    { field: 'd', rule: 'requiredWhen', when: 'form.least + 1 > 2' },
    { field: 'a', rule: 'check', when: 'has(form.a)', check: 'a/b' },
  ])
})

/** Bodies whose fields keep the plain rules of their types; the answer differs by required fields alone. */
function compareBodies(entity: EntityDefinition, count: number) {
  const { schema, unsaid } = writeSchema(entity, 'create')
  const open = new Set(unsaid.flatMap(({ field, rule: kind }) => (kind === 'requiredWhen' ? field : [])))
  const validate = compiled(schema)
  let refused = 0
  for (const body of bodiesOf(entity, schema, count)) {
    const missing = verifyRecord({
      entity,
      value: mergePatch(initialValue(entity, world), body),
      operation: 'create',
      scope: world,
      validator: () => [],
      checks: {},
    })
      .filter(({ keyword }) => keyword === 'required')
      .map(({ path }) => path)
      // What the schema can't say is the server's matter.
      .filter((path) => !open.has(path.replaceAll(/\[\d+\]/g, '')))
    if (missing.length > 0) refused++
    if (validate(body) !== (missing.length === 0))
      expect({ entity: entity.id, seed, body, missing }).toEqual({
        contract: validate(body),
        errors: validate.errors,
      })
  }
  return { bodies: count, refused }
}

function* bodiesOf(entity: EntityDefinition, schema: { [key: string]: JsonValue }, count: number) {
  const random = createRandom(seed)
  const constants = Object.values(entity.rules.fields).flatMap((rules) =>
    [rules.visibleWhen, rules.requiredWhen].flatMap((each) => (each ? constantsOf(each.tree) : [])),
  )
  // An object schema.
  const choices = Object.entries(schema['properties'] as Record<string, object>).map(([name, own]) => {
    const fits = compiled(own)
    const values = [...fittingValues(entity.properties[name], constants, now), ...NESTED]
    const isRequired = entity.required.includes(name)
    return { name, values: values.filter((value) => fits(value) && (isRequired || !isBlank(value))) }
  })
  for (let made = 0; made < count; made++) {
    const body: Record<string, JsonValue> = {}
    for (const { name, values } of choices) {
      const value = values[Math.floor(random() * values.length)]
      if (value !== undefined && random() > 0.12) body[name] = value
    }
    yield body
  }
}

/** An object with only empty members: nothing for the server, an error in the contract. */
function isBlank(value: JsonValue | undefined): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const members = isObject ? Object.values(value) : []
  return members.length > 0 && members.every((each) => each === '')
}

const NESTED: JsonValue[] = [
  {},
  { id: '' },
  { id: ' ' },
  { id: 'x' },
  [{ id: 'x' }],
  ['x'],
  ['x', 'y'],
  [{ at: 'x' }],
  [{ at: 'x', door: 'y' }, { at: 'x' }],
  [{ at: '' }],
  { name: 'x', hint: 'y' },
  { name: 'x' },
  { name: 'x', phone: '1', hint: '' },
  { name: 'x', phone: '', hint: 'y' },
  { name: 'x', phone: '1', hint: 'y' },
]

function compiled(schema: object) {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true })
  for (const format of ['local-date-time', 'phone', 'uuid', 'date', 'date-time', 'email', 'uri'])
    ajv.addFormat(format, true)
  return ajv.compile(schema)
}
