import { isDeepStrictEqual } from 'node:util'
import type { EntityDefinition, PropertyDefinition, ResourceDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import { maskSecrets } from '../resources/records/secrets.ts'
import type { Query } from '../storage/database.ts'
import type { JsonObject } from '../storage/tables.ts'
import { writeAudit, type AuditChange, type AuditEntry } from './writeAudit.ts'

type Words = Pick<PublishedPortal, 'lists' | 'text'>

interface RecordChange extends Pick<
  AuditEntry,
  'accountId' | 'id' | 'kind' | 'recordId' | 'note' | 'by' | 'userId'
> {
  /** With every property. */
  entity: EntityDefinition
  resource: Pick<ResourceDefinition, 'id'>
  /** Last part of the event's name: `created`, `send`. */
  event: string
  /** The whole stored record; absent when it was created. */
  before?: JsonObject
  /** The whole stored record; absent when it was removed. */
  after?: JsonObject
}

/** What stands for a value that nobody may read in a log. */
const HIDDEN = '•••'
const LONGEST = 500

/** Logs what happened to a record: values as people read them, secrets and restricted properties hidden. */
export async function auditRecord(
  query: Query,
  published: Words,
  { entity, resource, event, before, after, ...entry }: RecordChange,
): Promise<void> {
  const changes = changesOf(entity, published, before ?? {}, after ?? {})
  if (entry.kind === 'changed' && changes.length === 0) return
  const type = published.text(entity.title)
  const name = nameOf(resource, published, after ?? before ?? {})
  await writeAudit(query, {
    ...entry,
    event: `${entity.id}.${event}`,
    entity: entity.id,
    record: name === '' ? type : `${type}: ${name}`,
    changes,
    snapshot: snapshotOf(entity, after ?? before ?? {}),
    nameOther: (by) => published.text(`portal:event-by-${by}`),
  })
}

function changesOf(
  { properties, lifecycle }: EntityDefinition,
  { text }: Words,
  before: JsonObject,
  after: JsonObject,
): AuditChange[] {
  return Object.entries(properties).flatMap(([field, property]): AuditChange[] => {
    const [old, now] = [before[field], after[field]]
    if (isDeepStrictEqual(old ?? null, now ?? null)) return []
    const isHidden = property.sensitive !== false || property.access !== undefined
    const states = lifecycle?.field === field ? lifecycle.states : undefined
    const say = (value: unknown): string | null => {
      if (value === undefined || value === null || value === '') return null
      if (isHidden) return HIDDEN
      const state = typeof value === 'string' || typeof value === 'number' ? states?.[value] : undefined
      return (state ? text(state.title) : sayValue(value, property, text)).slice(0, LONGEST)
    }
    return [{ field, title: text(property.title), before: say(old), after: say(now) }]
  })
}

function sayValue(value: unknown, property: PropertyDefinition | undefined, text: Words['text']): string {
  if (typeof value === 'boolean') return text(value ? 'portal:cell-yes' : 'portal:cell-no')
  if (typeof value === 'string' || typeof value === 'number') {
    const words = property?.enumTexts?.[value]
    return words === undefined ? String(value) : text(words)
  }
  if (Array.isArray(value)) return value.map((item) => sayValue(item, property?.items, text)).join(', ')
  const name =
    Object(value) === value ? (getPath(value as object, 'name') ?? getPath(value as object, 'title')) : ''
  return typeof name === 'string' && name !== '' ? name : JSON.stringify(value)
}

/** Of the first column with a link, as bulk actions name records. */
function nameOf({ id }: Pick<ResourceDefinition, 'id'>, { lists }: Words, doc: JsonObject): string {
  const columns = lists.find(({ resource }) => resource === id)?.columns ?? []
  const field = (columns.find(({ link }) => link !== undefined) ?? columns[0])?.field
  const name = field === undefined ? undefined : getPath(doc, field)
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}

function snapshotOf(entity: EntityDefinition, doc: JsonObject): JsonObject {
  const open = Object.entries(doc).filter(
    ([name]) => Object.hasOwn(entity.properties, name) && entity.properties[name]?.access === undefined,
  )
  return maskSecrets(entity, Object.fromEntries(open))
}
