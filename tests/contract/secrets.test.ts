import { databasesOf } from '../support/createTestDatabase.ts'
import { secretsContract } from './secretsContract.ts'

for (const [name, open] of databasesOf(import.meta.filename)) secretsContract(name, open)
