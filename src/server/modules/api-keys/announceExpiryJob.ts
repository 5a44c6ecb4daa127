import { formatDate } from '../../../shared/dates.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { ENTITY } from './expireKeyJob.ts'

/** Kind of the job that notifies of a key that expires soon; also in `1410-expiry-notices.ts`. */
export const ANNOUNCE_EXPIRY = 'announce-key-expiry'
/** How long before. */
export const ANNOUNCED_MS = 7 * 86_400_000

const MAIL = {
  subject: 'api-keys:mail-api-key-expiring-subject',
  text: 'api-keys:mail-api-key-expiring-text',
}

export function createExpiryNotice({
  database,
  notifyOfRecord,
}: Pick<ModuleContext, 'database' | 'notifyOfRecord'>): JobHandler {
  return async function announce({ accountId, payload }) {
    await database.transaction(accountId, async (query) => {
      const record = await readDocument(query, accountId, ENTITY, String(payload['id']), true)
      const end = textOf(record?.doc['expires_at'])
      if (record?.doc['status'] !== 'active' || !(Date.parse(end) > Date.now())) return
      const { timezone } = await query
        .selectFrom('account')
        .select('timezone')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow()
      await notifyOfRecord(query, {
        accountId,
        entity: ENTITY,
        recordId: record.id,
        to: 'everyone',
        event: {
          kind: 'api-key-expiring',
          slots: { id: record.id, name: textOf(record.doc['label']), date: formatDate(end, timezone) },
        },
        mail: MAIL,
        id: record.id,
      })
    })
  }
}
