import { bothDatabases } from '../support/createTestDatabase.ts'
import { accountContract } from './accountContract.ts'

for (const [name, open] of bothDatabases) accountContract(name, open)
