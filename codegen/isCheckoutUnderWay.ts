import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** A lock this old was left behind. */
const STALE_MS = 30_000

/** Whether git is changing the files of the folder's working tree at present: it holds its index locked meanwhile. */
export function isCheckoutUnderWay(folder: string): boolean {
  const repository = gitFolder(resolve(folder))
  if (repository === undefined) return false
  const lock = statSync(join(repository, 'index.lock'), { throwIfNoEntry: false })
  return lock !== undefined && Date.now() - lock.mtimeMs < STALE_MS
}

function gitFolder(folder: string): string | undefined {
  const path = join(folder, '.git')
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isDirectory()) return path
  // A linked working tree has a file that says where.
  if (stats?.isFile()) {
    const target = /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1]
    return target === undefined ? undefined : resolve(folder, target)
  }
  const above = dirname(folder)
  return above === folder ? undefined : gitFolder(above)
}
