import type { FormMode } from '../../engine/form/index.ts'
import type { Condition, EntityDefinition } from '../../language/portal.ts'
import { samples } from './samples.ts'

/** What a field is shown as; the words are shown in the gallery. */
export const fieldVariants = {
  filled: 'Filled',
  empty: 'Empty',
  long: 'Long value',
  required: 'Required',
  error: 'Refused',
  disabled: 'Disabled',
  'read-only': 'Read-only',
} as const

export type FieldVariant = keyof typeof fieldVariants

export interface ShownField {
  entity: EntityDefinition
  mode: FormMode
  value: Record<string, unknown>
  /** What the server says of it. */
  refusal?: string
}

const NEVER: Condition = { source: 'false', tree: { op: 'const', value: false }, dependsOn: [] }

/** The definition and record with which the engine draws a field in a state. */
export function fieldVariant(entity: EntityDefinition, field: string, variant: FieldVariant): ShownField {
  const names = Object.keys(entity.properties).filter((name) => samples.record[name] !== undefined)
  const filled: Record<string, unknown> = {
    ...Object.fromEntries(names.map((name) => [name, samples.record[name]])),
    ...samples.beside[field],
  }
  const without = Object.fromEntries(Object.entries(filled).filter(([name]) => name !== field))
  const required = { ...entity, required: [...new Set([...entity.required, field])] }
  const optional = { ...entity, required: entity.required.filter((name) => name !== field) }
  switch (variant) {
    case 'filled':
      return { entity: optional, mode: 'create', value: filled }
    case 'empty':
      return { entity: optional, mode: 'create', value: without }
    case 'long':
      return {
        entity: optional,
        mode: 'create',
        value: { ...filled, [field]: samples.long[field] ?? filled[field] },
      }
    case 'required':
      return { entity: required, mode: 'create', value: without }
    case 'error':
      return {
        entity: required,
        mode: 'create',
        value: filled,
        refusal: 'Choose another one: this is taken.',
      }
    case 'disabled': {
      const because = Object.values(entity.rules.fields).find((rule) => rule.because)?.because
      const rule = { ...entity.rules.fields[field], enabledWhen: NEVER, ...(because ? { because } : {}) }
      const fields = { ...entity.rules.fields, [field]: rule }
      return { entity: { ...optional, rules: { ...entity.rules, fields } }, mode: 'create', value: filled }
    }
    case 'read-only':
      return { entity: optional, mode: 'view', value: filled }
  }
}
