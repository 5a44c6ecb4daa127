import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { CAMPAIGN, type CampaignOptions, type ServerMove } from './belowCampaign.ts'
import { beginCarrierReview, moveCarriers } from './campaignCarriers.ts'
import {
  addNumbers,
  forgetBelow,
  moveNumbers,
  numberIds,
  removeNumbers,
  renameBelow,
} from './campaignNumbers.ts'

/** The records below a campaign. */
interface Below {
  number: Behaviour
  carrier: Behaviour
}

/** Campaigns: a brand lists its campaigns with their use cases, and their numbers and carriers follow them. */
export function campaign(options: CampaignOptions, below: Below): Behaviour {
  return {
    resource: CAMPAIGN,
    async beforeCreate(_query, _caller, value) {
      return { ...value, numbers_count: numberIds(value).length }
    },
    async afterCreate(query, { accountId, userId }, record) {
      const { id, doc } = record
      await changeBrand(query, accountId, doc, (campaigns) => [...campaigns, entryOf(id, doc)])
      await addNumbers(query, options, { accountId, userId, campaign: record }, numberIds(doc))
    },
    async beforeUpdate(query, { accountId }, { id }, value) {
      await changeBrand(query, accountId, value, (campaigns) =>
        campaigns.map((each) => (each['id'] === id ? entryOf(id, value) : each)),
      )
      return { ...value, numbers_count: numberIds(value).length }
    },
    async afterUpdate(query, { accountId, userId }, before, record) {
      const [stored, chosen] = [numberIds(before.doc), numberIds(record.doc)]
      const removed = stored.filter((id) => !chosen.includes(id))
      const added = chosen.filter((id) => !stored.includes(id))
      const mover = { by: 'user' as const, userId }
      if (removed.length > 0)
        await removeNumbers(query, options, below.number, { accountId, mover, campaign: record }, removed)
      await addNumbers(query, options, { accountId, userId, campaign: record }, added)
      if (before.doc['name'] !== record.doc['name']) await renameBelow(query, accountId, record)
      return record
    },
    async onTransition(query, { accountId, note }, record, { id, to }): Promise<JsonObject> {
      const move: ServerMove = { accountId, mover: { by: 'server' }, note }
      const carriersTo = (transition: string) =>
        moveCarriers(query, options, { ...below, campaignId: record.id, transition }, move)
      const numbersTo = (transition: string) =>
        moveNumbers(query, options, { ...below, campaignId: record.id, transition }, { ...move, note: '' })
      if (id === 'pass-vetting')
        await beginCarrierReview(query, options, below.carrier, record, { ...move, note: '' })
      if (id === 'activate') await numbersTo('begin')
      if (id === 'suspend' || id === 'reinstate') {
        await carriersTo(id)
        await numbersTo(id)
        await numbersTo(id === 'suspend' ? 'hold' : 'begin')
      }
      if (Number(to) !== EXPIRED) return {}
      await carriersTo('end')
      await numbersTo('end')
      return { numbers: [], numbers_count: 0 }
    },
    async afterDelete(query, { accountId }, { id, doc }: StoredRecord) {
      await changeBrand(query, accountId, doc, (campaigns) => campaigns.filter((each) => each['id'] !== id))
      await forgetBelow(query, accountId, id)
    },
  }
}

const EXPIRED = 16

function entryOf(id: string, { name, usecase_id }: JsonObject): JsonObject {
  return { id, name: textOf(name), usecase_id: textOf(usecase_id) }
}

/** The brand keeps its version, so that nobody's edit of it is refused. */
async function changeBrand(
  query: Query,
  accountId: string,
  { brand_id: brandId }: JsonObject,
  change: (campaigns: JsonObject[]) => JsonObject[],
): Promise<void> {
  const found = await readDocument(query, accountId, 'ten-dlc-brand', textOf(brandId), true)
  if (!found) return
  const campaigns = change(objectsOf(found.doc['campaigns']))
  const patch = { campaigns, campaigns_count: campaigns.length }
  await patchDocument(query, accountId, 'ten-dlc-brand', found.id, patch, true)
}
