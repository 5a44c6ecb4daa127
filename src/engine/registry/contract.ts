import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import type { Checks, FileRules, FileValue } from '../../language/index.ts'
import type {
  EntityDefinition,
  EntityValidator,
  FieldSection,
  FieldView,
  JsonValue,
  PropertyDefinition,
} from '../../language/portal.ts'

/** The record being edited, as widgets and panels see it. Paths: `template.text`, `mappings[0].column`. */
export interface FormAccess {
  get: (path: string) => unknown
  /** Subscribes the calling component to one path; it renders again only when that value changes. */
  useValue: <Value = unknown>(path: string) => Value | undefined
  /** Sets a field as if a person had changed it: effects run, later steps lock. */
  set: (path: string, value: unknown) => void
  /** While a field is held, such as during an upload, the form says so there instead of being sent. */
  hold: (path: string, isHeld: boolean, keyword?: string) => void
  /** What a field had going on failed while it wasn't shown: the form shows the field once before it is sent. */
  miss: (path: string, isMissed: boolean) => void
  /**
   * What the widget of a field has going on, made at the first call: it stays while another step is shown, and is ended
   * when its field is hidden and when the form closes.
   */
  keep: <Kept extends { end(): void }>(path: string, make: () => Kept) => Kept
  mode: 'create' | 'edit' | 'view'
  entity: EntityDefinition
}

/** What every hand-written and built-in field widget receives. Value `undefined` means empty. */
export interface FieldWidgetProps<Value = unknown> {
  /** DOM id of the input; label and descriptions point to it. */
  id: string
  /** Path of the field in the record. */
  path: string
  label: string
  value: Value | undefined
  /** `fills` sets read-only companions in the same change; only those the definition lists. */
  onChange(this: void, value: Value | undefined, fills?: Record<string, unknown>): void
  onBlur: () => void
  required: boolean
  disabled: boolean
  /** Why it is disabled; the engine shows it below the field and in `describedBy`. */
  disabledReason?: string
  /** Shown by the engine below the field; the widget only marks itself invalid. */
  error?: string
  /** Shown by the widget inside the input. */
  placeholder?: string
  /** Ids of help, reason and error, for aria-describedby of the input. */
  describedBy?: string
  property: PropertyDefinition
  options: Record<string, JsonValue>
  form: FormAccess
}

/** A file field, as another way to get its files sees it. */
export interface FileSourceProps {
  /** DOM id of the field's button. */
  id: string
  /** Path of the field in the record. */
  path: string
  rules: FileRules
  /** Those the field holds, uploaded. */
  files: readonly FileValue[]
  /** As if the file were chosen. */
  add(this: void, file: File): void
  /** A field for one file gives up the one it has. */
  replaces: boolean
  form: FormAccess
}

/** A hook that gives a file field another way to its files than choosing them, such as recording. */
export type UseFileSource = (field: FileSourceProps) => {
  /** Next to the button that chooses files. */
  button: ReactNode
  /** Below the list of files. */
  below: ReactNode
}

/** A read-only piece beside or below fields, in summaries and on pages. */
export interface PanelProps {
  form: FormAccess
}

/** A widget of RJSF 6. */
export interface FormWidget {
  (props: WidgetProps): ReactNode
  /** Made by `fieldWidget`: it follows its field by itself and draws its label, which the template does for others. */
  inForm?: true
}

/** A form for values that are no record, such as the options of one part of a document. */
export interface ValueFormProps {
  /** What the values are; made by whoever draws the form. */
  entity: EntityDefinition
  /** In this order, also those in sections. */
  fields: string[]
  sections?: FieldSection[]
  views?: Record<string, FieldView>
  validator: EntityValidator
  /** Another value than `onChange` gave last is shown instead of what was typed. */
  value: Record<string, unknown>
  /** After each change by a person, without hidden and empty fields. Absent: nothing can be changed. */
  onChange?: ((value: Record<string, unknown>) => void) | undefined
  /** Errors show at once; otherwise where a field was left. */
  showsErrors?: boolean
}

export interface WidgetRegistry {
  /** How hand-written parts draw fields as the engine does. */
  ValueForm?: ComponentType<ValueFormProps>
  /** RJSF's `widgets`: any widget written for RJSF, and those of this portal (`FieldWidgetProps`) through `fieldWidget`. */
  widgets: Record<string, FormWidget>
  panels: Record<string, LazyExoticComponent<ComponentType<PanelProps>>>
  /** By name, such as `sms/unique-variables`. Missing values must make a check true: required is another rule. */
  checks: Checks
}

/** Default export of `src/widgets/<module>/registry.ts`: what `registry` of the module's `module.json` declares. */
export interface ModuleWidgets {
  widgets?: Record<
    string,
    ComponentType<FieldWidgetProps<never>> | LazyExoticComponent<ComponentType<FieldWidgetProps<never>>>
  >
  /** Widgets written for RJSF, as they are. */
  rjsfWidgets?: Record<string, FormWidget>
  panels?: WidgetRegistry['panels']
}
