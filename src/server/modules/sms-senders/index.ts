import { defineModule } from '../../host/ServerModule.ts'
import { hasApproved } from '../../storage/hasApproved.ts'
import { insertSenders } from './insertSenders.ts'
import { sender } from './sender.ts'
import { senderRegistration } from './senderRegistration.ts'

export default defineModule({
  accountItems: { has_sms_senders: 'sender' },
  accountCounts: async (query, accountId) => ({
    has_approved_sms_senders: await hasApproved(query, accountId, 'sender'),
  }),
  seed: insertSenders,
  parts: (context) => ({ behaviours: [sender(context), senderRegistration(context)] }),
})
