import { worldsOf } from '../support/demoWorlds.ts'
import { usersContract } from './usersContract.ts'

for (const [name, open] of worldsOf(import.meta.filename)) usersContract(name, open)
