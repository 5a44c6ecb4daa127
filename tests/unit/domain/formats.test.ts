import { describe, expect, it } from 'vitest'
import { quoteCsvCell, spreadsheetSafeCell } from '../../../src/shared/csv.ts'
import { dateRangeOf, type DateRangePreset } from '../../../src/shared/dateRanges.ts'
import {
  dateIn,
  formatDate,
  formatDateTime,
  formatExactTime,
  formatFilterDate,
  formatLocalDateTime,
  formatPickerDate,
  isSelectableDate,
  parseFilterDate,
  parsePickerDate,
  parsePickerTime,
  pickerMinutes,
  summaryDateTime,
} from '../../../src/shared/dates.ts'
import { isEmail } from '../../../src/shared/emails.ts'
import { noticeDurationMs } from '../../../src/shared/notices.ts'
import { formatBadge, formatFileSize, formatMoney, formatMoneyExact } from '../../../src/shared/numbers.ts'
import { relativeTime } from '../../../src/shared/relativeTime.ts'
import { ageWords } from '../../../src/engine/registry/ageWords.ts'
import { t } from '../../support/englishTexts.ts'

function check(actual: unknown, expected: unknown) {
  expect(actual).toEqual(expected)
}

describe('dates', () => {
  it('are shown as MM/DD/YYYY in the given time zone', () => {
    check(formatDate('2025-03-05T23:30:00Z'), '03/05/2025')
    check(formatDate('2025-03-05T23:30:00Z', 'Asia/Tokyo'), '03/06/2025')
    check(formatDate('no date'), '')
  })

  it('use 24 hours plus AM or PM in summaries', () => {
    check(summaryDateTime('2025-03-05T15:30:00Z'), '03/05/2025 15:30 PM')
    check(summaryDateTime('2025-03-05T00:05:00Z'), '03/05/2025 00:05 AM')
    check(summaryDateTime('2025-03-05T12:00:00Z'), '03/05/2025 12:00 PM')
    check(formatLocalDateTime('2025-03-05T15:30', summaryDateTime), '03/05/2025 15:30 PM')
  })

  it('use 24 hours alone elsewhere', () => {
    check(formatDateTime('2025-03-05T15:30:00Z'), '03/05/2025 15:30')
    check(formatDateTime('2025-03-05T15:30:00Z', 'Asia/Tokyo'), '03/06/2025 00:30')
    check(formatDateTime('no date'), '')
    check(formatExactTime('2025-03-05T15:30:09.987Z', 'Asia/Tokyo'), '03/06/2025 00:30:09')
    check(formatExactTime('no date'), '')
    check(formatLocalDateTime('2025-03-05T15:30'), '03/05/2025 15:30')
  })

  it('are sent as DD/MM/YYYY in list queries', () => {
    check(formatFilterDate('2025-03-05'), '05/03/2025')
    check(parseFilterDate('05/03/2025'), '2025-03-05')
    check(['31/02/2025', '5/3/2025', '2025-03-05', ''].map(parseFilterDate), [
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are entered as MM.DD.YYYY from 1980 to 2050', () => {
    check(formatPickerDate('2025-03-05'), '03.05.2025')
    check(['03.05.2025', '01.01.1980', '12.31.2050', '02.29.2024'].map(parsePickerDate), [
      '2025-03-05',
      '1980-01-01',
      '2050-12-31',
      '2024-02-29',
    ])
    const wrong = [
      '13.01.2024',
      '00.10.2024',
      '01.32.2024',
      '02.30.2024',
      '01.01.2051',
      '12.31.1979',
      '1.1.2024',
      '02.29.2023',
    ]
    check(
      wrong.map(parsePickerDate),
      wrong.map(() => undefined),
    )
  })

  it('can be limited to a range and to weekdays', () => {
    check(isSelectableDate('2025-03-05', { min: '2025-03-05', max: '2025-03-05' }), true)
    check(isSelectableDate('2025-03-04', { min: '2025-03-05' }), false)
    check(isSelectableDate('2025-03-06', { max: '2025-03-05' }), false)
    check(
      ['2025-03-07', '2025-03-08', '2025-03-09'].map((date) => isSelectableDate(date, { noWeekends: true })),
      [true, false, false],
    )
  })

  it('give the current day in a time zone', () => {
    check(dateIn('Pacific/Auckland', '2025-03-05T12:00:00Z'), '2025-03-06')
  })
})

describe('times', () => {
  it('are entered as 24-hour HH:MM with minutes in steps of five', () => {
    check(parsePickerTime('23:59'), { hour: 23, minute: 59 })
    check(['24:00', '10:60', '9:00', '10.00', ''].map(parsePickerTime), Array(5).fill(undefined))
    check(pickerMinutes, [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55])
  })
})

describe('date ranges', () => {
  it.each<[DateRangePreset, object]>([
    ['today', { from: '2024-03-01', to: '2024-03-01' }],
    ['yesterday', { from: '2024-02-29', to: '2024-02-29' }],
    ['this-month', { from: '2024-03-01', to: '2024-03-01' }],
    ['last-month', { from: '2024-02-01', to: '2024-02-29' }],
    ['all-time', {}],
  ])('for %s on March 1, 2024', (preset, range) => {
    check(dateRangeOf(preset, '2024-03-01'), range)
  })

  it('for last month in January are in the previous year', () => {
    check(dateRangeOf('last-month', '2025-01-15'), { from: '2024-12-01', to: '2024-12-31' })
  })
})

describe('relative time', () => {
  const now = Date.parse('2025-03-20T12:00:00Z')
  const minute = 60_000
  const hour = 60 * minute
  const day = 24 * hour

  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [22 * hour, '22 hours ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [6 * day, '6 days ago'],
    [7 * day, '7 days ago'],
    [7 * day + 1, '03/13/2025'],
    [8 * day, '03/12/2025'],
    [-30_000, 'just now'],
    [-day, '03/21/2025'],
  ])('after %i ms is %s', (elapsedMs, text) => {
    check(relativeTime(now - elapsedMs, now, ageWords(t)), text)
  })
})

describe('numbers', () => {
  it('show file sizes in megabytes of 2^20 bytes', () => {
    const sizes = [0, 1, 1023, 1024, 2 ** 20 - 1, 2 ** 20, 25 * 2 ** 20, 25.99 * 2 ** 20, 3 * 2 ** 30]
    check(sizes.map(formatFileSize), [
      '0 bytes',
      '1 byte',
      '1023 bytes',
      '1 KB',
      '1023 KB',
      '1 MB',
      '25 MB',
      '25.9 MB',
      '3 GB',
    ])
  })

  it('show money with two decimals, or up to four below one unit', () => {
    check(formatMoney(12_500_000, 'USD'), '$12.50')
    check(formatMoney(6_715_000, 'USD'), '$6.72')
    check(formatMoney(-7_457_500, 'USD'), '-$7.46')
    check(formatMoney(1_000_000, 'USD'), '$1.00')
    check(formatMoney(999_999, 'USD'), '$1.00')
    check(formatMoney(675_000, 'USD'), '$0.675')
    check(formatMoney(-7500, 'USD'), '-$0.0075')
    check(formatMoney(0, 'EUR'), '€0.00')
  })

  it('never round an amount to zero', () => {
    check(formatMoney(99, 'USD'), '$0.000099')
    check(formatMoney(7_600_000, 'USD', 3), '$7.600')
    check(formatMoney(1, 'USD'), '$0.000001')
  })

  it('show exact micro-unit amounts on request', () => {
    check(formatMoneyExact(6_715_000, 'USD'), '$6.715')
    check(formatMoneyExact(-1, 'USD'), '-$0.000001')
    check(formatMoneyExact(9_007_199_254_740_993_000_001n, 'USD'), '$9,007,199,254,740,993.000001')
  })

  it('show badges up to 99', () => {
    check([0, 1, 99, 100].map(formatBadge), ['', '1', '99', '99+'])
  })

  it('show notices for 0.7 s per word and at least 4 s', () => {
    check(noticeDurationMs('Saved'), 4000)
    check(noticeDurationMs('one two three four five six seven eight nine ten'), 7000)
  })
})

describe('email addresses', () => {
  const domain = (length: number) =>
    `${'a'.repeat(length - 8)}.abc.com`.replace(/a{40}/, `${'a'.repeat(39)}.`)

  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    `${'a'.repeat(63)}@b.co`,
    `a@${domain(64)}`,
    'a@b.abcdefghij',
    "o'x@b.co",
  ])('accept %s', (text) => {
    check(isEmail(text), true)
  })

  it.each([
    'a.b',
    '',
    '@b.co',
    'a@',
    'a@b',
    'a@b.c',
    'a..b@c.de',
    '.a@b.co',
    'a@-b.co',
    'a b@c.de',
    'a@b@c.de',
    `${'a'.repeat(64)}@b.co`,
    `a@${domain(65)}`,
    'a@b.abcdefghijk',
  ])('refuse %s', (text) => {
    check(isEmail(text), false)
  })
})

