import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import { MOST_ATTEMPTS } from '../../jobs/index.ts'
import { DIAL_CAMPAIGN, dialCampaign } from './dialCampaign.ts'
import { insertVoiceCampaigns } from './insertVoiceCampaigns.ts'
import { voiceCampaign } from './voiceCampaign.ts'

export default defineModule({
  seed: insertVoiceCampaigns,
  async housekeeping(query) {
    // Nothing else would go on with a campaign whose job has died; one of an earlier start ends by itself.
    await sql`update job set state = 'waiting', attempts = 0, max_attempts = ${MOST_ATTEMPTS}, run_at = now()
      where kind = ${DIAL_CAMPAIGN} and state = 'dead' and not exists (
        select from job other where other.account_id = job.account_id and other.kind = job.kind
          and other.key = job.key and (other.state in ('waiting', 'running') or other.state = 'dead' and other.id > job.id))`.execute(
      query,
    )
  },
  parts: (context) => ({
    behaviours: [voiceCampaign(context)],
    jobs: { [DIAL_CAMPAIGN]: { run: dialCampaign(context) } },
  }),
})
