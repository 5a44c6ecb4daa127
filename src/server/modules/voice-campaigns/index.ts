import { defineModule } from '../../host/ServerModule.ts'
import { DIAL_CAMPAIGN, dialCampaign } from './dialCampaign.ts'
import { insertVoiceCampaigns } from './insertVoiceCampaigns.ts'
import { voiceCampaign } from './voiceCampaign.ts'

export default defineModule({
  seed: insertVoiceCampaigns,
  parts: (context) => ({
    behaviours: [voiceCampaign(context)],
    jobs: { [DIAL_CAMPAIGN]: { run: dialCampaign(context) } },
  }),
})
