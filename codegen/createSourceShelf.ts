import { createHash } from 'node:crypto'
import type { OwnerFiles, Versions } from '../src/language/DefinitionCompiler.ts'
import { ownerOfPath } from './read/Sources.ts'
import type { Sources, Unreadable } from './read/Sources.ts'

/** Source files by owner and version. What was not used for a while is forgotten; whoever needs it puts it back. */
export interface SourceShelf {
  /** @returns the version of each owner's files */
  put(sources: Sources): Versions
  hold(owner: string, version: string, files: OwnerFiles): void
  /** The files of these versions as one set, or the versions that are not here. */
  take(versions: Versions): { sources: Sources } | { missing: Versions }
  /** Undefined where a file of the version could not be read. */
  files(owner: string, version: string): OwnerFiles | undefined
}

const KEPT_USES = 16

type OwnedFiles = ReadonlyMap<string, string | Unreadable>

export function createSourceShelf(): SourceShelf {
  const shelf = new Map<string, { files: OwnedFiles; used: number }>()
  let latest = new Map<string, { version: string; files: OwnedFiles }>()
  let turn = 0

  function endTurn(): void {
    turn += 1
    for (const [key, { used }] of shelf) if (used < turn - KEPT_USES) shelf.delete(key)
  }
  return {
    put(sources) {
      const byOwner = new Map<string, Map<string, string | Unreadable>>()
      for (const [path, text] of sources) {
        const owner = ownerOfPath(path)
        const files = byOwner.get(owner)
        if (files === undefined) byOwner.set(owner, new Map([[path, text]]))
        else files.set(path, text)
      }
      const put = new Map<string, { version: string; files: OwnedFiles }>()
      for (const [owner, files] of byOwner) {
        const before = latest.get(owner)
        const same = before !== undefined && areSame(before.files, files)
        put.set(owner, same ? before : { version: hashOf([...files]), files })
      }
      latest = put
      const versions: Versions = {}
      for (const [owner, { version, files }] of put) {
        versions[owner] = version
        shelf.set(keyOf(owner, version), { files, used: turn })
      }
      endTurn()
      return versions
    },
    hold(owner, version, files) {
      shelf.set(keyOf(owner, version), { files: new Map(Object.entries(files)), used: turn })
    },
    take(versions) {
      const sources = new Map<string, string | Unreadable>()
      const missing: Versions = {}
      for (const [owner, version] of Object.entries(versions)) {
        const found = shelf.get(keyOf(owner, version))
        if (found === undefined) missing[owner] = version
        else {
          found.used = turn
          for (const [path, text] of found.files) sources.set(path, text)
        }
      }
      endTurn()
      return Object.keys(missing).length > 0 ? { missing } : { sources }
    },
    files(owner, version) {
      const found = shelf.get(keyOf(owner, version))
      if (found === undefined) return undefined
      const files: OwnerFiles = {}
      for (const [path, text] of found.files) {
        if (typeof text !== 'string') return undefined
        files[path] = text
      }
      return files
    },
  }
}

/** Of an unchanged file the reader gives the same text. */
function areSame(left: OwnedFiles, right: OwnedFiles): boolean {
  if (left.size !== right.size) return false
  for (const [path, text] of left) if (right.get(path) !== text) return false
  return true
}

function keyOf(owner: string, version: string): string {
  return `${owner} ${version}`
}

function hashOf(entries: [string, string | Unreadable][]): string {
  const hash = createHash('sha256')
  for (const [path, text] of entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const content = typeof text === 'string' ? text : JSON.stringify(text)
    hash.update(`${path}\0${typeof text}\0${Buffer.byteLength(content)}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}
