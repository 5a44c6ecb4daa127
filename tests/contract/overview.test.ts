import { worldsOf } from '../support/demoWorlds.ts'
import { overviewContract } from './overviewContract.ts'

for (const [name, open] of worldsOf(import.meta.filename)) overviewContract(name, open)
