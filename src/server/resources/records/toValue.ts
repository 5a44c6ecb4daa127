import type { ReadEntity } from '../../storage/fieldSql.ts'
import { isMarked } from '../../storage/personalMarks.ts'
import type { JsonObject } from '../../storage/tables.ts'
import type { StoredRecord } from '../behaviour.ts'
import { maskSecrets } from './secrets.ts'

/** The record as clients see it: sensitive values masked, columns and the reader's own values put in. */
export function toValue({ entity }: { entity: ReadEntity }, record: StoredRecord): JsonObject {
  const shown = Object.entries(record.doc).filter(([name]) => Object.hasOwn(entity.properties, name))
  return {
    ...maskSecrets(entity, Object.fromEntries(shown)),
    ...personalValues(entity, record.doc),
    id: record.id,
    version: record.version,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
  }
}

function personalValues({ properties, reader }: ReadEntity, doc: JsonObject): JsonObject {
  if (reader === undefined) return {}
  const names = Object.keys(properties).filter((name) => properties[name]?.personal)
  return Object.fromEntries(names.map((name) => [name, isMarked(doc, name, reader)]))
}
