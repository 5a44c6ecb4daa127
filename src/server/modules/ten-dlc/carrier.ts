import type { Behaviour } from '../../resources/behaviour.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import {
  CAMPAIGN,
  CARRIER,
  lockCampaignOf,
  moveFirst,
  readBelow,
  type CampaignOptions,
} from './belowCampaign.ts'
import { carriersDecision } from './campaignCarriers.ts'

/** Carriers of campaigns: the campaign goes on once all of them have decided. */
export function carrier(options: CampaignOptions, campaign: () => Behaviour): Behaviour {
  return {
    resource: CARRIER,
    beforeLock: lockCampaignOf(CARRIER),
    async onTransition(query, { accountId, by, note, reason }, record, { to }) {
      if (by !== 'carrier') return {}
      const campaignId = textOf(record.doc['campaign_id'])
      const all = await readBelow(query, accountId, CARRIER, campaignId)
      const docs = all.map(({ id, doc }) =>
        id === record.id ? { ...doc, status: to, reason: note, rejection: reason ?? '' } : doc,
      )
      const decision = carriersDecision(docs)
      const reviewed = decision && (await readDocument(query, accountId, CAMPAIGN, campaignId, true))
      if (reviewed)
        await moveFirst(
          query,
          options,
          reviewed,
          { behaviour: campaign(), ids: [decision.transition] },
          { accountId, mover: { by: 'server' }, note: decision.note, reason: decision.reason },
        )
      return {}
    },
  }
}
