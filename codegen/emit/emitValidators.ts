import { readFileSync } from 'node:fs'
import type { EntityDefinition, ModuleDefinition, PropertyDefinition } from '../../src/language/portal.ts'

/** Who hands over the value: a client that creates or updates a record, or a form being filled in. */
export type ValidatedShape = 'create' | 'update' | 'form'

/** The functions that emitted validators are made of; plain JavaScript, no import, no export. */
export const VALIDATOR_RUNTIME = readFileSync(
  new URL('./validatorRuntime.js', import.meta.url),
  'utf8',
).replace(/\nexport \{.*\}\n$/, '')

/**
 * JavaScript for `export const validators`, with `<entity>.create`, `.update` and `.form` for each entity.
 * At most one error per field; a length is checked before a pattern runs, so a pattern never meets long text.
 * A read-only property of a write shape fails as `read-only`, one that is not there as `unknown`.
 */
export function emitValidators(module: ModuleDefinition): string {
  const entries = Object.values(module.entities).flatMap((entity) =>
    (['create', 'update', 'form'] as const).map(
      (shape) => `  ${JSON.stringify(`${entity.id}.${shape}`)}: validator(${emitEntity(entity, shape)}),`,
    ),
  )
  return `export const validators = {\n${entries.join('\n')}\n}\n`
}

function emitEntity(entity: EntityDefinition, shape: ValidatedShape): string {
  const record =
    shape === 'form' ? { id: 'anything', version: 'anything' } : { id: 'readOnly', version: 'readOnly' }
  const required = shape === 'create' ? entity.required.filter((name) => isWritten(entity, name)) : []
  return emitObject(entity.properties, required, shape, record)
}

function isWritten(entity: EntityDefinition, name: string): boolean {
  return entity.properties[name]?.writeOn.includes('create') === true
}

function emitObject(
  properties: Record<string, PropertyDefinition>,
  required: string[],
  shape: ValidatedShape,
  extra: Record<string, string> = {},
): string {
  const checks = { ...extra }
  for (const [name, property] of Object.entries(properties)) checks[name] = emitProperty(property, shape)
  const lines = Object.entries(checks).map(([name, check]) => `${JSON.stringify(name)}: ${check}`)
  const needs = required.length === 0 ? '' : `, ${JSON.stringify(required)}`
  return `object({ ${lines.join(', ')} }${needs})`
}

function emitProperty(property: PropertyDefinition, shape: ValidatedShape): string {
  if (shape === 'form' ? property.readOnly : !property.writeOn.includes(shape)) {
    return shape === 'form' ? 'anything' : 'readOnly'
  }
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, multipleOf, distinct, type, format } =
    property
  switch (type) {
    case 'boolean':
      return 'boolean'
    case 'object': {
      if (property.properties === undefined) return 'object({}, [], false)'
      return emitObject(property.properties, shape === 'form' ? [] : (property.required ?? []), shape)
    }
    case 'array': {
      const items = property.items === undefined ? 'anything' : emitProperty(property.items, shape)
      return `array(${emitLimits({ minItems, maxItems, distinct }, { items })})`
    }
    case 'string': {
      const pattern: Record<string, string> =
        property.pattern === undefined ? {} : { pattern: String(new RegExp(property.pattern, 'u')) }
      if (property.patterns)
        pattern['patterns'] =
          `[${property.patterns.map((each) => String(new RegExp(each.pattern, 'u'))).join(', ')}]`
      const trim = property.trim || undefined
      return `string(${emitLimits({ minLength, maxLength, values: property.enum, format, trim }, pattern)})`
    }
    case 'integer':
    case 'number':
      return `number(${emitLimits({ type, minimum, maximum, multipleOf, values: property.enum })})`
  }
}

function emitLimits(limits: Record<string, unknown>, code: Record<string, string> = {}): string {
  const parts = Object.entries(limits)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  parts.push(...Object.entries(code).map(([name, text]) => `${name}: ${text}`))
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}
