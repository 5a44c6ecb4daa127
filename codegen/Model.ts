import { createRouteIndex } from './createRouteIndex.ts'
import { withFileProperties } from './fileProperties.ts'
import type { RouteIndex } from './createRouteIndex.ts'
import type { CatalogueSource, DefinitionKind, OperationName, RouteSource } from './read/source.ts'
import type { SourceFile } from './read/SourceFile.ts'

/** One portal module's files, found by what they define. */
export interface ModuleModel {
  id: string
  file: SourceFile<'module'>
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

/** What other modules may know of one; its screens and the words of its texts stay inside. */
export type SharedModule = Pick<
  ModuleModel,
  'id' | 'file' | 'entities' | 'rules' | 'resources' | 'lifecycles'
>

/** A model of which only that is seen which sharedDependencies tells of. */
export type SharedModel = Omit<Model, 'modules'> & { modules: SharedModule[] }

/** A catalogue with its items, also where they follow from others. */
export type CatalogueFile = SourceFile<'catalogue'> & { value: Required<Pick<CatalogueSource, 'items'>> }

/** All definitions, indexed by name. Where a name stands twice the first wins; the check reports the second. */
export interface Model {
  portal: SourceFile<'portal'>
  access: SourceFile<'access'>
  registry: SourceFile<'registry'>
  context: SourceFile<'context'>
  texts?: SourceFile<'texts'>
  catalogues: Map<string, CatalogueFile>
  modules: ModuleModel[]
  entities: Map<string, SourceFile<'entity'>>
  resources: Map<string, SourceFile<'resource'>>
  /** By entity. */
  rules: Map<string, SourceFile<'rules'>>
  /** By entity. */
  lifecycles: Map<string, SourceFile<'lifecycle'>>
  permissions: Set<string>
  /** The routes of all modules. */
  routes: RouteIndex<RouteSource>
  /** Kinds of which some file could not be read, so that a missing name of that kind proves nothing. */
  broken: ReadonlySet<DefinitionKind>
  /** Undefined where nobody said what the server has. */
  handlers?: Handlers | undefined
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
  const modules = ofKind(files, 'module')
  const textsOfLocale = new Set<SourceFile>(texts)
  const byModule = Map.groupBy(files, (file) => file.module)
  return {
    portal,
    access,
    registry,
    context,
    ...(ownTexts === undefined ? {} : { texts: ownTexts }),
    // as: fillCatalogues gives items to those that don't say them.
    catalogues: indexBy(ofKind(files, 'catalogue'), (file) => file.value.id) as Map<string, CatalogueFile>,
    modules: modules.map((file) => createModule(file, byModule.get(file.module) ?? [], textsOfLocale)),
    entities: indexBy(ofKind(files, 'entity'), (file) => file.value.id),
    resources: indexBy(ofKind(files, 'resource'), (file) => file.value.id),
    rules: indexBy(ofKind(files, 'rules'), (file) => file.value.entity),
    lifecycles: indexBy(ofKind(files, 'lifecycle'), (file) => file.value.entity),
    permissions: new Set(
      [access, ...modules].flatMap(({ value }) => (value.permissions ?? []).map(({ id }) => id)),
    ),
    routes: createRouteIndex(modules.flatMap((file) => file.value.routes)),
    broken,
    handlers,
  }
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

function createModule(
  file: SourceFile<'module'>,
  own: readonly SourceFile[],
  texts: ReadonlySet<SourceFile>,
): ModuleModel {
  const ownTexts = ofKind(own, 'texts').find((each) => texts.has(each))
  return {
    id: file.module ?? file.value.id,
    file,
    ...(ownTexts === undefined ? {} : { texts: ownTexts }),
    entities: ofKind(own, 'entity'),
    rules: ofKind(own, 'rules'),
    resources: ofKind(own, 'resource'),
    lifecycles: ofKind(own, 'lifecycle'),
    lists: ofKind(own, 'list'),
    wizards: ofKind(own, 'wizard'),
    pages: ofKind(own, 'page'),
    publicForms: ofKind(own, 'public-form'),
  }
}

function indexBy<Kind extends DefinitionKind>(
  files: SourceFile<Kind>[],
  key: (file: SourceFile<Kind>) => string,
): Map<string, SourceFile<Kind>> {
  const index = new Map<string, SourceFile<Kind>>()
  for (const file of files) if (!index.has(key(file))) index.set(key(file), file)
  return index
}
