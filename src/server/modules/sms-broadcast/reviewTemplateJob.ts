import { enqueueJob, MOST_ATTEMPTS, type JobHandler } from '../../jobs/index.ts'
import { moveDocument } from '../../lifecycle/index.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { SendingOptions } from './SendingOptions.ts'

/** Kind of the job that fetches the carrier's review of a template. */
export const REVIEW_TEMPLATE = 'review-template'

const ENTITY = 'sms-template'

/** Until reviewers who need longer are asked again. */
const AGAIN_MS = 60_000

/** Queues a look at a template's review. A carrier that doesn't answer for hours must not end it. */
export function askForReview(
  query: Query,
  accountId: string,
  template: string,
  { asked = 0, delayMs }: { asked?: string | number; delayMs: number },
): Promise<void> {
  return enqueueJob(query, {
    accountId,
    kind: REVIEW_TEMPLATE,
    key: `${template}:${asked}`,
    payload: { template, asked },
    delayMs,
    maxAttempts: MOST_ATTEMPTS,
  })
}

/**
 * Makes the handler that asks the carrier about a template and stores its answer. Whether a Sender ID is registered
 * itself is looked up whenever the template is read or used, since that may change later.
 */
export function createTemplateReview({
  database,
  carrier,
  postNotices,
}: Pick<SendingOptions, 'database' | 'carrier' | 'postNotices'>): JobHandler {
  return async function review({ accountId, payload }) {
    const id = String(payload['template'])
    const template = await database.read(accountId, (query) => readDocument(query, accountId, ENTITY, id))
    if (template?.doc['status'] !== 'review') return
    const { doc } = template
    const countryCode = textOf(objectOf(doc['country'])['country_code'])
    const pairs = objectsOf(doc['sender_ids']).map(({ id, title }) => ({
      id: textOf(id),
      title: textOf(title),
    }))
    const answer = await carrier.reviewTemplate({
      id,
      accountId,
      text: textOf(doc['text']),
      countryCode,
      senders: pairs.map((pair) => ({ ...pair, type: '' })),
    })
    if (!answer) {
      const asked = Number(payload['asked'] ?? 0) + 1
      return database.transaction(accountId, (query) =>
        askForReview(query, accountId, id, { asked, delayMs: AGAIN_MS }),
      )
    }
    const statuses = new Map(answer.senders.map((sender) => [sender.id, sender.status]))
    await database.transaction(accountId, async (query) => {
      const current = await readDocument(query, accountId, ENTITY, id, true)
      if (current?.doc['status'] !== 'review') return
      const reason = answer.reason ?? ''
      await moveDocument(query, postNotices, {
        accountId,
        entity: ENTITY,
        record: current,
        transition: answer.status === 'approved' ? 'approve' : 'decline',
        field: 'status',
        to: answer.status,
        mover: { by: 'reviewer' },
        note: reason,
        set: {
          reason,
          sender_ids: pairs.map((pair) => ({ ...pair, status: statuses.get(pair.id) ?? 'in review' })),
        },
      })
    })
  }
}
