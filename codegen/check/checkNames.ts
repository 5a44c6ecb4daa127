import { basename } from 'node:path'
import type { PathSegment } from '../Diagnostic.ts'
import type { DiagnosticCode } from '../diagnosticCodes.ts'
import type { Model } from '../Model.ts'
import type { ModuleSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

/** Files in which nothing is said twice: a file never changes, and an unchanged one need not be searched again. */
const distinct = new WeakSet<SourceFile>()

/** No id is used twice in one list, and folders and files are named after what they define. */
export function checkNames(model: Model, files: readonly SourceFile[], report: Report): void {
  for (const file of files) {
    if (distinct.has(file)) continue
    const repeats = [...repeatedIds(file), ...repeatedItems(file)]
    for (const { path, code, problem } of repeats) report(file, path, code, problem)
    if (repeats.length === 0) distinct.add(file)
  }
  checkTaken(model, report, navigationEntries)
  checkTaken(model, report, filledPlaces)
  for (const module of model.modules) {
    const { file } = module
    if (file.value.id !== file.module) {
      report(
        file,
        ['id'],
        'file-name',
        `the folder is called "${file.module}", the module "${file.value.id}"`,
      )
    }
  }
  for (const [id, file] of model.catalogues) {
    if (basename(file.file, '.json') !== id) {
      report(file, ['id'], 'file-name', `the file is called "${basename(file.file)}", the catalogue "${id}"`)
    }
  }
}

/** What a module takes of something that all modules share. */
interface Taken {
  name: string
  path: PathSegment[]
  /** Says of a module, by its id and its file, that it has taken the same. */
  problem: (word: 'already' | 'also', module: string, file: string) => string
}

/** Entries of all modules stand in one navigation. */
function navigationEntries({ navigation = [] }: ModuleSource): Taken[] {
  return navigation.map(({ id }, index) => ({
    name: id,
    path: ['navigation', index, 'id'],
    problem: (word, module) => `module "${module}" ${word} has a navigation entry "${id}"`,
  }))
}

/** A place of the shell leads to one address. */
function filledPlaces({ places = {} }: ModuleSource): Taken[] {
  return Object.keys(places).map((name) => ({
    name,
    path: ['places', name],
    problem: (word, _module, file) => `place "${name}" is ${word} filled in ${file}`,
  }))
}

/** No two modules take the same. */
function checkTaken(model: Model, report: Report, takenBy: (module: ModuleSource) => Taken[]): void {
  const seen = new Map<string, { module: string; source: SourceFile; path: PathSegment[] }>()
  for (const { id: module, file } of model.modules) {
    for (const { name, path, problem } of takenBy(file.value)) {
      const first = seen.get(name)
      if (first === undefined) seen.set(name, { module, source: file, path })
      else if (first.module !== module) {
        const rival = { ...first, problem: problem('also', module, file.file) }
        const taken = problem('already', first.module, first.source.file)
        report(file, path, 'duplicate-id', taken, { rival })
      }
    }
  }
}

interface Repeat {
  path: PathSegment[]
  code: DiagnosticCode
  problem: string
}

function repeatedIds(file: SourceFile): Repeat[] {
  return identifiedLists(file).flatMap(({ values, path, key }) => {
    const seen = new Set<unknown>()
    return values.flatMap((value, index): Repeat[] => {
      const name = nameIn(value, key)
      const isRepeated = name !== undefined && seen.has(name)
      seen.add(name)
      if (!isRepeated) return []
      const where = typeof value === 'object' ? [...path, index, key] : [...path, index]
      const problem = `${JSON.stringify(name)} is used twice in ${path.join('.')}`
      return [{ path: where, code: 'duplicate-id', problem }]
    })
  })
}

const WITHOUT_ID = ['effects', 'checks', 'submitText', 'doneWhen']

/** Things without an id are identified by their content. */
function repeatedItems(file: SourceFile): Repeat[] {
  const value = file.value as unknown as Record<string, unknown> // looked at by name only
  return WITHOUT_ID.flatMap((key) => {
    const said = listAt(value, key).map((item) => JSON.stringify(item))
    return said.flatMap((text, index): Repeat[] => {
      const first = said.indexOf(text)
      if (first === index) return []
      return [{ path: [key, index], code: 'duplicate-item', problem: `same as ${key}[${first}]: delete one` }]
    })
  })
}

function nameIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : value // any object
}

