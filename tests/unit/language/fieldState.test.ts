import { expect, it } from 'vitest'
import {
  disabledBecause,
  formReads,
  isEnabled,
  isRequired,
  isVisible,
} from '../../../src/language/fieldState.ts'
import { entityWith, formEquals, formHas, property, world } from './entityWith.ts'

const entity = entityWith(
  {
    name: property({ type: 'string' }),
    fixed: property({ type: 'string', readOnly: true }),
    rows: property({
      type: 'array',
      items: property({
        type: 'object',
        required: ['id'],
        properties: { id: property({ type: 'string' }), note: property({ type: 'string' }) },
      }),
    }),
  },
  {
    required: ['name', 'fixed'],
    fields: {
      rows: { visibleWhen: formHas('a'), enabledWhen: formHas('b'), because: 'portal:b-first' },
      'rows.note': {
        visibleWhen: formHas('c'),
        enabledWhen: formHas('d'),
        requiredWhen: formEquals('e', 1),
        because: 'portal:d-first',
      },
    },
  },
)
const scope = (form: object) => ({ ...world, form })

it('hides a field with the object around it, whatever its place in a list', () => {
  const isNoteVisible = (form: object): boolean => isVisible(entity, 'rows[3].note', scope(form))
  expect([isNoteVisible({ a: 1, c: 1 }), isNoteVisible({ a: 1 }), isNoteVisible({ c: 1 })]).toEqual([
    true,
    false,
    false,
  ])
  expect(isVisible(entity, 'name', scope({}))).toBe(true)
})

it('disables a field with the object around it, and says why', () => {
  const state = (form: object): [boolean, string | undefined] => [
    isEnabled(entity, 'rows[0].note', scope(form)),
    disabledBecause(entity, 'rows[0].note', scope(form)),
  ]
  expect(state({ b: 1, d: 1 })).toEqual([true, undefined])
  expect(state({ d: 1 })).toEqual([false, 'portal:b-first'])
  expect(state({ b: 1 })).toEqual([false, 'portal:d-first'])
  expect(disabledBecause(entity, 'name', scope({}))).toBeUndefined()
})

it('requires listed fields, and others while their rule is true', () => {
  const required = (path: string, form: object): boolean => isRequired(entity, path, scope(form))
  expect([required('name', {}), required('fixed', {}), required('gone', {})]).toEqual([true, false, false])
  expect([required('rows[0].id', { a: 1 }), required('rows[0].id', {})]).toEqual([true, false])
  const note = (form: object): boolean => required('rows[1].note', form)
  expect([note({ a: 1, c: 1, e: 1 }), note({ a: 1, c: 1, e: 2 }), note({ a: 1, e: 1 })]).toEqual([
    true,
    false,
    false,
  ])
})

it('names the form fields on which a field depends', () => {
  expect(formReads(entity, 'rows[0].note').toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(formReads(entity, 'name')).toEqual([])
})
