import { FormContext, RecordFields, useRecordForm } from '../../../src/engine/form/index.ts'
import { PortalContext } from '../../../src/engine/registry/portalContext.ts'
import type { Portal } from '../../../src/engine/registry/portalContext.ts'
import type {
  EntityDefinition,
  EntityValidator,
  FieldRules,
  PropertyDefinition,
} from '../../../src/language/portal.ts'
import { fieldNames } from './fieldNames.ts'

const property: PropertyDefinition = {
  type: 'string',
  title: 'title',
  help: 'help',
  maxLength: 40,
  trim: true,
  readOnly: false,
  writeOn: ['create', 'update'],
  sensitive: false,
  cell: 'text',
  errors: { required: 'Required field', maxLength: 'Too long' },
}

const fields: Record<string, FieldRules> = {}
for (let index = 9; index < fieldNames.length; index += 10) {
  const before = `field_${index - 1}`
  fields[`field_${index}`] = {
    requiredWhen: {
      source: `has(form.${before})`,
      tree: { op: 'has', root: 'form', path: [before] },
      dependsOn: [`form.${before}`],
    },
  }
}

const entity: EntityDefinition = {
  id: 'bench',
  module: 'bench',
  title: 'Bench',
  properties: Object.fromEntries(fieldNames.map((name) => [name, { ...property, title: name }])),
  required: fieldNames.slice(0, 50),
  rules: { fields, effects: [], checks: [] },
}

const validator: EntityValidator = (value) =>
  Object.entries(value ?? {}).flatMap(([path, text]) =>
    typeof text === 'string' && text.length > 40 ? [{ path, keyword: 'maxLength', params: {} }] : [],
  )

const never = () => {
  throw new Error('not part of the bench')
}

const portal: Portal = {
  manifest: {
    language: 2,
    version: 'bench',
    product: '',
    company: '',
    supportEmail: '',
    termsPath: '/terms',
    locale: 'en',
    currency: 'USD',
    home: '/',
    sections: [],
    routes: [],
    navigation: [],
    gates: [],
    banners: [],
    places: {},
    publicForms: {},
    polling: { configSeconds: 60, notificationsSeconds: 60 },
    session: { signInMinutes: 60, absoluteHours: 12 },
    permissions: [],
    modules: {},
    catalogues: {},
    texts: {},
  },
  registry: { widgets: {}, panels: {}, checks: {} },
  session: { account: {}, config: {}, user: { id: 'u', email: '', permissions: [] } },
  api: { get: never, send: never, upload: never, download: never },
  t: (key) => key,
  loadModule: never,
  loadCatalogue: never,
  can: () => true,
  holds: () => true,
  navigate: never,
  notify: never,
  guardLeaving: never,
  refreshSession: never,
  restart: never,
  rereadSession: never,
  signOut: never,
}

const views = {}

function Fields() {
  const form = useRecordForm({ entity, mode: 'create', validator, views, value: () => ({}) })
  return (
    <FormContext value={form}>
      <RecordFields names={fieldNames} />
    </FormContext>
  )
}

/** Our engine: store, conditions, errors after leaving a field. */
export function BenchForm() {
  return (
    <PortalContext value={portal}>
      <Fields />
    </PortalContext>
  )
}
