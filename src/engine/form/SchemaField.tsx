import { memo } from 'react'
import type { ComponentType } from 'react'
import { getDefaultRegistry } from '@rjsf/core'
import { getUiOptions } from '@rjsf/utils'
import type { ErrorSchema, FieldProps } from '@rjsf/utils'
import { toPath } from './fieldId.ts'
import { followsStore } from './followsStore.ts'
import { ServerCheck } from './ServerCheck.tsx'
import { FieldContext, useFieldInForm } from './useFieldInForm.ts'
import type { FieldInForm } from './useFieldInForm.ts'

const { fields } = getDefaultRegistry()
// RJSF's own are always there
const rjsf = fields as Record<'SchemaField' | 'ObjectField' | 'StringField', ComponentType<FieldProps>>

/**
 * RJSF's field, kept up to date by the form store: value, errors and rules of one path come from there, and a change
 * goes there. So a keystroke draws one field, and RJSF's tree stays as it is.
 */
export const SchemaField = memo(function SchemaField(props: FieldProps) {
  const path = toPath(props.fieldPathId.path)
  return path === '' ? <rjsf.SchemaField {...props} /> : <StoredField path={path} place={props} />
}, isSamePlace)

interface StoredFieldProps {
  path: string
  /** What RJSF knows of it. */
  place: FieldProps
}

function StoredField({ path, place }: StoredFieldProps) {
  const field = useFieldInForm(path, place.disabled)
  if (!field) return null
  return (
    <FieldContext value={field}>
      <PlacedField
        place={place}
        value={followsStore(place) ? undefined : field.value}
        error={field.error}
        required={field.required}
        disabled={field.disabled}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {field.serverCheck && <ServerCheck path={path} check={field.serverCheck} />}
    </FieldContext>
  )
}

interface PlacedFieldProps extends Pick<
  FieldInForm,
  'error' | 'required' | 'disabled' | 'onChange' | 'onBlur'
> {
  place: FieldProps
  value: unknown
}

/** RJSF's part of a field; it stays as it is while only a value changes that its widget reads by itself. */
const PlacedField = memo(function PlacedField({ place, value, error, onChange, ...rest }: PlacedFieldProps) {
  const isItem = typeof place.fieldPathId.path.at(-1) === 'number'
  return (
    <rjsf.SchemaField
      {...place}
      {...rest}
      formData={value}
      // JSON has no empty place in a list
      onChange={(next: unknown) => onChange(isItem ? (next ?? null) : next)}
      errorSchema={errorsAt(error)}
    />
  )
})

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
