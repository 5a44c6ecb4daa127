import { AsyncLocalStorage } from 'node:async_hooks'
import type { FileStore } from '../../src/server/files/index.ts'
import type { Database, Query } from '../../src/server/storage/database.ts'

/**
 * Watches which files are read by work that holds a connection to the database meanwhile.
 * @returns runs work, and answers their names
 */
export function watchFiles(
  database: Database,
  files: FileStore,
): (work: () => Promise<unknown>) => Promise<string[]> {
  const holding = new AsyncLocalStorage<true>()
  const watched = new AsyncLocalStorage<string[]>()
  for (const way of ['read', 'transaction'] as const) {
    const original = database[way].bind(database)
    database[way] = <Result>(accountId: string, work: (query: Query) => Promise<Result>) =>
      original(accountId, (query) => holding.run(true, () => work(query)))
  }
  const note = (name: string): void => {
    if (holding.getStore()) watched.getStore()?.push(name)
  }
  const readBytes = files.readBytes.bind(files)
  const inLocalFolder = files.inLocalFolder.bind(files)
  files.readBytes = (file, start, length) => {
    note(file.name)
    return readBytes(file, start, length)
  }
  files.inLocalFolder = (accountId, folder, names, work) => {
    for (const name of names.reads) note(name)
    return inLocalFolder(accountId, folder, names, work)
  }
  return async (work) => {
    const names: string[] = []
    await watched.run(names, work)
    return names
  }
}
