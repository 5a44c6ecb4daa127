import { newModuleCommand } from '../codegen/scaffold/newModuleCommand.ts'

process.exitCode = await newModuleCommand(
  process.argv.slice(2),
  process.env['PATCHBAY_DEFINITIONS'] ?? 'definitions',
)
