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
  /** What conditions ask of the account or its users has changed, so that nothing cached of it counts any more. */
  forgetCallers?: (this: void, accountId: string) => void
}

/** A request for one resource by one signed-in user, its permissions already checked. */
export interface ResourceRequest extends Collection {
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
