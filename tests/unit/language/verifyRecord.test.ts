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
  baseline?: object
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

  it('treats blank text and empty objects as missing', () => {
    check({ ...complete, name: '   ' }, ['name required portal:required'])
    check({ ...complete, template: {} }, ['template required portal:required'])
    check({ ...complete, template: null }, ['template required portal:required'])
    check({ ...complete, template: { text: 'Hi' } }, ['template.id required portal:required'])
    check({ ...complete, items: [{ id: 'a' }, { title: 'b' }] }, ['items[1].id required null'])
  })

  it('requires a field only while its rule is true, and never while hidden', () => {
    check({ ...complete, send: 'later' }, ['start required portal:required'])
    check({ ...complete, send: 'now', start: 'nonsense' }, [], {
      validator: (value) =>
        JSON.stringify(value).includes('nonsense') ? [{ path: 'start', keyword: 'format', params: {} }] : [],
    })
  })

  it('requires a disabled field like any other', () => {
    check({ send: 'now' }, ['name required portal:required', 'template required portal:required'])
  })

  it('requires only writable fields on update', () => {
    check({ template: { id: '1' } }, [], { operation: 'update' })
  })

  it("returns the first error per path, with the definition's text", () => {
    const validator: EntityValidator = () => [
      { path: 'name', keyword: 'pattern', params: {} },
      { path: 'name', keyword: 'maxLength', params: {} },
      { path: 'extra', keyword: 'unknown', params: {} },
    ]
    check({ ...complete, extra: 1 }, ['name pattern portal:letters', 'extra unknown null'], { validator })
  })

  it('takes the text of the one of several patterns that failed', () => {
    const coded = entityWith({
      code: property({
        type: 'string',
        errors: { pattern: 'portal:code' },
        patterns: [
          { pattern: '^A', text: 'portal:begins' },
          { pattern: 'Z$', text: 'portal:ends' },
        ],
      }),
    })
    const failing = (index?: number): Given => ({
      entity: coded,
      validator: () => [{ path: 'code', keyword: 'pattern', params: index === undefined ? {} : { index } }],
    })
    check({ code: 'x' }, ['code pattern portal:begins'], failing(0))
    check({ code: 'x' }, ['code pattern portal:ends'], failing(1))
    check({ code: 'x' }, ['code pattern portal:code'], failing())
  })

  it('passes undeclared properties to the validator, whatever their names', () => {
    const names: string[] = []
    const validator: EntityValidator = (value) => {
      names.push(...Object.keys(value as object))
      return []
    }
    const strange = JSON.parse('{ "zone": 5, "toString": 1, "__proto__": 2 }') as object
    check(strange, ['zone catalogue null'], {
      validator,
      entity: entityWith({ zone: property({ type: 'string', catalogue: 'zones' }) }),
    })
    expect(names).toEqual(['zone', 'toString', '__proto__'])
  })

  it('passes a value of the wrong type to the validator', () => {
    const seen: unknown[] = []
    const validator: EntityValidator = (value) => {
      seen.push(value)
      return []
    }
    const group = property({ type: 'object', properties: { size: property({ type: 'integer' }) } })
    check({ group: 5 }, [], { validator, entity: entityWith({ group }) })
    expect(seen).toEqual([{ group: 5 }])
  })

  it('asks for each field that a missing object needs, also inside of others', () => {
    const text = property({ type: 'string', errors: required })
    const place = property({ type: 'object', required: ['city'], properties: { city: text } })
    const address = property({
      type: 'object',
      required: ['street', 'place'],
      properties: { street: text, place, note: property({ type: 'string' }) },
    })
    const given = { entity: entityWith({ address }, { required: ['address'] }) }
    const all = ['address.street required portal:required', 'address.place.city required portal:required']
    check({}, all, given)
    const validator: EntityValidator = () => [{ path: 'address', keyword: 'required', params: {} }]
    check({}, all, { ...given, validator })
    check({ address: {} }, all, given)
    check({ address: { note: 'Ring twice' } }, all, given)
  })

  it('requires by its own rule a field of an object that is not there', () => {
    const nested = (more: Partial<Parameters<typeof property>[0]> = {}): EntityDefinition =>
      entityWith(
        {
          send: property({ type: 'string' }),
          group: property({ type: 'object', properties: { size: property({ type: 'integer' }) }, ...more }),
        },
        { fields: { 'group.size': { requiredWhen: formHas('send') } } },
      )
    check({ send: 'now' }, ['group.size required null'], { entity: nested() })
    check({ send: 'now' }, [], { entity: nested({ readOnly: true }) })
    check({}, [], { entity: nested() })
  })

  it('looks up a catalog value', () => {
    check({ ...complete, zone: 'Mars/Base' }, ['zone catalogue null'])
    check({ ...complete, zone: 'UTC' }, [])
  })

  it('runs form and server checks after the field itself is valid', () => {
    check({ ...complete, template: { id: '1', text: 'far too long' } }, ['template fits portal:too-long'])
    check({ ...complete, template: { text: 'far too long' } }, ['template.id required portal:required'])
    check({ ...complete, template: { id: '1', text: 'far too long' } }, [], { operation: 'update' })
  })

  it('fails closed on an unregistered check', () => {
    const strange = {
      ...entity,
      rules: {
        ...entity.rules,
        checks: [{ check: 'none', reads: {}, at: 'name', text: 'portal:no', on: ['create' as const] }],
      },
    }
    check(complete, ['name none portal:no'], { entity: strange })
  })

  it('rejects a changed value of a disabled field or a field inside it', () => {
    const gated = entityWith(
      {
        phone: property({ type: 'string' }),
        company: property({ type: 'object', properties: { name: property({ type: 'string' }) } }),
        rows: property({
          type: 'array',
          items: property({ type: 'object', properties: { at: property({ type: 'string' }) } }),
        }),
      },
      {
        fields: {
          company: { enabledWhen: formHas('phone'), because: 'portal:phone-first' },
          'rows.at': { enabledWhen: formHas('phone'), because: 'portal:phone-first' },
        },
      },
    )
    const stored = { company: { name: 'Acme' }, rows: [{ at: 'a' }] }
    const refused = (value: object, expected: string[]): void =>
      check(value, expected, { entity: gated, operation: 'update', baseline: stored })
    refused({ ...stored, phone: '1', company: { name: 'Other' } }, [])
    refused({ ...stored, company: { name: 'Other' } }, ['company disabled portal:phone-first'])
    refused({ rows: stored.rows }, ['company disabled portal:phone-first'])
    refused({ ...stored, company: { name: 'Acme' } }, [])
    refused({ ...stored, rows: [{ at: 'a' }, { at: 'b' }] }, ['rows.at disabled portal:phone-first'])
    refused({ ...stored, rows: [{ at: 'a' }, {}] }, [])
  })

  it('compares a disabled field by the check it names, else by value', () => {
    const gated = (equal?: string): EntityDefinition =>
      entityWith(
        { note: property({ type: 'string' }), phone: property({ type: 'string' }) },
        {
          fields: {
            note: { enabledWhen: formHas('phone'), ...(equal !== undefined && { equal }) },
          },
        },
      )
    const isAlike = ({ left, right }: Record<string, unknown>): boolean =>
      String(left).toLowerCase() === String(right).toLowerCase()
    const change = (from: unknown, to: unknown, equal?: string): unknown =>
      verifyRecord({
        entity: gated(equal),
        value: { note: to },
        baseline: { note: from },
        operation: 'update',
        scope: world,
        validator: () => [],
        checks: { alike: isAlike },
      }).length
    expect([change('a', 'A', 'alike'), change('a', 'B', 'alike'), change('a', 'A')]).toEqual([0, 1, 1])
    expect([change(5, { x: null }), change({ x: null }, 5)]).toEqual([1, 1])
  })

  it('reports no disabled field that only the server writes', () => {
    const disabled = (given: Parameters<typeof property>[0]): EntityDefinition =>
      entityWith(
        { note: property(given), phone: property({ type: 'string' }) },
        { fields: { note: { enabledWhen: formHas('phone') } } },
      )
    const change = (entity: EntityDefinition, expected: string[], operation: 'create' | 'update'): void =>
      check({ note: 'new' }, expected, { entity, operation, baseline: { note: 'old' } })
    change(disabled({ type: 'string' }), ['note disabled null'], 'update')
    change(disabled({ type: 'string', readOnly: true }), [], 'update')
    change(disabled({ type: 'string', writeOn: ['create'] }), [], 'update')
    change(disabled({ type: 'string', writeOn: ['create'] }), ['note disabled null'], 'create')
  })

  it('requires no value that only the server writes, inside an object either', () => {
    const fixed = property({ type: 'string', readOnly: true })
    const group = property({ type: 'object', required: [], properties: { fixed } })
    check({ group: { fixed: '' } }, [], {
      entity: entityWith({ fixed, group }, { required: ['fixed'] }),
      operation: 'update',
    })
  })

  it('does not revalidate unchanged values on update', () => {
    const checked = {
      ...entity,
      rules: {
        ...entity.rules,
        checks: entity.rules.checks.map((each) => ({ ...each, on: ['update' as const] })),
      },
    }
    const long = { ...complete, template: { id: '1', text: 'far too long' } }
    const given: Given = { operation: 'update', entity: checked }
    check(long, ['template fits portal:too-long'], { ...given, baseline: complete })
    check({ ...long, send: 'soon' }, [], { ...given, baseline: long })
  })

  it('revalidates on update when a form field of the condition or a value inside an object changes', () => {
    const checked = entityWith(
      { a: property({ type: 'string' }), b: property({ type: 'object' }) },
      {
        checks: [
          {
            check: 'never',
            reads: { b: 'b' },
            at: 'b',
            text: 'portal:no',
            on: ['update'],
            when: formHas('a'),
          },
        ],
      },
    )
    const verify = (baseline: object, value: object): unknown =>
      verifyRecord({
        entity: checked,
        value,
        operation: 'update',
        scope: world,
        validator: () => [],
        checks: { never: () => ({ limit: 3 }) },
        baseline,
      })
    const refused = [{ path: 'b', keyword: 'never', text: 'portal:no', params: { limit: 3 } }]
    expect(verify({ b: { x: 1 } }, { a: 'x', b: { x: 1 } })).toEqual(refused)
    expect(verify({ a: 'x', b: { x: 1, y: 2 } }, { a: 'x', b: { y: 2, x: 1 } })).toEqual([])
    expect(verify({ a: 'x', b: { x: 1 } }, { a: 'x', b: { x: 2 } })).toEqual(refused)
    expect(verify({ a: 'x', b: { 0: 'y' } }, { a: 'x', b: ['y'] })).toEqual(refused)
  })

  it('ignores catalog values that only the server writes', () => {
    const fixed = entityWith({ zone: property({ type: 'string', catalogue: 'zones', readOnly: true }) })
    check({ zone: 'Mars/Base' }, [], { entity: fixed })
  })

  it('validates only the requested fields', () => {
    check({}, ['template required portal:required'], { fields: ['template'] })
  })
})

