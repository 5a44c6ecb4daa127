import { withFileProperties } from './fileProperties.ts'
import { sameWhile } from './sameWhile.ts'
import type { CatalogueSource, DefinitionKind, OperationName } from './read/source.ts'
import type { SourceFile } from './read/SourceFile.ts'

/** The definition files of one folder below modules, by what they define. */
export interface ModuleFiles {
  texts?: SourceFile<'texts'>
  entities: SourceFile<'entity'>[]
  rules: SourceFile<'rules'>[]
  resources: SourceFile<'resource'>[]
  lifecycles: SourceFile<'lifecycle'>[]
  lists: SourceFile<'list'>[]
  wizards: SourceFile<'wizard'>[]
  pages: SourceFile<'page'>[]
  publicForms: SourceFile<'public-form'>[]
}

/** One portal module: a folder with its module.json. The same object as long as no file of it changes. */
export interface ModuleModel extends ModuleFiles {
  id: string
  file: SourceFile<'module'>
}

/** Names that can be looked up. */
export interface Names<Name = string> {
  has(name: Name): boolean
  keys(): Iterable<Name>
}

/** What is looked up by its name. */
export interface Named<Value> extends Names {
  get(name: string): Value | undefined
  values(): Iterable<Value>
}

/**
 * What the checks and the normal form of one module see of everything. Whatever else they look up across modules is a
 * `question`, so that it is known what a module depends on.
 */
export interface SharedModel {
  portal: SourceFile<'portal'>
  access: SourceFile<'access'>
  registry: SourceFile<'registry'>
  context: SourceFile<'context'>
  texts?: SourceFile<'texts'>
  catalogues: Named<CatalogueFile>
  entities: Named<SourceFile<'entity'>>
  resources: Named<SourceFile<'resource'>>
  /** By entity. */
  rules: Named<SourceFile<'rules'>>
  /** By entity. */
  lifecycles: Named<SourceFile<'lifecycle'>>
  permissions: Names
  /** Kinds of which some file could not be read, so that a missing name of that kind proves nothing. */
  broken: Names<DefinitionKind>
  /** Undefined where nobody said what the server has. */
  handlers?: Handlers | undefined
}

/** A catalogue with its items, also where they follow from others. */
export type CatalogueFile = SourceFile<'catalogue'> & { value: Required<Pick<CatalogueSource, 'items'>> }

/** All definitions, indexed by name. Where a name stands twice the first wins; the check reports the second. */
export interface Model extends SharedModel {
  catalogues: Map<string, CatalogueFile>
  modules: ModuleModel[]
  /** Those of the modules, and those without a module.json. */
  folders: ModuleFiles[]
  moduleFiles: SourceFile<'module'>[]
  lists: SourceFile<'list'>[]
  entities: ReadonlyMap<string, SourceFile<'entity'>>
  resources: ReadonlyMap<string, SourceFile<'resource'>>
  rules: ReadonlyMap<string, SourceFile<'rules'>>
  lifecycles: ReadonlyMap<string, SourceFile<'lifecycle'>>
  permissions: ReadonlySet<string>
  broken: ReadonlySet<DefinitionKind>
}

/** Whether an endpoint's code answers a request, or also works for a row inside a transaction, as `bulk` needs it. */
export type HandlerKind = 'request' | 'row'

/** The endpoints that the server has code for: module → resource → endpoint. A resource may have code without endpoints. */
export type Handlers = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, HandlerKind>>>>>
>

/** Indexes the files; undefined when one of the portal-wide files is missing. */
export function createModel(
  written: readonly SourceFile[],
  broken: ReadonlySet<DefinitionKind>,
  handlers?: Handlers,
): Model | undefined {
  const files = written.map(complete)
  const [portal] = ofKind(files, 'portal')
  const [access] = ofKind(files, 'access')
  const [registry] = ofKind(files, 'registry')
  const [context] = ofKind(files, 'context')
  if (!portal || !access || !registry || !context) return undefined
  const texts = ofKind(files, 'texts').filter((file) => localeOf(file) === portal.value.locale)
  const ownTexts = texts.find((file) => file.module === undefined)
  const textsOfLocale = new Set<SourceFile>(texts)
  const ownFiles = files.filter(
    (file) => file.module !== undefined && (file.kind !== 'texts' || textsOfLocale.has(file)),
  )
  const folders = [...Map.groupBy(ownFiles, ({ module }) => module).values()].map(filesOfFolder)
  const modules = folders.filter(isModule)
  const moduleFiles = modules.map(({ file }) => file)
  const lists = modules.flatMap((module) => module.lists)
  return {
    portal,
    access,
    registry,
    context,
    ...(ownTexts === undefined ? {} : { texts: ownTexts }),
    // as: fillCatalogues gives items to those that don't say them.
    catalogues: indexBy(ofKind(files, 'catalogue'), (file) => file.value.id) as Map<string, CatalogueFile>,
    modules,
    folders,
    moduleFiles: sameFiles(portal, moduleFiles, () => moduleFiles),
    lists: sameLists(portal, lists, () => lists),
    entities: entitiesOf(portal, files),
    resources: resourcesOf(portal, files),
    rules: rulesOf(portal, files),
    lifecycles: lifecyclesOf(portal, files),
    permissions: permissionsOf(portal, [access, ...moduleFiles]),
    broken: sameKinds(portal, [...broken].sort(), () => broken),
    handlers,
  }
}

