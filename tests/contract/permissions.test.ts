import { worldsOf } from '../support/demoWorlds.ts'
import { permissionsContract } from './permissionsContract.ts'

// Calls are judged before a database is asked; what a database refuses by itself is tried by isolation.test.ts on both.
for (const [name, open] of worldsOf(import.meta.filename)) permissionsContract(name, open)
