import { describe, expect, it } from 'vitest'
import type { ContactFileNotice, ContactFileRefusal } from '../../../../../src/domain/contacts/index.ts'
import { wordsOf, type Saying } from '../../../../../src/server/errors.ts'
import {
  columnLabels,
  fileProblem,
  noticeWords,
  reasonKeys,
  rowProblem,
} from '../../../../../src/server/modules/sms-broadcast/contactWords.ts'
import { shippedWords } from '../../../../support/shippedWords.ts'

function check(words: Saying, expected: RegExp) {
  const said = wordsOf(words, shippedWords)
  expect(said).toMatch(expected)
  expect(said, 'no slot is left open').not.toMatch(/[{}]|sms-broadcast:/)
}

describe('a contact file that can’t be used', () => {
  it.each<[ContactFileRefusal, RegExp]>([
    [{ code: 'empty_file' }, /^The file is empty\. .*one contact per line/],
    [{ code: 'no_rows' }, /one contact per line/],
    [{ code: 'not_csv', format: 'workbook' }, /is an Excel workbook .*CSV UTF-8/],
    [{ code: 'not_csv', format: 'old-workbook' }, /\.xls/],
    [{ code: 'not_csv', format: 'pdf' }, /a PDF document, not a CSV file/],
    [{ code: 'not_csv', format: 'compressed' }, /a compressed file, not/],
    [{ code: 'other_encoding', encoding: 'UTF-16 LE', isMarked: true }, /: it is UTF-16 LE\. Save/],
    [{ code: 'other_encoding', encoding: 'UTF-16 BE', isMarked: false }, /: it is UTF-16 BE without a byte/],
    [{ code: 'not_utf8', line: 2, byte: '0xEB' }, /line 2 has the byte 0xEB/],
    [{ code: 'has_nul', line: 3 }, /^Line 3 has a NUL byte/],
    [{ code: 'line_too_long', line: 1 }, /^Line 1 is longer than 64 KB/],
    [{ code: 'unclosed_quote', line: 7 }, /on line 7 is never closed/],
    [{ code: 'too_many_columns', line: 1 }, /^Line 1 has more than 200 columns/],
    [{ code: 'no_valid_rows', line: 1, reason: 'missing_plus' }, /"Missing \+" \(for instance on line 1\)/],
  ])('is refused with the next step: %j', (refusal, expected) => check(fileProblem(refusal), expected))
})

describe('a row that isn’t used', () => {
  it('is explained, with the countries where they are known', () => {
    check(rowProblem({ code: 'header_row' }), /^Header row$/)
    check(rowProblem({ code: 'too_short', country: 'GB' }), /^Too short$/)
    check(
      rowProblem({ code: 'other_country', country: 'US', fileCountry: 'GB' }),
      /^This number is from United States; the first is from United Kingdom$/,
    )
    check(rowProblem({ code: 'other_country' }), /^This number is from another country/)
    check(rowProblem({ code: 'invalid_for_country', country: 'DE' }), /^Not a valid number in Germany$/)
    check(rowProblem({ code: 'invalid_for_country' }), /^Not a valid number of its country$/)
  })

  it('has words that a thread without definitions can be given', () => {
    expect(reasonKeys).toContain(rowProblem({ code: 'other_country', country: 'US', fileCountry: 'GB' }).key)
    expect(reasonKeys.filter((key) => shippedWords(key) === key)).toEqual([])
  })
})

it.each<[ContactFileNotice, RegExp]>([
  [{ code: 'header_row' }, /\(Phone, b, c, d, e\)/],
  [{ code: 'scientific_notation', count: 1 }, /^1 row lost digits/],
  [{ code: 'missing_plus', count: 1200 }, /^1,200 rows without the leading \+/],
  [{ code: 'lost_characters', count: 2 }, /^2 rows have characters/],
  [{ code: 'uneven_rows', count: 3 }, /^3 rows have a different number of columns from the first/],
  [{ code: 'byte_order_mark' }, /byte order mark/],
])('words what is odd about a file: %j', (notice, expected) =>
  check(noticeWords(notice, ['Phone', 'b', 'c', 'd', 'e', 'f']), expected),
)

it('labels columns by what they hold, in one line and not too long', () => {
  expect(columnLabels(['+1', ' two\nlines ', '', 'x'.repeat(41)], shippedWords)).toEqual([
    'Column A: +1',
    'Column B: two lines',
    'Column C',
    `Column D: ${'x'.repeat(39)}…`,
  ])
})
