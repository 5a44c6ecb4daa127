import { randomUUID } from 'node:crypto'
import { insertEvent, moveDocument, type PostNotices } from '../../lifecycle/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { insertDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { lockOptOut, OPT_OUT, readOptOut } from './readOptOut.ts'

interface KeywordReply {
  /** E.164 */
  number: string
  body: string
  /** that is answered */
  campaign: StoredRecord | undefined
  keyword: 'stop' | 'start'
}

/**
 * Lists or removes the number of who answered with a keyword.
 * @returns false when nothing changed, as with a second STOP
 */
export async function applyKeyword(
  query: Query,
  postNotices: PostNotices,
  accountId: string,
  { number, body, campaign, keyword }: KeywordReply,
): Promise<boolean> {
  await lockOptOut(query, accountId, number)
  const known = await readOptOut(query, accountId, number)
  const reply = body.trim()
  const isListed = known?.doc['status'] === 'listed'
  if (keyword === 'start' ? !isListed : isListed) return false
  const answered = {
    reply,
    ...(campaign && { broadcast: { id: campaign.id, name: textOf(campaign.doc['name']) } }),
  }
  if (!known) {
    const id = randomUUID()
    const doc = { number, complaint: false, status: 'listed', reason: 'replied', removed_because: '' }
    await insertDocument(query, accountId, OPT_OUT, id, { ...doc, ...answered })
    await insertEvent(query, { accountId, entity: OPT_OUT, recordId: id, to: 'listed', actor: 'server' })
    return true
  }
  const stops = keyword === 'stop'
  await moveDocument(query, postNotices, {
    accountId,
    entity: OPT_OUT,
    record: known,
    transition: stops ? 'reply-stop' : 'reply-start',
    field: 'status',
    to: stops ? 'listed' : 'removed',
    mover: { by: 'server' },
    set: stops ? { ...answered, reason: 'replied', removed_because: '' } : { removed_because: reply },
    note: reply,
  })
  return true
}
