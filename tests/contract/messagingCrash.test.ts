import { triesAll } from '../support/sampling.ts'
import { messagingCrashContract } from './messagingCrashContract.ts'

// Two servers on PostgreSQL are killed in every run; what is done twice or lost by one is by both.
messagingCrashContract(
  'the server on the embedded database is',
  1,
  (folder) => ({ dataFolder: folder }),
  triesAll,
)
