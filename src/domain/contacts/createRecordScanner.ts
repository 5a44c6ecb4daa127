import type { ContactFileRefusal, LineProblem } from './ContactFileRefusal.ts'
import { findInvalidUtf8 } from './findInvalidUtf8.ts'
import type { LineBlocks } from './createLineBlocks.ts'
import { quoteCsvCell } from '../../shared/csv.ts'

/** Splits one CSV record after the other into cells, without making strings. */
export interface RecordScanner {
  /**
   * Scans the record that starts at `from`.
   * @returns where the next record starts, or -1 when the record does not end before `length` or `refusal` is set
   */
  scan(bytes: Uint8Array, from: number, length: number, isLast: boolean, line: number): number
  refusal: ContactFileRefusal | undefined
  /** the number of cells of the record */
  cellCount: number
  /** line ends passed, those inside quotes included; the last record may have none */
  lineEnds: number
  /** the record ends in CR at the very end of the bytes, so that a following LF belongs to it */
  endsInCarriageReturn: boolean
  /** the record has U+FFFD, which an earlier conversion leaves in the place of what it could not read */
  hasLostCharacters: boolean
  /** whether every cell is empty or blank */
  isBlank(): boolean
  /** where a cell's content starts and ends, without its quotes */
  starts: Int32Array
  ends: Int32Array
  /** whether the content is found between `starts` and `ends` as it is */
  isLiteral(cell: number): boolean
  text(cell: number): string
  /** Writes a cell as RFC 4180 has it, byte for byte where it is so already. */
  write(cell: number, lines: LineBlocks): void
}

/** A record, line end included, is at most this long. */
export const RECORD_LIMIT_BYTES = 64 * 1024
const COLUMN_LIMIT = 200

const LF = 10
const CR = 13
const SPACE = 32
const QUOTE = 34
const COMMA = 44

const PLAIN = 0
const QUOTED = 1
const QUOTED_WITH_MARKS = 2
/** a quotation mark at a place where RFC 4180 has none; taken as it stands */
const IRREGULAR = 3
/** a comma that separates nothing, in a file with another delimiter */
const WITH_COMMA = 4

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Creates a scanner for records whose cells are separated by one ASCII character. */
export function createRecordScanner(delimiter: string): RecordScanner {
  const delimiterByte = delimiter.charCodeAt(0)
  const starts = new Int32Array(COLUMN_LIMIT)
  const ends = new Int32Array(COLUMN_LIMIT)
  const kinds = new Uint8Array(COLUMN_LIMIT)
  let source: Uint8Array = new Uint8Array()

  function refuse(code: LineProblem, line: number): -1 {
    scanner.refusal = { code, line }
    return -1
  }

  function scan(bytes: Uint8Array, from: number, length: number, isLast: boolean, line: number): number {
    source = bytes
    let count = 0
    let at = from
    let lineEnds = 0
    let allBits = 0
    let hasNul = false
    let unclosedAt = -1
    scanner.endsInCarriageReturn = false

    for (;;) {
      if (count === COLUMN_LIMIT) return refuse('too_many_columns', line)
      let kind = PLAIN
      let start = at
      let contentEnd = -1
      if (at < length && bytes[at] === QUOTE) {
        kind = QUOTED
        start = at + 1
        unclosedAt = line + lineEnds
        for (at = start; at < length; at += 1) {
          const byte = bytes[at]!
          allBits |= byte
          if (byte === QUOTE) {
            if (bytes[at + 1] !== QUOTE || at + 1 >= length) break
            kind = QUOTED_WITH_MARKS
            at += 1
          } else if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) lineEnds += 1
          else if (byte === 0) hasNul = true
        }
        if (at < length) {
          contentEnd = at
          at += 1
          unclosedAt = -1
        }
      }
      const tailStart = at
      for (; at < length; at += 1) {
        const byte = bytes[at]!
        if (byte === delimiterByte || byte === LF || byte === CR) break
        allBits |= byte
        if (byte === QUOTE) kind = IRREGULAR
        else if (byte === COMMA && kind === PLAIN) kind = WITH_COMMA
        else if (byte === 0) hasNul = true
      }
      if (at - from > RECORD_LIMIT_BYTES) {
        // A value that also swallows lines most likely lacks its closing mark; on one line it is just too long.
        const isUnclosed = unclosedAt > 0 && lineEnds > 0
        return isUnclosed ? refuse('unclosed_quote', unclosedAt) : refuse('line_too_long', line)
      }
      if (at >= length && !isLast) return -1
      if (unclosedAt > 0) return refuse('unclosed_quote', unclosedAt)
      if (contentEnd >= 0 && at > tailStart) {
        kind = IRREGULAR
        start -= 1
      }
      starts[count] = start
      ends[count] = kind === QUOTED || kind === QUOTED_WITH_MARKS ? contentEnd : at
      kinds[count] = kind
      count += 1
      if (at < length && bytes[at] === delimiterByte) {
        at += 1
        continue
      }
      break
    }

    if (hasNul) return refuse('has_nul', line)
    scanner.hasLostCharacters = false
    if (allBits > 127) {
      scanner.hasLostCharacters = hasReplacementCharacter(bytes, from, at)
      const invalidAt = findInvalidUtf8(bytes, from, at)
      if (invalidAt >= 0) {
        const byte = `0x${bytes[invalidAt]!.toString(16).toUpperCase()}`
        scanner.refusal = { code: 'not_utf8', line, byte }
        return -1
      }
    }
    if (at < length) {
      const isCarriageReturn = bytes[at] === CR
      at += 1
      if (isCarriageReturn) {
        if (at < length && bytes[at] === LF) at += 1
        else scanner.endsInCarriageReturn = at === length
      }
      lineEnds += 1
    }
    if (at - from > RECORD_LIMIT_BYTES) return refuse('line_too_long', line)
    scanner.cellCount = count
    scanner.lineEnds = lineEnds
    return at
  }

  function text(cell: number): string {
    const content = decoder.decode(source.subarray(starts[cell], ends[cell]))
    if (kinds[cell] === QUOTED_WITH_MARKS) return content.replaceAll('""', '"')
    if (kinds[cell] !== IRREGULAR || !content.startsWith('"')) return content
    return content.replace(/^"((?:[^"]|"")*)"/, (_, quoted: string) => quoted.replaceAll('""', '"'))
  }

  function write(cell: number, lines: LineBlocks): void {
    const kind = kinds[cell]
    if (kind === IRREGULAR) {
      lines.writeText(quoteCsvCell(text(cell)))
      return
    }
    const isQuoted = kind !== PLAIN
    if (isQuoted) lines.writeByte(QUOTE)
    lines.writeBytes(source, starts[cell]!, ends[cell]!)
    if (isQuoted) lines.writeByte(QUOTE)
  }

  const scanner: RecordScanner = {
    scan,
    refusal: undefined,
    cellCount: 0,
    lineEnds: 0,
    endsInCarriageReturn: false,
    hasLostCharacters: false,
    isBlank() {
      for (let cell = 0; cell < scanner.cellCount; cell += 1) {
        for (let at = starts[cell]!; at < ends[cell]!; at += 1) if (source[at]! > SPACE) return false
      }
      return true
    },
    starts,
    ends,
    isLiteral: (cell) => kinds[cell] !== QUOTED_WITH_MARKS && kinds[cell] !== IRREGULAR,
    text,
    write,
  }
  return scanner
}

function hasReplacementCharacter(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at + 2 < to; at += 1) {
    if (bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) return true
  }
  return false
}
