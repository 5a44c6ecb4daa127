import { bothWorlds } from '../support/demoWorlds.ts'
import { tenDlcNumbersContract } from './tenDlcNumbersContract.ts'

for (const [name, open] of bothWorlds) tenDlcNumbersContract(name, open)
