import { bothWorlds } from '../support/demoWorlds.ts'
import { paymentsContract } from './paymentsContract.ts'

for (const [name, open] of bothWorlds) paymentsContract(name, open)
