import { countryName } from '../phone/countryName.ts'
import { phoneAutomaton } from '../phone/phoneAutomaton.ts'
import { automatonClass } from '../phone/PhoneAutomatonTables.ts'
import { contactNotices } from './contactNotices.ts'
import type { ContactFileRefusal } from './ContactFileRefusal.ts'
import type { ContactFileResult } from './ContactFileResult.ts'
import type { ContactFileSinks } from './ContactFileSinks.ts'
import type { ContactReason } from './ContactReason.ts'
import { createCellJudge } from './createCellJudge.ts'
import { createContactTally, type ReasonText } from './createContactTally.ts'
import { createNumberSet } from './createNumberSet.ts'
import { createRecordFeed } from './createRecordFeed.ts'
import { RECORD_LIMIT_BYTES, type RecordScanner } from './createRecordScanner.ts'

/** How a contact file is read. */
export interface ContactFileOptions {
  /** leaves the first row out, recognised as a header or not */
  skipFirstRow?: boolean
  sinks?: ContactFileSinks
  /** The words for the file of rows that are not used; its codes without them. */
  reasonText?: ReasonText
}

/** Reads one contact file that is fed to it in pieces of any size. */
export interface ContactFileReader {
  /** Takes the next bytes; false once the file is refused, after which nothing more need be fed. */
  feed(chunk: Uint8Array): boolean
  /** Finishes the file; call once. */
  end(): ContactFileResult
}

const SAMPLE_ROWS = 20
const HEAD_DIGITS = 8
const LONGEST_DIGITS = 15

const LF = 10
const CR = 13
const QUOTE = 34
const PLUS = 43
const COMMA = 44

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * Creates a reader of contact files: CSV in UTF-8, phone numbers of one country in the first column.
 *
 *   bytes -> work buffer -> lines "+digits[,cells]" of the file's country: judged by the automaton on the way
 *                       \-> any other record -> record scanner -> first cell judged -> valid, invalid, duplicated
 *
 * Takes 1 MB and 11 to 46 bytes per distinct number, whatever the file. A record has at most 64 KB and
 * 200 columns. A file that cannot be used gives `refusal` in the result; nothing is thrown.
 */
