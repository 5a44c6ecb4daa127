import type { JsonValue } from '../../../language/portal.ts'

export type JsonObject = Record<string, JsonValue>

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isScalar(value: JsonValue | undefined): boolean {
  return value === undefined || typeof value !== 'object'
}

export function isSame(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

export function isTextKey(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value.startsWith('@')
}

export function areTexts(value: JsonValue): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

export function joined(value: JsonValue | undefined): string | undefined {
  return Array.isArray(value) ? value.map(wording).join(', ') : undefined
}

export function wording(text: JsonValue | undefined): string {
  return typeof text === 'string' ? text : (JSON.stringify(text) ?? '')
}
