import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { createLocalAnnouncements } from './createLocalAnnouncements.ts'
import { createSpaceGauge } from './createSpaceGauge.ts'
import { sessionOf, types } from './clientSession.ts'
import { createConnection, type Connection, type ConnectionSource } from './connection.ts'
import { lockFolder } from './lockFolder.ts'
import { PgliteSocket } from './PgliteSocket.ts'
import type { PgliteAnswer, PgliteRequest, PgliteStart } from './pgliteWorker.ts'

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
  const pending = new Map<number, { resolve(answer: PgliteAnswer): void; reject(error: Error): void }>()
  let last = 0
  let closed = false
  let failure: Error | undefined

  function fail(error: Error): void {
    failure = error
    for (const call of pending.values()) call.reject(error)
    pending.clear()
    socket.destroy(error)
  }
  worker.on('message', (answer: PgliteAnswer) => {
    const call = pending.get(answer.id)
    pending.delete(answer.id)
    if (answer.error === undefined) call?.resolve(answer)
    else call?.reject(new Error(answer.error))
  })
  worker.on('error', fail)
  worker.on('exit', () => {
    if (!closed) fail(Object.assign(new Error('The embedded database has stopped'), { code: '57P01' }))
  })

  function call(request: PgliteRequest): Promise<PgliteAnswer> {
    return new Promise((resolve, reject) => {
      if (failure) {
        reject(failure)
        return
      }
      const id = ++last
      pending.set(id, { resolve, reject })
      worker.postMessage({ id, ...request }, request.kind === 'message' ? [request.bytes.buffer] : [])
    })
  }

  const socket = new PgliteSocket(async (bytes) => {
    const answer = await call({ kind: 'message', bytes })
    return answer.bytes ?? new Uint8Array()
  })
  const client = new pg.Client({ user: 'postgres', database: 'postgres', types, stream: () => socket })
  // Whoever waits for an answer hears of it.
  client.on('error', () => undefined)
  const connection: Connection = createConnection(sessionOf(client))
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
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } finally {
      release()
    }
  })

  // News arrives with the answer to somebody's commit, and is not part of that work.
  const outsideWork = AsyncLocalStorage.snapshot()
  client.on('notification', ({ channel, payload }) =>
    outsideWork(() => announcements.deliver(channel, payload ?? '')),
  )

  try {
    await call({ kind: 'open' })
    await client.connect()
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
