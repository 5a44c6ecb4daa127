import { databasesOf } from '../support/createTestDatabase.ts'
import { serverContract } from './serverContract.ts'

for (const [name, open] of databasesOf(import.meta.filename)) serverContract(name, open)
