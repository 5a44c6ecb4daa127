import type { ContactFileNotice, ContactFileResult } from './ContactFileResult.ts'

/** What the notices are made from. */
export interface ContactFileTraits extends Pick<ContactFileResult, 'headerRow' | 'invalidByReason'> {
  byteOrderMark: boolean
  unevenRows: number
  lostCharacterRows: number
}

/** Tells in sentences what is odd about a file and what to do, most useful first. */
export function contactNotices(traits: ContactFileTraits): ContactFileNotice[] {
  const { headerRow, invalidByReason, byteOrderMark, unevenRows, lostCharacterRows } = traits
  const { scientific_notation: scientific = 0, missing_plus: withoutPlus = 0 } = invalidByReason
  const notices: (ContactFileNotice | false)[] = [
    headerRow.recognised &&
      !headerRow.skipped && {
        code: 'header_row',
        message: `The first row looks like a header (${headerRow.cells.slice(0, 5).join(', ')}). Skip it to leave it out of the invalid contacts.`,
      },
    scientific > 0 && {
      code: 'scientific_notation',
      message: `${rowCount(scientific)} lost digits in a spreadsheet (such as 4.47912E+11). Format the column as text there and export again.`,
    },
    withoutPlus > 0 && {
      code: 'missing_plus',
      message: `${rowCount(withoutPlus)} without the leading +, which spreadsheets remove. Format the column as text or add the + again.`,
    },
    lostCharacterRows > 0 && {
      code: 'lost_characters',
      message: `${rowCount(lostCharacterRows)} with characters already lost in an earlier conversion (shown as �).`,
    },
    unevenRows > 0 && {
      code: 'uneven_rows',
      message: `${rowCount(unevenRows)} with another number of columns than the first row; missing cells count as empty.`,
    },
    byteOrderMark && {
      code: 'byte_order_mark',
      message: 'The byte order mark at the start of the file was ignored.',
    },
  ]
  return notices.filter((notice) => notice !== false)
}

function rowCount(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`
}
