import { memo, useMemo } from 'react'
import { generateForm } from '@rjsf/mui'
import { ID_PREFIX, ID_SEPARATOR } from './fieldId.ts'
import { SectionsContext, useForm } from './FormContext.ts'
import { toRjsfForm } from './rjsfSchema.ts'
import { rjsfValidator } from './rjsfValidator.ts'
import { ObjectField, SchemaField } from './SchemaField.tsx'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './templates/ArrayFieldTemplate.tsx'
import { FieldTemplate } from './templates/FieldTemplate.tsx'
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx'
import { builtInWidgets } from './widgets/builtInWidgets.ts'
import type { FieldSection } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'

const RjsfForm = generateForm()
const fields = { SchemaField, ObjectField }
const templates = { FieldTemplate, ObjectFieldTemplate, ArrayFieldTemplate, ArrayFieldItemTemplate }
const withoutSubmit = { 'ui:submitButtonOptions': { norender: true } }
/** The form store gives defaults, as the definition says. */
const withoutDefaults = { emptyObjectFields: 'skipDefaults' } as const

const NO_SECTIONS: FieldSection[] = []

interface RecordFieldsProps {
  /** All of them, also those in sections. */
  names: string[]
  sections?: FieldSection[] | undefined
}

/**
 * The named fields of the form in context, drawn by RJSF: from the entity's schema and the views, with the registry's
 * widgets. Its props change only with a new definition; from then on each field follows the form store by itself.
 */
export const RecordFields = memo(function RecordFields({ names, sections = NO_SECTIONS }: RecordFieldsProps) {
  const { store, entity, views } = useForm()
  const { registry, t } = usePortal()
  const widgets = useMemo(() => ({ ...builtInWidgets, ...registry.widgets }), [registry])
  const form = useMemo(() => {
    const { uiSchema, ...rest } = toRjsfForm(entity, names, views, t)
    const validator = rjsfValidator(store, { uiSchema, ...rest }, t)
    return { ...rest, uiSchema: { ...uiSchema, ...withoutSubmit }, formData: store.value(), validator }
  }, [store, entity, names, views, t])
  return (
    <SectionsContext value={sections}>
      <RjsfForm
        tagName="div"
        schema={form.schema}
        uiSchema={form.uiSchema}
        formData={form.formData}
        validator={form.validator}
        widgets={widgets}
        fields={fields}
        templates={templates}
        idPrefix={ID_PREFIX}
        idSeparator={ID_SEPARATOR}
        experimental_defaultFormStateBehavior={withoutDefaults}
        noHtml5Validate
        showErrorList={false}
      />
    </SectionsContext>
  )
})
