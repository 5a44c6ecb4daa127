import {
  columnName,
  type ContactFileNotice,
  type ContactFileRefusal,
  type ContactReason,
  type InvalidContact,
  type LineProblem,
  type OtherFormat,
} from '../../../domain/contacts/index.ts'
import { countryName } from '../../../domain/phone/index.ts'
import { say, type Saying, type Wording } from '../../errors.ts'
import { phoneTexts } from '../../phoneTexts.ts'

const formats: Record<OtherFormat, string> = {
  workbook: 'sms-broadcast:format-workbook',
  'old-workbook': 'sms-broadcast:format-old-workbook',
  pdf: 'sms-broadcast:format-pdf',
  compressed: 'sms-broadcast:format-compressed',
}
const lineProblems: Record<LineProblem, string> = {
  has_nul: 'sms-broadcast:file-nul',
  line_too_long: 'sms-broadcast:file-line-long',
  unclosed_quote: 'sms-broadcast:file-unclosed-quote',
  too_many_columns: 'sms-broadcast:file-columns-many',
}
const reasons: Record<ContactReason, string> = {
  ...phoneTexts,
  header_row: 'sms-broadcast:row-header',
  other_country: 'sms-broadcast:row-other-country',
  no_country: 'sms-broadcast:row-no-country',
}
const ofCountries = {
  other: 'sms-broadcast:row-of-other-country',
  invalid: 'sms-broadcast:row-invalid-for-country',
} as const
const notices: Record<ContactFileNotice['code'], string> = {
  header_row: 'sms-broadcast:notice-header',
  scientific_notation: 'sms-broadcast:notice-scientific',
  missing_plus: 'sms-broadcast:notice-missing-plus',
  lost_characters: 'sms-broadcast:notice-lost-characters',
  uneven_rows: 'sms-broadcast:notice-uneven',
  byte_order_mark: 'sms-broadcast:notice-byte-order-mark',
}
const HEADER_CELLS = 5

/** Texts of the words for a row that isn't used, for a thread without definitions. */
export const reasonKeys: readonly string[] = [...Object.values(reasons), ...Object.values(ofCountries)]

/** Why a file can't be used at all, and what to do about it. */
export function fileProblem(refusal: ContactFileRefusal): Saying {
  switch (refusal.code) {
    case 'empty_file':
      return say('sms-broadcast:file-empty')
    case 'no_rows':
      return say('sms-broadcast:file-no-rows')
    case 'not_csv':
      return say('sms-broadcast:file-not-csv', { format: say(formats[refusal.format]) })
    case 'other_encoding':
      return say(
        refusal.isMarked ? 'sms-broadcast:file-other-encoding' : 'sms-broadcast:file-unmarked-encoding',
        { encoding: refusal.encoding },
      )
    case 'not_utf8':
      return say('sms-broadcast:file-not-utf8', { line: refusal.line, byte: refusal.byte })
    case 'no_valid_rows':
      return say('sms-broadcast:file-no-valid-rows', {
        reason: say(reasons[refusal.reason]),
        line: refusal.line,
      })
    default:
      return say(lineProblems[refusal.code], { line: refusal.line })
  }
}

/** Why a row isn't used, with the countries named where they are known. */
export function rowProblem({
  code,
  country,
  fileCountry,
}: Pick<InvalidContact, 'code' | 'country' | 'fileCountry'>): Saying {
  if (country === undefined) return say(reasons[code])
  if (code === 'other_country' && fileCountry !== undefined)
    return say(ofCountries.other, { country: countryName(country), first: countryName(fileCountry) })
  if (code === 'invalid_for_country') return say(ofCountries.invalid, { country: countryName(country) })
  return say(reasons[code])
}

/** What is odd about a file. */
export function noticeWords(notice: ContactFileNotice, firstRow: readonly string[]): Saying {
  if ('count' in notice) return say(notices[notice.code], { count: notice.count })
  return say(notices[notice.code], { cells: firstRow.slice(0, HEADER_CELLS).join(', ') })
}

const LONGEST_SAMPLE_CHARACTERS = 40

/** Names columns by what the first row holds in them: 'Column B: Anna', or 'Column C' for an empty cell. */
export function columnLabels(firstRow: readonly string[], text: Wording): string[] {
  return firstRow.map((cell, index) => {
    const sample = cell.replace(/\s+/g, ' ').trim()
    const characters = Array.from(sample)
    const shown =
      characters.length > LONGEST_SAMPLE_CHARACTERS
        ? `${characters.slice(0, LONGEST_SAMPLE_CHARACTERS - 1).join('')}…`
        : sample
    const column = columnName(index)
    return shown === ''
      ? text('sms-broadcast:contact-column', { column })
      : text('sms-broadcast:contact-column-sample', { column, sample: shown })
  })
}
