import type { CompiledPortal } from '../../src/language/portal.ts'
import { nameProblem, namesOf, type ModuleNames } from './moduleNames.ts'
import { readFieldList } from './readFieldList.ts'
import type { RecordsRequest } from './RecordsDraft.ts'
import { referredResources } from './referredResources.ts'
import { scaffoldModule } from './scaffoldModule.ts'

/** What is asked for on the command line, as it stands there. */
export interface ModuleRequest {
  name: string
  title?: string | undefined
  fieldList?: string | undefined
  childLists: string[]
  section: string
  roleList?: string | undefined
}

export interface ModulePlan {
  names: ModuleNames
  /** Contents of the module's files, by name. */
  files: ReturnType<typeof scaffoldModule>
  readers: string[]
  writers: string[]
}

/** Roles that see and change a new module, where they exist. */
export const READERS = ['Admin', 'Engineer', 'CommunicationsManager', 'Support']
export const WRITERS = ['Admin', 'Engineer', 'CommunicationsManager']
const DEFAULT_FIELDS =
  'name:text!, kind:enum(standard|special)!, reason:textarea! if kind=special, country:country, starts_on:date'

/** First parts of addresses that the server answers itself. */
const OWN_ADDRESSES = ['api', 'assets', 'auth', 'definitions', 'healthz', 'terms']

/** The files of a new module of a portal, or every objection to what is asked for. */
export function planModule(portal: CompiledPortal, request: ModuleRequest): ModulePlan | string[] {
  const { name, section } = request
  const wrongName = nameProblem(name)
  const { fields, problems } = readFieldList(request.fieldList ?? DEFAULT_FIELDS)
  const below = request.childLists.map(readChild)
  const { readers, writers, unknown } = readRoles(
    request.roleList,
    portal.access.roles.map(({ id }) => id),
  )
  const names = namesOf(name, request.title)
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
  if (objections.length > 0) return objections
  const order = Math.min(1000, 10 + Math.max(0, ...portal.manifest.navigation.map((entry) => entry.order)))
  const files = scaffoldModule({ names, fields, children, section, order, resources, readers, writers })
  return { names, files, readers, writers }
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
  const taken = modulesOfEntities(portal).set(parent.entity, parent.module)
  return children.flatMap(({ names: { entity } }) => {
    const holder = taken.get(entity)
    if (holder !== undefined) return [entityTaken(entity, holder)]
    taken.set(entity, parent.module)
    return []
  })
}

function modulesOfEntities(portal: CompiledPortal): Map<string, string> {
  return new Map(
    Object.entries(portal.modules).flatMap(([module, { entities }]) =>
      Object.keys(entities).map((entity): [string, string] => [entity, module]),
    ),
  )
}

function entityTaken(entity: string, module: string): string {
  return `There is an entity "${entity}" already: modules/${module}/${entity}.schema.json.`
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
  const holder = modulesOfEntities(portal).get(names.entity)
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
