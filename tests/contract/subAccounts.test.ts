import { worldsOf } from '../support/demoWorlds.ts'
import { subAccountsContract } from './subAccountsContract.ts'

for (const [name, open] of worldsOf(import.meta.filename)) subAccountsContract(name, open)
