import { createTestDatabase } from '../support/createTestDatabase.ts'
import { messagingCrashContract } from './messagingCrashContract.ts'

messagingCrashContract('two servers on one PostgreSQL are', 2, async () => ({
  url: await createTestDatabase(),
}))
