import { bothWorlds } from '../support/demoWorlds.ts'
import { accountContract } from './accountContract.ts'

for (const [name, open] of bothWorlds) accountContract(name, open)
