import { bothDatabases } from '../support/createTestDatabase.ts'
import { phoneVerificationContract } from './phoneVerificationContract.ts'

for (const [name, open] of bothDatabases) phoneVerificationContract(name, open)
