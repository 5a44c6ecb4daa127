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

it('gives a field that appears its default, in edits too', () => {
  const scheduled = entityWith(
    { send: text, zone: text },
    { fields: { zone: { visibleWhen: formEquals('send', 'later'), default: '{account.timezone}' } } },
  )
  const store = storeWith({ entity: scheduled, mode: 'edit', value: { send: 'now' } })
  store.set('send', 'later')
  expect(store.value()).toEqual({ send: 'later', zone: 'Europe/Oslo' })
})

describe('a disabled field', () => {
  const inside = entityWith(
    {
      phone: text,
      company: property({ type: 'object', properties: { name: text, city: text } }),
    },
    { fields: { company: { enabledWhen: formHas('phone'), because: 'portal:phone-first' } } },
  )

  it('follows its parent object, and notifies readers of changes', () => {
    const store = storeWith({
      entity: inside,
      mode: 'edit',
      value: { phone: '1', company: { name: 'Acme' } },
    })
    const woken: string[] = []
    expect(store.field('company.name').enabled).toBe(true)
    store.subscribe('company.name', () => woken.push('company.name'))
    store.set('phone', undefined)
    expect([store.field('company.name').enabled, woken]).toEqual([false, ['company.name']])
  })

  it('reverts to the stored value when a change disables it', () => {
    const store = storeWith({
      entity: inside,
      mode: 'edit',
      value: { phone: '1', company: { name: 'Acme' } },
    })
    store.set('company.name', 'Other')
    store.set('phone', undefined)
    expect([store.get('company.name'), store.errors()]).toEqual(['Acme', []])
  })
})

