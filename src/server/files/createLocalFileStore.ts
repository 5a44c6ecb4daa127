import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { fileKey, folderKey } from './fileKey.ts'
import { FileMissingError, type FileAddress, type FileStore } from './FileStore.ts'
import { writeDraft } from './writeDraft.ts'

/**
 * Files in a local folder: `<root>/<account>/<uuid>/<name>`.
 * A file is written next to its final path and renamed, so readers never see a partial one.
 */
export function createLocalFileStore(root: string): FileStore {
  const folderPath = (accountId: string, folder: string): string => join(root, folderKey(accountId, folder))
  const pathOf = (file: FileAddress): string => join(root, fileKey(file))
  async function openFile(file: FileAddress): Promise<FileHandle> {
    try {
      return await open(pathOf(file), 'r')
    } catch (error) {
      throw isMissing(error) ? new FileMissingError(file) : error
    }
  }

  return {
    async write(file, source, limitBytes) {
      const path = pathOf(file)
      await mkdir(folderPath(file.accountId, file.folder), { recursive: true })
      const draft = `${path}.${randomUUID()}.part`
      try {
        const bytes = await writeDraft(draft, source, limitBytes)
        await rename(draft, path)
        return { bytes }
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    read: async (file) => (await openFile(file)).createReadStream(),
    async readBytes(file, start, length) {
      const handle = await openFile(file)
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
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async inLocalFolder(accountId, folder, _names, work) {
      const path = folderPath(accountId, folder)
      await mkdir(path, { recursive: true })
      return work(path)
    },
    async remove(accountId, folder, names) {
      const path = folderPath(accountId, folder)
      for (const name of names) await rm(pathOf({ accountId, folder, name }), { force: true })
      // Nothing else belongs there but what interrupted work left.
      await rm(path, { recursive: true, force: true })
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