/**
 * No two files define the same thing.
 * @returns the files that do, of which nothing that is said can be trusted
 */
export function checkAcrossFiles(files: readonly SourceFile[], report: Report): Set<SourceFile> {
  const contested = new Set<SourceFile>()
  const seen = new Map<string, { source: SourceFile; path: PathSegment[] }>()
  for (const file of files) {
    const claim = claimOf(file)
    if (claim === undefined) continue
    const identity = `${claim.what} ${claim.name}`
    const first = seen.get(identity)
    if (first === undefined) {
      seen.set(identity, { source: file, path: claim.path })
      continue
    }
    contested.add(first.source).add(file)
    const named = `${claim.what} "${claim.name}"`
    const rival = { ...first, problem: `${named} is also defined in ${file.file}` }
    report(file, claim.path, 'duplicate-id', `${named} is already defined in ${first.source.file}`, { rival })
  }
  return contested
}

function claimOf(file: SourceFile): { what: string; name: string; path: PathSegment[] } | undefined {
  const value = file.value as { id?: string; entity?: string } // the parts all kinds share
  switch (file.kind) {
    case 'entity':
    case 'resource':
    case 'catalogue':
    case 'module':
    case 'public-form':
      return { what: file.kind, name: value.id ?? '', path: ['id'] }
    case 'rules':
    case 'lifecycle':
      return { what: `${file.kind} of`, name: value.entity ?? '', path: ['entity'] }
    case 'list':
    case 'wizard':
    case 'page':
      return { what: `${file.kind} of ${file.module}:`, name: value.id ?? '', path: ['id'] }
    default:
      return undefined
  }
}

const LISTS: Partial<Record<SourceFile['kind'], [path: string[], key: string][]>> = {
  portal: [[['navigation'], 'id']],
  access: [
    [['permissions'], 'id'],
    [['roles'], 'id'],
    [['roles'], 'code'],
    [['plans'], 'id'],
    [['states'], 'id'],
  ],
  catalogue: [[['items'], 'value']],
  module: [
    [['tabs'], 'id'],
    [['navigation'], 'id'],
    [['listTools'], 'id'],
    [['notifications'], 'id'],
  ],
  lifecycle: [[['transitions'], 'id']],
  resource: [
    [['query'], 'name'],
    [['endpoints'], 'id'],
    [['sublists'], 'field'],
    [['events'], 'id'],
  ],
  list: [
    [['columns'], 'id'],
    [['filters'], 'id'],
    [['rowActions'], 'id'],
    [['rowActions'], 'transition'],
  ],
  wizard: [
    [['steps'], 'id'],
    [['banners'], 'id'],
  ],
  page: [[['blocks'], 'id']],
  'public-form': [[['fields'], 'field']],
}

function identifiedLists(file: SourceFile): { values: unknown[]; path: PathSegment[]; key: string }[] {
  const value = file.value as unknown as Record<string, unknown> // looked at by name only
  const lists = (LISTS[file.kind] ?? []).map(([path, key]) => ({
    values: listAt(value, path[0] ?? ''),
    path,
    key,
  }))
  if (file.kind === 'page') {
    const blocks = listAt(value, 'blocks') as Record<string, unknown>[] // checked against the language
    const parts = blocks.flatMap((block, index) =>
      ['links', 'stats', 'series', 'samples', 'tasks', 'columns', 'facts'].map((key) => ({
        values: listAt(block, key),
        path: ['blocks', index, key],
        key: 'id',
      })),
    )
    return [...lists, ...parts]
  }
  if (file.kind !== 'wizard') return lists
  const steps = listAt(value, 'steps') as { summary?: unknown[] }[] // checked against the language
  const summaries = steps.map((step, index) => ({
    values: step.summary ?? [],
    path: ['steps', index, 'summary'],
    key: 'id',
  }))
  const { figures } = (value['estimate'] ?? {}) as { figures?: unknown[] } // checked against the language
  const shown = { values: figures ?? [], path: ['estimate', 'figures'], key: 'id' }
  return [...lists, ...summaries, shown]
}

function listAt(value: Record<string, unknown>, name: string): unknown[] {
  const found = value[name]
  return Array.isArray(found) ? found : []
}