describe('submitValue', () => {
  it('sends visible, writable, non-empty values, trimmed', () => {
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

  it('clears values an update empties, and values a default would restore', () => {
    const filled = entityWith(
      {
        a: property({ type: 'string', default: 'x' }),
        b: property({ type: 'string' }),
        secret: property({ type: 'string', sensitive: 'hashed' }),
        hidden: property({ type: 'string' }),
        locked: property({ type: 'string' }),
        group: property({
          type: 'object',
          properties: { c: property({ type: 'string' }), d: property({ type: 'string' }) },
        }),
      },
      { fields: { hidden: { visibleWhen: formHas('b') }, locked: { enabledWhen: formHas('b') } } },
    )
    const value = { a: '', group: { c: 'y' }, hidden: 'z', locked: 'z' }
    expect(submitValue(filled, value, 'create', world)).toEqual({ a: null, group: { c: 'y' } })
    expect(submitValue(filled, value, 'update', world)).toEqual({
      a: null,
      b: null,
      group: { c: 'y', d: null },
    })
  })

  it('omits an object without writable properties, and keeps an empty list', () => {
    expect(submitValue(entity, { template: { text: 'x' }, items: [] }, 'create', world)).toEqual({
      items: [],
    })
  })
})

it('compares of a disabled list only what clients write of its items', () => {
  const stops = property({
    type: 'array',
    items: property({
      type: 'object',
      properties: {
        town: property({ type: 'string' }),
        country: property({ type: 'string', readOnly: true }),
      },
    }),
  })
  const fixed = entityWith(
    { send: property({ type: 'string' }), stops },
    { fields: { stops: { enabledWhen: formEquals('send', 'later'), because: 'portal:fixed' } } },
  )
  const refusals = (towns: string[]) =>
    verifyRecord({
      entity: fixed,
      value: { send: 'now', stops: towns.map((town) => ({ town })) },
      baseline: { send: 'now', stops: [{ town: 'Bergen', country: 'NO' }] },
      operation: 'update',
      scope: world,
      validator: () => [],
      checks: {},
    }).map(({ path, text }) => [path, text])
  expect(refusals(['Bergen'])).toEqual([])
  expect(refusals(['Oslo'])).toEqual([['stops', 'portal:fixed']])
})

it('leaves what was stored beyond a limit as it is, unless the limit is another now', () => {
  const limited = entityWith(
    { plan: property({ type: 'string' }), seats: property({ type: 'integer' }) },
    {
      fields: {
        seats: {
          limits: [{ when: formEquals('plan', 'small'), bounds: { maximum: 3 } }, { bounds: { maximum: 5 } }],
        },
      },
    },
  )
  const refused = (value: object): string[] =>
    verifyRecord({
      entity: limited,
      value,
      baseline: { plan: 'large', seats: 9 },
      operation: 'update',
      scope: world,
      validator: () => [],
      checks: {},
    }).map(({ path }) => path)
  expect(refused({ plan: 'large', seats: 9 })).toEqual([])
  expect(refused({ plan: 'large', seats: 8 })).toEqual(['seats'])
  expect(refused({ plan: 'small', seats: 9 })).toEqual(['seats'])
})

it('takes stored items for the same without what clients do not send', () => {
  const stops = property({
    type: 'array',
    items: property({
      type: 'object',
      properties: {
        town: property({ type: 'string' }),
        country: property({ type: 'string', readOnly: true }),
      },
    }),
  })
  const limited = entityWith({ stops }, { fields: { stops: { limits: [{ bounds: { maxItems: 1 } }] } } })
  const refused = (towns: string[]): string[] =>
    verifyRecord({
      entity: limited,
      value: { stops: towns.map((town) => ({ town })) },
      baseline: { stops: ['Bergen', 'Oslo'].map((town) => ({ town, country: 'NO' })) },
      operation: 'update',
      scope: world,
      validator: () => [],
      checks: {},
    }).map(({ path }) => path)
  expect(refused(['Bergen', 'Oslo'])).toEqual([])
  expect(refused(['Bergen', 'Molde'])).toEqual(['stops'])
})
