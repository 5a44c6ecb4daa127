import { memo } from 'react'
import type { ComponentType } from 'react'
import { getDefaultRegistry } from '@rjsf/core'
import { getUiOptions } from '@rjsf/utils'
import type { ErrorSchema, FieldProps } from '@rjsf/utils'
import { toPath } from './fieldId.ts'
import { ServerCheck } from './ServerCheck.tsx'
import { FieldContext, useFieldInForm } from './useFieldInForm.ts'

const { fields } = getDefaultRegistry()
// RJSF's own are always there
const rjsf = fields as Record<'SchemaField' | 'ObjectField' | 'StringField', ComponentType<FieldProps>>

/**
 * RJSF's field, kept up to date by the form store: value, errors and rules of one path come from there, and a change
 * goes there. So a keystroke draws one field, and RJSF's tree stays as it is.
 */
export const SchemaField = memo(function SchemaField(props: FieldProps) {
  const path = toPath(props.fieldPathId.path)
  return path === '' ? <rjsf.SchemaField {...props} /> : <StoredField {...props} path={path} />
}, isSamePlace)

function StoredField({ path, ...props }: FieldProps & { path: string }) {
  const field = useFieldInForm(path, props.disabled)
  if (!field) return null
  const isItem = typeof props.fieldPathId.path.at(-1) === 'number'
  return (
    <FieldContext value={field}>
      <rjsf.SchemaField
        {...props}
        formData={field.value}
        // JSON has no empty place in a list
        onChange={(value: unknown) => field.onChange(isItem ? (value ?? null) : value)}
        onBlur={field.onBlur}
        required={field.required}
        disabled={field.disabled}
        errorSchema={errorsAt(field.error)}
      />
      {field.serverCheck && <ServerCheck path={path} check={field.serverCheck} />}
    </FieldContext>
  )
}

function errorsAt(error: string | undefined): ErrorSchema {
  // a key and an index signature that RJSF's type cannot have together
  return (error === undefined ? {} : { __errors: [error] }) as ErrorSchema
}

/** Draws an object with the widget its view names, as RJSF does for values of every other type. */
export function ObjectField(props: FieldProps) {
  const Field = getUiOptions(props.uiSchema).widget === undefined ? rjsf.ObjectField : rjsf.StringField
  return <Field {...props} />
}

/** What RJSF passes down of values and handlers is of the moment it was drawn; the store is asked instead. */
function isSamePlace(before: FieldProps, after: FieldProps): boolean {
  return (
    before.schema === after.schema &&
    before.uiSchema === after.uiSchema &&
    before.fieldPathId === after.fieldPathId &&
    before.registry === after.registry &&
    before.disabled === after.disabled
  )
}
