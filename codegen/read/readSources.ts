import { createSourceReader } from './createSourceReader.ts'
import type { Sources } from './Sources.ts'

/**
 * Reads every JSON file below the folder, except `_language`.
 * A file that cannot be read is an entry that says why; only an unreadable folder throws.
 */
export async function readSources(folder: string): Promise<Sources> {
  return createSourceReader(folder).read()
}
