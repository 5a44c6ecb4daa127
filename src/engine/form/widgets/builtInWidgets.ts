import type { WidgetRegistry } from '../../registry/contract.ts'
import { CheckboxWidget } from './CheckboxWidget.tsx'
import { DateWidget } from './DateWidget.tsx'
import { DateTimeWidget } from './DateTimeWidget.tsx'
import { DigitsWidget } from './DigitsWidget.tsx'
import { NumberWidget } from './NumberWidget.tsx'
import { RadioWidget } from './RadioWidget.tsx'
import { ReferenceSelectWidget } from './ReferenceSelectWidget.tsx'
import { RowsWidget } from './RowsWidget.tsx'
import { SelectWidget } from './SelectWidget.tsx'
import { SwitchWidget } from './SwitchWidget.tsx'
import { TagsWidget } from './TagsWidget.tsx'
import { TextWidget } from './TextWidget.tsx'
import { TextareaWidget } from './TextareaWidget.tsx'
import { TimeZoneWidget } from './TimeZoneWidget.tsx'

/** The widgets the engine brings; the application's registry adds its own and may replace these. */
export const builtInWidgets = {
  text: TextWidget,
  textarea: TextareaWidget,
  number: NumberWidget,
  digits: DigitsWidget,
  select: SelectWidget,
  radio: RadioWidget,
  switch: SwitchWidget,
  checkbox: CheckboxWidget,
  'reference-select': ReferenceSelectWidget,
  tags: TagsWidget,
  rows: RowsWidget,
  date: DateWidget,
  'date-time': DateTimeWidget,
  'time-zone': TimeZoneWidget,
} satisfies WidgetRegistry['widgets']
