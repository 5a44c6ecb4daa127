import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { entitySchema } from '../../../../codegen/emit/entitySchema.ts'
import { compilePortal } from '../../../../codegen/index.ts'
import type {
  CompiledModule,
  CompiledPortal,
  EntityValidator,
  PropertyDefinition,
} from '../../../../src/language/portal.ts'

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

describe('an emitted validator', () => {
  it('accepts a sound record', () => {
    expect(check(sound)).toEqual([])
  })
  it('names every failing field once', () => {
    expect(check({ ...sound, label: '', size: 'tiny', weight: 1.5 })).toEqual([
      'label minLength',
      'size enum',
      'weight type',
    ])
  })
  it('names what is missing, at the missing field', () => {
    expect(check({ label: 'x', depot: {} })).toEqual(['depot.id required', 'size required'])
  })
  it('refuses unknown and read-only properties by name, also inherited names', () => {
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
  it('refuses on update what may be written on creation only', () => {
    expect(check({ label: 'x' }, 'update')).toEqual(['label read-only'])
    expect(check({ weight: 3 }, 'update')).toEqual([])
  })
  it('requires nothing of a form and lets read-only values be', () => {
    expect(check({ id: '1', version: 3, state: 'sent', depot: { name: 'n' } }, 'form')).toEqual([])
    expect(check({ label: 'no!' }, 'form')).toEqual(['label pattern'])
  })
  it('counts characters, not units, and never runs a pattern on text that is too long', () => {
    expect(check({ ...sound, note: '😀'.repeat(200) })).toEqual([])
    expect(check({ ...sound, note: '😀'.repeat(201) })).toEqual(['note maxLength'])
    expect(check({ ...sound, label: '!'.repeat(100_000) })).toEqual(['label maxLength'])
  })
  it('refuses text that a database cannot hold', () => {
    expect(check({ ...sound, note: 'a\u0000b' })).toEqual(['note format'])
    expect(check({ ...sound, note: '\ud800' })).toEqual(['note format'])
  })
  it('refuses anything but an object', () => {
    for (const value of [null, [], 'x', 3]) expect(check(value)).toEqual([' type'])
  })
  it('stops counting errors before they fill the memory', () => {
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
      { numRuns: 2000 },
    )
  })
})
