import { randomUUID } from 'node:crypto'
import { insertEvent, moveDocument, type PostNotices } from '../../lifecycle/index.ts'
import type { Query } from '../../storage/database.ts'
import { insertDocument } from '../../storage/documents.ts'
import { lockOptOut, OPT_OUT, readOptOut } from './readOptOut.ts'

/** Lists the number of somebody who pressed a key in a call to get no more of them; nothing changes for a listed one. */
export async function listCallee(
  query: Query,
  postNotices: PostNotices,
  accountId: string,
  number: string,
): Promise<void> {
  await lockOptOut(query, accountId, number)
  const known = await readOptOut(query, accountId, number)
  if (known?.doc['status'] === 'listed') return
  if (known) {
    await moveDocument(query, postNotices, {
      accountId,
      entity: OPT_OUT,
      record: known,
      transition: 'press-stop',
      field: 'status',
      to: 'listed',
      mover: { by: 'server' },
      set: { reason: 'called', reply: '', removed_because: '' },
    })
    return
  }
  const id = randomUUID()
  await insertDocument(query, accountId, OPT_OUT, id, {
    number,
    complaint: false,
    status: 'listed',
    reason: 'called',
    reply: '',
    removed_because: '',
  })
  await insertEvent(query, { accountId, entity: OPT_OUT, recordId: id, to: 'listed', actor: 'server' })
}
