import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

export interface PgliteStart {
  folder: string | undefined
}

/** A message of PostgreSQL's protocol, or the end. */
export type PgliteRequest = { kind: 'message'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'open' | 'close' }

export interface PgliteAnswer {
  id: number
  /** What the database says to a message. */
  bytes?: Uint8Array<ArrayBuffer>
  error?: string
}

/** PostgreSQL's default of 128 MB, which WebAssembly memory never gives back; the operating system caches the files. */
const sharedBuffers = '16MB'

// The worker is only started by openPglite, with this shape.
const start = workerData as PgliteStart
const port = parentPort
const opening = PGlite.create({
  ...(start.folder === undefined ? {} : { dataDir: start.folder }),
  extensions: { pg_trgm, btree_gin },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
})
// The first request reports a failed start.
opening.catch(() => undefined)

async function answer(request: PgliteRequest): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const database = await opening
  if (request.kind === 'message') {
    // A copy: the answer's memory is given away, the database keeps its own.
    return new Uint8Array(await database.execProtocolRaw(request.bytes))
  }
  if (request.kind === 'close') await database.close()
  return undefined
}

port?.on('message', (request: PgliteRequest & { id: number }) => {
  const { id } = request
  answer(request).then(
    (bytes) => port.postMessage({ id, bytes } satisfies PgliteAnswer, bytes ? [bytes.buffer] : []),
    (error: unknown) => port.postMessage({ id, error: String(error) } satisfies PgliteAnswer),
  )
})
