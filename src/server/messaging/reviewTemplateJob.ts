import type { Carrier } from '../carrier/index.ts'
import type { JobHandler } from '../jobs/index.ts'
import { postNotification, type Told } from '../notifications/index.ts'
import type { Database } from '../storage/database.ts'
import { patchDocument, readDocument } from '../storage/documents.ts'
import { objectOf, objectsOf, textOf } from './documentValues.ts'

/** Kind of the job that fetches the carrier's review of a template. */
export const REVIEW_TEMPLATE = 'review-template'

const ENTITY = 'sms-template'

/** Makes the handler that asks the carrier about a template and writes down its answer. */
export function createTemplateReview(database: Database, carrier: Carrier): JobHandler {
  return async function review({ accountId, payload }) {
    const id = String(payload['template'])
    const template = await database.read(accountId, (query) => readDocument(query, accountId, ENTITY, id))
    if (template?.doc['status'] !== 'review') return
    const { doc } = template
    const senders = objectsOf(doc['sender_ids']).map((sender) => ({
      id: textOf(sender['id']),
      title: textOf(sender['title']),
      type: '',
    }))
    const answer = await carrier.reviewTemplate({
      id,
      text: textOf(doc['text']),
      countryCode: textOf(objectOf(doc['country'])['country_code']),
      senders,
    })
    const statuses = new Map(answer.senders.map((sender) => [sender.id, sender.status]))
    await database.transaction(accountId, async (query) => {
      const current = await readDocument(query, accountId, ENTITY, id, true)
      if (current?.doc['status'] !== 'review') return
      await patchDocument(query, accountId, ENTITY, id, {
        status: answer.status,
        reason: answer.reason ?? '',
        sender_ids: senders.map((sender) => ({
          id: sender.id,
          title: sender.title,
          status: statuses.get(sender.id) ?? 'in review',
        })),
      })
      const template = { id, name: textOf(doc['name']) }
      const told: Told =
        answer.status === 'approved'
          ? { kind: 'template-approved', slots: template }
          : { kind: 'template-declined', slots: { ...template, reason: answer.reason ?? '' } }
      await postNotification(query, { accountId, ...told })
    })
  }
}
