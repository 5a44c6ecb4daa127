import { randomUUID } from 'node:crypto'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import { postNotification } from '../../notifications/index.ts'
import { insertDocument, readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { countReply, followersOf, type Follower } from './followers.ts'
import { noteReply, REPLY, TICKET } from './replies.ts'

const REPLIED = {
  subject: 'support-tickets:mail-ticket-replied-subject',
  text: 'support-tickets:mail-ticket-replied-text',
}
/** To those whose account is in a state that keeps them from replying in the portal. */
const REPLIED_BY_MAIL = { ...REPLIED, text: 'support-tickets:mail-ticket-replied-by-mail-text' }

export type AnswerContext = Pick<
  ModuleContext,
  'database' | 'notifier' | 'postNotices' | 'creationHurdle' | 'published' | 'text' | 'product' | 'publicUrl'
>

/** What an agent writes to a customer. */
export interface AgentAnswer {
  accountId: string
  ticketId: string
  /** Name of the agent, shown to the customer. */
  agent: string
  text: string
  /** The ticket is resolved with it, not only answered. */
  resolves: boolean
  /** Only while the customer's message is the last. */
  onlyOpen?: boolean
}

/**
 * Stores an agent's reply and tells everybody who takes part: under the bell, by mail, and in open pages.
 * @returns the reply's id; undefined when the ticket is gone or closed
 */
export async function answerTicket(context: AnswerContext, answer: AgentAnswer): Promise<string | undefined> {
  const { accountId, ticketId, agent, resolves } = answer
  const hurdles = await readHurdles(context, answer)
  const stored = await context.database.transaction(accountId, async (query) => {
    const ticket = await readDocument(query, accountId, TICKET, ticketId, true)
    const status = ticket?.doc['status']
    if (!ticket || status === 'closed' || (answer.onlyOpen && status !== 'open')) return undefined
    const { doc } = ticket
    const reply = { id: randomUUID(), at: new Date().toISOString() }
    await insertDocument(query, accountId, REPLY, reply.id, {
      ticket_id: ticketId,
      text: answer.text,
      author: 'agent',
      author_name: agent,
    })
    const first = textOf(objectOf(doc['stats'])['first_responded_at'])
    await noteReply(query, context.postNotices, accountId, {
      ticket,
      reply,
      agent: { name: agent },
      stats: {
        first_responded_at: first === '' ? reply.at : first,
        last_responded_at: reply.at,
        ...(resolves && { last_resolved_at: reply.at }),
      },
      move: {
        ...(resolves ? { transition: 'resolve', to: 'resolved' } : { transition: 'answer', to: 'pending' }),
        mover: { by: 'server' },
      },
    })
    const followers = (await countReply(query, accountId, ticketId)).filter(
      // Who may no longer see tickets is told nothing of them.
      ({ userId }) => hurdles.get(userId) !== 'permission',
    )
    const about = { id: ticketId, subject: textOf(doc['subject']), agent }
    const slots = {
      ...about,
      number: textOf(doc['number']),
      text: answer.text,
      link: `${context.publicUrl}/support/tickets/${ticketId}`,
      email: context.published().portal.manifest.supportEmail,
    }
    for (const { userId, email } of followers) {
      await postNotification(query, { accountId, userId, kind: 'ticket-replied', slots: about })
      const words = hurdles.get(userId) === 'state' ? REPLIED_BY_MAIL : REPLIED
      await postMail(query, accountId, writeMail(context, words, email, slots))
    }
    return { reply, followers }
  })
  if (!stored) return undefined
  await tellPages(context, ticketId, stored)
  return stored.reply.id
}

/** What keeps those who take part from replying in the portal. */
async function readHurdles(
  { database, creationHurdle }: AnswerContext,
  { accountId, ticketId }: AgentAnswer,
): Promise<ReadonlyMap<string, 'state' | 'permission' | undefined>> {
  const hurdles = new Map<string, 'state' | 'permission' | undefined>()
  for (const userId of await database.read(accountId, (query) => followersOf(query, accountId, ticketId)))
    hurdles.set(userId, await creationHurdle({ accountId, userId }, REPLY))
  return hurdles
}

/** Open pages show the reply at once. */
async function tellPages(
  { notifier }: AnswerContext,
  ticketId: string,
  { reply, followers }: { reply: { id: string; at: string }; followers: Follower[] },
): Promise<void> {
  for (const { userId, unread } of followers)
    await notifier.notifyUser(userId, 'support-portal.manager.reply', {
      ticket_id: ticketId,
      reply_id: reply.id,
      replied_at: reply.at,
      unread_replies: unread,
    })
}
