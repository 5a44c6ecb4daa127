import { createTestDatabase } from '../support/createTestDatabase.ts'
import { copyEmbeddedWorld } from '../support/demoWorlds.ts'
import { triesAll } from '../support/sampling.ts'
import { voiceCampaignsCrashContract } from './voiceCampaignsCrashContract.ts'

voiceCampaignsCrashContract('the server on the embedded database is', async (folder) => {
  await copyEmbeddedWorld(folder)
  return { dataFolder: folder }
})

if (triesAll)
  voiceCampaignsCrashContract('the server on PostgreSQL is', async () => ({
    url: await createTestDatabase(),
  }))
