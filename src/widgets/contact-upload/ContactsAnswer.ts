/** Answer of `contacts_process`. Counts grow while `status` is `processing`. */
export interface ContactsAnswer {
  percentage: number
  status: 'processing' | 'done' | 'failed'
  valid: number
  invalid: number
  duplicated: number
  country?: string | null
  country_code?: string | null
  values?: string[] | null
  headers?: string[] | null
  /** Contacts whose cell is empty, per column. */
  empty_cells?: number[] | null
  filename?: string | null
  /** Why the whole file was refused. */
  error?: string | { message: string } | null
  /** Cells of a recognised header row. */
  header_row?: string[] | null
  /** The recognised header row has been left out. */
  header_skipped?: boolean
  delimiter?: string | null
  /** Worth telling, refuses nothing. */
  notices?: { code: string; message: string }[]
  /** The first rows that are not used; the download has them all. */
  invalid_sample?: { line: number; value: string; reason: string }[]
}
