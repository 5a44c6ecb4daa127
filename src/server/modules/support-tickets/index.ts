import { defineModule } from '../../host/ServerModule.ts'
import { countUnreadTickets } from './followers.ts'
import { insertTickets } from './insertTickets.ts'
import { ticketParts } from './ticketParts.ts'

export default defineModule({
  accountCounts: { unread_tickets: countUnreadTickets },
  seed: insertTickets,
  parts: ticketParts,
})
