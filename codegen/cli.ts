import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before the compiler is loaded, so that its types are not stripped and its code not parsed anew.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/patchbay', import.meta.url)))
const { runCommand } = await import('./runCommand.ts')

process.exitCode = await runCommand(process.argv[2], process.argv.slice(3))
