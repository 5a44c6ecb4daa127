import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../node_modules/.cache/patchbay/', import.meta.url))

/** The path of a file beside the installed packages that spares later processes what an earlier one made. */
export function keptPath(name: string): string {
  return join(folder, name)
}

/** What was kept under a name, which counts as used now; undefined where nothing can be read. */
export function readKept(name: string): Buffer | undefined {
  try {
    const content = readFileSync(keptPath(name))
    touch(keptPath(name))
    return content
  } catch {
    return undefined
  }
}

function touch(path: string): void {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // On a disk that is only read, nothing is forgotten.
  }
}

/** @returns whether the file could be written; otherwise what it holds is made each time */
export function keepFile(name: string, content: string | Uint8Array): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    // Others may write the same, or read it already.
    const unfinished = `${keptPath(name)}.${process.pid}`
    writeFileSync(unfinished, content)
    renameSync(unfinished, keptPath(name))
    return true
  } catch {
    return false
  }
}

/** Keeps so many of the files whose names begin alike, those used last. */
export function forgetOldest(prefix: string, most: number): void {
  try {
    const kept = readdirSync(folder)
      .filter((name) => name.startsWith(prefix))
      .map((name) => keptPath(name))
      // Another process may have removed one.
      .map((path) => ({ path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    for (const { path } of kept.toSorted((one, other) => other.used - one.used).slice(most))
      rmSync(path, { force: true })
  } catch {
    // It is only kept longer.
  }
}
