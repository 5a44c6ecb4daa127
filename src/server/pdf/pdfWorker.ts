import { parentPort, workerData } from 'node:worker_threads'
import { makePdf } from './makePdf.ts'
import type { PdfDocument } from './PdfDocument.ts'

// as: the one sender is `writePdf`.
parentPort?.postMessage({ result: await makePdf(workerData as PdfDocument) })
