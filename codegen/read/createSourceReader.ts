import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { BigIntStats, Dirent } from 'node:fs'
import { join } from 'node:path'
import { isCopiedFile } from './kindOfFile.ts'
import { LARGEST_FILE_CHARACTERS } from './parseDefinition.ts'
import type { Sources, Unreadable } from './Sources.ts'

/** Reads a folder again and again, and of its files only what changed since. */
export interface SourceReader {
  /** Throws only when the folder itself cannot be listed. */
  read(): Sources
  /** The folders that the last reading went through. */
  folders(): string[]
}

/** A file system's clock ticks: a file written twice within this time may look unchanged. */
const TICK_MS = 100
const LARGEST_BYTES = 4 * LARGEST_FILE_CHARACTERS

export function createSourceReader(folder: string): SourceReader {
  let known = new Map<string, { stamp: string; text: string | Unreadable }>()

  function readText(path: string): string | Unreadable | undefined {
    if (isCopiedFile(path)) return ''
    const full = join(folder, path)
    let stats: BigIntStats
    try {
      stats = statSync(full, { bigint: true })
    } catch (error) {
      return unreadable(error)
    }
    if (!stats.isFile()) return { code: 'unreadable-file', problem: 'is not a file' }
    if (stats.size > LARGEST_BYTES)
      return { code: 'file-too-large', problem: 'is larger than 1 MB: split it' }
    const stamp = `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
    const before = known.get(path)
    if (before?.stamp === stamp) return before.text
    const read = readUtf8(full)
    // The same text stays the same object, by which the compiler finds what it made of it.
    const text = before !== undefined && before.text === read ? before.text : read
    const settled = Date.now() - Math.max(Number(stats.mtimeMs), Number(stats.ctimeMs)) > TICK_MS
    if (text !== undefined) known.set(path, { stamp: settled ? stamp : '', text })
    return text
  }

  let folders: string[] = []
  return {
    folders: () => folders,
    read() {
      const visited: string[] = []
      const paths = listJson(folder, '', visited).sort()
      folders = visited
      const sources = new Map<string, string | Unreadable>()
      for (const path of paths) {
        const text = readText(path)
        if (text !== undefined) sources.set(path, text)
      }
      known = new Map([...known].filter(([path]) => sources.has(path)))
      return sources
    },
  }
}

/** What ends in `.json`, whatever it is; names that begin with a dot are an editor's or a system's own. */
function listJson(folder: string, below: string, visited: string[]): string[] {
  visited.push(join(folder, below))
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below + entry.name
    if (entry.name.startsWith('.') || path === '_language') return []
    if (/\.(?:json[5c]?|ya?ml)$/i.test(entry.name)) return [path]
    return entry.isDirectory() ? listBelow(folder, entry, path, visited) : []
  })
}

function listBelow(folder: string, entry: Dirent, path: string, visited: string[]): string[] {
  try {
    return listJson(folder, `${path}/`, visited)
  } catch (error) {
    if (isGone(error)) return []
    // A folder that cannot be listed is reported as a file in it.
    return [`${path}/${entry.name}.json`]
  }
}

/** Without a byte-order mark, which some editors write. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

function readUtf8(full: string): string | Unreadable | undefined {
  let bytes: Buffer
  try {
    bytes = readFileSync(full)
  } catch (error) {
    return unreadable(error)
  }
  try {
    return utf8.decode(bytes)
  } catch {
    return { code: 'unreadable-file', problem: 'is not UTF-8 text' }
  }
}

function unreadable(error: unknown): Unreadable | undefined {
  if (isGone(error)) return undefined
  return { code: 'unreadable-file', problem: `cannot be read: ${codeOf(error)}` }
}

function isGone(error: unknown): boolean {
  return codeOf(error) === 'ENOENT'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
