import { checkFileStart } from './checkFileStart.ts'
import type { ContactFileRefusal } from './ContactFileRefusal.ts'
import { createRecordScanner, RECORD_LIMIT_BYTES, type RecordScanner } from './createRecordScanner.ts'
import { detectDelimiter, type Delimiter } from './detectDelimiter.ts'

const WORK_BYTES = 256 * 1024
const LF = 10

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Who reads the records of a CSV file. */
export interface RecordReader {
  /**
   * Reads a line that needs no scanner, starting at `from`.
   * @returns where the next line starts, or -1 and nothing done when the line is of another kind
   */
  plainLine(bytes: Uint8Array, from: number, held: number): number
  /** Reads the record that the scanner holds; it isn't blank. */
  record(scanner: RecordScanner, bytes: Uint8Array): void
}

/** Splits a CSV file in UTF-8 that is fed in pieces of any size into records. Takes 320 KB, whatever the file. */
export interface RecordFeed {
  /** Takes the next bytes; false once the file is refused, after which nothing more need be fed. */
  feed(chunk: Uint8Array): boolean
  /** Reads what is left; call once. */
  end(): void
  refusal: ContactFileRefusal | undefined
  /** Whether there was anything to read. */
  started: boolean
  byteOrderMark: boolean
  delimiter: Delimiter
  delimiterByte: number
  /** of the record that is read, from 1 */
  line: number
}

export function createRecordFeed(reader: RecordReader): RecordFeed {
  const work = new Uint8Array(WORK_BYTES + RECORD_LIMIT_BYTES)
  let held = 0
  let scanner: RecordScanner = createRecordScanner(',')
  let lineFeedToSkip = false

  /** Reads the whole records of the work buffer and moves the rest to its start. */
  function readWork(isLast: boolean): void {
    let from = 0
    if (!feed.started && held > 0) from = readStart()
    if (!feed.refusal) from = readRecords(from, isLast)
    work.copyWithin(0, from, held)
    held -= from
  }

  function readStart(): number {
    feed.started = true
    const bytes = work.subarray(0, held)
    feed.refusal = checkFileStart(bytes)
    feed.byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
    const textStart = feed.byteOrderMark ? 3 : 0
    const sample = decoder.decode(bytes.subarray(textStart, RECORD_LIMIT_BYTES))
    // A first line such as "sep=;" tells Excel the delimiter.
    const named = /^sep=([,;\t|])(?:\r\n|\r|\n)/i.exec(sample)
    feed.delimiter = named ? (named[1] as Delimiter) : detectDelimiter(sample)
    feed.delimiterByte = feed.delimiter.charCodeAt(0)
    scanner = createRecordScanner(feed.delimiter)
    if (named) feed.line += 1
    return textStart + (named ? named[0].length : 0)
  }

  function readRecords(from: number, isLast: boolean): number {
    let at = from
    while (at < held) {
      if (lineFeedToSkip) {
        lineFeedToSkip = false
        if (work[at] === LF) {
          at += 1
          continue
        }
      }
      const afterLine = reader.plainLine(work, at, held)
      if (afterLine > 0) {
        feed.line += 1
        at = afterLine
        continue
      }
      const afterRecord = scanner.scan(work, at, held, isLast, feed.line)
      if (afterRecord < 0) {
        feed.refusal = scanner.refusal
        return at
      }
      if (!scanner.isBlank()) reader.record(scanner, work)
      feed.line += scanner.lineEnds
      lineFeedToSkip = scanner.endsInCarriageReturn
      at = afterRecord
    }
    return at
  }

  const feed: RecordFeed = {
    feed(chunk) {
      for (let at = 0; at < chunk.length && !feed.refusal;) {
        const taken = Math.min(chunk.length - at, work.length - held)
        work.set(chunk.subarray(at, at + taken), held)
        held += taken
        at += taken
        if (held === work.length) readWork(false)
      }
      return feed.refusal === undefined
    },
    end() {
      if (!feed.refusal) readWork(true)
    },
    refusal: undefined,
    started: false,
    byteOrderMark: false,
    delimiter: ',',
    delimiterByte: ','.charCodeAt(0),
    line: 1,
  }
  return feed
}
