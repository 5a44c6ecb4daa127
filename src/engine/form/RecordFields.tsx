import { memo, useMemo } from 'react'
import { generateForm } from '@rjsf/mui'
import { EngineField, StoreField } from './EngineField.tsx'
import { DrawFieldContext, useForm } from './FormContext.ts'
import { FieldTemplate, ObjectFieldTemplate } from './fieldTemplates.tsx'
import { noValidator, toRjsfForm } from './rjsfSchema.ts'

const RjsfForm = generateForm()
const NO_DATA = {}
const fields = { EngineField }
const templates = { FieldTemplate, ObjectFieldTemplate }
const withoutSubmit = { 'ui:submitButtonOptions': { norender: true } }

/**
 * The named fields of the form in context, laid out by RJSF. Its props change only with a new definition,
 * so RJSF renders once; from then on each field follows the form store by itself.
 */
export const RecordFields = memo(function RecordFields({ names }: { names: string[] }) {
  const { entity, views } = useForm()
  const { schema, uiSchema } = useMemo(() => {
    const form = toRjsfForm(entity, names, views)
    return { schema: form.schema, uiSchema: { ...form.uiSchema, ...withoutSubmit } }
  }, [entity, views, names])
  return (
    <DrawFieldContext value={StoreField}>
      <RjsfForm
        tagName="div"
        schema={schema}
        uiSchema={uiSchema}
        formData={NO_DATA}
        validator={noValidator}
        fields={fields}
        templates={templates}
        noValidate
        noHtml5Validate
        showErrorList={false}
      />
    </DrawFieldContext>
  )
})
