import type { ResourceDefinition } from '../../../language/portal.ts'
import { Refusal, say } from '../../errors.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { unknownFields } from '../../unknownFields.ts'
import type { StoredAnswer } from '../records/idempotently.ts'
import type { RouteAnswer } from './ResourceRoute.ts'

export const json = { 'content-type': 'application/json; charset=utf-8' }

export const gone: RouteAnswer = { status: 204, headers: {} }

/** What is made for this call alone. */
export function fresh(body: object): RouteAnswer {
  return {
    status: 200,
    headers: { ...json, 'cache-control': 'private, no-store' },
    body: JSON.stringify(body),
  }
}

/** What a check finds nothing wrong with, or the counts of what it found. */
export function checked(body: object = {}): RouteAnswer {
  return { status: 200, headers: json, body: JSON.stringify(body) }
}

export function stored(answer: StoredAnswer): RouteAnswer {
  return {
    status: answer.status,
    headers: { ...json, 'cache-control': 'private, no-store', ...answer.headers },
    body: answer.body,
  }
}

export function download(type: string, filename: string): Record<string, string> {
  const plain = filename.replaceAll(/[^\w.-]/g, '_')
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'cache-control': 'private, no-store',
  }
}

/** The body's only member is the item. */
export function itemOf(resource: ResourceDefinition, body: unknown): JsonObject {
  const { [resource.item]: item, ...rest } = objectOf(body)
  const unknown = unknownFields(rest, () => false)
  if (item === undefined) unknown[resource.item] = say('portal:form-required')
  if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
  return objectOf(item)
}

export function objectOf(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('malformed')
  // Parsed JSON.
  return value as JsonObject
}
