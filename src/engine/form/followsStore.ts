import { getUiOptions } from '@rjsf/utils'
import type { FieldProps } from '@rjsf/utils'
import type { WidgetRegistry } from '../registry/contract.ts'

/** Whether the field's widget is of this portal: it takes its value from the form store, not from RJSF, and draws its label. */
export function followsStore({ uiSchema, registry }: Pick<FieldProps, 'uiSchema' | 'registry'>): boolean {
  const { widget } = getUiOptions(uiSchema)
  // every widget of RecordFields comes from there
  const widgets = registry.widgets as WidgetRegistry['widgets']
  return typeof widget === 'string' && widgets[widget]?.inForm === true
}
