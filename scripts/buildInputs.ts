import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What ends up in the pages: everything the build reads. The server's sources and the definitions are read at run time. */
const inputs = ['src', 'scripts/vite', 'scripts/build.ts', 'vite.config.ts', 'package-lock.json']
const skipped = new Set(['src/server'])

/**
 * A hash over the contents of the build's inputs. Time stamps don't count: a checkout, a branch switch and back or a
 * copied folder change them all.
 * @param root of the project
 */
export function hashBuildInputs(root: string): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of listFiles(root, join(root, input))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

function listFiles(root: string, path: string): string[] {
  if (/\.[a-z]+$/.test(path)) return [path]
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name)
      if (skipped.has(relative(root, child))) return []
      return entry.isDirectory() ? listFiles(root, child) : [child]
    })
}
