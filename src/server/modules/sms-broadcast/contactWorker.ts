import {
  closeSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import {
  createContactFileReader,
  createEmptyCellCounter,
  type ContactFileResult,
} from '../../../domain/contacts/index.ts'
import { fillText } from '../../../language/fillText.ts'
import { wordsOf } from '../../errors.ts'
import type { ThreadMessage } from '../../jobs/index.ts'
import { rowProblem } from './contactWords.ts'
import { createRowIndex } from './createRowIndex.ts'

/** Worker input: where `source.csv` is and where results go. */
export interface ContactWorkerData {
  folder: string
  skipFirstRow: boolean
  /** The words for rows that aren't used, with their slots still empty. */
  texts: Record<string, string>
}

/** Worker messages: progress, then the result. */
export type ContactWorkerMessage = ThreadMessage<{ percentage: number }, ContactFileResult>

const CHUNK_BYTES = 256 * 1024
const PROGRESS_MS = 200
const outputs = { valid: 'contacts.csv', invalid: 'invalid.csv', duplicated: 'duplicated.csv' } as const

// workerData is what processContacts passes.
const { folder, skipFirstRow, texts } = workerData as ContactWorkerData

/** Reads the contact file and writes what it finds; every result is renamed to its place at the end. */
function work(): void {
  const index = createRowIndex()
  const emptyCells = createEmptyCellCounter()
  const drafts = {
    valid: openSync(join(folder, `${outputs.valid}.part`), 'w', 0o600),
    invalid: openSync(join(folder, `${outputs.invalid}.part`), 'w', 0o600),
    duplicated: openSync(join(folder, `${outputs.duplicated}.part`), 'w', 0o600),
  }
  const reader = createContactFileReader({
    skipFirstRow,
    reasonText: (why) =>
      wordsOf(rowProblem(why), (key, params = {}) => fillText(texts[key] ?? key, params, 'en')),
    sinks: {
      valid(lines) {
        index.add(lines)
        emptyCells.add(lines)
        writeAll(drafts.valid, lines)
      },
      invalid: (lines) => writeAll(drafts.invalid, lines),
      duplicated: (lines) => writeAll(drafts.duplicated, lines),
    },
  })
  const source = openSync(join(folder, 'source.csv'), 'r')
  const total = Math.max(1, statSync(join(folder, 'source.csv')).size)
  const chunk = new Uint8Array(CHUNK_BYTES)
  let done = 0
  let saidAt = performance.now()
  for (;;) {
    const length = readSync(source, chunk, 0, CHUNK_BYTES, done)
    if (length === 0) break
    if (!reader.feed(chunk.subarray(0, length))) break
    done += length
    if (performance.now() - saidAt >= PROGRESS_MS) {
      saidAt = performance.now()
      say({ percentage: Math.min(99, Math.floor((done / total) * 100)) })
    }
  }
  closeSync(source)
  const result = reader.end()
  writeFileSync(join(folder, 'rows.idx'), index.bytes(), { mode: 0o600 })
  for (const name of ['valid', 'invalid', 'duplicated'] as const) {
    fsyncSync(drafts[name])
    closeSync(drafts[name])
    renameSync(join(folder, `${outputs[name]}.part`), join(folder, outputs[name]))
  }
  say({ result: { ...result, emptyCells: emptyCells.counts(result.columns) } })
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}

function say(message: ContactWorkerMessage): void {
  parentPort?.postMessage(message)
}

work()
