import type { NoticeMail, NoticeRecipients } from '../../language/portal.ts'
import type { NotificationEvent } from '../notifications/index.ts'
import type { Query } from '../storage/database.ts'
import type { NoticeOptions } from './createNotices.ts'
import { deliverNotice } from './deliverNotice.ts'
import { recipientsOf } from './recipientsOf.ts'

/** What happened to a record without a change of its state. */
export interface RecordNotice {
  accountId: string
  entity: string
  recordId: string
  to: NoticeRecipients
  event: NotificationEvent
  mail: NoticeMail
  /** The same notifies once. */
  id: string
}

/** Notifies those who may read the record under the bell and by mail, in the transaction of what happened. */
export type NotifyOfRecord = (query: Query, notice: RecordNotice) => Promise<void>

/** What code notifies of; `createNotices` posts what lifecycles declare. */
export function createRecordNotices(options: NoticeOptions): NotifyOfRecord {
  return async (query, { accountId, entity, recordId, to, event, mail, id }) => {
    const resource = options.published().collections.find((each) => each.entity.id === entity)?.resource
    const read = resource?.operations.get ?? resource?.operations.list
    if (!read) return
    await deliverNotice(query, options, {
      accountId,
      ...event,
      access: read.access,
      people: await recipientsOf(query, { accountId, entity, recordId, to }),
      mail,
      id: `${event.kind}:${id}`,
    })
  }
}
