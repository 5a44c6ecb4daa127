import { bothWorlds } from '../support/demoWorlds.ts'
import { overviewContract } from './overviewContract.ts'

for (const [name, open] of bothWorlds) overviewContract(name, open)
