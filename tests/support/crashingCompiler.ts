import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

/** The compiler thread, which crashes on a file named crash.list.json. */
const { folder } = workerData as { folder: string } // createCompiler's
parentPort?.on('message', () => {
  if (existsSync(join(folder, 'modules/parcels/crash.list.json'))) process.exit(3)
})
await import('../../codegen/compilerThread.ts')
