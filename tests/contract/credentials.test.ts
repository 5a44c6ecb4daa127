import { databasesOf } from '../support/createTestDatabase.ts'
import { credentialsContract } from './credentialsContract.ts'

for (const [name, open] of databasesOf(import.meta.filename)) credentialsContract(name, open)
