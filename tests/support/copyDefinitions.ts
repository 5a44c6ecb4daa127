import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of definitions that a test may break. */
export interface DefinitionsCopy {
  folder: string
  read(path: string): string
  write(path: string, text: string | Uint8Array): void
  /** Replaces text in the file. */
  edit(path: string, from: string, to: string): void
  remove(path: string): void
  /** Restores the original copy. */
  restore(path: string): void
  dispose(): void
}

export function copyDefinitions(from: string): DefinitionsCopy {
  const above = mkdtempSync(join(tmpdir(), 'patchbay-definitions-'))
  const folder = join(above, 'definitions')
  cpSync(from, folder, { recursive: true })
  const copy: DefinitionsCopy = {
    folder,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, text) => writeFileSync(join(folder, path), text),
    edit(path, before, after) {
      const text = copy.read(path)
      if (!text.includes(before)) throw new Error(`${path} does not say ${before}`)
      copy.write(path, text.replace(before, after))
    },
    remove: (path) => rmSync(join(folder, path), { recursive: true, force: true }),
    restore(path) {
      copy.remove(path)
      cpSync(join(from, path), join(folder, path), { recursive: true })
    },
    dispose: () => rmSync(above, { recursive: true, force: true }),
  }
  return copy
}
