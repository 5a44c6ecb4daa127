import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { severityOf } from './diagnosticCodes.ts'
import { compilePortal, formatDiagnostic, isError } from './index.ts'
import type { Handlers } from './index.ts'
import { readModel } from './readModel.ts'
import { NAMES_FILE } from './schema/languageSchemas.ts'
import { listGenerated } from './staleFiles.ts'

const USAGE = `usage: node codegen/cli.ts check|emit|names|explain|format|migrate [--json]
  check    reports every error and warning; --handlers=FILE is a script whose default export lists the server's code
  emit     checks, then writes src/generated and the names that editors complete
  names    writes the names that editors complete, as far as the definitions can be read
  explain  FILE[:LINE[:COLUMN]] or FILE PATH: what stands there, what may stand there, and what is wrong
  format   writes definition files in their canonical form; --check only says which have another; names folders
  migrate  rewrites definitions of an older language and leaves out what follows anyway; --check only says which
  --json   prints diagnostics as JSON
PATCHBAY_DEFINITIONS names another definitions folder.`

const GENERATED = 'src/generated'

/**
 * Loads of each command only its own code, which takes as long as checking some modules.
 * @returns the exit code: 0, 1 with errors, 2 where the command is not understood
 */
export async function runCommand(command: string | undefined, options: readonly string[]): Promise<number> {
  const folder = process.env.PATCHBAY_DEFINITIONS ?? 'definitions'
  const json = options.includes('--json')
  const words = options.filter((option) => !option.startsWith('--'))
  if (command === 'explain') {
    const { explainCommand } = await import('./explain/explainCommand.ts')
    return explainCommand(words[0], words[1], json)
  }
  if (command === 'format') {
    const { formatCommand } = await import('./format/formatCommand.ts')
    return formatCommand(words.length === 0 ? [folder] : words, options.includes('--check'))
  }
  if (command === 'migrate') {
    const { migrateCommand } = await import('./migrate/migrateCommand.ts')
    return migrateCommand(folder, { check: options.includes('--check'), json })
  }
  if (command === 'names') {
    await writeNameSchema(folder)
    return 0
  }
  if (command !== 'check' && command !== 'emit') {
    console.error(USAGE)
    return 2
  }
  const started = performance.now()
  const { portal, names, diagnostics } = await compilePortal(folder, {
    handlers: await readHandlers(options),
  })
  const milliseconds = Math.round(performance.now() - started)
  const located = diagnostics.map((each) => ({ severity: severityOf(each.code), ...each }))
  if (json) console.log(JSON.stringify({ diagnostics: located, milliseconds }, null, 2))
  else for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic))
  if (portal === null || names === null) {
    const errors = diagnostics.filter(isError).length
    if (!json) console.error(`${errors} ${errors === 1 ? 'error' : 'errors'}`)
    return 1
  }
  if (command === 'emit') {
    const { emitGenerated } = await import('./emitGenerated.ts')
    await write(await emitGenerated(portal, names))
    await writeNameSchema(folder)
  }
  if (!json) console.log(`${Object.keys(portal.modules).length} modules compiled in ${milliseconds} ms`)
  return 0
}

/** What the server handles: the default export of the script in `--handlers=FILE`; without it nothing is checked against it. */
async function readHandlers(options: readonly string[]): Promise<Handlers | undefined> {
  const file = options.find((option) => option.startsWith('--handlers='))?.slice('--handlers='.length)
  if (file === undefined) return undefined
  const { default: handlers } = (await import(pathToFileURL(file).href)) as { default: Handlers } // our own script
  return handlers
}

async function write(files: Record<string, string>): Promise<void> {
  for (const name of await listGenerated(GENERATED)) if (!(name in files)) await rm(join(GENERATED, name))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(GENERATED, name)), { recursive: true })
    await writeFile(join(GENERATED, name), text)
  }
}

/** For editors; a folder without the schemas of the language gets none. */
async function writeNameSchema(folder: string): Promise<void> {
  const { emitNameSchema } = await import('./emit/emitNameSchema.ts')
  const { model } = await readModel(folder)
  const schemas = join(folder, '_language')
  if (model !== undefined && existsSync(schemas))
    await writeFile(join(schemas, NAMES_FILE), emitNameSchema(model))
}
