import type { CompiledPortal } from '../src/language/portal.ts'
import { checkDefinitions } from './check/checkDefinitions.ts'
import { compareDiagnostics, isError, withoutRepeats } from './Diagnostic.ts'
import type { Diagnostic } from './Diagnostic.ts'
import { emitNames } from './emit/emitNames.ts'
import { emitPortal } from './emit/emitPortal.ts'
import { normalizePortal } from './normalize/normalizePortal.ts'
import { leaveOutOtherLocales } from './read/leaveOutOtherLocales.ts'
import { parseSources } from './read/parseSources.ts'
import { readSources } from './read/readSources.ts'
import type { Sources } from './read/Sources.ts'
import type { CompileCache } from './CompileCache.ts'
import type { Handlers } from './Model.ts'
import { basename } from 'node:path'

export { formatDiagnostic, isError } from './Diagnostic.ts'
export type { Diagnostic } from './Diagnostic.ts'
export { createCompileCache } from './CompileCache.ts'
export type { CompileCache } from './CompileCache.ts'
export type { Handlers } from './Model.ts'
export { readSources } from './read/readSources.ts'
export type { Sources } from './read/Sources.ts'
export { DIAGNOSTIC_CODES } from './diagnosticCodes.ts'

export interface Compilation {
  /** Null as soon as there is one error. */
  portal: CompiledPortal | null
  /** Text of `src/generated/names.ts`; null with the portal. */
  names: string | null
  /** All errors and warnings of all files, sorted by file and position. */
  diagnostics: Diagnostic[]
}

/**
 * Compiles a folder of definitions.
 *
 *     definitions/*.json
 *          │ read        parse, keep positions            syntax, duplicate keys
 *          ▼
 *     source files
 *          │ check       language schemas, then meaning   everything else, all at once
 *          ▼
 *        model           any error stops here
 *          │ normalize   defaults, qualified texts, conditions as trees
 *          ▼
 *     whole portal
 *          │ emit        ES modules with validators, manifest, OpenAPI
 *          ▼
 *     CompiledPortal
 *
 * Runs in the command line, the development server and the production server alike: no child process,
 * no writing. Throws only when the folder cannot be read.
 */
export async function compilePortal(
  folder: string,
  options: Pick<CompileOptions, 'handlers'> = {},
): Promise<Compilation> {
  return compileSources(await readSources(folder), { ...options, root: basename(folder) })
}

export interface CompileOptions {
  /** Name of the definitions folder, for diagnostics. */
  root?: string
  /** What may be reused of earlier compilations; their results are the same without. */
  cache?: CompileCache
  /** What the server has code for; left out, endpoints are not held against it. */
  handlers?: Handlers | undefined
}

/** Compiles definition files that are already read: the three phases after reading. */
export function compileSources(
  sources: Sources,
  { root = 'definitions', cache, handlers }: CompileOptions = {},
): Compilation {
  const { files, diagnostics: unread } = leaveOutOtherLocales(parseSources(sources, root, cache))
  const { model, diagnostics: unsound } = checkDefinitions(files, unread, { cache, handlers })
  const diagnostics = withoutRepeats([...unread, ...unsound]).sort(compareDiagnostics)
  const compiled = model !== undefined && !diagnostics.some(isError)
  const portal = compiled ? emitPortal(normalizePortal(model, cache), cache) : null
  cache?.endOfCompilation()
  return {
    portal,
    // A server asks for none.
    get names() {
      return compiled ? emitNames(model) : null
    },
    diagnostics,
  }
}
