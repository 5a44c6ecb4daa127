import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { CompiledPortal } from '../../src/language/portal.ts'
import type { CompileCache } from '../CompileCache.ts'
import { formatDefinition } from '../format/formatDefinition.ts'
import { compileSources, createCompileCache, formatDiagnostic, isError, readSources } from '../index.ts'
import type { Sources } from '../index.ts'
import { sayOnce } from '../migrate/sayOnce.ts'
import { readTexts } from '../read/readTexts.ts'
import type { RecordsRequest } from './RecordsDraft.ts'
import { nameProblem, namesOf } from './moduleNames.ts'
import type { ModuleNames } from './moduleNames.ts'
import { FIELD_TYPES, readFieldList } from './readFieldList.ts'
import { ARCHIVING, readStates } from './readStates.ts'
import { referredResources } from './referredResources.ts'
import { scaffoldModule } from './scaffoldModule.ts'

const DEFAULT_FIELDS =
  'name:text!, kind:enum(standard|special)!, reason:textarea! if kind=special, country:country, starts_on:date'
const READERS = ['Admin', 'Engineer', 'CommunicationsManager', 'Support']
const WRITERS = ['Admin', 'Engineer', 'CommunicationsManager']

const USAGE = `usage: npm run new-module NAME [-- --title "Contact lists"] [--fields "..."] [--states "draft,active,closed"] [--child "..."] [--section solutions] [--roles Admin,Support:see]
  NAME       lower-case words joined by hyphens, such as contact-lists
  --title    what people read, in the plural; made from the name unless given
  --fields   "name:text!, country:country, stage:enum(new|won), reason:textarea! if stage=won"
             ! marks a field that must be filled; the first is. "if" shows a field only while another has a value.
             Types: ${Object.entries(FIELD_TYPES)
               .map(([type, about]) => `${type} (${about})`)
               .join('; ')}.
  --states   "draft,active,closed": the states of a record, from the first to the last, and an action mark-STATE for each, from
             the states beside it. Without: active and archived, with the actions archive and restore
  --child    "devices: serial:text!, model:enum(phone|headset)!" adds records below each record, with fields like those of
             --fields, a list, a form and a page of their own; can be given several times
  --section  section of the navigation in portal.json
  --roles    roles of access.json that see and change it, beside the owner; with :see behind it a role only sees it.
             Without: ${READERS.map((role) => (WRITERS.includes(role) ? role : `${role}:see`)).join(',')}
PATCHBAY_DEFINITIONS names another definitions folder.`

/** First parts of addresses that the server answers itself. */
const OWN_ADDRESSES = ['api', 'assets', 'auth', 'definitions', 'healthz', 'terms']

/**
 * Writes modules/<name>/ below the definitions folder; on any objection nothing is written.
 * @param shown the definitions folder, as people wrote it
 * @returns the exit code
 */
export async function newModuleCommand(
  words: string[],
  shown: string,
  cache: CompileCache = createCompileCache(),
): Promise<number> {
  const { name, title, fieldList, stateList, childLists, section, roleList } = readArguments(words)
  if (name === undefined) return refuse([USAGE])
  const wrongName = nameProblem(name)
  const { fields, problems } = readFieldList(fieldList ?? DEFAULT_FIELDS)
  const { states, problems: wrongStates } =
    stateList === undefined ? { states: ARCHIVING, problems: [] } : readStates(stateList)
  const below = childLists.map(readChild)

  const folder = resolve(shown)
  const sources = await readSources(folder)
  const compile = (files: Sources) => compileSources(files, { root: basename(folder), cache })
  const { portal, diagnostics } = compile(sources)
  if (!portal)
    return refuse(['The definitions have errors. Fix them first:', ...diagnostics.map(formatDiagnostic)])
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
    ...wrongStates,
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
    states,
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
  if (existsSync(join(folder, 'modules', name)))
    return refuse(['The module would not compile:', `modules/${name} is there already`])
  const prefix = `modules/${name}/`
  const added = Object.entries(texts).map(([file, text]): [string, string] => [prefix + file, text])
  const mistakes = compile(new Map([...sources, ...added])).diagnostics.filter(isError)
  if (mistakes.length > 0) return refuse(['The module would not compile:', ...mistakes.map(formatDiagnostic)])
  const shorter = sayOnce(new Map([...(await readTexts(folder)), ...added]), cache)
  for (const file of Object.keys(texts)) texts[file] = shorter.get(prefix + file) ?? texts[file] ?? ''
  await write(folder, name, texts)

  console.log(`${shown}/modules/${name} has ${Object.keys(files).length} files: ${Object.keys(files).join(', ')}.
Its permissions are ${names.permission} (${readers.join(', ') || 'no role'}) and ${names.permission}Write (${writers.join(', ') || 'no role'}); the owner has both.
A running server shows it at /${names.plural}. Check it with npm run check, and write src/generated with npm run codegen.`)
  return 0
}

function readArguments(words: string[]): {
  name: string | undefined
  title: string | undefined
  fieldList: string | undefined
  stateList: string | undefined
  childLists: string[]
  section: string
  roleList: string | undefined
} {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        fields: { type: 'string' },
        states: { type: 'string' },
        child: { type: 'string', multiple: true },
        section: { type: 'string' },
        roles: { type: 'string' },
      },
    })
    return {
      name: positionals.length === 1 ? positionals[0] : undefined,
      title: values.title?.trim() || undefined,
      fieldList: values.fields,
      stateList: values.states,
      childLists: values.child ?? [],
      section: values.section ?? 'solutions',
      roleList: values.roles,
    }
  } catch {
    return {
      name: undefined,
      title: undefined,
      fieldList: undefined,
      stateList: undefined,
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
    records: { names: namesOf(name), fields, states: ARCHIVING },
    problems: [...wrongName, ...problems.map((problem) => `${name}: ${problem}`)],
  }
}

/** Names of records below those of the module that something else has. */
function takenBelow(portal: CompiledPortal, parent: ModuleNames, children: RecordsRequest[]): string[] {
  const asked = new Set([parent.entity])
  return children.flatMap(({ names: { entity } }) => {
    const holder = moduleWithEntity(portal, entity)
    if (holder !== undefined) return [entityTaken(entity, holder)]
    if (asked.has(entity)) return [`The new module would have two entities "${entity}".`]
    asked.add(entity)
    return []
  })
}

function moduleWithEntity(portal: CompiledPortal, entity: string): string | undefined {
  return Object.entries(portal.modules).find(([, { entities }]) => Object.hasOwn(entities, entity))?.[0]
}

function entityTaken(entity: string, module: string): string {
  return `The module "${module}" has an entity "${entity}" already.`
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
  const holder = moduleWithEntity(portal, names.entity)
  const resources = modules.flatMap(({ resources: own }) => Object.values(own))
  const permissions = portal.access.permissions.flatMap(({ id, server }) => [id, server])
  const first = (path: string) => path.split('/')[1] ?? ''
  const taken = [
    Object.hasOwn(portal.modules, names.module) && `There is a module "${names.module}" already.`,
    holder !== undefined && entityTaken(names.entity, holder),
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

async function write(folder: string, name: string, files: Record<string, string>): Promise<void> {
  await mkdir(join(folder, 'modules', name), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, 'modules', name, file), text)
}

function refuse(lines: string[]): number {
  console.error(lines.join('\n'))
  return 1
}
