import { bothWorlds } from '../support/demoWorlds.ts'
import { permissionsContract } from './permissionsContract.ts'

for (const [name, open] of bothWorlds) permissionsContract(name, open)
