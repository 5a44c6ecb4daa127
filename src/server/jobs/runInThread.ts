import { Worker } from 'node:worker_threads'

/** A message of a thread: the result ends it, anything else is progress. */
export type ThreadMessage<Progress extends object, Result> = Progress | { result: Result }

export interface ThreadOptions<Data, Progress> {
  script: URL
  /** `workerData` of the thread. */
  data: Data
  heapMegabytes: number
  /** Ends the thread. */
  signal: AbortSignal
  /** Messages that come while one is dealt with are left out. */
  onProgress: (progress: Progress) => Promise<unknown>
}

/** Runs work that takes long in a thread of its own. */
export function runInThread<Data, Progress extends object, Result>({
  script,
  data,
  heapMegabytes,
  signal,
  onProgress,
}: ThreadOptions<Data, Progress>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    })
    let progress: Promise<unknown> | undefined
    const abort = (): void => {
      reject(new Error('stopped'))
      void worker.terminate()
    }
    signal.addEventListener('abort', abort, { once: true })
    worker.on('message', (message: ThreadMessage<Progress, Result>) => {
      if ('result' in message) {
        void Promise.resolve(progress).then(() => resolve(message.result), reject)
      } else {
        progress ??= onProgress(message)
          .catch(() => undefined)
          .finally(() => (progress = undefined))
      }
    })
    worker.on('error', reject)
    worker.on('exit', (code) => {
      signal.removeEventListener('abort', abort)
      if (code !== 0) reject(new Error(`thread ended with ${code}`))
    })
  })
}
