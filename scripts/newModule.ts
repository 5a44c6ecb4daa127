import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compilePortal, formatDiagnostic, isError } from '../codegen/index.ts'
import { formatDefinition } from '../codegen/format/formatDefinition.ts'
import { sayOnce } from '../codegen/migrate/sayOnce.ts'
import { readTexts } from '../codegen/read/readTexts.ts'
import { planModule, READERS, WRITERS } from '../codegen/scaffold/planModule.ts'
import { readModuleRequest } from '../codegen/scaffold/readModuleRequest.ts'
import { FIELD_TYPES } from '../codegen/scaffold/readFieldList.ts'

const USAGE = `usage: npm run new-module NAME [-- --title "Contact lists"] [--fields "..."] [--child "..."] [--section solutions] [--roles Admin,Support:see]
  NAME       lower-case words joined by hyphens, such as contact-lists
  --title    what people read, in the plural; made from the name unless given
  --fields   "name:text!, country:country, stage:enum(new|won), reason:textarea! if stage=won"
             ! marks a field that must be filled; the first is. "if" shows a field only while another has a value.
             Types: ${Object.entries(FIELD_TYPES)
               .map(([type, about]) => `${type} (${about})`)
               .join('; ')}.
  --child    "devices: serial:text!, model:enum(phone|headset)!" adds records below each record, with fields like those of
             --fields, a list, a form and a page of their own; can be given several times
  --section  section of the navigation in portal.json
  --roles    roles of access.json that see and change it, beside the owner; with :see behind it a role only sees it.
             Without: ${READERS.map((role) => (WRITERS.includes(role) ? role : `${role}:see`)).join(',')}
PATCHBAY_DEFINITIONS names another definitions folder.`

process.exitCode = await run()

/** Writes definitions/modules/<name>/; on any objection nothing is written. */
async function run(): Promise<number> {
  const request = readModuleRequest(process.argv.slice(2))
  if (!request) return refuse([USAGE])
  const folder = resolve(process.env['PATCHBAY_DEFINITIONS'] ?? 'definitions')
  const { portal, diagnostics } = await compilePortal(folder)
  if (!portal)
    return refuse(['The definitions have mistakes; mend them first:', ...diagnostics.map(formatDiagnostic)])
  const plan = planModule(portal, request)
  if (Array.isArray(plan)) return refuse(plan)
  const { names, files, readers, writers } = plan
  const { module: name } = names
  const texts = Object.fromEntries(
    Object.entries(files).map(([file, value]) => {
      const formatted = formatDefinition(`modules/${name}/${file}`, JSON.stringify(value))
      if (!('text' in formatted)) throw new Error(`${file} was written wrongly`)
      return [file, formatted.text]
    }),
  )
  const mistakes = await tryOut(folder, name, texts)
  if (mistakes.length > 0) return refuse(['The module would not compile:', ...mistakes])
  const prefix = `modules/${name}/`
  const whole = new Map(await readTexts(folder))
  for (const [file, text] of Object.entries(texts)) whole.set(prefix + file, text)
  const shorter = sayOnce(whole)
  for (const file of Object.keys(texts)) texts[file] = shorter.get(prefix + file) ?? texts[file] ?? ''
  await write(folder, name, texts)

  const shown = process.env['PATCHBAY_DEFINITIONS'] ?? 'definitions'
  console.log(`${shown}/modules/${name} has ${Object.keys(files).length} files: ${Object.keys(files).join(', ')}.
Its permissions are ${names.permission} (${readers.join(', ') || 'no role'}) and ${names.permission}Write (${writers.join(', ') || 'no role'}); the owner has both.
A running server shows it at /${names.plural}. Check it with npm run check, and write src/generated with npm run codegen.`)
  return 0
}

/** Compiles a copy of the definitions with the new module in it. */
async function tryOut(folder: string, name: string, files: Record<string, string>): Promise<string[]> {
  const copy = join(await mkdtemp(join(tmpdir(), 'new-module-')), 'definitions')
  try {
    await cp(folder, copy, { recursive: true })
    if ((await readdir(join(copy, 'modules'))).includes(name)) return [`modules/${name} is there already`]
    await write(copy, name, files)
    return (await compilePortal(copy)).diagnostics.filter(isError).map(formatDiagnostic)
  } finally {
    await rm(join(copy, '..'), { recursive: true, force: true })
  }
}

async function write(folder: string, name: string, files: Record<string, string>): Promise<void> {
  await mkdir(join(folder, 'modules', name), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, 'modules', name, file), text)
}

function refuse(lines: string[]): number {
  console.error(lines.join('\n'))
  return 1
}
