import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'

/** Those who failed can be messaged by another broadcast where this one, which is over, messaged nobody. */
export async function releaseResent(
  query: Query,
  accountId: string,
  { sent, claimedAtMs }: { sent: number; claimedAtMs: number | undefined },
  { id, doc }: StoredRecord,
): Promise<void> {
  const resends = textOf(objectOf(doc['resends'])['id'])
  if (resends === '' || sent > 0 || claimedAtMs !== undefined) return
  const former = await readDocument(query, accountId, 'sms-campaign', resends, true)
  if (objectOf(former?.doc['resent'])['id'] === id)
    await patchDocument(query, accountId, 'sms-campaign', resends, { resent: null }, true)
}