describe('csv', () => {
  it('quotes cells that need it', () => {
    check(['a', 'a,b', 'a"b', 'a\nb', 'a\rb'].map(quoteCsvCell), ['a', '"a,b"', '"a""b"', '"a\nb"', '"a\rb"'])
  })

  it('prevents spreadsheets from running or truncating cells', () => {
    check(
      ['=1', '+1', '-1', '@a', '\ta', '\ra', '\na', '447911123456', '0123', 'Anna', '12'].map(
        spreadsheetSafeCell,
      ),
      ["'=1", "'+1", "'-1", "'@a", "'\ta", "'\ra", "'\na", "'447911123456", "'0123", 'Anna', '12'],
    )
  })

  it('leaves text alone that only looks like such cells in part', () => {
    for (const text of ['x=1', 'a0123', '0123a', '1e', '12.5', '']) check(spreadsheetSafeCell(text), text)
    check(spreadsheetSafeCell('1e5'), "'1e5")
    check(spreadsheetSafeCell('1.5E+20'), "'1.5E+20")
  })

  it('prevents full-width formula characters, too', () => {
    check(['＝1', '＋1', '－1', '＠a', 'a＠b'].map(spreadsheetSafeCell), [
      "'＝1",
      "'＋1",
      "'－1",
      "'＠a",
      'a＠b',
    ])
  })
})
