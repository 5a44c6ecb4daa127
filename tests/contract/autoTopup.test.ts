import { autoTopupContract } from './autoTopupContract.ts'
import { bothWorlds } from '../support/demoWorlds.ts'

for (const [name, open] of bothWorlds) autoTopupContract(name, open)
