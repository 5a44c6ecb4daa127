/** Where the rows of a contact file go. Each function gets blocks of whole lines ending in LF, which it may keep. */
export interface ContactFileSinks {
  /** `+447911123456,Anna,"12, High Street"`: the number in E.164, then the other cells as they were, always with commas */
  valid?: (lines: Uint8Array) => void
  /** the columns line, value, reason under a header row; safe to open in a spreadsheet */
  invalid?: (lines: Uint8Array) => void
  /** the columns line, value under a header row; safe to open in a spreadsheet */
  duplicated?: (lines: Uint8Array) => void
}
