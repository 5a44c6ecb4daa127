import { checkPhoneNumber } from '../phone/checkPhoneNumber.ts'
import { readCsvRecords } from './readCsvRecords.ts'

const RECORDS = 200
const LF = 10
/** A cell that may be a number without its country code. */
const LIKE_NUMBER = /^[\d\s().\-/]{7,}$/
const VALID = 1000

/**
 * The column of a CSV file that most of its first rows have a number in, from 0; the first where none has one.
 * @param head bytes from the start of the file; the last line may be cut
 */
export function findNumberColumn(head: Uint8Array, isWhole: boolean): number {
  const end = isWhole ? head.length : head.lastIndexOf(LF) + 1
  const scores: number[] = []
  let records = 0
  for (const { cells } of readCsvRecords(head.subarray(0, end))) {
    for (const [column, cell] of cells.entries()) scores[column] = (scores[column] ?? 0) + scoreOf(cell)
    records += 1
    if (records === RECORDS) break
  }
  return Math.max(0, scores.indexOf(Math.max(0, ...scores)))
}

function scoreOf(cell: string): number {
  const written = cell.trim()
  if (checkPhoneNumber(written).valid) return VALID
  return LIKE_NUMBER.test(written) ? 1 : 0
}
