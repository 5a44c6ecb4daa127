import { worldsOf } from '../support/demoWorlds.ts'
import { paymentsContract } from './paymentsContract.ts'

for (const [name, open] of worldsOf(import.meta.filename)) paymentsContract(name, open)
