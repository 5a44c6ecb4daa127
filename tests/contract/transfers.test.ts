import { bothWorlds } from '../support/demoWorlds.ts'
import { transfersContract } from './transfersContract.ts'

for (const [name, open] of bothWorlds) transfersContract(name, open)
