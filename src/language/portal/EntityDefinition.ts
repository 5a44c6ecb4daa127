import type { Condition } from './Condition.ts'
import type { LifecycleDefinition } from './LifecycleDefinition.ts'
import type { FieldRules, PropertyDefinition } from './PropertyDefinition.ts'
import type { JsonValue, TextKey } from './Text.ts'

/** Runs in the form when a person changes `on`; the server runs none. */
export interface EffectDefinition {
  on: string
  when?: Condition
  clear: string[]
  set: Record<string, JsonValue>
  /** Fields given their default if they are empty. */
  default: string[]
  /** Field → words it begins with, while it is empty or has those of another effect. */
  suggest?: Record<string, string>
}

/** A rule over several fields: a condition, or what data cannot say as a function of `src/domain` (`domainChecks`). */
export type CheckDefinition = {
  when?: Condition
  /** A list: the rule is asked of each item, and `at` is a field of the item. */
  each?: string
  /** Field that shows the text. */
  at: string
  text: TextKey
  on: ('create' | 'update')[]
} & (
  | { unless: Condition }
  | {
      check: string
      /** Parameter of the check → path (of the form, or starting with account., config., user. or parent.). */
      reads: Record<string, string>
    }
)

export interface EntityDefinition {
  id: string
  module: string
  title: TextKey
  properties: Record<string, PropertyDefinition>
  required: string[]
  rules: {
    fields: Record<string, FieldRules>
    effects: EffectDefinition[]
    checks: CheckDefinition[]
    /** Checks that refuse nothing: their texts are shown at their fields while they are edited. */
    advice?: CheckDefinition[]
  }
  lifecycle?: LifecycleDefinition
}
