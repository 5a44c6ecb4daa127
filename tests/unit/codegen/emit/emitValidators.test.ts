import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { emitValidators, VALIDATOR_RUNTIME } from '../../../../codegen/emit/emitValidators.ts'
import { entitySchema } from '../../../../codegen/emit/entitySchema.ts'
import { compilePortal } from '../../../../codegen/index.ts'
import type {
  CompiledModule,
  CompiledPortal,
  EntityValidator,
  PropertyDefinition,
} from '../../../../src/language/portal.ts'
import { entityWith, property } from '../../language/entityWith.ts'
import { seed } from '../../../support/sampling.ts'

let portal: CompiledPortal
let validators: Record<string, EntityValidator>

beforeAll(async () => {
  const compiled = await compilePortal(join(import.meta.dirname, '../../../golden/definitions'))
  if (compiled.portal === null) throw new Error('the fixture does not compile')
  portal = compiled.portal
  const text = Object.entries(portal.files).find(([name]) => name.startsWith('parcels.'))?.[1] ?? ''
  const loaded = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as CompiledModule // what it exports
  validators = loaded.validators
})

const sound = { label: 'Box 1', size: 'small', depot: { id: 'd1' } }

function check(value: unknown, shape = 'create'): string[] {
  return (validators[`parcel.${shape}`]?.(value) ?? ['no validator']).map((error) =>
    typeof error === 'string' ? error : `${error.path} ${error.keyword}`,
  )
}

/** The validator of one property, in a record of its own. */
async function validatorOf(given: Partial<PropertyDefinition> & Pick<PropertyDefinition, 'type'>) {
  const entity = entityWith({ own: property(given) })
  const [module] = Object.values(portal.modules)
  if (!module) throw new Error('there is no module')
  const text = `${VALIDATOR_RUNTIME}\n${emitValidators({ ...module, entities: { thing: entity } })}`
  const loaded = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as CompiledModule // what it exports
  return (own: unknown) =>
    (loaded.validators['thing.create']?.({ own }) ?? []).map(({ path, keyword }) => `${path} ${keyword}`)
}

describe('an emitted validator', () => {
  it('counts decimals as they are written', async () => {
    const broken = await validatorOf({ type: 'number', multipleOf: 0.01 })
    expect([0.07, 1.1, 999.99, 4.35, 12].flatMap(broken)).toEqual([])
    expect([1.234, 0.005].flatMap(broken)).toEqual(['own multipleOf', 'own multipleOf'])
  })
  it('reports later items that equal earlier ones', async () => {
    const items = property({ type: 'object', properties: { ip: property({ type: 'string' }) } })
    const byIp = await validatorOf({ type: 'array', items, distinct: 'ip' })
    expect(byIp([{ ip: '1' }, { ip: '2' }, { ip: '1' }, {}, {}])).toEqual(['own[2].ip distinct'])
    const whole = await validatorOf({ type: 'array', items: property({ type: 'string' }), distinct: true })
    expect(whole(['a', 'b', 'a'])).toEqual(['own[2] distinct'])
  })
  it('reports the first of several patterns that fails', async () => {
    const patterns = ['[A-Z]', '[0-9]'].map((pattern) => ({ pattern, text: 'portal:no' }))
    const broken = await validatorOf({ type: 'string', patterns })
    expect(broken('A1')).toEqual([])
    expect(broken('a')).toEqual(['own pattern'])
  })
  it('accepts a valid record', () => {
    expect(check(sound)).toEqual([])
  })
  it('reports every invalid field once', () => {
    expect(check({ ...sound, label: '', size: 'tiny', weight: 1.5 })).toEqual([
      'label minLength',
      'size enum',
      'weight type',
    ])
  })
  it('reports a missing value at its field', () => {
    expect(check({ label: 'x', depot: {} })).toEqual(['depot.id required', 'size required'])
  })
  it('rejects unknown and read-only properties by name, including inherited names', () => {
    const value: unknown = JSON.parse(
      '{"label":"x","size":"small","depot":{"id":"d","name":"n"},"state":"sent","toString":1,"__proto__":{},"id":"1"}',
    )
    expect(check(value)).toEqual([
      'depot.name read-only',
      'state read-only',
      'toString unknown',
      '__proto__ unknown',
      'id read-only',
    ])
  })
  it('rejects create-only properties on update', () => {
    expect(check({ label: 'x' }, 'update')).toEqual(['label read-only'])
    expect(check({ weight: 3 }, 'update')).toEqual([])
  })
  it('requires nothing in a form and ignores read-only values', () => {
    expect(check({ id: '1', version: 3, state: 'sent', depot: { name: 'n' } }, 'form')).toEqual([])
    expect(check({ label: 'no!' }, 'form')).toEqual(['label pattern'])
  })
  it('counts characters, not code units, and skips the pattern on text that is too long', () => {
    expect(check({ ...sound, note: '😀'.repeat(200) })).toEqual([])
    expect(check({ ...sound, note: '😀'.repeat(201) })).toEqual(['note maxLength'])
    expect(check({ ...sound, label: '!'.repeat(100_000) })).toEqual(['label maxLength'])
  })
  it('rejects integers that JavaScript cannot represent exactly', () => {
    expect(check({ ...sound, weight: 2 ** 53 })).toEqual(['weight type'])
    expect(check({ ...sound, weight: -(2 ** 53) })).toEqual(['weight type'])
  })
  it('rejects text that the database cannot store', () => {
    expect(check({ ...sound, note: 'a\u0000b' })).toEqual(['note format'])
    expect(check({ ...sound, note: '\ud800' })).toEqual(['note format'])
  })
  it('rejects anything but an object', () => {
    for (const value of [null, [], 'x', 3]) expect(check(value)).toEqual([' type'])
  })
  it('limits the number of errors it collects', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x${index}`, 1]))
    expect(check(many, 'update')).toHaveLength(200)
  })

  it('agrees with ajv on any record', () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    const entity = portal.modules['parcels']?.entities['parcel']
    if (entity === undefined) throw new Error('the fixture has no parcel')
    const byAjv = ajv.compile(entitySchema(entity, 'create'))
    const field = (property: PropertyDefinition): fc.Arbitrary<unknown> =>
      fc.oneof(
        fc.constantFrom(...(property.enum ?? ['Box', '!', 'x'.repeat(41), '', '😀'.repeat(201)])),
        fc.integer({ min: -2, max: 40_000 }),
        fc.boolean(),
        fc.constant(1.5),
        fc.constant({ id: 'x' }),
        fc.constant({ id: 3, more: 1 }),
        fc.constant({}),
      )
    const record = fc.record(
      Object.fromEntries(Object.entries(entity.properties).map(([name, each]) => [name, field(each)])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          record,
          record.map((value) => ({ ...sound, weight: value['weight'] ?? 3 })),
        ),
        (value) => {
          expect(check(value).length === 0).toBe(byAjv(value))
        },
      ),
      { seed, numRuns: 2000 },
    )
  })
})
