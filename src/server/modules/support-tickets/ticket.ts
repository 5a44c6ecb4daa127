import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { readNotificationsAbout } from '../../notifications/index.ts'
import type { Behaviour, Caller } from '../../resources/behaviour.ts'
import { dropDraftsBelow } from '../../resources/records/formDrafts.ts'
import { requireDocument } from '../../storage/documents.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { followTicket, seeTicket } from './followers.ts'
import { fileNamesOf, TICKET } from './replies.ts'
import type { SupportDesk } from './SupportDesk.ts'

/** Tickets: numbered, stamped, handed to the desk, and seen. */
export function ticket({ database }: Pick<ModuleContext, 'database'>, desk: () => SupportDesk): Behaviour {
  return {
    resource: TICKET,
    async beforeCreate(query, caller, value) {
      const now = new Date().toISOString()
      return {
        ...value,
        number: await nextNumber(query),
        from_email: emailOf(caller),
        customer_id: caller.accountId,
        stats: { created_at: now, updated_at: now },
        replies: [],
      }
    },
    async afterCreate(query, caller, { id, doc }) {
      await followTicket(query, caller.accountId, id, caller.userId)
      await desk().receive(query, {
        accountId: caller.accountId,
        company: companyOf(caller),
        ticketId: id,
        number: textOf(doc['number']),
        subject: textOf(doc['subject']),
        priority: textOf(doc['priority']),
        topic: textOf(doc['topic']),
        from: emailOf(caller),
        text: textOf(doc['description']),
        fileNames: fileNamesOf(doc),
      })
    },
    async onTransition(_query, _caller, { doc }, { to }) {
      const now = new Date().toISOString()
      const stats = { ...objectOf(doc['stats']), updated_at: now }
      return { stats: to === 'closed' ? { ...stats, closed_at: now } : stats }
    },
    async afterTransition(query, { accountId }, { id }, { to }) {
      // Nothing can be sent any more.
      if (to === 'closed') await dropDraftsBelow(query, accountId, id)
    },
    endpoints: {
      async seen({ caller: { accountId, userId }, params }) {
        const id = (params['id'] ?? '').toLowerCase()
        await database.transaction(accountId, async (query) => {
          await requireDocument(query, accountId, TICKET, id)
          await seeTicket(query, accountId, id, userId)
          const about = { kind: 'ticket-replied', slot: 'id', value: id } as const
          await readNotificationsAbout(query, { accountId, userId }, about)
        })
        return { body: { success: true } }
      },
    },
  }
}

/** What people call a ticket by; unique in the portal. */
export async function nextNumber(query: Query): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('ticket_number')::text as number`.execute(
    query,
  )
  return rows[0]?.number ?? ''
}

export function emailOf({ scope }: Caller): string {
  return textOf(scope.user['email'])
}

export function companyOf({ scope }: Caller): string {
  return textOf(scope.account['name'])
}
