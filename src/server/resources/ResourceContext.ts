import type { JsonObject } from '../storage/tables.ts'
import type { Checks } from '../../language/index.ts'
import type { EntityDefinition } from '../../language/portal.ts'
import type { Database } from '../storage/database.ts'
import type { Collection } from '../storage/syncIndexes.ts'
import type { VersionReads } from './lists/createVersionReads.ts'
import type { Behaviour, Caller, OwnSessions } from './behaviour.ts'
import type { PostNotices } from '../lifecycle/PostNotices.ts'
import type { PublishedPortal } from './PublishedPortal.ts'
import type { ListRequest } from './lists/readListRequest.ts'
import type { Secrets } from './records/secrets.ts'
import type { TotalCache } from './lists/totalCache.ts'
import { Refusal, type Words } from '../errors.ts'

/** What the generic resource code works with; `published` is of the moment the request came in. */
export interface ResourceContext {
  database: Database
  published: PublishedPortal
  behaviours: Map<string, Behaviour>
  checks: Checks
  versions: VersionReads
  totals: TotalCache<number>
  /** Statistics of lists, as JSON. */
  figures: TotalCache<string>
  secrets: Secrets
  limits: ResourceLimits
  postNotices: PostNotices
  sessionsOf: (caller: Caller) => OwnSessions
}

/** The record a request is below. */
export interface ParentRecord {
  /** Property of the records below it that stores `id`. */
  slot: string
  id: string
  /** Those that it is below itself, by the properties that store their ids. */
  above?: Record<string, string>
  /** As it was read for this call; background work does without. */
  doc?: JsonObject
}

/** Limits of expensive reads; they throw Refusal `too-many-requests`. */
export interface ResourceLimits {
  /** A list narrowed by part of a text. */
  takeSearch(caller: Caller): void
  limitExport<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>
  /** A large export that is made while it is read. @returns what ends it */
  takeDownload(caller: Caller): () => void
}

/**
 * A request for one resource by one signed-in user, its permissions already checked. `entity` and `resource` are as
 * they are for this user: without what they may not see.
 */
export interface ResourceRequest extends Collection {
  /** With every property, for what the server itself decides. */
  whole: EntityDefinition
  context: ResourceContext
  caller: Caller
  /** The record that the path names as theirs; only what is below it is read and written. */
  parent?: ParentRecord
}

/** The filter of a list below a parent. */
export function belowParent({ parent }: Pick<ResourceRequest, 'parent'>): ListRequest['filters'] {
  if (!parent) return []
  return Object.entries({ ...parent.above, [parent.slot]: parent.id }).map(([slot, value]) => ({
    parameter: { name: slot, field: slot, match: 'equals' },
    value,
  }))
}

export function behaviourOf({ context, resource }: ResourceRequest): Behaviour | undefined {
  return context.behaviours.get(resource.id)
}

export type FieldTexts = Record<string, Words>

export function refuseFields(fields: FieldTexts): never {
  throw new Refusal('invalid', { fields })
}
