import { sql } from 'kysely'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { bumpCollection, patchDocument, readDocument } from '../../storage/documents.ts'

/** The 10DLC campaign that a number sends for. */
export interface NumberCampaign {
  id: string
  brandId: string
  name: string
  /** The record of the number in the campaign. */
  assignmentId: string
}

/** The numbers with these ids, locked in one order by everybody; those that are gone are missing. */
export async function lockNumbers(
  query: Query,
  accountId: string,
  ids: readonly string[],
): Promise<StoredRecord[]> {
  const found: StoredRecord[] = []
  for (const id of ids.toSorted()) {
    const number = await readDocument(query, accountId, 'did', id, true)
    if (number) found.push(number)
  }
  return found
}

export async function setNumberCampaign(
  query: Query,
  accountId: string,
  numberId: string,
  { id, brandId, name, assignmentId }: NumberCampaign,
): Promise<void> {
  const patch = {
    ten_dlc_campaign: name,
    ten_dlc_campaign_id: id,
    ten_dlc_brand_id: brandId,
    ten_dlc_number_id: assignmentId,
  }
  await patchDocument(query, accountId, 'did', numberId, patch, true)
}

/** Does nothing to a number that has another campaign by now. */
export async function freeNumber(query: Query, accountId: string, assignmentId: string): Promise<void> {
  await sql`
    update record set updated_at = now(), doc = doc
      - array['ten_dlc_campaign', 'ten_dlc_campaign_id', 'ten_dlc_brand_id', 'ten_dlc_number_id']
    where account_id = ${accountId} and entity = 'did' and doc ->> 'ten_dlc_number_id' = ${assignmentId}`.execute(
    query,
  )
  await bumpCollection(query, accountId, 'did')
}

/** The 10DLC campaign a number belongs to, if any. */
export async function campaignOfNumber(
  query: Query,
  accountId: string,
  number: string,
): Promise<Pick<NumberCampaign, 'id' | 'brandId'> | undefined> {
  const { rows } = await sql<{ id: string; brandId: string }>`
    select doc ->> 'ten_dlc_campaign_id' as id, doc ->> 'ten_dlc_brand_id' as "brandId" from record
    where account_id = ${accountId} and entity = 'did' and doc ->> 'number' = ${number}
      and doc ? 'ten_dlc_campaign_id'
    limit 1`.execute(query)
  return rows[0]
}
