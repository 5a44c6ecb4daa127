import { randomUUID } from 'node:crypto'
import { Refusal } from '../../errors.ts'
import { beginRecord, type Mover } from '../../lifecycle/index.ts'
import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { deleteDocument, insertDocument, patchDocument } from '../../storage/documents.ts'
import { objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { freeNumber, lockNumbers, setNumberCampaign } from '../my-numbers/numberCampaign.ts'
import {
  CARRIER,
  campaignRefs,
  entityOf,
  moveFirst,
  NUMBER,
  readBelow,
  type CampaignOptions,
  type ServerMove,
} from './belowCampaign.ts'

/** Provisioning, provisioning failed, approved: carriers assign numbers at once. */
const ASSIGNING = [12, 13, 14]

export function numberIds(doc: JsonObject): string[] {
  return objectsOf(doc['numbers']).map(({ id }) => textOf(id))
}

/**
 * Begins the assignment of some of the account's numbers.
 * @throws Refusal `invalid` where a number belongs to another campaign
 */
export async function addNumbers(
  query: Query,
  options: CampaignOptions,
  { accountId, userId, campaign }: { accountId: string; userId: string; campaign: StoredRecord },
  ids: readonly string[],
): Promise<void> {
  const entity = entityOf(options, NUMBER)
  const assigns = ASSIGNING.includes(Number(campaign.doc['status']))
  for (const did of await lockNumbers(query, accountId, ids)) {
    const number = textOf(did.doc['number'])
    if (did.doc['ten_dlc_campaign_id'] !== undefined)
      throw new Refusal('invalid', {
        fields: { numbers: options.text('ten-dlc:number-taken', { number }) },
      })
    const refs = campaignRefs(campaign)
    const record = await insertDocument(query, accountId, NUMBER, randomUUID(), {
      ...refs,
      number,
      did_id: did.id,
      attempts: assigns ? 1 : 0,
      status: assigns ? 'pending' : 'waiting',
      reason: '',
    })
    await setNumberCampaign(query, accountId, did.id, {
      id: campaign.id,
      brandId: refs.brand_id,
      name: refs.campaign,
      assignmentId: record.id,
    })
    await beginRecord(query, { accountId, entity }, { record, userId })
  }
}

/** Takes numbers out of a campaign: carriers release those that they have. */
export async function removeNumbers(
  query: Query,
  options: CampaignOptions,
  number: Behaviour,
  { accountId, mover, campaign }: { accountId: string; mover: Mover; campaign: StoredRecord },
  ids: readonly string[],
): Promise<void> {
  for (const record of await readBelow(query, accountId, NUMBER, campaign.id))
    if (ids.includes(textOf(record.doc['did_id'])))
      await moveFirst(
        query,
        options,
        record,
        { behaviour: number, ids: ['remove', 'withdraw'] },
        { accountId, mover },
      )
}

/** Makes one transition of all of a campaign's numbers whose state allows it. */
export async function moveNumbers(
  query: Query,
  options: CampaignOptions,
  { number, campaignId, transition }: { number: Behaviour; campaignId: string; transition: string },
  move: ServerMove,
): Promise<void> {
  for (const record of await readBelow(query, move.accountId, NUMBER, campaignId))
    await moveFirst(query, options, record, { behaviour: number, ids: [transition] }, move)
}

/** Numbers and carriers name their campaign. */
export async function renameBelow(query: Query, accountId: string, campaign: StoredRecord): Promise<void> {
  const { campaign: name } = campaignRefs(campaign)
  for (const entity of [NUMBER, CARRIER] as const)
    for (const { id } of await readBelow(query, accountId, entity, campaign.id))
      await patchDocument(query, accountId, entity, id, { campaign: name }, true)
  for (const { id, doc } of await lockNumbers(query, accountId, numberIds(campaign.doc)))
    if (doc['ten_dlc_campaign_id'] === campaign.id)
      await patchDocument(query, accountId, 'did', id, { ten_dlc_campaign: name }, true)
}

/** Of a campaign that was deleted. */
export async function forgetBelow(query: Query, accountId: string, campaignId: string): Promise<void> {
  for (const { id } of await readBelow(query, accountId, NUMBER, campaignId)) {
    await freeNumber(query, accountId, id)
    await deleteDocument(query, accountId, NUMBER, id)
  }
  for (const { id } of await readBelow(query, accountId, CARRIER, campaignId))
    await deleteDocument(query, accountId, CARRIER, id)
}
