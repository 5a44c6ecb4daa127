import { worldsOf } from '../support/demoWorlds.ts'
import { smsHistoryContract } from './smsHistoryContract.ts'

for (const [name, open] of worldsOf(import.meta.filename)) smsHistoryContract(name, open)
