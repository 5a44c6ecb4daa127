import { sql } from 'kysely'
import { transitionsFrom } from '../../../language/index.ts'
import type { EntityDefinition, TextKey, TransitionDefinition } from '../../../language/portal.ts'
import { moveRecord, type Mover } from '../../lifecycle/index.ts'
import type { PostNotices } from '../../lifecycle/PostNotices.ts'
import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { Query } from '../../storage/database.ts'
import { textOf } from '../../storage/documentValues.ts'

export const CAMPAIGN = 'ten-dlc-campaign'
export const CARRIER = 'ten-dlc-carrier'
export const NUMBER = 'ten-dlc-number'

/** What the records of a campaign need of the module's context. */
export interface CampaignOptions {
  published: () => PublishedPortal
  postNotices: PostNotices
  text: (key: TextKey, params?: Record<string, string | number>) => string
}

export interface ServerMove {
  accountId: string
  mover: Mover
  note?: string
  reason?: string | undefined
}

/** The numbers or carriers of a campaign, locked in one order. */
export async function readBelow(
  query: Query,
  accountId: string,
  entity: typeof NUMBER | typeof CARRIER,
  campaignId: string,
): Promise<StoredRecord[]> {
  const rows = await query
    .selectFrom('record')
    .select(['id', 'version', 'doc', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('entity', '=', entity)
    .where(sql<string>`doc->>'campaign_id'`, '=', campaignId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ created_at: createdAt, updated_at: updatedAt, ...row }) => ({
    ...row,
    createdAt,
    updatedAt,
  }))
}

/** Locks the campaign before one of its records, as edits of the campaign do. */
export function lockCampaignOf(entity: string): NonNullable<Behaviour['beforeLock']> {
  return async (query, id) => {
    await sql`select from record where entity = ${CAMPAIGN} and id = (
      select (doc ->> 'campaign_id')::uuid from record where entity = ${entity} and id = ${id}::uuid
    ) for update`.execute(query)
  }
}

/**
 * Makes the first of some transitions that the record's state allows.
 * @returns the record as it is now; the same when none is allowed
 */
export async function moveFirst(
  query: Query,
  options: CampaignOptions,
  record: StoredRecord,
  { behaviour, ids }: { behaviour: Behaviour; ids: readonly string[] },
  { accountId, mover, note = '', reason }: ServerMove,
): Promise<StoredRecord> {
  const entity = entityOf(options, behaviour.resource)
  const transition = allowed(entity, record, ids)
  if (!transition) return record
  const subject = { accountId, entity, behaviour, postNotices: options.postNotices }
  return moveRecord(query, subject, {
    record,
    transition,
    mover,
    note,
    ...(reason !== undefined && { reason }),
  })
}

function allowed(
  { lifecycle }: EntityDefinition,
  { doc }: StoredRecord,
  ids: readonly string[],
): TransitionDefinition | undefined {
  if (!lifecycle) return undefined
  const next = transitionsFrom(lifecycle, doc[lifecycle.field])
  return next.find(({ id }) => ids.includes(id))
}

export function entityOf({ published }: Pick<CampaignOptions, 'published'>, id: string): EntityDefinition {
  const found = published().collections.find(({ entity }) => entity.id === id)
  if (!found) throw new Error(`There is no entity ${id}`)
  return found.entity
}

/** What its numbers and carriers say of a campaign. */
export function campaignRefs({ id, doc }: Pick<StoredRecord, 'id' | 'doc'>) {
  return { campaign_id: id, brand_id: textOf(doc['brand_id']), campaign: textOf(doc['name']) }
}
