import { autoTopupContract } from './autoTopupContract.ts'
import { worldsOf } from '../support/demoWorlds.ts'

for (const [name, open] of worldsOf(import.meta.filename)) autoTopupContract(name, open)
