import type { EntityDefinition } from '../../language/portal.ts'
import type { Database } from '../storage/database.ts'
import type { Collection } from '../storage/syncIndexes.ts'
import type { Behaviour, Caller } from './behaviour.ts'
import type { PublishedPortal } from './PublishedPortal.ts'
import type { TotalCache } from './readList.ts'
import { Refusal } from '../errors.ts'

/** Checks of definitions by name: true when the rule holds. */
export type Checks = Record<string, (reads: Record<string, unknown>) => boolean>

/** What the generic resource code works with; `published` is of the moment the request came in. */
export interface ResourceContext {
  database: Database
  published: PublishedPortal
  behaviours: Map<string, Behaviour>
  checks: Checks
  totals: TotalCache
  limits: ResourceLimits
}

/** What costs more than other reads has limits of its own; they throw Refusal `too-many-requests`. */
export interface ResourceLimits {
  /** A list narrowed by part of a text. */
  takeSearch(caller: Caller): void
  takeExport(caller: Caller): Promise<void>
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
}

export function behaviourOf({ context, resource }: ResourceRequest): Behaviour | undefined {
  return context.behaviours.get(resource.id)
}

export type FieldTexts = Record<string, string>

export function refuseFields(fields: FieldTexts): never {
  throw new Refusal('invalid', { fields })
}
