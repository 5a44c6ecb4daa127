import { expect, it } from 'vitest'
import { toRjsfForm } from '../../../../src/engine/form/rjsfSchema.ts'
import { entityWith, property } from '../../language/entityWith.ts'

const text = property({ type: 'string' })
const entity = entityWith({
  name: text,
  address: property({
    type: 'object',
    properties: { street: text, id: property({ type: 'string', readOnly: true }) },
  }),
  rows: property({ type: 'array', items: text }),
  other: text,
})

it('gives RJSF the tree of the fields asked for, in their order', () => {
  const views = { rows: { widget: 'row-table', options: {}, fills: [] } }
  const { schema, uiSchema } = toRjsfForm(entity, ['rows', 'address', 'name'], views)
  expect(Object.keys(schema.properties ?? {})).toEqual(['rows', 'address', 'name'])
  expect(uiSchema).toEqual({
    rows: { 'ui:field': 'EngineField' },
    address: { street: { 'ui:field': 'EngineField' } },
    name: { 'ui:field': 'EngineField' },
  })
})

it('keeps rules, texts and limits out of the schema, so that it never has to change', () => {
  const { schema } = toRjsfForm(entity, ['name'], {})
  expect(schema).toEqual({ type: 'object', properties: { name: { type: 'string' } } })
})
