import { defineModule } from '../../host/ServerModule.ts'
import { countUnreadTickets } from './followers.ts'
import { insertTickets } from './insertTickets.ts'
import { ticketParts } from './ticketParts.ts'

export default defineModule({
  accountCounts: async (query, accountId, userId) => ({
    unread_tickets: await countUnreadTickets(query, accountId, userId),
  }),
  seed: insertTickets,
  parts: ticketParts,
})
