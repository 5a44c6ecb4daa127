import { describe, expect, it } from 'vitest'
import { submitValue, verifyRecord } from '../../../src/language/index.ts'
import type { EntityDefinition, EntityValidator } from '../../../src/language/portal.ts'
import { entityWith, formEquals, formHas, property, world } from './entityWith.ts'

const required = { required: 'portal:required' }
const entity = entityWith(
  {
    name: property({
      type: 'string',
      trim: true,
      writeOn: ['create'],
      errors: { ...required, pattern: 'portal:letters' },
    }),
    send: property({ type: 'string' }),
    start: property({ type: 'string', errors: required }),
    zone: property({ type: 'string', catalogue: 'zones' }),
    template: property({
      type: 'object',
      errors: required,
      required: ['id'],
      properties: {
        id: property({ type: 'string' }),
        text: property({ type: 'string', readOnly: true }),
      },
    }),
    items: property({
      type: 'array',
      items: property({
        type: 'object',
        required: ['id'],
        properties: { id: property({ type: 'string' }), title: property({ type: 'string', readOnly: true }) },
      }),
    }),
    status: property({ type: 'string', readOnly: true }),
  },
  {
    required: ['name', 'template'],
    fields: {
      start: { visibleWhen: formEquals('send', 'later'), requiredWhen: formEquals('send', 'later') },
      template: { enabledWhen: formHas('name') },
    },
    checks: [
      {
        check: 'fits',
        reads: { text: 'template.text', limit: 'config.limit' },
        at: 'template',
        text: 'portal:too-long',
        on: ['create'],
      },
    ],
  },
)

interface Given {
  operation?: 'create' | 'update'
  validator?: EntityValidator
  fields?: string[]
  entity?: EntityDefinition
}

function check(value: object, expected: string[], given: Given = {}): void {
  const errors = verifyRecord({
    entity,
    value,
    operation: 'create',
    scope: world,
    validator: () => [],
    checks: { fits: ({ text, limit }) => typeof text !== 'string' || text.length <= Number(limit) },
    inCatalogue: (_, zone) => zone === 'UTC',
    ...given,
  })
  expect(errors.map(({ path, keyword, text }) => `${path} ${keyword} ${text}`)).toEqual(expected)
}

const complete = { name: 'Ada', send: 'now', template: { id: '1', text: 'Hi' } }

describe('verifyRecord', () => {
  it('accepts a complete record', () => check(complete, []))

  it('takes blank text and empty objects as missing', () => {
    check({ ...complete, name: '   ' }, ['name required portal:required'])
    check({ ...complete, template: {} }, ['template required portal:required'])
    check({ ...complete, template: { text: 'Hi' } }, ['template.id required portal:required'])
    check({ ...complete, items: [{ id: 'a' }, { title: 'b' }] }, ['items[1].id required null'])
  })

  it('requires a field only while its rule holds, and never while it is hidden', () => {
    check({ ...complete, send: 'later' }, ['start required portal:required'])
    check({ ...complete, send: 'now', start: 'nonsense' }, [], {
      validator: (value) =>
        JSON.stringify(value).includes('nonsense') ? [{ path: 'start', keyword: 'format', params: {} }] : [],
    })
  })

  it('requires a disabled field like any other', () => {
    check({ send: 'now' }, ['name required portal:required', 'template required portal:required'])
  })

  it('asks an update only for what an update may write', () => {
    check({ template: { id: '1' } }, [], { operation: 'update' })
  })

  it('gives the first refusal per path, with the text of the definition', () => {
    const validator: EntityValidator = () => [
      { path: 'name', keyword: 'pattern', params: {} },
      { path: 'name', keyword: 'maxLength', params: {} },
      { path: 'extra', keyword: 'unknown', params: {} },
    ]
    check({ ...complete, extra: 1 }, ['name pattern portal:letters', 'extra unknown null'], { validator })
  })

  it('looks a catalogue value up', () => {
    check({ ...complete, zone: 'Mars/Base' }, ['zone catalogue null'])
    check({ ...complete, zone: 'UTC' }, [])
  })

  it('runs checks over form and world, after the field itself is right', () => {
    check({ ...complete, template: { id: '1', text: 'far too long' } }, ['template fits portal:too-long'])
    check({ ...complete, template: { text: 'far too long' } }, ['template.id required portal:required'])
    check({ ...complete, template: { id: '1', text: 'far too long' } }, [], { operation: 'update' })
  })

  it('fails closed on a check nobody registered', () => {
    const strange = {
      ...entity,
      rules: {
        ...entity.rules,
        checks: [{ check: 'none', reads: {}, at: 'name', text: 'portal:no', on: ['create' as const] }],
      },
    }
    check(complete, ['name none portal:no'], { entity: strange })
  })

  it('keeps to the fields asked for', () => {
    check({}, ['template required portal:required'], { fields: ['template'] })
  })
})

describe('submitValue', () => {
  it('sends what is visible, writable and not empty, trimmed', () => {
    const value = {
      name: '  Ada ',
      send: 'now',
      start: '2026-01-01T10:00',
      zone: '',
      template: { id: '1', text: 'Hi' },
      items: [{ id: 'a', title: 'A' }],
      status: 'new',
      extra: 1,
    }
    expect(submitValue(entity, value, 'create', world)).toEqual({
      name: 'Ada',
      send: 'now',
      template: { id: '1' },
      items: [{ id: 'a' }],
    })
    expect(submitValue(entity, value, 'update', world)).not.toHaveProperty('name')
  })

  it('leaves out an object of which nothing may be written, and keeps an empty list', () => {
    expect(submitValue(entity, { template: { text: 'x' }, items: [] }, 'create', world)).toEqual({
      items: [],
    })
  })
})
