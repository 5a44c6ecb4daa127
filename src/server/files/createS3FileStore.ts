import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import { fileKey } from './fileKey.ts'
import { FileMissingError, type FileAddress, type FileStore } from './FileStore.ts'
import { writeDraft } from './writeDraft.ts'

/** A bucket of S3-compatible object storage. */
export interface S3Options {
  /** With the bucket: `https://storage.example/media`. */
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** Keep-alive connections die between requests; a call that never reached the storage is safe to repeat. */
const attempts = 3

/**
 * Files as objects `<account>/<uuid>/<name>` of one bucket. A file is received in a temporary folder and sent with its
 * size, so an object appears whole or not at all.
 */
export function createS3FileStore(options: S3Options): FileStore {
  // Streams need it; the type of fetch doesn't know it.
  const streaming = { duplex: 'half' }
  const s3 = new S3mini({ ...options, fetch: (url, init) => fetch(url, { ...init, ...streaming }) })

  async function put(file: FileAddress, path: string): Promise<number> {
    const { size } = await stat(path)
    await again(() => {
      // as: the same class, by two names.
      const body = Readable.toWeb(createReadStream(path)) as unknown as globalThis.ReadableStream
      return s3.putObject(
        fileKey(file),
        size === 0 ? new Uint8Array() : body,
        'application/octet-stream',
        undefined,
        undefined,
        size,
      )
    })
    return size
  }

  /** undefined when the range begins beyond the end. */
  async function get(file: FileAddress, range?: [start: number, end: number]): Promise<Response | undefined> {
    const key = fileKey(file)
    try {
      return await again(() => (range ? s3.getObjectRaw(key, false, ...range) : s3.getObjectRaw(key)))
    } catch (error) {
      if (statusOf(error) === 416) return undefined
      throw statusOf(error) === 404 ? new FileMissingError(file) : error
    }
  }

  return {
    async write(file, source, limitBytes) {
      fileKey(file)
      return inTemporaryFolder(async (folder) => {
        const path = join(folder, 'draft')
        const bytes = await writeDraft(path, source, limitBytes)
        await put(file, path)
        return { bytes }
      })
    },
    async read(file) {
      const answer = await get(file)
      if (!answer?.body) return Readable.from([])
      // as: the same class, by two names.
      return Readable.fromWeb(answer.body as unknown as ReadableStream)
    },
    async readBytes(file, start, length) {
      const answer = await get(file, [start, start + length])
      return answer ? new Uint8Array(await answer.arrayBuffer()) : new Uint8Array()
    },
    async size(file) {
      const key = fileKey(file)
      if ((await again(() => s3.objectExists(key))) !== true) return undefined
      return again(() => s3.getContentLength(key))
    },
    inLocalFolder: (accountId, folder, { reads, writes }, work) =>
      inTemporaryFolder(async (path) => {
        for (const name of reads) {
          const answer = await get({ accountId, folder, name })
          if (answer?.body) await writeFile(join(path, name), answer.body as unknown as ReadableStream)
        }
        const result = await work(path)
        for (const name of writes) await put({ accountId, folder, name }, join(path, name))
        return result
      }),
    async remove(accountId, folder, names) {
      for (const name of names) await again(() => s3.deleteObject(fileKey({ accountId, folder, name })))
    },
  }
}

async function inTemporaryFolder<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  const path = await mkdtemp(join(tmpdir(), 'patchbay-file-'))
  try {
    return await work(path)
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}

async function again<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call()
    } catch (error) {
      if (attempt >= attempts || !isNetworkError(error)) throw error
    }
  }
}

/** The storage didn't respond; any response is a reason not to ask again. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'S3NetworkError')
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined
}
