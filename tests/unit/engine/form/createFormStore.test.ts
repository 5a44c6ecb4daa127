import { describe, expect, it, vi } from 'vitest'
import { createFormStore } from '../../../../src/engine/form/createFormStore.ts'
import type { FormStoreSetup } from '../../../../src/engine/form/createFormStore.ts'
import { entityWith, formEquals, formHas, property, world } from '../../language/entityWith.ts'

const text = property({ type: 'string' })
const required = { required: 'portal:required', maxLength: 'portal:too-long' }
const entity = entityWith(
  {
    name: property({ type: 'string', trim: true, writeOn: ['create'], errors: required }),
    send: text,
    start: property({ type: 'string', errors: required }),
    file: text,
    rows: property({ type: 'integer', readOnly: true }),
    template: property({
      type: 'object',
      properties: { id: text, text: property({ type: 'string', readOnly: true }) },
    }),
  },
  {
    required: ['name'],
    fields: {
      start: { visibleWhen: formEquals('send', 'later'), requiredWhen: formEquals('send', 'later') },
      template: { enabledWhen: formHas('file'), because: 'portal:file-first' },
    },
    effects: [
      { on: 'file', clear: ['template'], set: {}, default: [] },
      { on: 'send', when: formEquals('send', 'now'), clear: ['start'], set: {}, default: [] },
    ],
  },
)

function storeWith(given: Partial<FormStoreSetup> = {}) {
  return createFormStore({
    entity,
    mode: 'create',
    value: {},
    scope: world,
    checks: {},
    validator: (value) =>
      String(Reflect.get(Object(value), 'name') ?? '').length > 5
        ? [{ path: 'name', keyword: 'maxLength', params: {} }]
        : [],
    ...given,
  })
}

describe('a change', () => {
  it('wakes the changed field and those whose rules read it, and no other', () => {
    const store = storeWith()
    const woken: string[] = []
    for (const path of ['name', 'send', 'start', 'file', 'template']) {
      store.field(path)
      store.subscribe(path, () => woken.push(path))
    }
    store.set('send', 'later')
    expect(woken).toEqual(['send', 'start'])
    woken.length = 0
    store.set('name', 'Ada')
    expect(woken).toEqual(['name'])
  })

  it('wakes nobody when the value is the same', () => {
    const store = storeWith({ value: { template: { id: '1' } } })
    const listener = vi.fn()
    store.subscribe('', listener)
    store.set('template', { id: '1' })
    expect(listener).not.toHaveBeenCalled()
  })

  it('runs effects and tells which properties they altered', () => {
    const store = storeWith({ value: { file: 'a', template: { id: '1' } } })
    const changes: string[][] = []
    store.onChange((changed) => changes.push(changed))
    store.set('file', 'b', { rows: 3 })
    expect(store.value()).toEqual({ file: 'b', rows: 3 })
    expect(changes.flat().toSorted()).toEqual(['file', 'rows', 'template'])
  })

  it('tells readers of a part that the whole was cleared', () => {
    const store = storeWith({ value: { file: 'a', template: { id: '1', text: 'Hi' } } })
    const listener = vi.fn()
    store.subscribe('template.text', listener)
    store.set('file', undefined)
    expect(listener).toHaveBeenCalledOnce()
    expect(store.get('template.text')).toBeUndefined()
  })

  it('keeps the state of other fields identical', () => {
    const store = storeWith()
    const before = store.field('file')
    store.set('name', 'Ada')
    expect(store.field('file')).toBe(before)
  })
})

describe('field state', () => {
  it('follows visibility, requirement, and the reason for being disabled', () => {
    const store = storeWith()
    expect(store.field('start')).toMatchObject({ visible: false, required: false })
    expect(store.field('template')).toMatchObject({ enabled: false, because: 'portal:file-first' })
    store.set('send', 'later')
    store.set('file', 'x')
    expect(store.field('start')).toMatchObject({ visible: true, required: true })
    expect(store.field('template')).toMatchObject({ enabled: true, because: undefined })
  })

  it('is fixed for what an update may not write, and such a field is never in error', () => {
    const store = storeWith({ mode: 'edit', value: { name: 'far too long' } })
    expect(store.field('name')).toMatchObject({ fixed: true, required: false })
    expect(store.attempt(['name'])).toEqual([])
  })
})

