import type { ComponentType, LazyExoticComponent } from 'react'
import type { EntityDefinition, JsonValue, PropertyDefinition } from '../../language/portal.ts'

/** The record being edited, as widgets and panels see it. Paths: `template.text`, `mappings[0].column`. */
export interface FormAccess {
  get: (path: string) => unknown
  /** Subscribes the calling component to one path; it renders again only when that value changes. */
  useValue: <Value = unknown>(path: string) => Value | undefined
  /** Sets a field as if a person had changed it: effects run, later steps lock. */
  set: (path: string, value: unknown) => void
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

/** A read-only piece beside or below fields, in summaries and on pages. */
export interface PanelProps {
  form: FormAccess
}

export interface WidgetRegistry {
  widgets: Record<
    string,
    ComponentType<FieldWidgetProps<never>> | LazyExoticComponent<ComponentType<FieldWidgetProps<never>>>
  >
  panels: Record<string, LazyExoticComponent<ComponentType<PanelProps>>>
  /** `sms/unique-variables` → true when the rule holds. Missing values must make it true: required is another rule. */
  checks: Record<string, (reads: Record<string, unknown>) => boolean>
}
