import { worldsOf } from '../support/demoWorlds.ts'
import { accountContract } from './accountContract.ts'

for (const [name, open] of worldsOf(import.meta.filename)) accountContract(name, open)
