import { randomUUID } from 'node:crypto'
import { lookedUp } from '../../../language/index.ts'
import { beginRecord } from '../../lifecycle/index.ts'
import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { insertDocument, patchDocument, readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import {
  CARRIER,
  campaignRefs,
  entityOf,
  moveFirst,
  readBelow,
  type CampaignOptions,
  type ServerMove,
} from './belowCampaign.ts'

export const carriers = ['att', 'tmobile', 'verizon'] as const

/** What a carrier reviews, and how fast it lets a campaign send: by use case, and by what is known of the brand. */
export function reviewedCampaign(
  { published }: Pick<CampaignOptions, 'published'>,
  carrier: (typeof carriers)[number],
  campaign: Pick<StoredRecord, 'id' | 'doc'>,
  brand: JsonObject,
): JsonObject {
  const tier = published().catalogueItem('tcr-use-cases', campaign.doc['usecase_id'])?.['tier']
  return {
    ...campaignRefs(campaign),
    carrier,
    sample: textOf(campaign.doc['sample1']),
    throughput_id: `${carrier}-${tierOf(textOf(tier), brand)}`,
    status: 'review',
    reason: '',
  }
}

export function tierOf(tier: string, { entity_type: entityType, vetting }: JsonObject): string {
  if (entityType === 'SOLE_PROPRIETOR') return 'sole'
  const isVetted = vetting !== undefined && vetting !== 'NONE'
  return tier === 'standard' && isVetted ? 'vetted' : tier || 'standard'
}

/** Each carrier reviews the campaign, again if it rejected it. */
export async function beginCarrierReview(
  query: Query,
  options: CampaignOptions,
  carrier: Behaviour,
  campaign: StoredRecord,
  move: ServerMove,
): Promise<void> {
  const { accountId } = move
  const known = await readBelow(query, accountId, CARRIER, campaign.id)
  const entity = entityOf(options, CARRIER)
  const brand = await readDocument(query, accountId, 'ten-dlc-brand', textOf(campaign.doc['brand_id']))
  const reviewed = (id: (typeof carriers)[number]): JsonObject => {
    const doc = reviewedCampaign(options, id, campaign, brand?.doc ?? {})
    return { ...doc, ...lookedUp(entity, doc) }
  }
  for (const record of known) {
    const id = carriers.find((each) => each === record.doc['carrier'])
    if (id === undefined) continue
    const { status: _status, reason: _reason, ...changed } = reviewed(id)
    const current = (await patchDocument(query, accountId, CARRIER, record.id, changed, true)) ?? record
    await moveFirst(query, options, current, { behaviour: carrier, ids: ['review-again'] }, move)
  }
  if (known.length > 0) return
  for (const id of carriers) {
    const whole = reviewed(id)
    const record = await insertDocument(query, accountId, CARRIER, randomUUID(), whole)
    await beginRecord(query, { accountId, entity }, { record })
  }
}

/** Makes one transition at all of a campaign's carriers whose state allows it. */
export async function moveCarriers(
  query: Query,
  options: CampaignOptions,
  { carrier, campaignId, transition }: { carrier: Behaviour; campaignId: string; transition: string },
  move: ServerMove,
): Promise<void> {
  for (const record of await readBelow(query, move.accountId, CARRIER, campaignId))
    await moveFirst(query, options, record, { behaviour: carrier, ids: [transition] }, move)
}

/** What becomes of a campaign once every carrier has decided; undefined while one hasn't. */
export function carriersDecision(
  docs: readonly JsonObject[],
): { transition: 'activate' | 'reject'; note: string; reason?: string } | undefined {
  if (docs.some(({ status }) => status === 'review')) return undefined
  const rejections = docs.filter(({ status }) => status === 'rejected')
  const note = rejections.map(({ name, reason }) => `${textOf(name)}: ${textOf(reason)}`).join(' ')
  if (rejections.length === 0) return { transition: 'activate', note }
  const reason = rejections.map(({ rejection }) => textOf(rejection)).find((each) => each !== '')
  return { transition: 'reject', note, ...(reason !== undefined && { reason }) }
}
