import { bothDatabases } from '../support/createTestDatabase.ts'
import { secretsContract } from './secretsContract.ts'

for (const [name, open] of bothDatabases) secretsContract(name, open)
