import { bothDatabases } from '../support/createTestDatabase.ts'
import { credentialsContract } from './credentialsContract.ts'

for (const [name, open] of bothDatabases) credentialsContract(name, open)
