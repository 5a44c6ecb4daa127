import { createTurns } from '../createTurns.ts'
import { runInThread } from '../jobs/index.ts'
import type { JsonObject } from '../storage/tables.ts'
import type { PdfDocument } from './PdfDocument.ts'

/** Long invoices have thousands of lines. */
const HEAP_MEGABYTES = 512
/** Of all documents, whatever they are. */
const takeTurn = createTurns(2, 20)

/**
 * Writes a document as PDF, in a thread of its own: a long one takes seconds. Two are written at a time.
 * @throws Refusal `busy` when many wait
 */
export async function writePdf(document: PdfDocument, signal: AbortSignal): Promise<Buffer> {
  const bytes = await takeTurn(() => {
    signal.throwIfAborted()
    return runInThread<PdfDocument, JsonObject, Uint8Array>({
      script: new URL('./pdfWorker.ts', import.meta.url),
      data: document,
      heapMegabytes: HEAP_MEGABYTES,
      signal,
      onProgress: () => Promise.resolve(),
    })
  })
  return Buffer.from(bytes)
}
