import Form from '@rjsf/core'
import { expect, it } from 'vitest'
import { createFormStore } from '../../../../src/engine/form/createFormStore.ts'
import { toRjsfForm } from '../../../../src/engine/form/rjsfSchema.ts'
import { rjsfValidator } from '../../../../src/engine/form/rjsfValidator.ts'
import type { EntityValidator } from '../../../../src/language/portal.ts'
import { getPath } from '../../../../src/shared/paths.ts'
import { entityWith, property, world } from '../../language/entityWith.ts'

const entity = entityWith(
  {
    name: property({ type: 'string', errors: { required: 'm:nameless', minLength: 'm:short' } }),
    rows: property({
      type: 'array',
      items: property({ type: 'object', properties: { host: property({ type: 'string' }) } }),
    }),
    later: property({ type: 'string' }),
  },
  { required: ['name', 'later'] },
)

/** Stands for the precompiled one: hosts and names have two letters. */
const validator: EntityValidator = (value) =>
  ['name', 'rows[0].host'].flatMap((path) => {
    const found = getPath(value, path)
    return typeof found === 'string' && found.length < 2 ? [{ path, keyword: 'minLength', params: {} }] : []
  })

const t = (key: string) => key
const store = createFormStore({ entity, mode: 'create', value: {}, scope: world, validator, checks: {} })
const form = toRjsfForm(entity, ['name', 'rows'], {}, t)
const rjsf = rjsfValidator(store, form, t)

it('finds what the form store finds, at the fields that are drawn', () => {
  const { errors, errorSchema } = rjsf.validateFormData({ rows: [{ host: 'x' }] }, form.schema)
  expect(errors).toMatchObject([
    { name: 'required', property: '.name', message: 'm:nameless' },
    { name: 'minLength', property: '.rows.0.host' },
  ])
  expect(errorSchema).toMatchObject({
    name: { __errors: ['m:nameless'] },
    rows: { 0: { host: { __errors: [expect.any(String)] } } },
  })
})

it('validates parts of its schema, and refuses others', () => {
  const { name } = form.schema.properties ?? {}
  if (typeof name !== 'object') throw new Error('The schema has a name')
  expect(rjsf.isValid(form.schema, { name: 'ab' }, form.schema)).toBe(true)
  expect(rjsf.isValid(form.schema, { name: 'a' }, form.schema)).toBe(false)
  expect(rjsf.isValid(name, 'ab', form.schema)).toBe(true)
  expect(rjsf.isValid(name, 'a', form.schema)).toBe(false)
  expect(() => rjsf.isValid({ type: 'string' }, 'a', form.schema)).toThrow('No validator is compiled')
})

it('is a validator that RJSF itself validates with', () => {
  const whole = new Form({ schema: form.schema, validator: rjsf, formData: {} })
  expect(whole.validate({ name: 'a' }).errorSchema).toMatchObject({ name: { __errors: ['m:short'] } })
  expect(whole.validate({ name: 'ab' }).errors).toEqual([])
})
