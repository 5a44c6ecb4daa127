import { describe, expect, it } from 'vitest'
import { toRjsfForm } from '../../../../src/engine/form/rjsfSchema.ts'
import { entityWith, property } from '../../language/entityWith.ts'

const text = property({ type: 'string' })
const entity = entityWith(
  {
    name: property({
      type: 'string',
      title: 'm:name',
      help: 'm:name-help',
      placeholder: 'm:name-hint',
      minLength: 2,
      maxLength: 40,
      pattern: '^x',
    }),
    kind: property({ type: 'string', enum: ['a', 'b'], enumTexts: { a: 'm:kind-a' } }),
    address: property({
      type: 'object',
      required: ['street'],
      properties: { street: text, id: property({ type: 'string', readOnly: true }) },
    }),
    rows: property({
      type: 'array',
      maxItems: 3,
      items: property({
        type: 'object',
        title: 'm:row',
        properties: { host: text, place: property({ type: 'integer', minimum: 1 }) },
      }),
    }),
    template: property({ type: 'object', properties: { body: text } }),
    other: text,
  },
  { required: ['name', 'other'] },
)
const views = {
  name: { widget: 'stars', options: { size: 5 }, fills: [] },
  rows: { widget: 'rows', options: { order: 'place' }, fills: [] },
  template: { widget: 'template-editor', options: {}, fills: [] },
}
const t = (key: string) => key.replace('m:', '')
const form = (...fields: string[]) => toRjsfForm(entity, fields, views, t)

describe('the schema', () => {
  it("is the entity's own, of the requested fields in order", () => {
    const { schema } = form('rows', 'name')
    expect(Object.keys(schema.properties ?? {})).toEqual(['rows', 'name'])
    expect(schema.required).toEqual(['name'])
    expect(schema.properties?.['name']).toEqual({
      type: 'string',
      title: 'name',
      minLength: 2,
      maxLength: 40,
      pattern: '^x',
    })
    expect(form('kind').schema.properties?.['kind']).toMatchObject({ enum: ['a', 'b'] })
  })

  it('leaves out what a group of fields and a line of a list do not draw', () => {
    const { address, rows, template } = form('address', 'rows', 'template').schema.properties ?? {}
    expect(address).toMatchObject({ type: 'object', required: ['street'] })
    expect(address).toHaveProperty('properties.street')
    expect(address).not.toHaveProperty('properties.id')
    expect(rows).toMatchObject({ type: 'array', maxItems: 3, items: { type: 'object', title: 'row' } })
    expect(rows).toHaveProperty('items.properties.host')
    expect(rows).not.toHaveProperty('items.properties.place')
    expect(template).toHaveProperty('properties.body')
  })

  it('knows the place of each part', () => {
    const { schema, paths } = form('rows')
    const places = [...paths.values()]
    expect(places).toEqual(expect.arrayContaining(['rows', 'rows[0]', 'rows[0].host']))
    expect(paths.has(schema)).toBe(false)
  })
})

describe('the uiSchema', () => {
  it('names widget, options and texts', () => {
    expect(form('name', 'kind').uiSchema).toEqual({
      name: {
        'ui:widget': 'stars',
        'ui:options': { size: 5 },
        'ui:title': 'name',
        'ui:label': false,
        'ui:help': 'name-help',
        'ui:placeholder': 'name-hint',
      },
      kind: {
        'ui:widget': 'select',
        'ui:options': {},
        'ui:title': 'portal:title',
        'ui:label': false,
        'ui:enumNames': ['kind-a', 'b'],
      },
    })
  })

  it('gives the fields of a group and of a line their widgets, and an object its own', () => {
    const { uiSchema } = form('address', 'rows', 'template')
    expect(uiSchema['address']).toHaveProperty(['street', 'ui:widget'], 'text')
    expect(uiSchema['address']).not.toHaveProperty('ui:widget')
    expect(uiSchema['rows']).toMatchObject({ 'ui:orderable': true })
    expect(uiSchema['rows']).toHaveProperty(['items', 'host', 'ui:widget'], 'text')
    expect(uiSchema['template']).toHaveProperty('ui:widget', 'template-editor')
  })
})