describe('errors', () => {
  const errorAt = (store: ReturnType<typeof storeWith>, path: string) => store.field(path).error?.keyword

  it('wait until the field is left, and go as soon as it is right', () => {
    const store = storeWith()
    expect(errorAt(store, 'name')).toBeUndefined()
    store.set('name', 'far too long')
    expect(errorAt(store, 'name')).toBeUndefined()
    store.leave('name')
    expect(errorAt(store, 'name')).toBe('maxLength')
    store.set('name', 'Ada')
    expect(errorAt(store, 'name')).toBeUndefined()
  })

  it('wait again while a field that was right is typed in again', () => {
    const store = storeWith({ value: { name: 'Ada' } })
    store.leave('name')
    store.set('name', 'far too long')
    expect(errorAt(store, 'name')).toBeUndefined()
    store.leave('name')
    expect(errorAt(store, 'name')).toBe('maxLength')
  })

  it('show at once for the fields of a step somebody tried to leave', () => {
    const store = storeWith({ value: { send: 'later' } })
    expect(store.attempt(['name']).map(({ path }) => path)).toEqual(['name'])
    expect(errorAt(store, 'start')).toBeUndefined()
    expect(store.errors().map(({ path }) => path)).toEqual(['name', 'start'])
  })

  it('cost typing nothing while none of them shows', () => {
    const validator = vi.fn(() => [])
    const store = storeWith({ validator, value: { name: 'Ada' } })
    store.leave('name')
    validator.mockClear()
    store.set('file', 'a')
    store.set('file', 'ab')
    expect(validator).not.toHaveBeenCalled()
  })

  it('of the server stay at the field until its value changes', () => {
    const store = storeWith({ value: { name: 'Ada', template: { id: '1' } } })
    store.refuse({ name: 'This name is taken', 'template.id': 'Gone' })
    expect(store.field('name').error?.words).toBe('This name is taken')
    expect(store.field('template').error?.words).toBe('Gone')
    store.set('send', 'now')
    expect(store.field('name').error?.words).toBe('This name is taken')
    store.set('name', 'Eve')
    store.set('template', { id: '2' })
    expect(store.field('name').error).toBeUndefined()
    expect(store.field('template').error).toBeUndefined()
  })

  it('of a hidden field are gone with it', () => {
    const store = storeWith({ value: { name: 'Ada', send: 'later' } })
    store.attempt(['start'])
    expect(errorAt(store, 'start')).toBe('required')
    store.set('send', 'now')
    expect(errorAt(store, 'start')).toBeUndefined()
    expect(store.errors()).toEqual([])
  })
})

describe('a newly published entity', () => {
  const noErrors = () => []
  const plain = (given: Record<string, ReturnType<typeof property>>, required: string[] = []) =>
    entityWith({ name: text, ...given }, { required })

  it('keeps values, touched state and refusals, and wakes the fields it changes', () => {
    const store = storeWith({ value: { name: 'Ada', send: 'now' } })
    store.refuse({ send: 'Not today' })
    store.leave('start')
    store.set('send', 'later')
    expect(store.field('start').error?.keyword).toBe('required')
    const woken = vi.fn()
    store.field('start')
    store.subscribe('start', woken)
    store.redefine(entityWith({ name: text, send: text, start: text }), noErrors)
    expect(store.value()).toEqual({ name: 'Ada', send: 'later' })
    expect(store.field('start')).toMatchObject({ visible: true, required: false, error: undefined })
    expect(woken).toHaveBeenCalled()
    store.redefine(entity, noErrors)
    expect(store.field('start').error?.keyword).toBe('required')
  })

  it('keeps the value of a property that is gone, without an error, until it is back', () => {
    const store = storeWith({ entity: plain({ extra: text }), value: { name: 'Ada', extra: 'kept' } })
    const refusesUnknown = () => [{ path: 'extra', keyword: 'unknown', params: {} }]
    store.redefine(plain({}), refusesUnknown)
    expect([store.errors(), store.get('extra')]).toEqual([[], 'kept'])
    expect(Object.keys(store.properties)).toContain('extra')
    store.redefine(plain({ extra: text }), noErrors)
    expect(store.get('extra')).toBe('kept')
  })

  it('tells what it asks for, and shows it when the person goes on', () => {
    const store = storeWith({ entity: plain({ extra: text }), value: { name: 'Ada' }, validator: noErrors })
    const brought: string[] = []
    store.onRedefined((errors) => brought.push(...errors.map(({ path, keyword }) => `${path} ${keyword}`)))
    store.redefine(plain({ extra: text }, ['extra']), noErrors)
    expect(brought).toEqual(['extra required'])
    expect(store.field('extra')).toMatchObject({ required: true, error: undefined })
    expect(store.attempt(['extra']).map(({ keyword }) => keyword)).toEqual(['required'])
  })

  it('says at once that a value is no longer right, and keeps it', () => {
    const store = storeWith({ entity: plain({ size: text }), value: { size: 'small' }, validator: noErrors })
    expect(store.field('size').error).toBeUndefined()
    store.redefine(plain({ size: text }), () => [{ path: 'size', keyword: 'enum', params: {} }])
    expect(store.field('size')).toMatchObject({ value: 'small', error: { keyword: 'enum' } })
  })

  it('starts a new switch at no where the form draws it', () => {
    const store = storeWith({ entity: plain({}), value: { name: 'Ada' }, validator: noErrors })
    const flag = property({ type: 'boolean' })
    store.redefine(plain({ shown: flag, elsewhere: flag }), noErrors, ['name', 'shown'])
    expect(store.value()).toEqual({ name: 'Ada', shown: false })
  })

  it('gives a new property its default, and runs its new effects', () => {
    const store = storeWith({ entity: plain({}), value: { name: 'Ada' }, validator: noErrors })
    const next = entityWith(
      { name: text, size: property({ type: 'string', default: 'small' }) },
      { effects: [{ on: 'name', clear: ['size'], set: {}, default: [] }] },
    )
    store.redefine(next, noErrors)
    expect(store.get('size')).toBe('small')
    store.set('name', 'Bo')
    expect(store.value()).toEqual({ name: 'Bo' })
    store.redefine({ ...next }, noErrors)
    expect(store.value()).toEqual({ name: 'Bo' })
  })
})
