import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { LocatedDiagnostic, OwnerFiles, Versions } from '../src/language/DefinitionCompiler.ts'
import type { CompiledPortal } from '../src/language/portal.ts'
import { prepareLanguage } from './schema/languageSchemas.ts'
import type {
  CompilerMessage,
  CompilerRequest,
  CompilerStart,
  SentPortal,
  ThreadAnswer,
} from './compilerProtocol.ts'
import { createSourceShelf } from './createSourceShelf.ts'
import { compileSources, createCompileCache, formatDiagnostic, isError } from './index.ts'
import type { Diagnostic, Sources } from './index.ts'
import { isCheckoutUnderWay } from './isCheckoutUnderWay.ts'
import { keepCompilation, type KeptCompilation } from './keepCompilation.ts'
import { migrateDefinitions } from './migrate/migrateDefinitions.ts'
import { createSourceReader } from './read/createSourceReader.ts'
import { watchFolders } from './watchFolders.ts'

/** The compiler in a thread of its own: reads, watches and compiles one folder. Started by createCompiler alone. */
const { folder, language, handlers } = workerData as CompilerStart // createCompiler's
const port = parentPort
const root = basename(folder)
const reader = createSourceReader(folder)
const shelf = createSourceShelf()
const cache = createCompileCache()

/** A burst of changes ends when nothing happened for this long. */
const QUIET_MS = 100
/** For what a file system does not tell. */
const POLL_MS = 2_000
/** Of its time, the share that polling may take. */
const POLL_SHARE = 0.002
/** Characters of a line that are sent along with a diagnostic. */
const LONGEST_LINE = 300

/** A compilation of an earlier process, which stands for any of the same versions. */
let first: { versions: string; kept: KeptCompilation } | undefined
let known = ''
let lastRead: Sources | undefined
let quiet: NodeJS.Timeout | undefined
let poll: NodeJS.Timeout | undefined
const watching = watchFolders(awaitQuiet)

prepareLanguage(language)
port?.on('message', (request: CompilerRequest & { id: number }) => {
  try {
    tell({ kind: 'answer', id: request.id, result: answer(request) })
  } catch (error) {
    tell({ kind: 'failure', id: request.id, message: error instanceof Error ? error.message : String(error) })
  }
})
pollLater(POLL_MS)

function answer(request: CompilerRequest): unknown {
  switch (request.kind) {
    case 'read':
      return read()
    case 'compile':
      return compile(request.versions, new Set(request.held))
    case 'hold':
      return shelf.hold(request.owner, request.version, inTodaysLanguage(request.files))
    case 'files':
      return shelf.files(request.owner, request.version)
    case 'close':
      clearTimeout(quiet)
      clearTimeout(poll)
      watching.close()
      port?.unref()
      return undefined
  }
}

/** A version stored long ago may be of an older language. */
function inTodaysLanguage(files: OwnerFiles): OwnerFiles {
  return Object.fromEntries(migrateDefinitions(new Map(Object.entries(files))).sources)
}

function read(): Versions {
  return take(reader.read())
}

function take(sources: Sources): Versions {
  const versions = shelf.put(sources)
  watching.follow(reader.folders())
  known = JSON.stringify(versions)
  lastRead = sources
  return versions
}

/** Of an unchanged file the reader gives the same text. */
function isLastRead(sources: Sources): boolean {
  if (lastRead === undefined || lastRead.size !== sources.size) return false
  for (const [path, text] of sources) if (lastRead.get(path) !== text) return false
  return true
}

function awaitQuiet(): void {
  clearTimeout(quiet)
  quiet = setTimeout(() => {
    if (isCheckoutNow()) awaitQuiet()
    else tell({ kind: 'changed' })
  }, QUIET_MS)
}

function isCheckoutNow(): boolean {
  try {
    return isCheckoutUnderWay(folder)
  } catch {
    return false
  }
}

function pollLater(pauseMs: number): void {
  poll = setTimeout(() => {
    const started = performance.now()
    const before = known
    try {
      const sources = reader.read()
      if (isLastRead(sources)) watching.follow(reader.folders())
      else take(sources)
    } catch (error) {
      known = String(error)
      lastRead = undefined
    }
    if (known !== before) awaitQuiet()
    pollLater(Math.max(POLL_MS, (performance.now() - started) / POLL_SHARE))
  }, pauseMs)
}

function compile(versions: Versions, held: ReadonlySet<string>): ThreadAnswer {
  const taken = shelf.take(versions)
  if ('missing' in taken) return { kind: 'missing', versions: taken.missing }
  const run = (): KeptCompilation => compileSources(taken.sources, { root, cache, handlers })
  const asked = JSON.stringify(versions)
  // A server that starts again asks for what the process before compiled; edits reuse what this one did.
  first ??= {
    versions: asked,
    kept: keepCompilation([root, language, handlers, [...taken.sources]], run),
  }
  const { portal, diagnostics } = first.versions === asked ? first.kept : run()
  const located = diagnostics.map((each) => locate(each, taken.sources))
  if (portal === null) return { kind: 'mistakes', diagnostics: located }
  return { kind: 'portal', portal: withoutHeld(portal, held), warnings: located }
}

/** With its line of the file, which an operator may not have at hand. */
function locate(diagnostic: Diagnostic, sources: Sources): LocatedDiagnostic {
  const text = sources.get(diagnostic.file.slice(root.length + 1))
  const line = typeof text === 'string' ? text.split('\n')[diagnostic.line - 1] : undefined
  const source = line?.replace('\r', '').slice(0, LONGEST_LINE)
  const { rival, ...own } = diagnostic
  return {
    ...own,
    ...(rival && { counterpart: locate(rival, sources) }),
    severity: isError(diagnostic) ? 'error' : 'warning',
    text: formatDiagnostic(diagnostic),
    ...(source === undefined || source.trim() === '' ? {} : { source }),
  }
}

/** A large portal changes by a module at a time; the rest need not be copied from thread to thread. */
function withoutHeld(portal: CompiledPortal, held: ReadonlySet<string>): SentPortal {
  const { manifest, access, notifications, notices, serverTexts, modules, catalogues, files } = portal
  const isNew = (name: string, hash: string | undefined) => !held.has(`${name}.${hash}.js`)
  return {
    manifest,
    access,
    notifications,
    notices,
    serverTexts,
    modules: pick(modules, (id) => isNew(id, manifest.modules[id])),
    catalogues: pick(catalogues, (id) => isNew(`catalogue-${id}`, manifest.catalogues[id])),
    files: pick(files, (name) => !held.has(name)),
  }
}

function pick<Value>(
  record: Record<string, Value>,
  wanted: (name: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted(name)))
}

function tell(message: CompilerMessage): void {
  port?.postMessage(message)
}
