import { Readable } from 'node:stream'

/** So that slow readers are seen to go on. */
const SLICE_BYTES = 2 ** 14

/**
 * The text of an export, made as it is read. A reader that takes nothing for a minute is gone, and the stream ends: what
 * it holds is in memory.
 */
export function streamParts(parts: AsyncIterable<{ text: string }>, stallMs = 60_000): Readable {
  let timer: NodeJS.Timeout | undefined
  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(() => stream.destroy(), stallMs).unref()
  }
  async function* slices(): AsyncGenerator<Buffer> {
    for await (const { text } of parts) {
      const bytes = Buffer.from(text)
      for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
        wait()
        yield bytes.subarray(at, at + SLICE_BYTES)
        wait()
      }
    }
  }
  const stream = Readable.from(slices())
  stream.once('close', () => clearTimeout(timer))
  wait()
  return stream
}
