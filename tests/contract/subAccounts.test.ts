import { bothDatabases } from '../support/createTestDatabase.ts'
import { subAccountsContract } from './subAccountsContract.ts'

for (const [name, open] of bothDatabases) subAccountsContract(name, open)
