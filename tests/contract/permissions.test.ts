import { bothDatabases } from '../support/createTestDatabase.ts'
import { permissionsContract } from './permissionsContract.ts'

for (const [name, open] of bothDatabases) permissionsContract(name, open)
