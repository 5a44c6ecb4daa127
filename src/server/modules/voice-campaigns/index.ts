import { defineModule } from '../../host/ServerModule.ts'
import { DIAL_CAMPAIGN, dialCampaign } from './dialCampaign.ts'
import { voiceCampaign } from './voiceCampaign.ts'

export default defineModule({
  parts: (context) => ({
    behaviours: [voiceCampaign(context)],
    jobs: { [DIAL_CAMPAIGN]: { run: dialCampaign(context) } },
  }),
})
