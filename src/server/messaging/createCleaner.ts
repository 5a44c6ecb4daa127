import { sql } from 'kysely'
import { createLoop, type Loop } from '../jobs/index.ts'
import type { MessagingOptions } from './MessagingOptions.ts'

const HOUR_MS = 3_600_000
const UPLOADS_AT_ONCE = 100

/** Removes, once an hour, what nobody needs any more: old jobs, contact files no campaign uses, settled carrier messages. */
export function createCleaner({ database, files, onError }: MessagingOptions): Loop {
  return createLoop({
    idleMs: HOUR_MS,
    errorMs: HOUR_MS,
    onError,
    async turn() {
      await database.system((query) =>
        sql`delete from job where state = 'done' and finished_at < now() - interval '7 days'`.execute(query),
      )
      await database.system((query) =>
        sql`delete from carrier_message where accepted_at < now() - interval '30 days'`.execute(query),
      )
      const { rows } = await database.system((query) =>
        sql<{ account_id: string; id: string }>`
          delete from contact_upload where (account_id, id) in (
            select account_id, id from contact_upload
            where not used and (created_at < now() - interval '7 days'
              or (state = 'receiving' and created_at < now() - interval '1 day'))
            limit ${UPLOADS_AT_ONCE})
          returning account_id, id`.execute(query),
      )
      for (const upload of rows) await files.remove(upload.account_id, upload.id)
      return rows.length === UPLOADS_AT_ONCE
    },
  })
}
