import { checkDefinitions } from './check/checkDefinitions.ts'
import { compareDiagnostics } from './Diagnostic.ts'
import type { Diagnostic } from './Diagnostic.ts'
import type { Model } from './Model.ts'
import { readDefinitions } from './read/readDefinitions.ts'
import type { SourceFile } from './read/SourceFile.ts'

export interface CheckedDefinitions {
  /** Those that parsed. */
  files: SourceFile[]
  /** What the sound files mean; undefined when a portal-wide file is missing or broken. */
  model: Model | undefined
  diagnostics: Diagnostic[]
}

/** Reads and checks a folder without compiling it, for tools that look at definitions as they are written. */
export async function readModel(folder: string): Promise<CheckedDefinitions> {
  const { files, diagnostics: unread } = await readDefinitions(folder)
  const { model, diagnostics: unsound } = checkDefinitions(files, unread)
  return { files, model, diagnostics: [...unread, ...unsound].sort(compareDiagnostics) }
}
