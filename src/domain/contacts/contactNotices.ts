import type { ContactFileNotice, ContactFileResult } from './ContactFileResult.ts'

/** What the notices are made from. */
export interface ContactFileTraits extends Pick<ContactFileResult, 'headerRow' | 'invalidByReason'> {
  byteOrderMark: boolean
  unevenRows: number
  lostCharacterRows: number
}

/** What is odd about a file, most useful first. */
export function contactNotices(traits: ContactFileTraits): ContactFileNotice[] {
  const { headerRow, invalidByReason, byteOrderMark, unevenRows, lostCharacterRows } = traits
  const { scientific_notation: scientific = 0, missing_plus: withoutPlus = 0 } = invalidByReason
  const counted = [
    { code: 'scientific_notation', count: scientific },
    { code: 'missing_plus', count: withoutPlus },
    { code: 'lost_characters', count: lostCharacterRows },
    { code: 'uneven_rows', count: unevenRows },
  ] as const
  return [
    ...(headerRow.recognised && !headerRow.skipped ? [{ code: 'header_row' } as const] : []),
    ...counted.filter(({ count }) => count > 0),
    ...(byteOrderMark ? [{ code: 'byte_order_mark' } as const] : []),
  ]
}
