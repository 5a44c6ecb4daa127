import type { JsonObject } from './tables.ts'

/** A value of a document as an object; empty when it is none. */
export function objectOf(value: unknown): JsonObject {
  // A JSON value that is an object and no array.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

/** The objects of a list; anything else counts as an empty list. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map(objectOf) : []
}

/** A text, empty when the value is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)
}
