import type { FieldWidgetProps } from '../../registry/contract.ts'

/** What every input of a widget carries for assistive technology. */
export function inputAttributes(props: Pick<FieldWidgetProps<never>, 'required' | 'error' | 'describedBy'>) {
  return {
    'aria-required': props.required || undefined,
    'aria-invalid': props.error !== undefined || undefined,
    'aria-describedby': props.describedBy,
  }
}
