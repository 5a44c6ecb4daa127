import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { TRUNK } from './sipHost.ts'

/** Kind of the job in which the simulated reviewer decides about the address of a PBX. */
export const REVIEW_HOST = 'review-trunk-host'

/** The reviewer rejects addresses that end in .128 and approves all others. */
export function createHostReview({ database }: Pick<ModuleContext, 'database'>): JobHandler {
  return async function review({ accountId, payload }) {
    await database.transaction(accountId, async (query) => {
      const record = await readDocument(query, accountId, TRUNK, String(payload['id']), true)
      const request = objectOf(record?.doc['host_request'])
      if (!record || request['status'] !== 'pending') return
      const status = textOf(request['host']).endsWith('.128') ? 'rejected' : 'approved'
      await patchDocument(query, accountId, TRUNK, record.id, { host_request: { ...request, status } })
    })
  }
}
