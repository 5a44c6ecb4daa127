import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FileTooLargeError, type FileAddress, type FileStore } from './FileStore.ts'

const ACCOUNT = /^[a-z0-9][a-z0-9-]{0,63}$/i
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NAME = /^[a-z][a-z0-9-]*\.[a-z]+$/

/**
 * Files in a local folder: `<root>/<account>/<uuid>/<name>`.
 * A file is written beside its place and renamed, so that a reader never meets half of one.
 */
export function createLocalFileStore(root: string): FileStore {
  function folderPath(accountId: string, folder: string): string {
    if (!ACCOUNT.test(accountId) || !UUID.test(folder)) throw new Error('not a file address')
    return join(root, accountId, folder)
  }
  function pathOf(file: FileAddress): string {
    if (!NAME.test(file.name)) throw new Error('not a file name')
    return join(folderPath(file.accountId, file.folder), file.name)
  }

  return {
    async write(file, source, limitBytes) {
      const path = pathOf(file)
      await mkdir(folderPath(file.accountId, file.folder), { recursive: true })
      const draft = `${path}.${randomUUID()}.part`
      let bytes = 0
      async function* counted(): AsyncGenerator<Uint8Array> {
        for await (const chunk of source) {
          bytes += chunk.length
          if (bytes > limitBytes) throw new FileTooLargeError(limitBytes)
          yield chunk
        }
      }
      try {
        await pipeline(counted(), createWriteStream(draft, { mode: 0o600, flush: true }))
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return { bytes }
    },
    read(file, range) {
      const bounds = range && {
        start: range.start,
        ...(range.end === undefined ? {} : { end: range.end - 1 }),
      }
      return createReadStream(pathOf(file), bounds)
    },
    async readBytes(file, start, length) {
      const handle = await open(pathOf(file), 'r')
      try {
        const bytes = new Uint8Array(length)
        const { bytesRead } = await handle.read(bytes, 0, length, start)
        return bytes.subarray(0, bytesRead)
      } finally {
        await handle.close()
      }
    },
    async size(file) {
      try {
        return (await stat(pathOf(file))).size
      } catch {
        return undefined
      }
    },
    async localFolder(accountId, folder) {
      const path = folderPath(accountId, folder)
      await mkdir(path, { recursive: true })
      return path
    },
    async remove(accountId, folder) {
      await rm(folderPath(accountId, folder), { recursive: true, force: true })
    },
  }
}
