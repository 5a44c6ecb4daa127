import { bothDatabases } from '../support/createTestDatabase.ts'
import { revocationContract } from './revocationContract.ts'

for (const [name, open] of bothDatabases) revocationContract(name, open)
