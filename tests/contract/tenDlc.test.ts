import { worldsOf } from '../support/demoWorlds.ts'
import { tenDlcContract } from './tenDlcContract.ts'

for (const [name, open] of worldsOf(import.meta.filename)) tenDlcContract(name, open)
