import type { ContactFileRefusal } from './ContactFileRefusal.ts'
import type { ContactReason } from './ContactReason.ts'
import type { Delimiter } from './detectDelimiter.ts'

/** A row that is not used. `line` is where it starts in the file, from 1; `value` its first cell, cut at 200 characters. */
export interface InvalidContact {
  line: number
  value: string
  code: ContactReason
  /** of the number; of the file's numbers */
  country?: string
  fileCountry?: string
}

/** Something worth telling that refuses nothing. */
export type ContactFileNotice =
  | { code: 'byte_order_mark' | 'header_row' }
  /** `count` is of rows */
  | { code: 'scientific_notation' | 'missing_plus' | 'uneven_rows' | 'lost_characters'; count: number }

/** What a contact file holds. Counts stand for the part read when `refusal` is present. */
export interface ContactFileResult {
  refusal: ContactFileRefusal | undefined
  /** rows with a number not seen before; duplicated rows are not counted here */
  valid: number
  invalid: number
  duplicated: number
  /** of the first valid number; every other valid number has the same */
  country_code: string | undefined
  country: string | undefined
  /** the cells of the first valid row, the number normalised */
  values: string[]
  /** up to 20 valid rows, for previews */
  sampleRows: string[][]
  /** up to 20 rows that are not used */
  invalidSample: InvalidContact[]
  invalidByReason: Partial<Record<ContactReason, number>>
  /** `cells` are those of the first row; recognised when its first cell is words and other rows are valid */
  headerRow: { recognised: boolean; skipped: boolean; cells: string[] }
  /** rows whose cell is empty, per column; absent where nobody counted */
  emptyCells?: number[]
  delimiter: Delimiter
  /** of the first row */
  columns: number
  notices: ContactFileNotice[]
}
