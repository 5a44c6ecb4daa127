import { worldsOf } from '../support/demoWorlds.ts'
import { phoneVerificationContract } from './phoneVerificationContract.ts'

for (const [name, open] of worldsOf(import.meta.filename)) phoneVerificationContract(name, open)
