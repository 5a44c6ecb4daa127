import { spreadsheetSafeCell, quoteCsvCell } from '../../shared/csv.ts'
import type { ContactFileSinks } from './ContactFileSinks.ts'
import type { InvalidContact } from './ContactFileResult.ts'
import type { ContactReason } from './ContactReason.ts'
import { createLineBlocks, type LineBlocks } from './createLineBlocks.ts'

/** Counts rows by outcome, keeps samples and writes each row where it belongs. */
export interface ContactTally {
  valid: number
  invalid: number
  duplicated: number
  invalidByReason: Partial<Record<ContactReason, number>>
  firstLineByReason: Partial<Record<ContactReason, number>>
  invalidSample: InvalidContact[]
  /** where a valid row is written, when anybody wants it */
  validLines: LineBlocks | undefined
  addInvalid(line: number, value: string, code: ContactReason, country?: string, fileCountry?: string): void
  /** `value` is the first cell */
  addDuplicated(line: number, value: string): void
  /** The same for a cell of the file that is a plus and digits, without making a string. */
  addDuplicatedNumber(line: number, source: Uint8Array, from: number, to: number): void
  flush(): void
}

const INVALID_SAMPLE_ROWS = 20
const LONGEST_VALUE_CHARACTERS = 200

const APOSTROPHE = 39
const COMMA = 44

/** The words for why a row isn't used. */
export type ReasonText = (why: Pick<InvalidContact, 'code' | 'country' | 'fileCountry'>) => string

/** Creates a tally whose lines go to the sinks. */
export function createContactTally(
  sinks: ContactFileSinks,
  reasonText: ReasonText = ({ code }) => code,
): ContactTally {
  const validLines = sinks.valid && createLineBlocks(sinks.valid)
  const invalidLines = sinks.invalid && createLineBlocks(sinks.invalid)
  const duplicatedLines = sinks.duplicated && createLineBlocks(sinks.duplicated)
  invalidLines?.writeLine('line,value,reason')
  duplicatedLines?.writeLine('line,value')

  const tally: ContactTally = {
    valid: 0,
    invalid: 0,
    duplicated: 0,
    invalidByReason: {},
    firstLineByReason: {},
    invalidSample: [],
    validLines,
    addInvalid(line, cell, code, country, fileCountry) {
      const value =
        cell.length > LONGEST_VALUE_CHARACTERS ? `${cell.slice(0, LONGEST_VALUE_CHARACTERS - 1)}…` : cell
      const why = { code, ...(country && { country }), ...(fileCountry && { fileCountry }) }
      tally.invalid += 1
      tally.invalidByReason[code] = (tally.invalidByReason[code] ?? 0) + 1
      tally.firstLineByReason[code] ??= line
      if (tally.invalidSample.length < INVALID_SAMPLE_ROWS) tally.invalidSample.push({ line, value, ...why })
      invalidLines?.writeLine(
        `${line},${quoteCsvCell(spreadsheetSafeCell(value))},${quoteCsvCell(reasonText(why))}`,
      )
    },
    addDuplicated(line, value) {
      tally.duplicated += 1
      duplicatedLines?.writeLine(`${line},${quoteCsvCell(spreadsheetSafeCell(value))}`)
    },
    addDuplicatedNumber(line, source, from, to) {
      tally.duplicated += 1
      if (!duplicatedLines) return
      duplicatedLines.writeInteger(line)
      duplicatedLines.writeByte(COMMA)
      duplicatedLines.writeByte(APOSTROPHE)
      duplicatedLines.writeBytes(source, from, to)
      duplicatedLines.endLine()
    },
    flush() {
      validLines?.flush()
      invalidLines?.flush()
      duplicatedLines?.flush()
    },
  }
  return tally
}
