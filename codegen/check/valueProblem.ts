import type { JsonValue } from '../../src/language/portal.ts'
import type { PropertySource } from '../read/source.ts'

/** Why a literal breaks the property's own rules; undefined when it keeps them. */
export function valueProblem(property: PropertySource, value: JsonValue): string | undefined {
  const shown = JSON.stringify(value)
  if (!hasType(property.type, value)) return `${shown} is not of type ${property.type}`
  if (property.enum && !property.enum.includes(value as string | number)) {
    return `${shown} is not one of ${property.enum.join(', ')}`
  }
  if (typeof value === 'string') {
    if (value.length < (property.minLength ?? 0)) return `${shown} is shorter than minLength`
    if (value.length > (property.maxLength ?? Infinity)) return `${shown} is longer than maxLength`
    if (property.pattern !== undefined && !new RegExp(property.pattern, 'u').test(value)) {
      return `${shown} does not match the pattern`
    }
  }
  if (typeof value === 'string') {
    const broken = property.patterns?.find(({ pattern }) => !new RegExp(pattern, 'u').test(value))
    if (broken) return `${shown} does not match the pattern ${broken.pattern}`
  }
  if (typeof value === 'number') {
    if (value < (property.minimum ?? -Infinity)) return `${shown} is less than minimum`
    if (value > (property.maximum ?? Infinity)) return `${shown} is more than maximum`
  }
  if (Array.isArray(value)) {
    if (value.length < (property.minItems ?? 0)) return `${shown} has fewer items than minItems`
    if (value.length > (property.maxItems ?? Infinity)) return `${shown} has more items than maxItems`
  }
  return undefined
}

function hasType(type: string, value: JsonValue): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
