import type { JsonValue } from '../../src/language/portal.ts'
import type { NormalizedPortal } from '../normalize/normalizePortal.ts'

/** OpenAPI 3.1 of everything the definitions put on the API. */
export function emitOpenApi(portal: NormalizedPortal): JsonValue {
  return { openapi: '3.1.0', info: { title: portal.manifest.product, version: '1' }, paths: {} }
}
