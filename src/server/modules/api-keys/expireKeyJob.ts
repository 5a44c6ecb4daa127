import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { moveDocument } from '../../lifecycle/index.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'

/** Kind of the job that shows a key as expired; that it works no more, every call finds by itself. */
export const EXPIRE_KEY = 'expire-api-key'

export const ENTITY = 'api-key'

export function createKeyExpiry({
  database,
  postNotices,
}: Pick<ModuleContext, 'database' | 'postNotices'>): JobHandler {
  return async function expire({ accountId, payload }) {
    await database.transaction(accountId, async (query) => {
      const record = await readDocument(query, accountId, ENTITY, String(payload['id']), true)
      const status = record?.doc['status']
      if (!record || !['active', 'off', 'user-off'].includes(textOf(status))) return
      await moveDocument(query, postNotices, {
        accountId,
        entity: ENTITY,
        record,
        transition: 'expire',
        field: 'status',
        to: 'expired',
        mover: { by: 'server' },
        set: { is_active: false },
      })
    })
  }
}
