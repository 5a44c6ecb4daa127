import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { TRUNK } from './sipHost.ts'

/** Kind of the job in which the simulated reviewer decides about the address of a PBX. */
export const REVIEW_HOST = 'review-trunk-host'

const mails = {
  approved: {
    subject: 'sip-trunks:mail-trunk-host-approved-subject',
    text: 'sip-trunks:mail-trunk-host-approved-text',
  },
  rejected: {
    subject: 'sip-trunks:mail-trunk-host-rejected-subject',
    text: 'sip-trunks:mail-trunk-host-rejected-text',
  },
}

/** The reviewer rejects addresses that end in .128 and approves all others. */
export function createHostReview({
  database,
  notifyOfRecord,
}: Pick<ModuleContext, 'database' | 'notifyOfRecord'>): JobHandler {
  return async function review({ accountId, id, payload }) {
    await database.transaction(accountId, async (query) => {
      const record = await readDocument(query, accountId, TRUNK, String(payload['id']), true)
      const request = objectOf(record?.doc['host_request'])
      if (!record || request['status'] !== 'pending') return
      const status = textOf(request['host']).endsWith('.128') ? 'rejected' : 'approved'
      await patchDocument(query, accountId, TRUNK, record.id, { host_request: { ...request, status } })
      await notifyOfRecord(query, {
        accountId,
        entity: TRUNK,
        recordId: record.id,
        to: 'creator',
        event: {
          kind: `trunk-host-${status}`,
          slots: { id: record.id, name: textOf(record.doc['label']), host: textOf(request['host']) },
        },
        mail: mails[status],
        id,
      })
    })
  }
}
