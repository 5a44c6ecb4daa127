import { checkPhoneNumber } from '../../../domain/phone/index.ts'

/** Somebody a campaign calls. */
export interface Callee {
  /** E.164 */
  number: string
  country: string
  /** Columns of the file by their headings, for the texts of the flow. */
  contact: Record<string, string>
}

export interface Callees {
  callees: Callee[]
  /** Cells or rows without a number that can be called. */
  invalid: number
  repeated: number
}

const LONGEST_VALUE = 200
const MOST_COLUMNS = 30
const COLUMN = /^[a-z][a-z0-9_]{0,31}$/

/**
 * Whom rows of a file or of typed text name, each once and in their order. A row of numbers alone is as many people; in any
 * other, the first number is the person's, and the other cells are known by the headings of the first row.
 * @param isCalled whether calls go to a country
 */
export function readCallees(
  rows: readonly (readonly string[])[],
  isCalled: (country: string) => boolean,
): Callees {
  const found = new Map<string, Callee>()
  let invalid = 0
  let repeated = 0
  const [first] = rows
  const headings = first && !first.some(isNumber) ? first.map(columnOf) : undefined
  for (const cells of headings ? rows.slice(1) : rows) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const verdicts = cells.map((cell) => checkPhoneNumber(cell))
    const numberAt = verdicts.findIndex(({ valid }) => valid)
    const isList = !headings && cells.every((cell, at) => cell.trim() === '' || verdicts[at]!.valid)
    const numbers = verdicts.filter(({ valid }, at) => valid && (isList || at === numberAt))
    if (numbers.length === 0) invalid += 1
    for (const verdict of numbers) {
      const { country } = verdict
      if (!verdict.valid || country === undefined || !isCalled(country)) invalid += 1
      else if (found.has(verdict.number)) repeated += 1
      else
        found.set(verdict.number, {
          number: verdict.number,
          country,
          contact: contactOf(headings, cells, numberAt),
        })
    }
  }
  return { callees: [...found.values()], invalid, repeated }
}

/** Whether a cell of the first row is somebody's number, right or wrong, or of no use as a heading; address_1 is one. */
function isNumber(cell: string): boolean {
  return /\d/.test(cell) && (!/\p{L}/u.test(cell) || /\d\D{0,2}\d\D{0,2}\d\D{0,2}\d\D{0,2}\d/.test(cell))
}

function contactOf(
  headings: readonly string[] | undefined,
  cells: readonly string[],
  numberAt: number,
): Record<string, string> {
  const named = (headings ?? [])
    .slice(0, MOST_COLUMNS)
    .flatMap((name, at): [string, string][] =>
      at === numberAt || !COLUMN.test(name) ? [] : [[name, valueOf(cells[at])]],
    )
  return Object.fromEntries(named)
}

/** Cut in the middle of an emoji it couldn't be stored. */
function valueOf(cell = ''): string {
  return cell.trim().slice(0, LONGEST_VALUE).toWellFormed()
}

/** A heading as texts of flows write it: First name is first_name. */
function columnOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
}
