import { defineModule } from '../../host/ServerModule.ts'
import { hasApproved } from '../../storage/hasApproved.ts'
import { broadcastParts } from './broadcastParts.ts'
import { insertBroadcasts } from './demo/insertBroadcasts.ts'
import { readSendingOptions } from './readSendingOptions.ts'

export default defineModule({
  accountItems: { has_sms_templates: 'sms-template', has_sms_campaigns: 'sms-campaign' },
  accountCounts: async (query, accountId) => ({
    has_approved_sms_templates: await hasApproved(query, accountId, 'sms-template'),
  }),
  seed: insertBroadcasts,
  parts: (context) => broadcastParts(readSendingOptions(context)),
})
