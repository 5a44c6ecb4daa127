import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { FileTooLargeError } from './FileStore.ts'

/**
 * Writes a stream to a new local file while counting.
 * @returns bytes written
 * @throws FileTooLargeError when `source` has more than `limitBytes`; the caller removes what was written
 */
export async function writeDraft(
  path: string,
  source: AsyncIterable<Uint8Array>,
  limitBytes: number,
): Promise<number> {
  let bytes = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > limitBytes) throw new FileTooLargeError(limitBytes)
      yield chunk
    }
  }
  const handle = await open(path, 'wx', 0o600)
  await pipeline(counted(), handle.createWriteStream({ flush: true }))
  return bytes
}
