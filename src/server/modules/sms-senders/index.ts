import { defineModule } from '../../host/ServerModule.ts'
import { insertSenders } from './insertSenders.ts'
import { sender } from './sender.ts'
import { senderRegistration } from './senderRegistration.ts'

export default defineModule({
  accountItems: { has_sms_senders: 'sender' },
  seed: insertSenders,
  parts: (context) => ({ behaviours: [sender(context), senderRegistration(context)] }),
})
