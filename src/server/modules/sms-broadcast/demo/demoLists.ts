import { seededUuid } from '../../../demo/createRandom.ts'
import type { DemoDocument } from '../../../demo/insertDocuments.ts'
import { objectOf, textOf } from '../../../storage/documentValues.ts'
import { SAVED_CONTACTS } from '../savedContacts.ts'
import type { DemoCampaignRows } from './demoCampaignRows.ts'

/** Broadcast → the list that its contacts are kept as. */
const lists: Record<string, string> = {
  'Trail season opening US': 'Trail club US',
  'Weekend sale reminder': 'Newsletter UK',
}

/** Keeps the contacts of some broadcasts as lists. */
export function demoLists(
  seed: number,
  accountId: string,
  campaigns: readonly DemoCampaignRows[],
): { campaigns: DemoCampaignRows[]; documents: DemoDocument[] } {
  const documents: DemoDocument[] = []
  const changed = campaigns.map((campaign) => {
    const doc = objectOf(campaign.record.doc)
    const name = lists[textOf(doc['name'])]
    if (name === undefined) return campaign
    const id = seededUuid(seed, `saved-contacts:${accountId}:${name}`)
    const { contacts, contacts_count, contacts_filename, country, country_code, values, headers } = doc
    documents.push({
      accountId,
      entity: SAVED_CONTACTS,
      id,
      doc: {
        name,
        contacts,
        contacts_count,
        contacts_filename,
        country,
        country_code,
        values,
        headers,
        empty_cells: [],
        used_by: 1,
      },
      createdAt: String(campaign.record.created_at),
    })
    return { ...campaign, record: { ...campaign.record, doc: { ...doc, contact_list: { id, name } } } }
  })
  return { campaigns: changed, documents }
}
