import { describe, expect, it } from 'vitest'
import { readDateRange } from '../../../../src/language/lists/filterRanges.ts'
import { dateRangeWords } from '../../../../src/engine/list/dateRangeText.ts'
import { keepRows } from '../../../../src/engine/list/keepRows.ts'
import { nextSort } from '../../../../src/engine/list/nextSort.ts'
import { t } from '../../../support/englishTexts.ts'

describe('clicking a header', () => {
  const byLabel = { field: 'label', descending: false }
  const byWeight = { field: 'weight', descending: true }

  it('sorts ascending first, then toggles', () => {
    expect(nextSort([byWeight], 'label', false)).toEqual([byLabel])
    expect(nextSort([byLabel], 'label', false)).toEqual([{ field: 'label', descending: true }])
  })

  it('keeps other sort columns while Shift is held', () => {
    expect(nextSort([byWeight], 'label', true)).toEqual([byWeight, byLabel])
    expect(nextSort([byWeight, byLabel], 'weight', true)).toEqual([
      { field: 'weight', descending: false },
      byLabel,
    ])
  })
})

describe('refreshed rows', () => {
  it('keep their identity while unchanged', () => {
    const before = [
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ]
    const [a, b] = keepRows(before, [
      { id: 'a', n: 1 },
      { id: 'b', n: 3 },
    ])
    expect(a).toBe(before[0])
    expect(b).toEqual({ id: 'b', n: 3 })
  })

  it('are the same array when nothing changed', () => {
    const before = [{ id: 'a', n: 1 }]
    expect(keepRows(before, [{ id: 'a', n: 1 }])).toBe(before)
  })
})

describe('a date range', () => {
  it.each([
    ['this-month', 'This month'],
    ['2026-01-02..2026-01-31', '01/02/2026 – 01/31/2026'],
    ['2026-01-02..', 'from 01/02/2026'],
    ['..2026-01-31', 'until 01/31/2026'],
  ])('reads %s as %s', (value, words) => {
    expect(dateRangeWords(value, t)).toBe(words)
  })

  it.each(['..', '2026-02-01..2026-01-01', '2026-13-01..', 'x..y', '2026-01-01'])('rejects %s', (text) => {
    expect(readDateRange(text)).toBeUndefined()
  })
})
