import { isDeepStrictEqual } from 'node:util'
import type { TransitionActor } from '../../language/portal.ts'
import type { StoredRecord } from '../resources/behaviour.ts'
import type { Query } from '../storage/database.ts'
import { replaceDocument } from '../storage/documents.ts'
import type { JsonObject } from '../storage/tables.ts'
import type { PostNotices } from './PostNotices.ts'
import { insertEvent, type EventPosting } from './recordEvents.ts'

/** Who makes a change of state. */
export interface Mover {
  by: TransitionActor
  /** The person, for `user`. */
  userId?: string
}

export interface Move {
  accountId: string
  entity: string
  /** Locked by the transaction. */
  record: StoredRecord
  transition: string
  /** Property with the state. */
  field: string
  to: string | number
  mover: Mover
  /** Further fields that change with the state; never secrets. */
  set?: JsonObject
  /** Fields that end with the state; `set` wins. */
  unset?: readonly string[]
  note?: string
  /** What a person entered; never secrets. */
  input?: JsonObject
  postings?: EventPosting[]
}

export interface Moved {
  record: StoredRecord
  /** Position of the event. */
  position: string
}

/** Changes a record's state, writes the event and posts its notices: the only way a state changes. */
export async function moveDocument(query: Query, postNotices: PostNotices, move: Move): Promise<Moved> {
  const {
    accountId,
    entity,
    record,
    transition,
    field,
    to,
    mover,
    set = {},
    unset = [],
    note,
    input,
    postings,
  } = move
  const from = record.doc[field]
  const next: JsonObject = { ...set, [field]: to }
  const changed = await replaceDocument(query, accountId, entity, record.id, record.version, {
    ...withoutFields(record.doc, unset),
    ...next,
  })
  if (!changed) throw new Error(`${entity} ${record.id} was not locked`)
  const names = [...new Set([...unset, ...Object.keys(next)])].filter(
    (name) => !isDeepStrictEqual(record.doc[name], next[name]),
  )
  const pick = (doc: JsonObject): JsonObject =>
    Object.fromEntries(names.map((name) => [name, doc[name] ?? null]))
  const position = await insertEvent(query, {
    accountId,
    entity,
    recordId: record.id,
    transition,
    ...(typeof from === 'string' || typeof from === 'number' ? { from: String(from) } : {}),
    to: String(to),
    actor: mover.by,
    ...(mover.userId !== undefined && { userId: mover.userId }),
    ...(note !== undefined && { note }),
    ...(input && { input }),
    before: pick(record.doc),
    after: pick(changed.doc),
    ...(postings && { postings }),
  })
  await postNotices(query, {
    accountId,
    entity,
    transition,
    record: changed,
    before: record.doc,
    mover,
    position,
    note: note ?? '',
  })
  return { record: changed, position }
}

function withoutFields(doc: JsonObject, fields: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(doc).filter(([name]) => !fields.includes(name)))
}
