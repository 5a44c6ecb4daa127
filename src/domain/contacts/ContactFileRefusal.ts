import type { ContactReason } from './ContactReason.ts'

/** What a file is that isn't text. */
export type OtherFormat = 'workbook' | 'old-workbook' | 'pdf' | 'compressed'

/** Why a contact file cannot be used at all, with the place or fact that shows it. */
export type ContactFileRefusal =
  | { code: 'empty_file' | 'no_rows' }
  | { code: 'not_csv'; format: OtherFormat }
  /** `isMarked` by a byte order mark */
  | { code: 'other_encoding'; encoding: string; isMarked: boolean }
  | { code: 'not_utf8'; line: number; byte: string }
  | { code: LineProblem; line: number }
  /** `reason` is the most common one, and `line` the first that has it */
  | { code: 'no_valid_rows'; line: number; reason: ContactReason }

/** What makes one line stop the reading. */
export type LineProblem = 'has_nul' | 'line_too_long' | 'unclosed_quote' | 'too_many_columns'
