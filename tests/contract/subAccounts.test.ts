import { bothWorlds } from '../support/demoWorlds.ts'
import { subAccountsContract } from './subAccountsContract.ts'

for (const [name, open] of bothWorlds) subAccountsContract(name, open)
