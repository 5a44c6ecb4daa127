import { Refusal } from '../../errors.ts'
import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { freeNumber } from '../my-numbers/numberCampaign.ts'
import { allowCampaignNumber, blockCampaignNumber } from '../sms-senders/campaignSenders.ts'
import { CAMPAIGN, lockCampaignOf, NUMBER, type CampaignOptions } from './belowCampaign.ts'

/** Numbers of campaigns: an assigned one is a Sender ID of the US, a removed one is free for another campaign. */
export function number(options: CampaignOptions): Behaviour {
  return {
    resource: NUMBER,
    beforeLock: lockCampaignOf(NUMBER),
    async onTransition(query, { accountId }, record, { id, to }): Promise<JsonObject> {
      const { doc } = record
      if (id === 'retry') await refuseSuspended(query, options, accountId, doc)
      if (to === 'assigned') await allow(query, options, accountId, record)
      if (doc['status'] === 'assigned') {
        const reason = options.text(id === 'suspend' ? 'ten-dlc:campaign-suspended' : 'ten-dlc:number-left')
        await blockCampaignNumber(query, options, accountId, { number: textOf(doc['number']), reason })
      }
      if (to === 'removing' || to === 'removed') await leaveCampaign(query, accountId, doc)
      if (to === 'removed') await freeNumber(query, accountId, record.id)
      return to === 'pending' ? { attempts: Number(doc['attempts'] ?? 0) + 1 } : {}
    },
  }
}

const SUSPENDED = 15

async function refuseSuspended(
  query: Query,
  { text }: CampaignOptions,
  accountId: string,
  { campaign_id: campaignId }: JsonObject,
): Promise<void> {
  const campaign = await readDocument(query, accountId, CAMPAIGN, textOf(campaignId))
  if (campaign?.doc['status'] !== SUSPENDED) return
  throw new Refusal('operation-not-allowed', { text: text('ten-dlc:campaign-suspended') })
}

async function allow(
  query: Query,
  options: CampaignOptions,
  accountId: string,
  { doc }: StoredRecord,
): Promise<void> {
  const campaign = await readDocument(query, accountId, CAMPAIGN, textOf(doc['campaign_id']))
  if (!campaign) return
  await allowCampaignNumber(query, options, accountId, {
    id: textOf(doc['did_id']),
    number: textOf(doc['number']),
    campaign: {
      id: campaign.id,
      brandId: textOf(doc['brand_id']),
      sample: textOf(campaign.doc['sample1']),
    },
  })
}

/** The campaign keeps its version, so that nobody's edit of it is refused. */
async function leaveCampaign(
  query: Query,
  accountId: string,
  { campaign_id: campaignId, did_id: didId }: JsonObject,
): Promise<void> {
  const campaign = await readDocument(query, accountId, CAMPAIGN, textOf(campaignId), true)
  if (!campaign) return
  const numbers = objectsOf(campaign.doc['numbers']).filter(({ id }) => id !== didId)
  const patch = { numbers, numbers_count: numbers.length }
  await patchDocument(query, accountId, CAMPAIGN, campaign.id, patch, true)
}
