import { it } from 'vitest'
import { triesAll } from '../support/sampling.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'
import { voiceCampaignsCrashContract } from './voiceCampaignsCrashContract.ts'

if (triesAll)
  voiceCampaignsCrashContract('the server on PostgreSQL is', async () => ({
    url: await createTestDatabase(),
  }))
else it.skip('is tried on PostgreSQL by npm run test:all', () => {})
