import { bothDatabases } from '../support/createTestDatabase.ts'
import { serverContract } from './serverContract.ts'

for (const [name, open] of bothDatabases) serverContract(name, open)
