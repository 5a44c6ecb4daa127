import { bothWorlds } from '../support/demoWorlds.ts'
import { tenDlcContract } from './tenDlcContract.ts'

for (const [name, open] of bothWorlds) tenDlcContract(name, open)
