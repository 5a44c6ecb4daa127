import { Readable } from 'node:stream'

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
  async function* texts(): AsyncGenerator<string> {
    for await (const { text } of parts) {
      wait()
      yield text
      wait()
    }
  }
  const stream = Readable.from(texts())
  stream.once('close', () => clearTimeout(timer))
  wait()
  return stream
}
