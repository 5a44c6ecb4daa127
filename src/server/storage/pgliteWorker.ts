import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

export interface PgliteStart {
  folder: string | undefined
}

export type PgliteRequest =
  | { kind: 'open' | 'close' }
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { kind: 'script'; sql: string }
  | { kind: 'listen'; channel: string }

export interface PgliteAnswer {
  id: number
  result?: unknown
  error?: { message: string; code?: string; detail?: string; constraint?: string }
}

/** What the database announced by itself, between the answers. */
export interface PgliteNotice {
  channel: string
  payload: string
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

async function answer(request: PgliteRequest): Promise<unknown> {
  const database = await opening
  switch (request.kind) {
    case 'open':
      return undefined
    case 'query': {
      const result = await database.query(request.sql, [...request.parameters])
      return { rows: result.rows, affected: result.affectedRows ?? 0 }
    }
    case 'script':
      await database.exec(request.sql)
      return undefined
    case 'listen':
      await database.listen(request.channel, (payload) =>
        port?.postMessage({ channel: request.channel, payload } satisfies PgliteNotice),
      )
      return undefined
    case 'close':
      await database.close()
      return undefined
  }
}

port?.on('message', (request: PgliteRequest & { id: number }) => {
  answer(request).then(
    (result) => port.postMessage({ id: request.id, result } satisfies PgliteAnswer),
    (error: unknown) => port.postMessage({ id: request.id, error: describe(error) } satisfies PgliteAnswer),
  )
})

function describe(error: unknown): PgliteAnswer['error'] {
  if (!(error instanceof Error)) return { message: String(error) }
  // Errors of the database carry the fields of the protocol.
  const { code, detail, constraint } = error as Error & {
    code?: string
    detail?: string
    constraint?: string
  }
  return { message: error.message, code, detail, constraint }
}
