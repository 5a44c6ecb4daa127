import { join } from 'node:path'
import { addressOf, type FileStore } from '../../files/index.ts'
import { runInThread } from '../../jobs/index.ts'
import type { NumberWorkerData, NumberWorkerProgress, NumberWorkerResult } from './numberWorker.ts'

const HEAP_MEGABYTES = 256
const KEPT = 50

/** Counts the numbers of an uploaded file. */
export type CountFile = (accountId: string, fileId: string, column?: number) => Promise<NumberWorkerResult>

/** Creates a counter that reads each file once: the price is asked first, then the check is started with the same one. */
export function createFileCounter(files: FileStore): CountFile {
  const known = new Map<string, Promise<NumberWorkerResult>>()
  return function countFile(accountId, fileId, column) {
    const key = `${accountId}:${fileId}:${column ?? ''}`
    const counted = known.get(key)
    if (counted) return counted
    const counting = count(files, accountId, fileId, column)
    known.set(key, counting)
    const [oldest] = known.keys()
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
    counting.catch(() => known.delete(key))
    return counting
  }
}

function count(
  files: FileStore,
  accountId: string,
  fileId: string,
  column: number | undefined,
): Promise<NumberWorkerResult> {
  const { folder, name } = addressOf(accountId, fileId)
  return files.inLocalFolder(accountId, folder, { reads: [name], writes: [] }, (path) =>
    runInThread<NumberWorkerData, NumberWorkerProgress, NumberWorkerResult>({
      script: new URL('./numberWorker.ts', import.meta.url),
      data: { source: join(path, name), column, output: undefined, stop: new Int32Array(1) },
      heapMegabytes: HEAP_MEGABYTES,
      signal: new AbortController().signal,
      onProgress: () => Promise.resolve(),
    }),
  )
}
