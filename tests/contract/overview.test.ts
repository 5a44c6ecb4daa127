import { bothDatabases } from '../support/createTestDatabase.ts'
import { overviewContract } from './overviewContract.ts'

for (const [name, open] of bothDatabases) overviewContract(name, open)
