import { mkdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { createLocalAnnouncements } from './createLocalAnnouncements.ts'
import { createSpaceGauge } from './createSpaceGauge.ts'
import { createConnection, type Connection, type ConnectionSource, type SqlResult } from './connection.ts'
import { lockFolder } from './lockFolder.ts'
import type { PgliteAnswer, PgliteNotice, PgliteRequest, PgliteStart } from './pgliteWorker.ts'

/**
 * PGlite in a worker thread: a long query keeps no request of the event loop waiting.
 * @param folder of the database files, locked for this process; undefined keeps everything in memory
 * @throws when another process holds the folder
 */
export async function openPglite(folder: string | undefined): Promise<ConnectionSource> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const unlock = folder === undefined ? () => undefined : lockFolder(folder)
  const start: PgliteStart = { folder }
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), {
    workerData: start,
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  })
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>()
  let last = 0
  let closed = false
  let failure: Error | undefined

  function fail(error: Error): void {
    failure = error
    for (const call of pending.values()) call.reject(error)
    pending.clear()
  }
  worker.on('message', (answer: PgliteAnswer | PgliteNotice) => {
    if ('channel' in answer) return announcements.deliver(answer.channel, answer.payload)
    const call = pending.get(answer.id)
    pending.delete(answer.id)
    if (answer.error) call?.reject(Object.assign(new Error(answer.error.message), answer.error))
    else call?.resolve(answer.result)
  })
  worker.on('error', fail)
  worker.on('exit', () => {
    if (!closed) fail(Object.assign(new Error('The embedded database has stopped'), { code: '57P01' }))
  })

  function call(request: PgliteRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (failure) {
        reject(failure)
        return
      }
      const id = ++last
      pending.set(id, { resolve, reject })
      worker.postMessage({ id, ...request })
    })
  }

  const connection: Connection = createConnection({
    // The worker answers a query with a SqlResult.
    run: async (sql, parameters) => (await call({ kind: 'query', sql, parameters })) as SqlResult,
    script: async (sql) => void (await call({ kind: 'script', sql })),
  })
  const waiting: (() => void)[] = []
  let busy = false

  async function acquire(): Promise<Connection> {
    if (busy) await new Promise<void>((resolve) => waiting.push(resolve))
    busy = true
    return connection
  }

  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else busy = false
  }

  const announcements = createLocalAnnouncements(async (channel) => {
    // Inside somebody's transaction it would be undone with it.
    await acquire()
    try {
      await call({ kind: 'listen', channel })
    } finally {
      release()
    }
  })

  try {
    await call({ kind: 'open' })
  } catch (error) {
    unlock()
    await worker.terminate()
    throw error
  }

  return {
    kind: 'pglite',
    acquire,
    release,
    async close() {
      if (closed) return
      closed = true
      await call({ kind: 'close' })
      await worker.terminate()
      unlock()
    },
    announcements,
    freeBytes: folder === undefined ? () => Promise.resolve(Infinity) : createSpaceGauge(folder),
  }
}
