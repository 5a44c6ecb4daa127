import type { ContactFileRefusal } from './ContactFileRefusal.ts'
import { checkFileStart } from './checkFileStart.ts'
import { createRecordScanner } from './createRecordScanner.ts'
import { detectDelimiter } from './detectDelimiter.ts'

/** A record of a CSV file that isn't blank. */
export interface CsvRecord {
  /** where it starts, from 1 */
  line: number
  cells: string[]
}

const SAMPLE_BYTES = 64 * 1024

/**
 * Reads the records of a CSV file in UTF-8 one after the other, with any of the usual delimiters.
 * @returns why the rest can't be read, if it can't
 */
export function* readCsvRecords(bytes: Uint8Array): Generator<CsvRecord, ContactFileRefusal | undefined> {
  const refusal = checkFileStart(bytes)
  if (refusal) return refusal
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const start = isMarked ? 3 : 0
  const sample = new TextDecoder('utf-8').decode(bytes.subarray(start, SAMPLE_BYTES))
  // A first line such as "sep=;" tells Excel the delimiter.
  const named = /^sep=([,;\t|])(?:\r\n|\r|\n)/i.exec(sample)
  const scanner = createRecordScanner(named?.[1] ?? detectDelimiter(sample))
  let line = named ? 2 : 1
  for (let at = start + (named?.[0].length ?? 0); at < bytes.length;) {
    const next = scanner.scan(bytes, at, bytes.length, true, line)
    if (next < 0) return scanner.refusal
    if (!scanner.isBlank())
      yield { line, cells: Array.from({ length: scanner.cellCount }, (_, cell) => scanner.text(cell)) }
    line += scanner.lineEnds
    at = next
  }
  return undefined
}
