import type { ComponentType } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { useForm } from './FormContext.ts'
import { useFieldContext } from './useFieldInForm.ts'
import type { FieldWidgetProps, FormWidget } from '../registry/contract.ts'
import type { JsonValue } from '../../language/portal.ts'

/** Makes a widget of this portal one of RJSF's, and hands it what RJSF doesn't know: the form, reasons, companions. */
export function fieldWidget<Value>(Widget: ComponentType<FieldWidgetProps<Value>>): FormWidget {
  function InForm({ id, label, placeholder, options }: WidgetProps) {
    const { access } = useForm()
    const field = useFieldContext()
    return (
      <Widget
        id={id}
        path={field.path}
        label={label}
        // the compiler has checked that the widget takes values of the property's type; RJSF would give [] for no list
        value={field.value as Value | undefined}
        onChange={field.onChange}
        onBlur={field.onBlur}
        required={field.required}
        disabled={field.disabled}
        {...(field.reason && { disabledReason: field.reason })}
        {...(field.error !== undefined && { error: field.error })}
        {...(placeholder && { placeholder })}
        {...(field.describedBy && { describedBy: field.describedBy })}
        property={field.property}
        // what the definition gives is JSON
        options={options as Record<string, JsonValue>}
        form={access}
      />
    )
  }
  return Object.assign(InForm, { inForm: true as const })
}
