import { worldsOf } from '../support/demoWorlds.ts'
import { transfersContract } from './transfersContract.ts'

for (const [name, open] of worldsOf(import.meta.filename)) transfersContract(name, open)
