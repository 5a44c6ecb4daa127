import { moveDocument, type Mover } from '../../lifecycle/index.ts'
import type { PostNotices } from '../../lifecycle/PostNotices.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument } from '../../storage/documents.ts'
import { isUsable, overallStatus, type Destination } from './destinations.ts'

const transitions = { approved: 'approve', 'in review': 'review', declined: 'decline' } as const

/**
 * Stores what became of a Sender ID's countries, and its own status where that follows.
 * @param sender locked by the transaction
 * @returns the Sender ID as it is now
 */
export async function settleSender(
  query: Query,
  postNotices: PostNotices,
  { accountId, sender, mover }: { accountId: string; sender: StoredRecord; mover: Mover },
  destinations: Destination[],
): Promise<StoredRecord> {
  const status = overallStatus(destinations)
  const set = { destinations, usable: isUsable(status, destinations) }
  if (status === sender.doc['status']) {
    // It keeps its version, so that nobody's edit of it is refused.
    return (await patchDocument(query, accountId, 'sender', sender.id, set, true)) ?? sender
  }
  const reason = status === 'declined' ? (destinations.findLast((each) => each.reason)?.reason ?? '') : ''
  const { record } = await moveDocument(query, postNotices, {
    accountId,
    entity: 'sender',
    record: sender,
    transition: transitions[status],
    field: 'status',
    to: status,
    mover,
    set: { ...set, reason },
    note: reason,
  })
  return record
}
