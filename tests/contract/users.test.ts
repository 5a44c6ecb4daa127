import { bothWorlds } from '../support/demoWorlds.ts'
import { usersContract } from './usersContract.ts'

for (const [name, open] of bothWorlds) usersContract(name, open)
