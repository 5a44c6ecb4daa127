import { createRoot } from 'react-dom/client'
import { Chips, StarRating, UpperCase } from './widgets.tsx'
import { FormContext, RecordFields, useFormSelector, useRecordForm } from '../../../src/engine/form/index.ts'
import { PortalContext } from '../../../src/engine/registry/portalContext.ts'
import type { Portal } from '../../../src/engine/registry/portalContext.ts'
import type { EntityValidator, FieldView } from '../../../src/language/portal.ts'
import { loosePortal } from '../../support/loosePortal.ts'
import { entityWith, formEquals, property } from '../../unit/language/entityWith.ts'

const names = ['rating', 'code', 'size', 'visits']
const rating = { type: 'integer', maximum: 4, errors: { maximum: 'Four at most' } } as const
const entity = entityWith(
  {
    rating: property({
      ...rating,
      title: 'Rating',
      help: 'How it was',
      errors: { ...rating.errors, required: 'Rate it' },
    }),
    code: property({ type: 'string', title: 'Code', placeholder: 'ABC' }),
    size: property({
      type: 'string',
      title: 'Size',
      enum: ['s', 'l'],
      enumTexts: { s: 'Small', l: 'Large' },
    }),
    visits: property({
      type: 'array',
      title: 'Visits',
      maxItems: 3,
      items: property({
        type: 'object',
        title: 'Visit',
        properties: {
          city: property({ type: 'string', title: 'City' }),
          stars: property({ ...rating, title: 'Stars' }),
        },
      }),
    }),
  },
  { required: ['rating'], fields: { code: { enabledWhen: formEquals('size', 'l') } } },
)

const view = (widget: string, options: FieldView['options'] = {}): FieldView => ({
  widget,
  options,
  fills: [],
})
const views = {
  rating: view('stars'),
  code: view('upper-case'),
  size: view('chips'),
  'visits[0].stars': view('stars'),
  'visits[1].stars': view('stars'),
  'visits[2].stars': view('stars'),
}

const validator: EntityValidator = (value) => tooMany(value, '')

function tooMany(value: unknown, path: string): ReturnType<EntityValidator> {
  if (typeof value === 'number') return value > 4 ? [{ path, keyword: 'maximum', params: {} }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    tooMany(part, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  )
}

const portal: Portal = {
  ...loosePortal,
  registry: {
    widgets: { stars: StarRating, 'upper-case': UpperCase, chips: Chips },
    panels: {},
    checks: {},
  },
}

function ForeignForm() {
  const form = useRecordForm({ entity, mode: 'create', validator, views, fields: names, value: () => ({}) })
  const written = useFormSelector(form.store, (store) => JSON.stringify(store.value()))
  return (
    <FormContext value={form}>
      <RecordFields names={names} />
      <button type="button" onClick={() => form.store.attempt(names)}>
        Next
      </button>
      <output>{written}</output>
    </FormContext>
  )
}

createRoot(document.getElementById('root')!).render(
  <PortalContext value={portal}>
    <ForeignForm />
  </PortalContext>,
)