export function createContactFileReader({
  skipFirstRow = false,
  sinks = {},
  reasonText,
}: ContactFileOptions = {}): ContactFileReader {
  const { next, classes, countries } = phoneAutomaton()
  const judge = createCellJudge()
  const numbers = createNumberSet()
  const tally = createContactTally(sinks, reasonText)
  const sampleRows: string[][] = []

  let columns = 0
  let unevenRows = 0
  let lostCharacterRows = 0
  let fileCountryNumber = 0
  let firstRow: string[] = []
  let isHeader = false

  /**
   * Reads a line that starts with a plain number of the file's country and has nothing but ASCII without quotes.
   */
  function plainLine(work: Uint8Array, from: number, limit: number): number {
    if (sampleRows.length < SAMPLE_ROWS || work[from] !== PLUS) return -1
    const { delimiterByte } = records
    let at = from + 1
    let state = 0
    let head = 0
    const headEnd = at + HEAD_DIGITS
    if (headEnd >= limit) return -1
    for (; at < headEnd; at += 1) {
      const digit = work[at]! - 48
      if (digit < 0 || digit > 9) return -1
      state = next[state * 10 + digit]!
      head = head * 10 + digit
    }
    let tail = 1
    const tailEnd = Math.min(from + 1 + LONGEST_DIGITS, limit)
    for (; at < tailEnd; at += 1) {
      const digit = work[at]! - 48
      if (digit < 0 || digit > 9) break
      state = next[state * 10 + digit]!
      tail = tail * 10 + digit
    }
    const numberClass = classes[state]!
    if ((numberClass & (automatonClass.valid | automatonClass.prefix)) !== automatonClass.valid) return -1
    if (numberClass >> automatonClass.countryShift !== fileCountryNumber) return -1

    const numberEnd = at
    let cells = 1
    for (; at < limit; at += 1) {
      const byte = work[at]!
      if (byte === LF || byte === CR) break
      if (byte === delimiterByte) cells += 1
      else if (at === numberEnd || byte === QUOTE || byte === COMMA || byte > 126 || byte === 0) return -1
    }
    if (at + 1 >= limit || cells !== columns || at + 2 - from > RECORD_LIMIT_BYTES) return -1
    const lineEnd = at
    at += work[at] === CR && work[at + 1] === LF ? 2 : 1

    if (numbers.add(head, tail)) {
      tally.valid += 1
      if (tally.validLines) copyLine(work, from, lineEnd)
    } else tally.addDuplicatedNumber(records.line, work, from, numberEnd)
    return at
  }

  function copyLine(work: Uint8Array, from: number, to: number): void {
    const lines = tally.validLines!
    const { delimiterByte } = records
    const { bytes } = lines
    let used = lines.used
    for (let at = from; at < to; at += 1) {
      const byte = work[at]!
      bytes[used++] = byte === delimiterByte ? COMMA : byte
    }
    lines.used = used
    lines.endLine()
  }

  function record(scanner: RecordScanner, work: Uint8Array): void {
    const { line } = records
    const firstCell = (): string => scanner.text(0)
    const isFirst = columns === 0
    const isNumber = scanner.isLiteral(0)
      ? judge.judge(work, scanner.starts[0]!, scanner.ends[0]!, firstCell)
      : judge.judge(work, 0, 0, firstCell)
    if (isFirst) {
      columns = scanner.cellCount
      firstRow = cellTexts(scanner)
      isHeader = !isNumber && judge.reason === 'not_a_number' && /\p{L}/u.test(firstRow[0]!)
      if (skipFirstRow) return
    } else if (scanner.cellCount !== columns) unevenRows += 1
    if (scanner.hasLostCharacters) lostCharacterRows += 1

    if (!isNumber) {
      tally.addInvalid(line, firstCell(), isFirst && isHeader ? 'header_row' : judge.reason, judge.country)
    } else if (judge.countryNumber === 0) {
      tally.addInvalid(line, firstCell(), 'no_country')
    } else if (fileCountryNumber !== 0 && judge.countryNumber !== fileCountryNumber) {
      const country = countries[judge.countryNumber - 1]
      tally.addInvalid(line, firstCell(), 'other_country', country, countries[fileCountryNumber - 1])
    } else if (!numbers.add(judge.head, judge.tail)) {
      tally.addDuplicated(line, firstCell())
    } else acceptRecord(scanner)
  }

  function cellTexts(scanner: RecordScanner): string[] {
    return Array.from({ length: scanner.cellCount }, (_, cell) => scanner.text(cell))
  }

  function acceptRecord(scanner: RecordScanner): void {
    fileCountryNumber = judge.countryNumber
    tally.valid += 1
    if (sampleRows.length < SAMPLE_ROWS) {
      const number = `+${decoder.decode(judge.digits.subarray(0, judge.digitCount))}`
      sampleRows.push(cellTexts(scanner).with(0, number))
    }
    const lines = tally.validLines
    if (!lines) return
    lines.writeByte(PLUS)
    lines.writeBytes(judge.digits, 0, judge.digitCount)
    for (let cell = 1; cell < scanner.cellCount; cell += 1) {
      lines.writeByte(COMMA)
      scanner.write(cell, lines)
    }
    lines.endLine()
  }

  function end(): ContactFileResult {
    records.end()
    const refusal = records.refusal ?? (tally.valid === 0 ? refuseForWantOfRows() : undefined)
    tally.flush()
    const countryCode = countries[fileCountryNumber - 1]
    const values = sampleRows[0] ?? []
    const headerRow = {
      recognised: isHeader && tally.valid > 0,
      skipped: skipFirstRow && firstRow.length > 0,
      cells: firstRow,
    }
    const { invalidByReason } = tally
    return {
      refusal,
      valid: tally.valid,
      invalid: tally.invalid,
      duplicated: tally.duplicated,
      country_code: countryCode,
      country: countryCode && countryName(countryCode),
      values,
      sampleRows,
      invalidSample: tally.invalidSample,
      invalidByReason,
      headerRow,
      delimiter: records.delimiter,
      columns,
      notices: contactNotices({
        byteOrderMark: records.byteOrderMark,
        headerRow,
        invalidByReason,
        unevenRows,
        lostCharacterRows,
      }),
    }
  }

  function refuseForWantOfRows(): ContactFileRefusal {
    const reasons = Object.entries(tally.invalidByReason) as [ContactReason, number][]
    // That the first row is a header is true, but not what is wrong with the others.
    const [mostCommon] = reasons.toSorted(
      ([a, first], [b, second]) => Number(a === 'header_row') - Number(b === 'header_row') || second - first,
    )
    if (!records.started) return { code: 'empty_file' }
    if (!mostCommon) return { code: 'no_rows' }
    const [reason] = mostCommon
    return { code: 'no_valid_rows', reason, line: tally.firstLineByReason[reason]! }
  }

  const records = createRecordFeed({ plainLine, record })
  return { feed: (chunk) => records.feed(chunk), end }
}
