import type { CompiledPortal } from '../src/language/portal.ts'
import { checkDefinitions } from './check/checkDefinitions.ts'
import { compareDiagnostics } from './Diagnostic.ts'
import type { Diagnostic } from './Diagnostic.ts'
import { emitNames } from './emit/emitNames.ts'
import { emitPortal } from './emit/emitPortal.ts'
import { normalizePortal } from './normalize/normalizePortal.ts'
import { readDefinitions } from './read/readDefinitions.ts'

export { formatDiagnostic } from './Diagnostic.ts'
export type { Diagnostic } from './Diagnostic.ts'
export { DIAGNOSTIC_CODES } from './diagnosticCodes.ts'

export interface Compilation {
  /** Null as soon as there is one diagnostic. */
  portal: CompiledPortal | null
  /** Text of `src/generated/names.ts`; null with the portal. */
  names: string | null
  /** All mistakes of all files, sorted by file and position. */
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
 *        model           any diagnostic stops here
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
export async function compilePortal(folder: string): Promise<Compilation> {
  const { files, diagnostics: unread } = await readDefinitions(folder)
  const { model, diagnostics: unsound } = checkDefinitions(files, unread)
  const diagnostics = [...unread, ...unsound].sort(compareDiagnostics)
  if (model === undefined || diagnostics.length > 0) return { portal: null, names: null, diagnostics }
  return { portal: emitPortal(normalizePortal(model)), names: emitNames(model), diagnostics }
}
