import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** What is compressed once it is built. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

export interface PackedFile {
  type: string
  /** Brotli. */
  body: Promise<Buffer>
}

/**
 * The compressed copies of built files, kept in memory once somebody has asked for them, some 1 MB: a first visit asks
 * for fifteen at once, and finding and reading them was most of the work of an answer.
 * @returns undefined for a file without such a copy
 */
export function createPackedFiles(folder: string): (path: string) => PackedFile | undefined {
  const present = new Set(
    existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [],
  )
  const kept = new Map<string, PackedFile>()
  return (path) => {
    const known = kept.get(path)
    const type = types[extname(path)]
    if (known || type === undefined || !present.has(`${path}.br`)) return known
    const file = { type, body: readFile(join(folder, `${path}.br`)) }
    file.body.catch(() => kept.delete(path))
    kept.set(path, file)
    return file
  }
}