describe('a change', () => {
  it('notifies only the changed field and fields whose rules read it', () => {
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

  it('notifies no field when the value is the same', () => {
    const store = storeWith({ value: { template: { id: '1' } } })
    const listener = vi.fn()
    store.subscribe('', listener)
    store.set('template', { id: '1' })
    expect(listener).not.toHaveBeenCalled()
  })

  it('runs effects and reports which properties they changed', () => {
    const store = storeWith({ value: { file: 'a', template: { id: '1' } } })
    const changes: string[][] = []
    store.onChange((changed) => changes.push(changed))
    store.set('file', 'b', { rows: 3 })
    expect(store.value()).toEqual({ file: 'b', rows: 3 })
    expect(changes.flat().toSorted()).toEqual(['file', 'rows', 'template'])
  })

  it('notifies readers of a nested value when its parent is cleared', () => {
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
  it('includes visibility, requirement and the disabled reason', () => {
    const store = storeWith()
    expect(store.field('start')).toMatchObject({ visible: false, required: false })
    expect(store.field('template')).toMatchObject({ enabled: false, because: 'portal:file-first' })
    store.set('send', 'later')
    store.set('file', 'x')
    expect(store.field('start')).toMatchObject({ visible: true, required: true })
    expect(store.field('template')).toMatchObject({ enabled: true, because: undefined })
  })

  it('is fixed for fields an update cannot write, which never have errors', () => {
    const store = storeWith({ mode: 'edit', value: { name: 'far too long' } })
    expect(store.field('name')).toMatchObject({ fixed: true, required: false })
    expect(store.attempt(['name'])).toEqual([])
  })
})

describe('errors', () => {
  const errorAt = (store: ReturnType<typeof storeWith>, path: string) => store.field(path).error?.keyword

  it('appear on blur and clear as soon as the value is valid', () => {
    const store = storeWith()
    expect(errorAt(store, 'name')).toBeUndefined()
    store.set('name', 'far too long')
    expect(errorAt(store, 'name')).toBeUndefined()
    store.leave('name')
    expect(errorAt(store, 'name')).toBe('maxLength')
    store.set('name', 'Ada')
    expect(errorAt(store, 'name')).toBeUndefined()
  })

  it('wait for blur again when a valid field is edited', () => {
    const store = storeWith({ value: { name: 'Ada' } })
    store.leave('name')
    store.set('name', 'far too long')
    expect(errorAt(store, 'name')).toBeUndefined()
    store.leave('name')
    expect(errorAt(store, 'name')).toBe('maxLength')
  })

  it('show immediately for all fields when the user tries to leave a step', () => {
    const store = storeWith({ value: { send: 'later' } })
    expect(store.attempt(['name']).map(({ path }) => path)).toEqual(['name'])
    expect(errorAt(store, 'start')).toBeUndefined()
    expect(store.errors().map(({ path }) => path)).toEqual(['name', 'start'])
  })

  it('cost nothing while typing if none is shown', () => {
    const validator = vi.fn(() => [])
    const store = storeWith({ validator, value: { name: 'Ada' } })
    store.leave('name')
    validator.mockClear()
    store.set('file', 'a')
    store.set('file', 'ab')
    expect(validator).not.toHaveBeenCalled()
  })

  it('from the server stay at the field until its value changes', () => {
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

  it('disappear with a hidden field', () => {
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

  it('keeps values, touched state and server errors, and notifies the fields it changes', () => {
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

  it('keeps the value of a removed property, without an error, until it is back', () => {
    const store = storeWith({ entity: plain({ extra: text }), value: { name: 'Ada', extra: 'kept' } })
    const refusesUnknown = () => [{ path: 'extra', keyword: 'unknown', params: {} }]
    store.redefine(plain({}), refusesUnknown)
    expect([store.errors(), store.get('extra')]).toEqual([[], 'kept'])
    expect(Object.keys(store.properties)).toContain('extra')
    store.redefine(plain({ extra: text }), noErrors)
    expect(store.get('extra')).toBe('kept')
  })

  it('reports newly required fields, and shows their errors when the user continues', () => {
    const store = storeWith({ entity: plain({ extra: text }), value: { name: 'Ada' }, validator: noErrors })
    const brought: string[] = []
    store.onRedefined((errors) => brought.push(...errors.map(({ path, keyword }) => `${path} ${keyword}`)))
    store.redefine(plain({ extra: text }, ['extra']), noErrors)
    expect(brought).toEqual(['extra required'])
    expect(store.field('extra')).toMatchObject({ required: true, error: undefined })
    expect(store.attempt(['extra']).map(({ keyword }) => keyword)).toEqual(['required'])
  })

  it('immediately flags a value that is no longer valid, and keeps it', () => {
    const store = storeWith({ entity: plain({ size: text }), value: { size: 'small' }, validator: noErrors })
    expect(store.field('size').error).toBeUndefined()
    store.redefine(plain({ size: text }), () => [{ path: 'size', keyword: 'enum', params: {} }])
    expect(store.field('size')).toMatchObject({ value: 'small', error: { keyword: 'enum' } })
  })

  it('sets a new switch to no if the form shows it', () => {
    const store = storeWith({ entity: plain({}), value: { name: 'Ada' }, validator: noErrors })
    const flag = property({ type: 'boolean' })
    store.redefine(plain({ shown: flag, elsewhere: flag }), noErrors, ['name', 'shown'])
    expect(store.value()).toEqual({ name: 'Ada', shown: false })
  })

  it('sets a new property to its default, and runs its effects', () => {
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

it('gives an emptied field that keeps its default that default when it is left', () => {
  const kept = entityWith({ seconds: property({ type: 'integer', default: 6, keepsDefault: true }) })
  const store = storeWith({ entity: kept, value: { seconds: 9 }, validator: () => [] })
  store.set('seconds', undefined)
  expect(store.get('seconds')).toBeUndefined()
  store.leave('seconds')
  expect(store.get('seconds')).toBe(6)
})

it('says the limits of rules with the state of a field', () => {
  const limited = entityWith(
    { size: text, count: property({ type: 'integer' }) },
    { fields: { count: { limits: [{ when: formEquals('size', 'small'), bounds: { maximum: 3 } }] } } },
  )
  const store = storeWith({ entity: limited, value: { size: 'large' }, validator: () => [] })
  expect(store.field('count').limits).toEqual([])
  store.set('size', 'small')
  expect(store.field('count').limits).toEqual([{ name: 'maximum', count: 3 }])
})

describe('advice', () => {
  const advised = entityWith(
    {
      name: text,
      send: text,
      rows: property({ type: 'array', items: property({ type: 'object', properties: { code: text } }) }),
    },
    {
      advice: [
        {
          check: 'mentions',
          reads: { text: 'name', name: 'parent.name' },
          at: 'name',
          text: 'portal:say-who',
          on: ['create', 'update'],
        },
        {
          unless: formEquals('send', 'now'),
          when: formHas('send'),
          at: 'name',
          text: 'portal:now',
          on: ['create'],
        },
        {
          each: 'rows',
          unless: {
            source: "item.code != 'x'",
            tree: {
              op: '!=',
              left: { op: 'path', root: 'item', path: ['code'] },
              right: { op: 'const', value: 'x' },
            },
            dependsOn: ['item.code'],
          },
          at: 'code',
          text: 'portal:no-x',
          on: ['create', 'update'],
        },
      ],
    },
  )
  const checks = {
    mentions: ({ text: said, name }: Record<string, unknown>) =>
      typeof said !== 'string' || typeof name !== 'string' || said.includes(name) || { name },
  }
  const setup = { entity: advised, checks, scope: { ...world, parent: { name: 'Acme' } } }

  it('is shown while a field is typed, and refuses nothing', () => {
    const store = storeWith(setup)
    const heard = vi.fn()
    expect(store.field('name').advice).toEqual([])
    store.subscribe('name', heard)
    store.set('name', 'Hi')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(store.field('name').advice).toEqual([{ text: 'portal:say-who', params: { name: 'Acme' } }])
    expect(store.attempt(['name'])).toEqual([])
    store.set('name', 'Acme: hi')
    expect(store.field('name').advice).toEqual([])
  })

  it('follows the other fields it reads, and its operations', () => {
    const store = storeWith(setup)
    expect(store.field('name').advice).toEqual([])
    store.set('send', 'later')
    expect(store.field('name').advice).toEqual([{ text: 'portal:now' }])
    store.set('send', 'now')
    expect(store.field('name').advice).toEqual([])
    const edited = storeWith({ ...setup, mode: 'edit', value: { send: 'later' } })
    expect(edited.field('name').advice).toEqual([])
  })

  it('waits for the record above', () => {
    const store = storeWith({ ...setup, scope: world, value: { name: 'Hi' } })
    expect(store.field('name').advice).toEqual([])
    store.refresh(setup.scope)
    expect(store.field('name').advice).toHaveLength(1)
  })

  it('is about one item of a list, and about nothing that is only shown', () => {
    const value = { name: 'Hi', rows: [{ code: 'y' }, { code: 'x' }] }
    const store = storeWith({ ...setup, value })
    expect(store.field('rows[0].code').advice).toEqual([])
    expect(store.field('rows[1].code').advice).toEqual([{ text: 'portal:no-x' }])
    store.set('rows[1].code', 'z')
    expect(store.field('rows[1].code').advice).toEqual([])
    expect(storeWith({ ...setup, value, mode: 'view' }).field('name').advice).toEqual([])
  })
})

describe('a file that is uploading', () => {
  it('is waited for, and so is one that is added meanwhile', async () => {
    const store = storeWith()
    expect(store.uploading()).toBeUndefined()
    store.hold('file', true)
    expect(store.uploading(['name'])).toBeUndefined()
    let ended: string[] | undefined
    const uploads = store.uploading(['file'])?.then((without) => (ended = without))
    store.set('file', 'one')
    store.hold('start', true)
    store.hold('file', true)
    store.hold('start', false)
    await Promise.resolve()
    expect(ended).toBeUndefined()
    store.hold('file', false)
    await uploads
    expect(ended).toEqual([])
    expect(store.uploading()).toBeUndefined()
  })

  it('that fails or is taken away is said not to have come', async () => {
    const store = storeWith({ value: { file: 'before' } })
    store.hold('file', true)
    const uploads = store.uploading()
    store.hold('file', false)
    expect(await uploads).toEqual(['file'])
  })

  it('that failed unseen is said not to have come until it is shown', async () => {
    const store = storeWith({ value: { file: ['before'] } })
    store.hold('file', true)
    store.miss('file', true)
    store.hold('file', false)
    expect(store.uploading(['name'])).toBeUndefined()
    expect(await store.uploading(['file'])).toEqual(['file'])
    store.miss('file', false)
    expect(store.uploading(['file'])).toBeUndefined()
  })

  it('that fails unseen is said not to have come, although another one of its field came', async () => {
    const store = storeWith()
    store.hold('file', true)
    const uploads = store.uploading()
    store.set('file', 'one')
    store.miss('file', true)
    store.hold('file', false)
    expect(await uploads).toEqual(['file'])
  })

  it('is another thing than a code that is still to be entered', () => {
    const store = storeWith()
    store.hold('file', true, 'challenge')
    expect(store.uploading()).toBeUndefined()
  })

  it('goes on when something else that held its field ends', () => {
    const store = storeWith()
    store.hold('file', true, 'recording')
    store.hold('file', true)
    store.hold('file', false, 'recording')
    expect(store.isUploading()).toBe(true)
    store.hold('file', false)
    expect(store.isUploading()).toBe(false)
  })
})
