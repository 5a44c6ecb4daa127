import { fieldWidget } from '../fieldWidget.tsx'
import type { WidgetRegistry } from '../../registry/contract.ts'
import { ChallengeWidget } from './ChallengeWidget.tsx'
import { CheckboxWidget } from './CheckboxWidget.tsx'
import { ChoicesWidget } from './ChoicesWidget.tsx'
import { DateWidget } from './DateWidget.tsx'
import { DateTimeWidget } from './DateTimeWidget.tsx'
import { FilesWidget } from './FilesWidget.tsx'
import { MoneyWidget } from './MoneyWidget.tsx'
import { DigitsWidget, NumberWidget } from './NumberWidget.tsx'
import { RadioWidget } from './RadioWidget.tsx'
import { ReferenceSelectWidget } from './ReferenceSelectWidget.tsx'
import { SelectWidget } from './SelectWidget.tsx'
import { SuggestWidget } from './SuggestWidget.tsx'
import { SwitchWidget } from './SwitchWidget.tsx'
import { TagsWidget } from './TagsWidget.tsx'
import { TextWidget } from './TextWidget.tsx'
import { TextareaWidget } from './TextareaWidget.tsx'
import { TimeZoneWidget } from './TimeZoneWidget.tsx'

/** The widgets the engine brings; the application's registry adds its own and may replace these. */
export const builtInWidgets = {
  text: fieldWidget(TextWidget),
  textarea: fieldWidget(TextareaWidget),
  number: fieldWidget(NumberWidget),
  digits: fieldWidget(DigitsWidget),
  money: fieldWidget(MoneyWidget),
  select: fieldWidget(SelectWidget),
  radio: fieldWidget(RadioWidget),
  suggest: fieldWidget(SuggestWidget),
  switch: fieldWidget(SwitchWidget),
  checkbox: fieldWidget(CheckboxWidget),
  'reference-select': fieldWidget(ReferenceSelectWidget),
  tags: fieldWidget(TagsWidget),
  choices: fieldWidget(ChoicesWidget),
  files: fieldWidget(FilesWidget),
  challenge: fieldWidget(ChallengeWidget),
  date: fieldWidget(DateWidget),
  'date-time': fieldWidget(DateTimeWidget),
  'time-zone': fieldWidget(TimeZoneWidget),
} satisfies WidgetRegistry['widgets']
