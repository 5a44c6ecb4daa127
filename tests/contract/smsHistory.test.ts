import { bothWorlds } from '../support/demoWorlds.ts'
import { smsHistoryContract } from './smsHistoryContract.ts'

for (const [name, open] of bothWorlds) smsHistoryContract(name, open)
