import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour, Caller } from '../../resources/behaviour.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { followTicket } from './followers.ts'
import { fileNamesOf, noteReply, REPLY, TICKET } from './replies.ts'
import type { SupportDesk } from './SupportDesk.ts'
import { companyOf, emailOf } from './ticket.ts'

/** A customer's replies: each opens its ticket again and goes to the desk. */
export function ticketReply(
  { postNotices }: Pick<ModuleContext, 'postNotices'>,
  desk: () => SupportDesk,
): Behaviour {
  return {
    resource: REPLY,
    async beforeCreate(_query, caller, value) {
      return { ...value, author: 'customer', author_id: caller.userId, author_name: nameOf(caller) }
    },
    async afterCreate(query, caller, { id, doc }) {
      const { accountId, userId } = caller
      const ticketId = textOf(doc['ticket_id'])
      // The server has locked it, so that it is not closed meanwhile.
      const ticket = await readDocument(query, accountId, TICKET, ticketId, true)
      if (!ticket) return
      await noteReply(query, postNotices, accountId, {
        ticket,
        reply: { id, at: new Date().toISOString() },
        move: { transition: 'reopen', to: 'open', mover: { by: 'user', userId } },
      })
      await followTicket(query, accountId, ticketId, userId)
      await desk().receive(query, {
        accountId,
        company: companyOf(caller),
        ticketId,
        number: textOf(ticket.doc['number']),
        subject: textOf(ticket.doc['subject']),
        priority: textOf(ticket.doc['priority']),
        topic: textOf(ticket.doc['topic']),
        from: emailOf(caller),
        text: textOf(doc['text']),
        fileNames: fileNamesOf(doc),
      })
    },
  }
}

function nameOf(caller: Caller): string {
  const { first_name: first, last_name: last } = caller.scope.account
  const name = [first, last].map(textOf).filter(Boolean).join(' ')
  return name === '' ? emailOf(caller) : name
}
