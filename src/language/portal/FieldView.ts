import type { Condition } from './Condition.ts'
import type { JsonValue, TextKey, Tone } from './Text.ts'
import type { WayDefinition } from './WayDefinition.ts'

export interface ConfirmDefinition {
  title: TextKey
  text: TextKey
  action: TextKey
  dismiss: TextKey
}

/** What people enter in the confirmation of an action. */
export interface ActionFormDefinition {
  entity: string
  fields: string[]
  views: Record<string, FieldView>
}

export interface FieldView {
  widget: string
  options: Record<string, JsonValue>
  /** Read-only fields the widget may set together with its own value. */
  fills: string[]
  /** Fields of one group stand on one line. */
  group?: string
  /** Next to the label. */
  badges?: BadgeDefinition[]
}

/** A few words next to a field or heading: a plan, a state. */
export interface BadgeDefinition {
  text: TextKey
  tone: Tone
  icon?: string
  /** Over the form, the stored record, account, config and user. */
  when?: Condition
  /** A button is always disabled: it says what is waited for. */
  look: 'chip' | 'button'
  way?: WayDefinition
}

/** Fields under a heading; it is there while one of them is visible. */
export interface FieldSection {
  id: string
  title: TextKey
  info?: TextKey
  icon?: string
  badges: BadgeDefinition[]
  /** People may collapse it; how it starts. */
  collapse?: 'open' | 'closed'
  fields: string[]
}
