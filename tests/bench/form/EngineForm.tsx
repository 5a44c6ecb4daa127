import { FormContext, RecordFields, useRecordForm } from '../../../src/engine/form/index.ts'
import { PortalContext } from '../../../src/engine/registry/portalContext.ts'
import { loosePortal } from '../../support/loosePortal.ts'
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
    <PortalContext value={loosePortal}>
      <Fields />
    </PortalContext>
  )
}
