const FORMULA_START = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const ALTERED_NUMBER = /^(?:0\d+|[\d\s().-]{12,}|\d+(?:[.,]\d+)?e\+?\d+)$/i

/** Writes a CSV cell by RFC 4180: quoted when it holds a comma, a quotation mark or a line end. */
export function quoteCsvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Makes a cell safe to open in a spreadsheet: an apostrophe before what would run as a formula
 * (OWASP, CSV injection) and before digits that would be shown shortened, such as 447911123456 as 4.479E+11.
 * The value after the apostrophe is unchanged.
 */
export function spreadsheetSafeCell(text: string): string {
  return FORMULA_START.test(text) || ALTERED_NUMBER.test(text) ? `'${text}` : text
}
