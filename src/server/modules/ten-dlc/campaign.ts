import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** Campaigns: a brand lists its campaigns with their use cases. */
export function campaign(): Behaviour {
  return {
    resource: 'ten-dlc-campaign',
    async afterCreate(query, { accountId }, { id, doc }) {
      await changeBrand(query, accountId, doc, (campaigns) => [...campaigns, entryOf(id, doc)])
    },
    async beforeUpdate(query, { accountId }, { id }, value) {
      await changeBrand(query, accountId, value, (campaigns) =>
        campaigns.map((each) => (each['id'] === id ? entryOf(id, value) : each)),
      )
      return value
    },
    async afterDelete(query, { accountId }, { id, doc }: StoredRecord) {
      await changeBrand(query, accountId, doc, (campaigns) => campaigns.filter((each) => each['id'] !== id))
    },
  }
}

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
