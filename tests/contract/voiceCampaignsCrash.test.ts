import { createTestDatabase } from '../support/createTestDatabase.ts'
import { triesAll } from '../support/sampling.ts'
import { voiceCampaignsCrashContract } from './voiceCampaignsCrashContract.ts'

voiceCampaignsCrashContract('the server on the embedded database is', (folder) => ({ dataFolder: folder }))

if (triesAll)
  voiceCampaignsCrashContract('the server on PostgreSQL is', async () => ({
    url: await createTestDatabase(),
  }))
