import { basename } from 'node:path'
import type { Diagnostic } from '../Diagnostic.ts'
import { parseSources } from './parseSources.ts'
import { readSources } from './readSources.ts'
import type { SourceFile } from './SourceFile.ts'

/**
 * Reads and parses every JSON file below the folder, except `_language`.
 * @returns the files that parsed, sorted by path, and a diagnostic for each that did not
 */
export async function readDefinitions(
  folder: string,
): Promise<{ files: SourceFile[]; diagnostics: Diagnostic[] }> {
  return parseSources(await readSources(folder), basename(folder))
}
