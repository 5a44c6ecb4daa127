import { sql } from 'kysely'
import { createLoop, type Loop } from '../../jobs/index.ts'
import { deleteInParts } from '../../storage/deleteInParts.ts'
import { pickedRows } from '../../storage/pickedRows.ts'
import { contactFileNames } from './contactFiles.ts'
import type { SendingWork } from './SendingOptions.ts'

const HOUR_MS = 3_600_000
const UPLOADS_AT_ONCE = 100

/** Removes unused contact files and settled carrier messages every hour. */
export function createCleaner({ database, files, onError }: SendingWork): Loop {
  return createLoop({
    idleMs: HOUR_MS,
    errorMs: HOUR_MS,
    onError,
    async turn() {
      await database.system((query) =>
        deleteInParts(query, 'carrier_message', sql`accepted_at < now() - interval '30 days'`),
      )
      const { rows } = await database.system((query) =>
        sql<{ account_id: string; id: string }>`
          delete from contact_upload where ${pickedRows(
            'ctid',
            sql`select ctid from contact_upload
              where not used and (created_at < now() - interval '7 days'
                or (state = 'receiving' and created_at < now() - interval '1 day'))
              limit ${UPLOADS_AT_ONCE} for update skip locked`,
          )}
          returning account_id, id`.execute(query),
      )
      for (const upload of rows) await files.remove(upload.account_id, upload.id, contactFileNames)
      return rows.length === UPLOADS_AT_ONCE ? 0 : undefined
    },
  })
}
