import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { insertDocument, readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'
import { randomUUID } from 'node:crypto'
import { REQUEST } from './portability.ts'

/** Entity of comments. */
export const COMMENT = 'porting-comment'
/** Kind of the job in which the simulated porting team answers. */
export const ANSWER_COMMENT = 'answer-porting-comment'

const ANSWER_MS = 4_000
const MAIL = {
  subject: 'porting:mail-porting-comment-subject',
  text: 'porting:mail-porting-comment-text',
}
const TO_CUSTOMER = {
  subject: 'porting:mail-porting-commented-subject',
  text: 'porting:mail-porting-commented-text',
}

/** Comments of customers: the porting team gets them by mail, or the demo's simulated team answers. */
export function comments(
  context: Pick<ModuleContext, 'simulates' | 'published' | 'text' | 'product'>,
): Behaviour {
  return {
    resource: COMMENT,
    beforeCreate: (_query, { userId, scope }, value) =>
      Promise.resolve({
        ...value,
        author: 'customer',
        author_id: userId,
        author_name:
          [scope.account['first_name'], scope.account['last_name']].map(textOf).filter(Boolean).join(' ') ||
          textOf(scope.user['email']),
      }),
    async afterCreate(query, { accountId, scope }, { id, doc }) {
      const requestId = textOf(doc['request_id'])
      if (context.simulates('porting-team'))
        return enqueueJob(query, {
          accountId,
          kind: ANSWER_COMMENT,
          key: id,
          payload: { request: requestId },
          delayMs: ANSWER_MS,
        })
      const request = await readDocument(query, accountId, REQUEST, requestId)
      const slots = {
        reference: textOf(request?.doc['reference']),
        from: textOf(scope.user['email']),
        company: textOf(scope.account['name']),
        account: accountId,
        text: textOf(doc['text']),
      }
      const to = context.published().portal.manifest.supportEmail
      await postMail(query, accountId, writeMail(context, MAIL, to, slots))
    },
  }
}

/** What the porting team writes to a customer. */
export interface TeamComment {
  accountId: string
  requestId: string
  /** Shown to the customer. */
  name: string
  text: string
  /** The same is stored once. */
  id?: string
}

/** Stores a comment of the porting team and notifies whoever filed the request; a request that is gone gets none. */
export async function addTeamComment(
  { database, notifyOfRecord }: Pick<ModuleContext, 'database' | 'notifyOfRecord'>,
  { accountId, requestId, name, text, id = randomUUID() }: TeamComment,
): Promise<void> {
  await database.transaction(accountId, async (query) => {
    const request = await readDocument(query, accountId, REQUEST, requestId, true)
    if (!request || (await readDocument(query, accountId, COMMENT, id))) return
    await insertDocument(query, accountId, COMMENT, id, {
      request_id: requestId,
      text,
      author: 'team',
      author_name: name,
    })
    await notifyOfRecord(query, {
      accountId,
      entity: REQUEST,
      recordId: requestId,
      to: 'creator',
      event: {
        kind: 'porting-commented',
        slots: { id: requestId, name: textOf(request.doc['reference']), from: name, text },
      },
      mail: TO_CUSTOMER,
      id,
    })
  })
}

/** Makes the handler with which the simulated team answers. */
export function answerComments(
  context: Pick<ModuleContext, 'database' | 'notifyOfRecord' | 'text'>,
): JobHandler {
  return ({ accountId, id, payload }) =>
    addTeamComment(context, {
      accountId,
      id: hashedUuid(`${ANSWER_COMMENT}:${id}`),
      requestId: String(payload['request']),
      name: context.text('porting:simulated-team'),
      text: context.text('porting:simulated-comment'),
    })
}
