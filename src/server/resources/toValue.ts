import type { EntityDefinition } from '../../language/portal.ts'
import type { JsonObject } from '../storage/tables.ts'
import type { StoredRecord } from './behaviour.ts'
import { maskSecrets } from './secrets.ts'

/** The record as clients see it: sensitive values masked, columns put in. */
export function toValue({ entity }: { entity: EntityDefinition }, record: StoredRecord): JsonObject {
  const shown = Object.entries(record.doc).filter(([name]) => Object.hasOwn(entity.properties, name))
  return {
    ...maskSecrets(entity, Object.fromEntries(shown)),
    id: record.id,
    version: record.version,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
  }
}
