import { worldsOf } from '../support/demoWorlds.ts'
import { tenDlcNumbersContract } from './tenDlcNumbersContract.ts'

for (const [name, open] of worldsOf(import.meta.filename)) tenDlcNumbersContract(name, open)