const sameFiles = sameWhile<SourceFile<'module'>[]>()
const sameLists = sameWhile<SourceFile<'list'>[]>()
const sameKinds = sameWhile<ReadonlySet<DefinitionKind>>()
const samePermissions = sameWhile<ReadonlySet<string>>()

const entitiesOf = indexOf('entity', ({ value }) => value.id)
const resourcesOf = indexOf('resource', ({ value }) => value.id)
const rulesOf = indexOf('rules', ({ value }) => value.entity)
const lifecyclesOf = indexOf('lifecycle', ({ value }) => value.entity)

function indexOf<Kind extends DefinitionKind>(kind: Kind, key: (file: SourceFile<Kind>) => string) {
  const same = sameWhile<ReadonlyMap<string, SourceFile<Kind>>>()
  return (portal: SourceFile, files: readonly SourceFile[]) => {
    const own = ofKind(files, kind)
    return same(portal, own, () => indexBy(own, key))
  }
}

function permissionsOf(
  portal: SourceFile,
  files: readonly SourceFile<'access' | 'module'>[],
): ReadonlySet<string> {
  return samePermissions(
    portal,
    files,
    () => new Set(files.flatMap(({ value }) => (value.permissions ?? []).map(({ id }) => id))),
  )
}

/** A file never changes, and an unchanged one is the same object in the next compilation. */
const filled = new WeakMap<SourceFile, SourceFile>()

const written = new WeakMap<SourceFile, SourceFile>()

/** A file with what its definition leaves out and the rest of the compiler looks for. */
function complete(file: SourceFile): SourceFile {
  const known = filled.get(file)
  if (known) return known
  if (file.kind === 'resource') return remember(file, withoutRecords(file as SourceFile<'resource'>)) // told by its kind
  if (file.kind === 'entity') {
    const { value } = file as SourceFile<'entity'> // told by its kind
    const whole = withFileProperties(value)
    return remember(file, whole === value ? file : ({ ...file, value: whole } as SourceFile))
  }
  return file
}

/** Without records, or with one alone, a resource leaves out what is said of many; the rest of the compiler finds nothing there. */
function withoutRecords(file: SourceFile<'resource'>): SourceFile<'resource'> {
  const { value } = file
  if (value.storage.kind !== 'none' && value.singleton !== true) return file
  const nothing = { items: '', item: '', operations: {}, listFields: [], sort: { fields: [], default: '' } }
  return { ...file, value: { ...nothing, ...value } }
}

function remember(file: SourceFile, known: SourceFile): SourceFile {
  filled.set(file, known)
  if (known !== file) written.set(known, file)
  return known
}

/** A file as it stands, without what the model fills in. */
export function asWritten<Kind extends DefinitionKind>(file: SourceFile<Kind>): SourceFile<Kind> {
  return (written.get(file) ?? file) as SourceFile<Kind> // a filled one has its kind
}

/** The files of one kind, typed. */
export function ofKind<Kind extends DefinitionKind>(
  files: readonly SourceFile[],
  kind: Kind,
): SourceFile<Kind>[] {
  return files.filter((file): file is SourceFile<Kind> => file.kind === kind)
}

/** The entity of a resource, or undefined when either is unknown. */
export function entityOfResource(model: SharedModel, resource: string): SourceFile<'entity'> | undefined {
  const entity = model.resources.get(resource)?.value.entity
  return entity === undefined ? undefined : model.entities.get(entity)
}

/** The operation of a resource, or undefined. */
export function operationOf(model: SharedModel, resource: string, operation: OperationName) {
  return model.resources.get(resource)?.value.operations[operation]
}

/** The language of a texts file, told by its name. */
export function localeOf(file: SourceFile<'texts'>): string {
  return /texts\.([^./]+)\.json$/.exec(file.file)?.[1] ?? ''
}

const sameFolder = sameWhile<ModuleFiles>()

function filesOfFolder(files: readonly SourceFile[]): ModuleFiles {
  const sort = () => sortFiles(files)
  return files[0] === undefined ? sort() : sameFolder(files[0], files, sort)
}

function sortFiles(files: readonly SourceFile[]): ModuleFiles | ModuleModel {
  const [file] = ofKind(files, 'module')
  const [texts] = ofKind(files, 'texts')
  return {
    ...(file && { id: moduleId(file), file }),
    ...(texts && { texts }),
    entities: ofKind(files, 'entity'),
    rules: ofKind(files, 'rules'),
    resources: ofKind(files, 'resource'),
    lifecycles: ofKind(files, 'lifecycle'),
    lists: ofKind(files, 'list'),
    wizards: ofKind(files, 'wizard'),
    pages: ofKind(files, 'page'),
    publicForms: ofKind(files, 'public-form'),
  }
}

/** The id of a module: the name of its folder. */
export function moduleId({ module, value }: SourceFile<'module'>): string {
  return module ?? value.id
}

/** Whether a folder has its module.json. */
export function isModule(folder: ModuleFiles): folder is ModuleModel {
  return 'file' in folder
}

function indexBy<Kind extends DefinitionKind>(
  files: SourceFile<Kind>[],
  key: (file: SourceFile<Kind>) => string,
): Map<string, SourceFile<Kind>> {
  const index = new Map<string, SourceFile<Kind>>()
  for (const file of files) if (!index.has(key(file))) index.set(key(file), file)
  return index
}
