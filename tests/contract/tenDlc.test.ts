import { bothDatabases } from '../support/createTestDatabase.ts'
import { tenDlcContract } from './tenDlcContract.ts'

for (const [name, open] of bothDatabases) tenDlcContract(name, open)
