import { describe, expect, it } from 'vitest'
import { readPublicForm, submitValue, verifyRecord } from '../../../src/language/index.ts'
import type { EntityDefinition, EntityValidator } from '../../../src/language/portal.ts'
// @ts-expect-error -- written by codegen as plain JavaScript
import { validators as emitted } from '../../../src/generated/modules/public-forms.js'
import { shippedPortal } from '../../support/compileShipped.ts'

const portal = await shippedPortal()
const module = portal.modules['public-forms']
const validators = emitted as Record<string, EntityValidator> // what every compiled module exports
const nobody = { account: {}, config: {}, user: {} }

const texts: unknown[] = [
  undefined,
  null,
  '',
  '   ',
  'x',
  ' name@example.com ',
  'name@example',
  'a quiet harbour',
  ' spaces stay ',
  'x'.repeat(2000),
  '\u0000',
  '\ud800',
  '🐟'.repeat(9),
  7,
  {},
  [],
]

describe.each(Object.values(module?.entities ?? {}))('the $id form', (entity) => {
  const names = Object.keys(entity.properties)
  const typed = texts.flatMap((first) =>
    texts.map((second) =>
      Object.fromEntries(names.map((name, index) => [name, index % 2 === 0 ? first : second])),
    ),
  )

  it(`is validated like any record, in ${typed.length} ways to fill it in`, () => {
    let sound = 0
    for (const value of typed) {
      const [own, record] = [readPublicForm(...given(entity), value), byRecord(entity, value)]
      expect(own.errors.toSorted(byPath)).toEqual(record.errors.toSorted(byPath))
      if (own.errors.length > 0) continue
      sound += 1
      expect(own.values).toEqual(record.values)
    }
    expect(sound).toBeGreaterThan(0)
  })

  it('rejects an unknown field', () => {
    const { errors } = readPublicForm(...given(entity), { else: 'x' })
    expect(errors).toContainEqual({ path: 'else', keyword: 'unknown', text: null })
  })
})

it('trims only the fields the definition trims', () => {
  const credentials = module?.entities['credentials']
  if (!credentials) throw new Error('There is no entity credentials')
  const { values } = readPublicForm(...given(credentials), { email: ' a@b.example ', password: ' p ' })
  expect(values).toEqual({ email: 'a@b.example', password: ' p ' })
})

function byPath(one: { path: string }, other: { path: string }): number {
  return one.path < other.path ? -1 : 1
}

function given(entity: EntityDefinition): [EntityDefinition, EntityValidator] {
  const validator = validators[`${entity.id}.create`]
  if (!validator) throw new Error(`There is no validator of ${entity.id}`)
  return [entity, validator]
}

function byRecord(entity: EntityDefinition, value: object): ReturnType<typeof readPublicForm> {
  const [, validator] = given(entity)
  const values = submitValue(entity, value, 'create', nobody)
  const request = { entity, value, operation: 'create' as const, scope: nobody, checks: {} }
  return { values, errors: verifyRecord({ ...request, validator: () => validator(values) }) }
}
