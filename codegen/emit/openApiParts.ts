import type { JsonValue } from '../../src/language/portal.ts'

/** Parts of an OpenAPI description, for calls that every portal has. */
export type Json = { [key: string]: JsonValue }

export function call(id: string, summary: string, operation: Json): Json {
  return { tags: ['portal'], operationId: `portal.${id}`, summary, ...operation }
}

export function object(properties: Json): Json {
  return { type: 'object', properties, required: Object.keys(properties) }
}

export function json(description: string, properties: Json): Json {
  return { description, content: { 'application/json': { schema: object(properties) } } }
}

export function body(properties: Json, required: string[]): Json {
  const schema = { type: 'object', properties, required, additionalProperties: false }
  return { required: true, content: { 'application/json': { schema } } }
}

export function errors(...statuses: string[]): Json {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]))
}

export function time(): Json {
  return { type: 'string', format: 'date-time' }
}

export function pathSlot(name: string, schema: Json): Json {
  return { name, in: 'path', required: true, schema }
}

export function ifNoneMatch(): Json {
  return { name: 'If-None-Match', in: 'header', schema: { type: 'string' }, description: 'The ETag known' }
}

export function notModified(): Json {
  return { description: 'Nothing changed since the ETag in If-None-Match' }
}
