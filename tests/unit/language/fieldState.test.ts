import { expect, it } from 'vitest'
import {
  disabledBecause,
  formReads,
  isEnabled,
  isRequired,
  isVisible,
} from '../../../src/language/fieldState.ts'
import type { Condition } from '../../../src/language/portal.ts'
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

it('never requires a field of an object that only the server writes', () => {
  const group = (readOnly: boolean) =>
    property({
      type: 'object',
      readOnly,
      required: ['size'],
      properties: { size: property({ type: 'integer' }) },
    })
  const given = entityWith({ open: group(false), shut: group(true) })
  const required = (path: string): boolean => isRequired(given, path, scope({}))
  expect([required('open.size'), required('shut.size')]).toEqual([true, false])
})

it('names what the rules of a field itself read, and of an object around it what shows or disables it', () => {
  const item: Condition = {
    source: 'item.kind == 1',
    tree: {
      op: '==',
      left: { op: 'path', root: 'item', path: ['kind'] },
      right: { op: 'const', value: 1 },
    },
    dependsOn: ['item.kind'],
  }
  const limited = entityWith(
    {
      rows: property({
        type: 'array',
        items: property({ type: 'object', properties: { port: property({ type: 'integer' }) } }),
      }),
    },
    {
      fields: {
        rows: { visibleWhen: formHas('a'), requiredWhen: formHas('b') },
        'rows.port': {
          visibleWhen: item,
          limits: [{ when: formHas('c'), bounds: { minimum: 1, maximum: '{form.most}' } }],
        },
      },
    },
  )
  expect(formReads(limited, 'rows').toSorted()).toEqual(['a', 'b'])
  expect(formReads(limited, 'rows[2].port').toSorted()).toEqual(['a', 'c', 'most', 'rows[2].kind'])
})

it('names the form fields on which a field depends', () => {
  expect(formReads(entity, 'rows[0].note').toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(formReads(entity, 'name')).toEqual([])
})
