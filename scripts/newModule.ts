import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compilePortal, formatDiagnostic, isError } from '../codegen/index.ts'
import { formatDefinition } from '../codegen/format/formatDefinition.ts'
import { sayOnce } from '../codegen/migrate/sayOnce.ts'
import { readTexts } from '../codegen/read/readTexts.ts'
import type { RecordsRequest } from '../codegen/scaffold/RecordsDraft.ts'
import { nameProblem, namesOf } from '../codegen/scaffold/moduleNames.ts'
import type { ModuleNames } from '../codegen/scaffold/moduleNames.ts'
import { FIELD_TYPES, readFieldList } from '../codegen/scaffold/readFieldList.ts'
import { referredResources } from '../codegen/scaffold/referredResources.ts'
import { scaffoldModule } from '../codegen/scaffold/scaffoldModule.ts'
import type { CompiledPortal } from '../src/language/portal.ts'

const DEFAULT_FIELDS =
  'name:text!, kind:enum(standard|special)!, reason:textarea! if kind=special, country:country, starts_on:date'
const READERS = ['Admin', 'Engineer', 'CommunicationsManager', 'Support']
const WRITERS = ['Admin', 'Engineer', 'CommunicationsManager']

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

/** First parts of addresses that the server answers itself. */
const OWN_ADDRESSES = ['api', 'assets', 'auth', 'definitions', 'healthz', 'terms']

process.exitCode = await run()

/** Writes definitions/modules/<name>/; on any objection nothing is written. */
async function run(): Promise<number> {
  const { name, title, fieldList, childLists, section, roleList } = readArguments()
  if (name === undefined) return refuse([USAGE])
  const wrongName = nameProblem(name)
  const { fields, problems } = readFieldList(fieldList ?? DEFAULT_FIELDS)
  const below = childLists.map(readChild)

  const folder = resolve(process.env['PATCHBAY_DEFINITIONS'] ?? 'definitions')
  const { portal, diagnostics } = await compilePortal(folder)
  if (!portal)
    return refuse(['The definitions have mistakes; mend them first:', ...diagnostics.map(formatDiagnostic)])
  const { readers, writers, unknown } = readRoles(
    roleList,
    portal.access.roles.map(({ id }) => id),
  )
  const names = namesOf(name, title)
  const children = below.map(({ records }) => records)
  const resources = referredResources(portal)
  const objections = [
    ...(wrongName === undefined ? takenNames(portal, names) : [`The name "${name}" ${wrongName}.`]),
    ...problems,
    ...below.flatMap((child) => child.problems),
    ...takenBelow(portal, names, children),
    ...unknown,
    ...[fields, ...children.map((child) => child.fields)]
      .flat()
      .filter(({ type, resource }) => type === 'reference' && !resources[resource])
      .map(
        ({ name: field, resource }) =>
          `"${field}" refers to "${resource}", which is no resource that can be listed; there are ${Object.keys(resources).join(', ')}.`,
      ),
    ...(portal.manifest.sections.some(({ id }) => id === section)
      ? []
      : [
          `There is no navigation section "${section}"; there are ${portal.manifest.sections.map(({ id }) => id).join(', ')}.`,
        ]),
  ]
  if (objections.length > 0) return refuse(objections)

  const order = Math.min(1000, 10 + Math.max(0, ...portal.manifest.navigation.map((entry) => entry.order)))
  const files = scaffoldModule({
    names,
    fields,
    children,
    section,
    order,
    resources,
    readers,
    writers,
  })
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

function readArguments(): {
  name: string | undefined
  title: string | undefined
  fieldList: string | undefined
  childLists: string[]
  section: string
  roleList: string | undefined
} {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        fields: { type: 'string' },
        child: { type: 'string', multiple: true },
        section: { type: 'string' },
        roles: { type: 'string' },
      },
    })
    return {
      name: positionals.length === 1 ? positionals[0] : undefined,
      title: values.title?.trim() || undefined,
      fieldList: values.fields,
      childLists: values.child ?? [],
      section: values.section ?? 'solutions',
      roleList: values.roles,
    }
  } catch {
    return {
      name: undefined,
      title: undefined,
      fieldList: undefined,
      childLists: [],
      section: 'solutions',
      roleList: undefined,
    }
  }
}

