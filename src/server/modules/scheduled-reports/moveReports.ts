import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { dueFromNow, enqueueReport, REPORT, timeZoneOfAccount } from './report.ts'

/** Kind of the job that a change of an account's time zone queues; migration 1130 does. */
export const MOVE_REPORTS = 'move-reports'

/** Says anew when the reports of an account are due. What is overdue stays so: it is about to be sent. */
export function createReportMover({ database }: Pick<ModuleContext, 'database'>): JobHandler {
  return async function move({ accountId }) {
    await database.transaction(accountId, async (query) => {
      const timeZone = await timeZoneOfAccount(query, accountId)
      const found = await query
        .selectFrom('record')
        .select('id')
        .where('account_id', '=', accountId)
        .where('entity', '=', REPORT)
        .orderBy('id')
        .execute()
      for (const { id } of found) {
        const record = await readDocument(query, accountId, REPORT, id, true)
        if (record?.doc['status'] !== 'active') continue
        const next = record.doc['next_at']
        if (typeof next === 'string' && Date.parse(next) <= Date.now()) continue
        const due = dueFromNow(record.doc, timeZone)
        if (due.at === next) continue
        await patchDocument(query, accountId, REPORT, id, { next_at: due.at }, true)
        await enqueueReport(query, accountId, id, due)
      }
    })
  }
}
