import { bothDatabases } from '../support/createTestDatabase.ts'
import { smsHistoryContract } from './smsHistoryContract.ts'

for (const [name, open] of bothDatabases) smsHistoryContract(name, open)
