import { phoneAutomaton } from '../phone/phoneAutomaton.ts'
import { automatonClass } from '../phone/PhoneAutomatonTables.ts'
import type { PhoneReason } from '../phone/PhoneReason.ts'
import type { ContactFileRefusal } from './ContactFileRefusal.ts'
import { createCellJudge } from './createCellJudge.ts'
import { createNumberSet } from './createNumberSet.ts'
import { createRecordFeed } from './createRecordFeed.ts'
import { RECORD_LIMIT_BYTES, type RecordScanner } from './createRecordScanner.ts'

/** Takes the numbers of a file in its order, each once. */
export interface NumberSink {
  /**
   * A valid number: its digits in E.164 without the plus are `bytes` from `from` to `to`, until the next call.
   * @param country its place in the automaton's countries + 1; 0 for international services
   */
  valid(bytes: Uint8Array, from: number, to: number, country: number): void
  /** @param country where the number names one */
  invalid(written: string, reason: PhoneReason, country: string | undefined): void
}

export interface NumberFileOptions {
  /** Of the column with the numbers, from 0. */
  column?: number
  sink?: NumberSink
}

/** What a file of numbers holds. Counts stand for the part read when `refusal` is present. */
export interface NumberFileResult {
  refusal: ContactFileRefusal | undefined
  /** different numbers */
  valid: number
  invalid: number
  /** rows with a number seen before */
  duplicated: number
  /** The first row holds titles, and no number. */
  header: string[] | undefined
  /** of the first row */
  columns: number
}

/** Reads one file of numbers that is fed to it in pieces of any size. */
export interface NumberFileReader {
  /** Takes the next bytes; false once the file is refused, after which nothing more need be fed. */
  feed(chunk: Uint8Array): boolean
  /** Finishes the file; call once. */
  end(): NumberFileResult
}

const HEAD_DIGITS = 8
const LONGEST_DIGITS = 15
const LONGEST_VALUE_CHARACTERS = 200

const LF = 10
const CR = 13
const QUOTE = 34
const PLUS = 43

/**
 * Creates a reader of files of phone numbers of any countries: CSV in UTF-8, or one number a line. Nothing is thrown; a
 * file that can't be read gives `refusal`.
 */
export function createNumberFileReader({ column = 0, sink }: NumberFileOptions = {}): NumberFileReader {
  const { next, classes } = phoneAutomaton()
  const judge = createCellJudge()
  const numbers = createNumberSet()
  const result: NumberFileResult = {
    refusal: undefined,
    valid: 0,
    invalid: 0,
    duplicated: 0,
    header: undefined,
    columns: 0,
  }

  /** A line that starts with a plain number and has nothing but ASCII without quotes. */
  function plainLine(bytes: Uint8Array, from: number, held: number): number {
    if (column !== 0 || result.columns === 0 || bytes[from] !== PLUS) return -1
    let at = from + 1
    let state = 0
    let head = 0
    const headEnd = at + HEAD_DIGITS
    if (headEnd >= held) return -1
    for (; at < headEnd; at += 1) {
      const digit = bytes[at]! - 48
      if (digit < 0 || digit > 9) return -1
      state = next[state * 10 + digit]!
      head = head * 10 + digit
    }
    let tail = 1
    const tailEnd = Math.min(from + 1 + LONGEST_DIGITS, held)
    for (; at < tailEnd; at += 1) {
      const digit = bytes[at]! - 48
      if (digit < 0 || digit > 9) break
      state = next[state * 10 + digit]!
      tail = tail * 10 + digit
    }
    const numberClass = classes[state]!
    if ((numberClass & (automatonClass.valid | automatonClass.prefix)) !== automatonClass.valid) return -1

    const numberEnd = at
    const { delimiterByte } = feed
    for (; at < held; at += 1) {
      const byte = bytes[at]!
      if (byte === LF || byte === CR) break
      if ((at === numberEnd && byte !== delimiterByte) || byte === QUOTE || byte > 126 || byte === 0)
        return -1
    }
    if (at + 1 >= held || at + 2 - from > RECORD_LIMIT_BYTES) return -1
    at += bytes[at] === CR && bytes[at + 1] === LF ? 2 : 1
    if (numbers.add(head, tail)) {
      result.valid += 1
      sink?.valid(bytes, from + 1, numberEnd, numberClass >> automatonClass.countryShift)
    } else result.duplicated += 1
    return at
  }

  function record(scanner: RecordScanner, bytes: Uint8Array): void {
    const isFirst = result.columns === 0
    if (isFirst) result.columns = scanner.cellCount
    const has = column < scanner.cellCount
    const written = (): string => (has ? scanner.text(column) : '')
    const isNumber =
      has && scanner.isLiteral(column)
        ? judge.judge(bytes, scanner.starts[column]!, scanner.ends[column]!, written)
        : judge.judge(bytes, 0, 0, written)
    if (!isNumber) {
      if (isFirst && judge.reason === 'not_a_number' && /\p{L}/u.test(written()))
        result.header = Array.from({ length: scanner.cellCount }, (_, cell) => scanner.text(cell))
      else {
        result.invalid += 1
        sink?.invalid(written().slice(0, LONGEST_VALUE_CHARACTERS), judge.reason, judge.country)
      }
    } else if (numbers.add(judge.head, judge.tail)) {
      result.valid += 1
      sink?.valid(judge.digits, 0, judge.digitCount, judge.countryNumber)
    } else result.duplicated += 1
  }

  const feed = createRecordFeed({ plainLine, record })
  return {
    feed: (chunk) => feed.feed(chunk),
    end() {
      feed.end()
      const { refusal } = feed
      const isEmpty = result.valid + result.invalid === 0
      result.refusal = refusal ?? (isEmpty ? { code: feed.started ? 'no_rows' : 'empty_file' } : undefined)
      return result
    },
  }
}
