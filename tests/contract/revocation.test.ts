import { databasesOf } from '../support/createTestDatabase.ts'
import { revocationContract } from './revocationContract.ts'

for (const [name, open] of databasesOf(import.meta.filename)) revocationContract(name, open)
