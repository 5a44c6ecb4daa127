import { bothDatabases } from '../support/createTestDatabase.ts'
import { isolationContract } from './isolationContract.ts'

for (const [name, open] of bothDatabases) isolationContract(name, open)