/** `devices: serial:text!, model:enum(phone|headset)!`: what belongs to each record. */
function readChild(text: string): { records: RecordsRequest; problems: string[] } {
  const [, name = '', list = ''] = /^\s*([^:,\s]*)\s*(?::([^]*))?$/.exec(text) ?? []
  const wrong = nameProblem(name)
  const { fields, problems } = readFieldList(list.trim() === '' ? 'name:text!' : list)
  const wrongName =
    wrong === undefined
      ? []
      : [`"${text}" is no child: write its name and fields, such as "devices: serial:text!".`]
  return {
    records: { names: namesOf(name), fields },
    problems: [...wrongName, ...problems.map((problem) => `${name}: ${problem}`)],
  }
}

/** Names of records below those of the module that something else has. */
function takenBelow(portal: CompiledPortal, parent: ModuleNames, children: RecordsRequest[]): string[] {
  const taken = new Set(Object.values(portal.modules).flatMap(({ entities }) => Object.keys(entities)))
  taken.add(parent.entity)
  return children.flatMap(({ names: { entity } }) => {
    if (taken.has(entity)) return [`There is an entity "${entity}" already.`]
    taken.add(entity)
    return []
  })
}

/** `Admin,Support:see`: who sees and changes it, and who only sees it. */
function readRoles(
  list: string | undefined,
  known: string[],
): { readers: string[]; writers: string[]; unknown: string[] } {
  if (list === undefined) {
    const there = (names: string[]) => names.filter((role) => known.includes(role))
    return { readers: there(READERS), writers: there(WRITERS), unknown: [] }
  }
  const asked = list.split(',').flatMap((part) => {
    const [role = '', right] = part.trim().split(':')
    return role === '' ? [] : [{ role, right }]
  })
  return {
    readers: asked.map(({ role }) => role),
    writers: asked.flatMap(({ role, right }) => (right === undefined ? [role] : [])),
    unknown: asked.flatMap(({ role, right }) => [
      ...(known.includes(role) ? [] : [`There is no role "${role}"; there are ${known.join(', ')}.`]),
      ...(right === undefined || right === 'see'
        ? []
        : [`"${role}:${right}" is not a right: write ${role}, or ${role}:see for a role that only sees it.`]),
    ]),
  }
}

function takenNames(portal: CompiledPortal, names: ReturnType<typeof namesOf>): string[] {
  const modules = Object.values(portal.modules)
  const entities = modules.flatMap(({ entities: own }) => Object.keys(own))
  const resources = modules.flatMap(({ resources: own }) => Object.values(own))
  const permissions = portal.access.permissions.flatMap(({ id, server }) => [id, server])
  const first = (path: string) => path.split('/')[1] ?? ''
  const taken = [
    Object.hasOwn(portal.modules, names.module) && `There is a module "${names.module}" already.`,
    entities.includes(names.entity) && `There is an entity "${names.entity}" already.`,
    resources.some(({ path }) => path === `/v1/${names.plural}`) &&
      `There is an API at /v1/${names.plural} already.`,
    portal.manifest.routes.some(({ path }) => first(path) === names.plural) &&
      `There are screens below /${names.plural} already.`,
    OWN_ADDRESSES.includes(names.plural) && `The address /${names.plural} is the server's own.`,
    [names.permission, `${names.permission}Write`, names.items].some((id) => permissions.includes(id)) &&
      `There is a permission "${names.permission}", "${names.permission}Write" or "${names.items}" already.`,
  ]
  return taken.filter((each) => each !== false)
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
