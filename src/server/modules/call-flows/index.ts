import { defineModule } from '../../host/ServerModule.ts'
import { callFlow } from './callFlow.ts'
import { insertFlows } from './insertFlows.ts'

export default defineModule({
  accountItems: { has_ivr_callflows: 'ivr-flow', has_voice_campaigns_callflows: 'call-flow' },
  seed: insertFlows,
  parts: (context) => ({ behaviours: [callFlow(context, 'voice_campaign'), callFlow(context, 'ivr')] }),
})
