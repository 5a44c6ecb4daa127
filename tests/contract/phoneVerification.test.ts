import { bothWorlds } from '../support/demoWorlds.ts'
import { phoneVerificationContract } from './phoneVerificationContract.ts'

for (const [name, open] of bothWorlds) phoneVerificationContract(name, open)
