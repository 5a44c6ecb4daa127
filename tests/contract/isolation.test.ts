import { bothWorlds } from '../support/demoWorlds.ts'
import { isolationContract } from './isolationContract.ts'

for (const [name, open] of bothWorlds) isolationContract(name, open)
