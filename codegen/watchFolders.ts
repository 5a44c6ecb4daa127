import { statSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { dirname, resolve } from 'node:path'

export interface FolderWatch {
  /** Follows what these folders are by now: new ones, and ones that stand in another's place. */
  follow(folders: readonly string[]): void
  close(): void
}

/**
 * Tells of changes in folders, and in the one above the first, so that a folder that is replaced as a whole is noticed.
 * Nothing is promised: what a file system does not tell, the caller finds by reading again.
 */
export function watchFolders(onEvent: () => void): FolderWatch {
  const watchers = new Map<string, { watcher: FSWatcher; identity: string }>()

  function stop(folder: string): void {
    watchers.get(folder)?.watcher.close()
    watchers.delete(folder)
  }
  function start(folder: string, identity: string): void {
    try {
      const watcher = watch(folder, { persistent: false }, onEvent)
      watcher.on('error', () => stop(folder))
      watchers.set(folder, { watcher, identity })
    } catch {
      // Out of watches, or gone meanwhile: reading again finds its changes.
    }
  }
  return {
    follow(folders) {
      const [root] = folders
      const wanted = new Set(root === undefined ? [] : [dirname(resolve(root)), ...folders])
      for (const folder of watchers.keys()) if (!wanted.has(folder)) stop(folder)
      for (const folder of wanted) {
        const identity = identityOf(folder)
        if (watchers.get(folder)?.identity === identity) continue
        stop(folder)
        if (identity !== undefined) start(folder, identity)
      }
    },
    close() {
      for (const folder of watchers.keys()) stop(folder)
    },
  }
}

function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && `${stats.dev} ${stats.ino} ${stats.birthtimeMs}`
}
